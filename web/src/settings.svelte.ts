/** What a person sets once for this browser. Kept in localStorage; every change applies at once. */

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  /** 0 = everything at once, 1 = the usual pace, 2 = half as fast. */
  pace: number;
  volume: number;
  contrast: boolean;
  /** Answer a decision by itself when it has a single option. */
  forced: boolean;
  /** Ask the system to show a notice when it is my turn. */
  notify: boolean;
  name: string;
}

const KEY = 'magemoot.settings';

function usualLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function usual(): Kept {
  return { language: usualLanguage(), pace: 1, volume: 0.5, contrast: false, forced: true, notify: false, name: '' };
}

/** Reads what was kept; anything that is not what it should be falls back to its default. */
export function readKept(text: string | null): Kept {
  const kept = usual();
  if (text === null) return kept;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return kept;
  }
  if (typeof raw !== 'object' || raw === null) return kept;
  const given = raw as Record<string, unknown>;
  if (LANGUAGES.includes(given.language as Language)) kept.language = given.language as Language;
  if (typeof given.pace === 'number' && given.pace >= 0 && given.pace <= 2) kept.pace = given.pace;
  if (typeof given.volume === 'number' && given.volume >= 0 && given.volume <= 1) kept.volume = given.volume;
  for (const flag of ['contrast', 'forced', 'notify'] as const) {
    if (typeof given[flag] === 'boolean') kept[flag] = given[flag];
  }
  if (typeof given.name === 'string') kept.name = given.name.slice(0, 40);
  return kept;
}

class Settings implements Kept {
  language = $state<Language>('en');
  pace = $state(1);
  volume = $state(0.5);
  contrast = $state(false);
  forced = $state(true);
  notify = $state(false);
  name = $state('');
  /** The system asks for less motion. */
  calm = $state(false);

  constructor() {
    Object.assign(this, readKept(globalThis.localStorage?.getItem(KEY) ?? null));
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    if (query) {
      this.calm = query.matches;
      query.addEventListener('change', () => (this.calm = query.matches));
    }
  }

  /** The pace in force: the slider, unless the system asks for less motion. */
  get motion(): number {
    return this.calm ? 0 : this.pace;
  }

  /** How long something of `base` milliseconds takes at the pace in force. */
  ms(base: number): number {
    return base * this.motion;
  }

  /** Writes the settings down and sets what the style sheet reads. Call it from an effect. */
  keep(): void {
    const { language, pace, volume, contrast, forced, notify, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, pace, volume, contrast, forced, notify, name }));
    const root = document.documentElement;
    root.lang = language;
    root.dataset.contrast = contrast ? 'high' : 'usual';
    root.style.setProperty('--pace', String(this.motion));
  }
}

export const settings = new Settings();
