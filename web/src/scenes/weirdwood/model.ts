import type { Option } from '../../wire.ts';
import type { Amounts, Facts, Fae, Fight, Fighter, Part, RoomStatic, Statics, View, Warden } from './types.ts';

export const AWAY = -1;
export const THRONE_ROOM = 30;
export const TIMES = ['morning', 'afternoon', 'evening', 'night'] as const;
export const TRACKS = ['power', 'combat', 'tactics'] as const;
export const RESOURCES = ['min', 'knowledge', 'scarab'] as const;
export const AREAS = ['head', 'torso', 'arms'] as const;
export const STATES = ['calm', 'angry', 'furious'] as const;
export const STEPS = ['before', 'rolled', 'after', 'damage', 'end'] as const;
export const DICE = ['balanced', 'attack', 'defence'] as const;
export const DAYS = 12;
/** Time slots of a board, before those of Companions. */
export const BOARD_SLOTS = 4;
export const MOST_HEALTH = 6;

/** "fae_rift" → "fae-rift": ids as messages write them. */
export function slug(id: string): string {
  return id.replaceAll('_', '-');
}

/** "fae-rift" → "fae_rift": the id that a message names. */
export function idOf(name: string): string {
  return name.replaceAll('-', '_');
}

/** What the Monster's Health is measured by: what it was at the start, or the end of its track if it can heal beyond. */
export function wholeHealth(view: View, facts: Facts, statics: Statics): number {
  return view.monster === 'wraith' ? (statics.monsters[view.monster]?.track ?? 0) : facts.monster.whole;
}

export function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}

/** The time of day of a position of the Time corridor: 0 is Morning 1. */
export function timeOfDay(time: number): string {
  return TIMES[Math.floor(time / 3)] ?? 'morning';
}

/** Longest word of a title, in letters: what must fit on one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

/** What a cost or a gain names, in the order in which it is written. */
const ORDER = ['min', 'knowledge', 'scarab', 'min_or_knowledge', 'any', 'power', 'health', 'pp'];

export function amounts(of: Amounts | undefined): { what: string; count: number }[] {
  return Object.entries(of ?? {})
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what, count }))
    .sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}

// --- cards ----------------------------------------------------------------------------------------------------------

export type CardKind = 'action' | 'tactic' | 'companion' | 'quest' | 'mcard';

/** What a card is. `key` is its entry in the statics; `message` names it, `text` and what follows it say what it does. */
export interface CardName {
  what: CardKind;
  key: string;
  message: string;
}

export function cardOf(piece: number, statics: Statics): CardName | undefined {
  const kind = statics.kinds[statics.kind_of[piece] ?? -1];
  return kind === undefined ? undefined : cardNamed(kind, statics);
}

/** "action-celia-2", "companion-ember", "mcard-enraged-3" → what it is. */
export function cardNamed(kind: string, statics: Statics): CardName | undefined {
  const [what = '', rest = ''] = kind.split(/-(.*)/s);
  switch (what) {
    case 'action': {
      const name = statics.actions[kind]?.name;
      return name === undefined ? undefined : { what, key: kind, message: `action-${slug(name)}` };
    }
    case 'tactic':
    case 'companion':
    case 'quest':
      return { what, key: rest, message: `${what}-${slug(rest)}` };
    case 'mcard': {
      const id = rest.replace(/-\d+$/, '');
      return { what, key: id, message: `mcard-${slug(id)}` };
    }
    default:
      return undefined;
  }
}

/** Type and time steps on the back of a Monster card. */
export interface Back {
  type: string;
  time: number;
}

export function backNamed(back: string | undefined): Back | undefined {
  const found = /^(\w+)-(\d+)$/.exec(back ?? '');
  return found ? { type: found[1] as string, time: Number(found[2]) } : undefined;
}

/** The back of the next Monster card: of a card that was looked at, or as the table says it. */
export function nextBack(fae: Fae, statics: Statics): Back | undefined {
  const known = fae.ahead[0] ?? fae.top[0];
  const kind = known === undefined || known < 0 ? undefined : statics.kinds[statics.kind_of[known] ?? -1];
  const found = /^mcard-(.+)-(\d+)$/.exec(kind ?? '');
  const card = found && statics.monster_cards[found[1] as string];
  return card ? { type: card.type, time: Number(found[2]) } : backNamed(fae.back);
}

/** How many cards are left in the Monster's deck. */
export function deckLeft(fae: Fae): number {
  return fae.deck.length + fae.top.length + fae.ahead.length + fae.bottom.length;
}

// --- time slots and matching icons ----------------------------------------------------------------------------------

/** One time slot of a warden, with what lies on it. */
export interface Slot {
  index: number;
  /** Times of day that it takes; several: any. */
  times: string[];
  card: number | undefined;
  faceUp: boolean;
  cover: number | undefined;
  spent: boolean;
  die: string;
  /** The Companion that it belongs to. */
  companion: number | undefined;
  exhausted: boolean;
  /** The Quest that bars it. */
  quest: number | undefined;
}

export function slotsOf(one: Warden, statics: Statics): Slot[] {
  const board = statics.characters[one.character]?.time_slots ?? [];
  return one.slots.map((there, index) => ({
    index,
    times: board[index] ?? [...TIMES],
    card: there[0],
    faceUp: one.face_up[index] ?? false,
    cover: one.covers[index]?.[0],
    spent: one.spent_covers[index] ?? false,
    die: one.dice_on_cards[index] ?? '',
    companion: one.companions[index - BOARD_SLOTS],
    exhausted: one.exhausted[index - BOARD_SLOTS] ?? false,
    quest: one.quest_slot === index ? one.quest[0] : undefined,
  }));
}

export interface Corners {
  left: string;
  right: string;
}

/** The icons that show on a slot; undefined where nothing shows. */
export function cornersOf(slot: Slot, statics: Statics): Corners | undefined {
  if (slot.quest !== undefined || slot.card === undefined) return undefined;
  const shown = slot.cover ?? (slot.faceUp ? slot.card : undefined);
  const card = shown === undefined ? undefined : cardOf(shown, statics);
  if (card?.what === 'tactic') return statics.tactics[card.key];
  return card?.what === 'action' ? statics.actions[card.key] : undefined;
}

/** What two icons give that meet; empty: nothing. */
export function match(one: string, other: string): string {
  if (!one || !other) return '';
  if (one === 'wild') return other;
  return other === 'wild' || other === one ? one : '';
}

/** For each slot what matches between it and the next one; empty: nothing. */
export function matchesOf(slots: readonly Slot[], statics: Statics): string[] {
  const row = slots.map((slot) => cornersOf(slot, statics));
  return slots.slice(0, -1).map((_, index) => match(row[index]?.right ?? '', row[index + 1]?.left ?? ''));
}

/** "any" for a slot that takes every time of day. */
export function slotTime(slot: Slot): string {
  return slot.times.length === 1 ? (slot.times[0] as string) : 'any';
}

// --- the manor: who and what is where -------------------------------------------------------------------------------

export function isLaid(view: View): boolean {
  return view.room_at.length > 0;
}

export function roomAt(view: View, statics: Statics, place: number): RoomStatic | undefined {
  return statics.rooms[view.room_at[place] ?? ''];
}

export function placeOfRoom(view: View, room: string): number {
  return view.room_at.indexOf(room);
}

/** A figure in the manor: a warden, the Monster or Lady Weirdwood. */
export interface Mini {
  /** For gliding: beyond the numbers of all cards. */
  id: number;
  kind: 'warden' | 'monster' | 'lady';
  seat: number;
  target: string;
}

const MINIS = 100_000;

/** The figures in a place: the Monster first, then Lady Weirdwood, then the wardens by seat. */
export function minisIn(view: View, place: number): Mini[] {
  const found: Mini[] = [];
  if (view.fae.place === place) found.push({ id: MINIS + 50, kind: 'monster', seat: -1, target: 'monster' });
  if (view.lady === place) found.push({ id: MINIS + 51, kind: 'lady', seat: -1, target: 'lady' });
  for (const one of view.wardens) {
    if (one.character !== '' && one.place === place) found.push({ id: MINIS + one.seat, kind: 'warden', seat: one.seat, target: `seat:${one.seat}` });
  }
  return found;
}

/** Which corridors are open to a walker: those that the own Room or a Room on the way opens to. */
export function corridorsOf(view: View, facts: Facts, walker: Warden | undefined): { day: boolean; time: boolean } {
  if (walker === undefined || walker.place < 0) return { day: false, time: false };
  const guarded = (place: number): boolean => (view.scarabs[place] ?? 0) > 0 || view.fae.place === place || view.tiles[place] !== '';
  const reach = facts.wardens[walker.seat]?.reach ?? [];
  const through = [walker.place, ...reach.filter((place) => !guarded(place))];
  return { day: through.some((place) => facts.day_doors[place] === true), time: through.some((place) => facts.time_doors[place] === true) };
}

// --- options --------------------------------------------------------------------------------------------------------

/** Options that point at a thing by name. */
export function optionsAt(options: readonly Option[], target: string): Option[] {
  return options.filter((option) => option.target === target);
}

export function optionsKeyed(options: readonly Option[], key: string): Option[] {
  return options.filter((option) => option.key === key);
}

/** Whether something of a warden may be chosen: the figure, a slot, a Power, a track. */
export function isNamed(options: readonly Option[], seat: number): boolean {
  const prefixes = [`slot:${seat}/`, `power:${seat}/`, `track:${seat}/`];
  return options.some(({ target }) => target === `seat:${seat}` || prefixes.some((prefix) => target?.startsWith(prefix)));
}

/** Whose sheet holds all that may be chosen on sheets, if it is somebody's. */
export function sheetNamed(options: readonly Option[]): number | undefined {
  const seats = new Set(options.flatMap(({ target }) => /^(?:slot|power|track):(\d+)\//.exec(target ?? '')?.[1] ?? []));
  return seats.size === 1 ? Number([...seats][0]) : undefined;
}

/** The Companions in the offer of which a warden has an ability until the end of the turn. */
export function lenders(one: Warden, statics: Statics): number[] {
  const kinds = new Set(one.borrowed.map((key) => statics.kinds.indexOf(`companion-${key.split('/')[0]}`)));
  return statics.kind_of.flatMap((kind, piece) => (kinds.has(kind) ? [piece] : []));
}

/** Every card that lies with a warden, the borrowed Companions included. */
function cardsOf(one: Warden, statics: Statics): number[] {
  return [
    ...one.hand,
    ...one.tactics,
    ...one.companions,
    ...lenders(one, statics),
    ...one.quest,
    ...one.kept,
    ...one.vault,
    ...one.slots.flat(),
    ...one.covers.flat(),
  ];
}

/** Whether something of a warden may be chosen that lies on the sheet or in the hand, the cards included. */
export function isHeld(options: readonly Option[], one: Warden, statics: Statics): boolean {
  const cards = cardsOf(one, statics);
  return isNamed(options, one.seat) || options.some(({ piece }) => piece !== null && piece >= 0 && cards.includes(piece));
}

/** Cards that may be chosen but lie in no zone that is drawn with the wardens or the Monster. */
export function wares(options: readonly Option[], view: View, statics: Statics): number[] {
  const drawn = new Set([
    ...view.fae.powers.flat(),
    ...view.fae.ahead,
    ...view.wardens.flatMap((one) => cardsOf(one, statics)),
  ]);
  const pieces = options.flatMap(({ piece }) => (piece === null || piece < 0 ? [] : [piece]));
  return [...new Set(pieces)].filter((piece) => !drawn.has(piece));
}

/** The other wardens in the order of play, beginning after `seat`. */
export function othersAfter(all: readonly Warden[], seat: number): Warden[] {
  const count = all.length;
  const turns = (other: number): number => (other - seat + count) % count;
  return all.filter((one) => one.seat !== seat).toSorted((a, b) => turns(a.seat) - turns(b.seat));
}

// --- battle ---------------------------------------------------------------------------------------------------------

/** "<message id>:<hits>:<blocks>" → its parts. */
export function partOf(source: string): Part {
  const found = /^(.*):(-?\d+):(-?\d+)$/.exec(source);
  return found ? { message: found[1] as string, hits: Number(found[2]), blocks: Number(found[3]) } : { message: source, hits: 0, blocks: 0 };
}

/** Dice that were rolled, added up. */
export function rolledBy(side: Fighter, statics: Statics): { hits: number; blocks: number } {
  let hits = 0;
  let blocks = 0;
  for (const [index, colour] of side.dice.entries()) {
    const face = statics.dice[colour]?.faces[side.faces[index] ?? -1];
    hits += Number(face?.['hit'] ?? 0);
    blocks += Number(face?.['block'] ?? 0);
  }
  return { hits, blocks };
}

/** One side of a battle as it stands now. */
export interface Score {
  parts: Part[];
  dice: { hits: number; blocks: number };
  rolled: boolean;
  hits: number;
  blocks: number;
}

export function scoreOf(side: Fighter, statics: Statics): Score {
  const dice = rolledBy(side, statics);
  return {
    parts: side.sources.map(partOf),
    dice,
    rolled: side.faces.some((face) => face >= 0),
    hits: Math.max(0, side.hits + dice.hits),
    blocks: Math.max(0, side.blocks + dice.blocks),
  };
}

/** The damage that each side takes, or would take as things stand. */
export function damageIn(fight: Fight, statics: Statics): { mine: number; theirs: number } {
  const [mine, theirs] = [scoreOf(fight.mine, statics), scoreOf(fight.theirs, statics)];
  const against = fight.ignore_enemy_hits ? 0 : theirs.hits;
  const suffered = Math.max(0, against - mine.blocks - fight.reduced);
  const dealt = fight.attacking ? Math.max(0, mine.hits - theirs.blocks) : 0;
  return {
    mine: fight.mine.taken >= 0 ? fight.mine.taken : suffered,
    theirs: fight.theirs.taken >= 0 ? fight.theirs.taken : dealt,
  };
}
