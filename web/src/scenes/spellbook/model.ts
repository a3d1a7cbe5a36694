import { COLOURS, RUNES, type Colour, type Rune } from '../../pieces/matter.ts';
import type { Option } from '../../wire.ts';

/** No piece in this slot. */
export const EMPTY = -2;
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
  level: number;
  timing: string;
  points: number;
  /** More points at the end of the game, by what lies on the table then. */
  variable: boolean;
  runes: Rune[];
  rune_rule: 'none' | 'fixed' | 'card';
}

/** A spell as the game describes it once. */
export interface Spell {
  id: string;
  colour: Colour;
  phase: string | null;
  levels: SpellLevel[];
}

/** What the game says once: GET /api/games/spellbook. */
export interface Statics {
  kinds: string[];
  /** The kind of each token. */
  kind_of: number[];
  /** All spells; the view names those in play by their place in this list. */
  spells: Spell[];
  pool_limit: number;
  altar_spaces: number;
  /** Score of a familiar board by the number of tokens on it; the last one is that of a full board. */
  board_scores: number[];
  opponent_scores: number[];
  /** Spaces that renew the altar, counted from 1. */
  opponent_refresh: number[];
}

/** Points from the familiar board (`spell` is empty) or from one spell, and those that vary with the table. */
export interface Part {
  spell: string;
  level: number;
  points: number;
  extra: number;
}

export interface MageFacts {
  score: number;
  parts: Part[];
}

export interface Facts {
  mages: MageFacts[];
  /** Solo: the opponent's score. */
  opponent: number | null;
}

/** What a lit slot would do: learn the spell, cast it, or be chosen for something else (raised, copied). */
export type Use = 'learn' | 'cast' | 'choose';

export interface Slot {
  level: Level;
  points: number;
  variable: boolean;
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
  /** Level of the token on the card, 0 while the spell is not learned. */
  level: number;
  fresh: boolean;
  slots: Slot[];
  /** Every option that this card or one of its levels stands for, highest level first. */
  options: Option[];
}

/** Colour and rune of a token, or undefined for one that lies face down. */
export function faceOf(token: number, statics: Statics): { colour: Colour; rune: Rune } | undefined {
  const [colour, rune] = statics.kinds[statics.kind_of[token] ?? -1]?.split('-') ?? [];
  return isColour(colour) && isRune(rune) ? { colour, rune } : undefined;
}

function isColour(word: string | undefined): word is Colour {
  return COLOURS.some((colour) => colour === word);
}

function isRune(word: string | undefined): word is Rune {
  return RUNES.some((rune) => rune === word);
}

/** The place of a spell in a mage's lists. */
export function placeOf(spell: Spell): number {
  return COLOURS.indexOf(spell.colour);
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
  return /-[345](:|$)/.test(option.key) ? 'cast' : 'choose';
}

/** One card of one mage with what may be done with it now. `target` is where its options point. */
export function cardModel(mage: Mage, spell: Spell, options: readonly Option[], target: string): CardModel {
  const place = placeOf(spell);
  const level = mage.levels[place] ?? 0;
  const token = mage.cards[place] ?? EMPTY;
  const slots = LEVELS.map((number): Slot => {
    const facts = levelOf(spell, number);
    const here = options.filter((option) => option.target === `${target}/${number}`);
    return {
      level: number,
      points: facts?.points ?? 0,
      variable: facts?.variable ?? false,
      runes: facts?.runes ?? [],
      cardRune: facts?.rune_rule === 'card',
      token: level === number && token !== EMPTY ? token : undefined,
      options: here,
      use: here[0] && useOf(here[0]),
    };
  });
  const whole = options.filter((option) => option.target === target);
  return {
    id: spell.id,
    level,
    fresh: mage.fresh[place] === 1 && spell.phase !== null,
    slots,
    options: [...slots.flatMap((slot) => slot.options), ...whole],
  };
}

/**
 * The message that says what a spell does, at a level or in short. Alone some do something else: those have a message
 * of their own for it.
 *
 * @param has whether there is such a message.
 */
export function effectMessage(spell: Spell, part: Level | 'short', solo: boolean, has: (message: string) => boolean): string {
  const message = `spell-${spell.id}-${part}`;
  return solo && has(`${message}-solo`) ? `${message}-solo` : message;
}

export function levelOf(spell: Spell, level: number): SpellLevel | undefined {
  return spell.levels.find((facts) => facts.level === level);
}

/** The seven spells in play, in the order of the colours. */
export function spellsInPlay(view: View, statics: Statics): Spell[] {
  return view.spells.flatMap((index) => statics.spells[index] ?? []);
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
export function byKind(tokens: readonly number[], kindOf: readonly number[]): { token: number; count: number }[] {
  const kinds = new Map<number, { token: number; count: number }>();
  for (const token of tokens.toSorted((a, b) => a - b)) {
    const kind = kindOf[token] ?? -1;
    const entry = kinds.get(kind);
    if (entry) entry.count += 1;
    else kinds.set(kind, { token, count: 1 });
  }
  return [...kinds.values()];
}

/** A score told in few words: all spells together, the familiar board, then what each spell adds at the end. */
export function tell(parts: readonly Part[]): { message: string; spell?: string; points: number }[] {
  const spells = parts.filter((part) => part.spell !== '');
  const sum = (some: readonly Part[]): number => some.reduce((total, part) => total + part.points, 0);
  return [
    { message: 'part-spells', points: sum(spells) },
    { message: 'part-board', points: sum(parts.filter((part) => part.spell === '')) },
    ...spells
      .filter((part) => part.extra > 0)
      .map((part) => ({ message: 'part-variable', spell: part.spell, points: part.extra })),
  ];
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
