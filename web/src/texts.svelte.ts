import { Catalogue, type Part, type Reader } from './i18n.ts';
import { settings, type Language } from './settings.svelte.ts';
import type { Args } from './wire.ts';

/** The catalogue in use. Reading a text in a component follows a change of language by itself. */
class Texts {
  #catalogue = $state.raw<Catalogue | null>(null);
  readonly #loaded = new Map<Language, Promise<Catalogue>>();

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** Shows another language; rejects when its texts cannot be had, and then nothing changes. */
  async use(language: Language): Promise<void> {
    let loading = this.#loaded.get(language);
    if (!loading) {
      loading = fetchCatalogue(language);
      this.#loaded.set(language, loading);
      loading.catch(() => this.#loaded.delete(language));
    }
    const catalogue = await loading;
    if (settings.language === language || !this.ready) this.#catalogue = catalogue;
  }

  has(id: string): boolean {
    return this.#catalogue?.has(id) ?? false;
  }

  parts(id: string, args: Args = {}, reader?: Reader): Part[] {
    return this.#catalogue?.parts(id, args, reader) ?? [];
  }

  t(id: string, args: Args = {}, reader?: Reader): string {
    return this.#catalogue?.text(id, args, reader) ?? '';
  }
}

async function fetchCatalogue(language: Language): Promise<Catalogue> {
  const answer = await fetch(`/api/texts/${language}`);
  if (!answer.ok) throw new Error(`texts for ${language}: the server answered ${answer.status}`);
  return new Catalogue(language, await answer.text());
}

export const texts = new Texts();
