import { COLOURS, RUNES, type Colour, type Rune } from '../../pieces/matter.ts';
import type { Args, Option } from '../../wire.ts';

/** No piece in this slot. */
export const EMPTY = -2;
/** A piece that the reader may not see. */
export const FACE_DOWN = -1;
export const LEVELS = [5, 4, 3] as const;
export type Level = (typeof LEVELS)[number];

/** One mage as the view shows it; the lists `cards`, `levels` and `fresh` go by colour. */
export interface Mage {
  seat: number;
  pool: number[];
  board: number[];
  cards: number[];
  levels: number[];
  fresh: number[];
}

/** The part of the view that the scene draws. */
export interface View {
  mages: Mage[];
  bag: number[];
  altar: number[];
  tray: number[];
  spells: number[];
  first: number;
  active: number;
  phase: number;
  day: number;
  /** Why the end was triggered; empty before. */
  ending: string;
  finished: boolean;
  opponent: number[];
  lower: number[];
}

export interface SpellLevel {
  points: number;
  timing: string;
  runes: number[];
  rune_rule: 'none' | 'fixed' | 'card';
}

/** A spell as the game describes it once. */
export interface Spell {
  index: number;
  id: string;
  colour: number;
  phase: string | null;
  levels: Record<string, SpellLevel>;
}

/** What the game says once: GET /api/games/spellbook. */
export interface Statics {
  spells: Spell[];
  per_kind: number;
  pool_limit: number;
  altar_spaces: number;
  board_values: number[];
  board_full: number;
  opponent_values: number[];
  opponent_full: number;
  opponent_refresh: number[];
}

/** One line of a score: "familiar 7". */
export interface Part {
  message: string;
  args: Args;
  points: number;
}

export interface Score {
  total: number;
  parts: Part[];
}

export interface Facts {
  scores: Score[];
  opponent: Score | null;
}

/** What a lit slot would do: learn the spell, cast it, or be chosen for something else (raised, copied). */
export type Use = 'learn' | 'cast' | 'choose';

export interface Slot {
  level: Level;
  points: number;
  /** Printed runes; with `cardRune` the rune of the token on the card counts instead. */
  runes: Rune[];
  cardRune: boolean;
  /** The token that lies on this slot. */
  token: number | undefined;
  options: Option[];
  use: Use | undefined;
}

export interface CardModel {
  id: string;
  colour: Colour;
  phase: string | null;
  /** Level of the token on the card, 0 while the spell is not learned. */
  level: number;
  fresh: boolean;
  slots: Slot[];
  /** Every option that this card or one of its levels stands for, highest level first. */
  options: Option[];
}

/** Colour and rune of a token, or undefined for one that lies face down. */
export function faceOf(token: number, perKind: number): { colour: Colour; rune: Rune } | undefined {
  if (token < 0) return undefined;
  const kind = Math.floor(token / perKind);
  const colour = COLOURS[Math.floor(kind / RUNES.length)];
  const rune = RUNES[kind % RUNES.length];
  return colour !== undefined && rune !== undefined ? { colour, rune } : undefined;
}

/** The options that act on this target or on a part of it: "card:storm" finds "card:storm/4" too. */
export function optionsAt(options: readonly Option[], target: string): Option[] {
  return options.filter((option) => option.target === target || (option.target?.startsWith(`${target}/`) ?? false));
}

/** The target of one card: the reader's own or, where `seat` is given, the one in that seat's book. */
export function cardTarget(spell: string, seat?: number): string {
  return seat === undefined ? `card:${spell}` : `seat:${seat}/card:${spell}`;
}

export function useOf(option: Option): Use {
  if (option.key.startsWith('learn-')) return 'learn';
  return /-[345]$/.test(option.key) ? 'cast' : 'choose';
}

/** One card of one mage with what may be done with it now. `target` is where its options point. */
export function cardModel(mage: Mage, spell: Spell, options: readonly Option[], target: string): CardModel {
  const colour = COLOURS[spell.colour] as Colour;
  const level = mage.levels[spell.colour] ?? 0;
  const token = mage.cards[spell.colour] ?? EMPTY;
  const slots = LEVELS.map((number): Slot => {
    const facts = spell.levels[String(number)];
    const here = options.filter((option) => option.target === `${target}/${number}`);
    return {
      level: number,
      points: facts?.points ?? 0,
      runes: (facts?.runes ?? []).flatMap((rune) => RUNES[rune] ?? []),
      cardRune: facts?.rune_rule === 'card',
      token: level === number && token !== EMPTY ? token : undefined,
      options: here,
      use: here[0] && useOf(here[0]),
    };
  });
  const whole = options.filter((option) => option.target === target);
  return {
    id: spell.id,
    colour,
    phase: spell.phase,
    level,
    fresh: mage.fresh[spell.colour] === 1,
    slots,
    options: [...slots.flatMap((slot) => slot.options), ...whole],
  };
}

/** The seven spells in play, in the order of the colours. */
export function spellsInPlay(view: View, statics: Statics): Spell[] {
  return view.spells.flatMap((index) => statics.spells.find((spell) => spell.index === index) ?? []);
}

export function learned(mage: Mage): number {
  return mage.levels.filter((level) => level > 0).length;
}

/** A size in units of the title's own width, so that the longest word fits on its line. */
export function titleUnits(title: string): number {
  const words = title.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  return title.length <= 11 ? Math.max(title.length, 8) : Math.max(longest, 9);
}

/** Equal tokens of a heap gathered: one of each kind and how many there are, in the order of the kinds. */
export function byKind(tokens: readonly number[], perKind: number): { token: number; count: number }[] {
  const kinds = new Map<number, { token: number; count: number }>();
  for (const token of tokens.toSorted((a, b) => a - b)) {
    const kind = Math.floor(token / perKind);
    const entry = kinds.get(kind);
    if (entry) entry.count += 1;
    else kinds.set(kind, { token, count: 1 });
  }
  return [...kinds.values()];
}

/** What an inspector target names: a card ("card:storm", "seat:2/card:storm/4") or a token ("17"). */
export function inspected(target: string, statics: Statics): { spell?: Spell; seat?: number; token?: number } {
  const card = /^(?:seat:(\d+)\/)?card:([a-z_]+)/.exec(target);
  if (card) {
    const spell = statics.spells.find((other) => other.id === card[2]);
    if (spell === undefined) return {};
    return card[1] === undefined ? { spell } : { spell, seat: Number(card[1]) };
  }
  return /^\d+$/.test(target) ? { token: Number(target) } : {};
}
