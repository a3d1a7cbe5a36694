import { Catalogue, type Part, type Reader } from './i18n.ts';
import { api } from './rest.ts';
import { settings, type Language } from './settings.svelte.ts';
import type { Args } from './wire.ts';

/** The catalogue in use. Reading a text in a component follows a change of language by itself. */
class Texts {
  #catalogue = $state.raw<Catalogue | null>(null);
  /** The game at whose table the reader sits. Two games may use one message id, so then only its own texts are read. */
  #game: string | null = null;
  readonly #loaded = new Map<string, Promise<Catalogue>>();

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** Shows another language; rejects with `Refused` when its texts cannot be had, and then nothing changes. */
  async use(language: Language): Promise<void> {
    const game = this.#game;
    const catalogue = await this.#load(language, game);
    if ((settings.language === language && this.#game === game) || !this.ready) this.#catalogue = catalogue;
  }

  /** Sits down at a table of this game, or (null) gets up: the texts of all games again. Rejects as `use` does. */
  async sitDown(game: string | null): Promise<void> {
    this.#game = game;
    await this.use(settings.language);
  }

  #load(language: Language, game: string | null): Promise<Catalogue> {
    const key = `${language}/${game ?? ''}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const loading = api.texts(language, game).then((source) => new Catalogue(language, source));
    this.#loaded.set(key, loading);
    loading.catch(() => this.#loaded.delete(key));
    return loading;
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

export const texts = new Texts();
