import type { Args, Option } from '../../wire.ts';

export const EMPTY = -2;
export const FACE_DOWN = -1;
export const NOWHERE = -1;

/** Alignments in the order of the state's numbers. */
export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** One player's play area, as the view shows it. */
export interface Adventurer {
  seat: number;
  card: number;
  space: number;
  life: number;
  fate: number;
  gold: number;
  /** Tokens; the printed value comes on top. */
  strength: number;
  craft: number;
  alignment: number;
  objects: number[];
  followers: number[];
  raised: number[];
  trophies: number[];
  /** Face down (-1) where they are another's. */
  spells: number[];
  peeked: number[];
  toad: number;
  toad_strength: number;
  toad_craft: number;
  missed: number;
  quest: string;
  standoff: boolean;
  enslaved: boolean;
  pitfiends: number;
  werewolf: number;
  claimed: boolean;
  invisible: boolean;
  immobile: boolean;
  extra_turns: number;
  eliminated: boolean;
  inherited: number[];
  inherited_gold: number;
  start_gold: number;
  start_cards: number;
}

export interface Fight {
  /** "battle", "psychic", or empty. */
  kind: string;
  seat: number;
  rival: number;
  enemies: number[];
  name: string;
  value: number;
  rolls: number[];
  totals: number[];
  weapons: number[];
  bonus: number;
  rival_bonus: number;
}

/** The part of the view that the scene draws. */
export interface View {
  adventurers: Adventurer[];
  adventure: number[];
  adventure_discard: number[];
  spell_deck: number[];
  spell_discard: number[];
  purchase: number[];
  talismans: number[];
  spaces: number[][];
  loose_gold: number[];
  /** Tokens left on the Magic Stream, the Fountain of Wisdom and the Pool of Life. */
  tokens: number[];
  limbo: number[];
  beside: number[];
  blizzard: number;
  hexes: number[];
  tamed: number[];
  active: number;
  stage: string;
  turn: number;
  round: number;
  met: number[];
  dice: number[];
  dice_for: string;
  fight: Fight;
  finished: string;
  winners: number[];
  trophy_price: number;
  turn_limit: number;
}

export type Region = 'outer' | 'middle' | 'inner' | 'crown';

/** A space as the game describes it once. */
export interface SpaceFacts {
  id: string;
  /** Shared by spaces alike: "fields". */
  name: string;
  region: Region;
  row: number;
  column: number;
  /** Cards to draw until so many lie there; 0: no draw space. */
  draw: number;
}

/** A card as the game describes it once, by its kind. */
export interface CardFacts {
  /** Its kind: "bear", "purchase-sword". */
  key: string;
  deck: string;
  type: string;
  subtype: string;
  number: number;
  strength: number;
  craft: number;
  /** What it adds: Strength, Craft, Strength in battle only. */
  adds: { strength: number; craft: number; battle: number };
  /** A face that turns blows on this or more, 0: no armour. */
  save: number;
  rule: string;
  /** How sure the facts of the card are. */
  provenance: string;
}

/** What the game says once. */
export interface Statics {
  kinds: string[];
  kind_of: number[];
  /** Facts by kind. */
  cards: Record<string, CardFacts>;
  spaces: SpaceFacts[];
}

/** One source of a total: a message, the card it comes from (or EMPTY), and its points. */
export interface Part {
  message: string;
  card: number;
  points: number;
}

export interface AdventurerFacts {
  strength: Part[];
  craft: Part[];
  /** Strength in battle, with the Weapons that would be used. */
  battle: Part[];
  life_value: number;
  fate_value: number;
  spell_limit: number;
  object_limit: number;
  /** Strength and Craft of the trophies. */
  trophies: { strength: number; craft: number };
}

export interface Facts {
  adventurers: AdventurerFacts[];
  /** The parts of both sides of the fight, without the dice. */
  fight: { own: Part[]; other: Part[] };
  /** For each space, what it would bring the active adventurer. */
  brings: Bring[][];
}

/** One thing that waits on a space: a message and its arguments. */
export interface Bring {
  message: string;
  args: Args;
}

/** A part of a total that no card gives. */
export const NO_PART = (message: string, points: number): Part => ({ message, card: EMPTY, points });

export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, part) => total + part.points, 0);
}

export function kindOf(piece: number, statics: Statics): string {
  return statics.kinds[statics.kind_of[piece] ?? -1] ?? '';
}

export function factsOfCard(piece: number, statics: Statics): CardFacts | undefined {
  return statics.cards[kindOf(piece, statics)];
}

/** The character's id ("wizard"), empty for a player without one. */
export function characterOf({ card }: Adventurer, statics: Statics): string {
  return kindOf(card, statics).replace(/^character-/, '');
}

export function alignmentOf({ alignment }: Adventurer): Alignment {
  return ALIGNMENTS[alignment] ?? 'neutral';
}

/** The stages of a turn as people count them; the rules know a few more. */
export const STAGES = ['start', 'move', 'encounter', 'end'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<string, Stage>> = {
  'set-up': 'start',
  arrival: 'start',
  start: 'start',
  move: 'move',
  landed: 'encounter',
  cards: 'encounter',
  space: 'encounter',
  end: 'end',
};

export function stageOf(view: View): Stage {
  return STAGE_OF[view.stage] ?? 'start';
}

/**
 * The stage to show while something is asked: before a turn's first Spells are settled nobody has begun to move, and
 * whoever fights meets somebody, be it the Sentinel on the way.
 */
export function stageAsked(view: View, asks: readonly string[]): Stage {
  if (asks.includes('react-turn-start')) return 'start';
  return view.fight.kind === '' ? stageOf(view) : 'encounter';
}

/** One card of an encounter: whether it has been dealt with, whether it is the one met now. */
export interface Meeting {
  card: number;
  number: number;
  met: boolean;
  now: boolean;
  tamed: boolean;
}

/**
 * The cards of a space in the order they are met: by encounter number, equal numbers as they came. While cards are
 * being met the present one is the one begun last, or the first of all; the others begun are dealt with.
 */
export function meetings(cards: readonly number[], view: View, statics: Statics): Meeting[] {
  const begun = view.stage === 'cards' ? view.met.findLast((card) => cards.includes(card)) : undefined;
  const all = cards.map((card) => ({
    card,
    number: factsOfCard(card, statics)?.number ?? 0,
    met: view.met.includes(card) && card !== begun,
    tamed: view.tamed.includes(card),
  }));
  const order = all.toSorted((a, b) => a.number - b.number);
  const fighting = view.fight.kind === '' ? [] : view.fight.enemies;
  const first = view.stage === 'cards' ? (begun ?? order.find(({ tamed }) => !tamed)?.card) : undefined;
  return order.map((one) => ({ ...one, now: fighting.length > 0 ? fighting.includes(one.card) : one.card === first }));
}

/** What a fight looks like from both sides. */
export interface Side {
  /** A seat, or undefined for creatures. */
  seat: number | undefined;
  parts: Part[];
  value: number;
  /** The die as it lies, 0 while not rolled. */
  die: number;
  /** The attack score once it is known. */
  total: number | undefined;
  /** Whether this side has the higher, lower or an equal score; undefined before. */
  result: 'ahead' | 'behind' | 'even' | undefined;
}

/** Both sides, the fighter first. `bonus` is what the place adds to the roll of creatures, which `rolls` contains. */
export function sides(fight: Fight, facts: Facts['fight'], bonus = 0): [Side, Side] {
  const [own = 0, rolled = 0] = fight.rolls;
  const added = fight.rival < 0 && rolled > 0 ? bonus : 0;
  const other = rolled - added;
  const otherParts = added > 0 ? [...facts.other, NO_PART('scene-ta-part-place', added)] : facts.other;
  const [mine, theirs] = fight.totals;
  const known = mine !== undefined && theirs !== undefined;
  const compare = (a: number, b: number): Side['result'] => (a > b ? 'ahead' : a < b ? 'behind' : 'even');
  return [
    {
      seat: fight.seat,
      parts: facts.own,
      value: sum(facts.own),
      die: own,
      total: mine,
      result: known ? compare(mine, theirs) : undefined,
    },
    {
      seat: fight.rival < 0 ? undefined : fight.rival,
      parts: otherParts,
      value: sum(otherParts),
      die: other,
      total: theirs,
      result: known ? compare(theirs, mine) : undefined,
    },
  ];
}

/** A box on the board in hundredths of its side. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

const RIVER = 2.1;
const WALL = 0.9;
const OUTER_CELL = 100 / 7;
const MIDDLE_START = OUTER_CELL + RIVER;
const MIDDLE_CELL = (100 - 2 * MIDDLE_START) / 5;
const INNER_START = MIDDLE_START + MIDDLE_CELL + WALL;
const INNER_CELL = (100 - 2 * INNER_START) / 3;

/** The river's square: its outer edge and its width. */
export const RIVER_BOX = { start: OUTER_CELL, width: RIVER } as const;

/** Where a space lies: three squares one in another, the outer two parted by the river. */
export function boxOf({ region, row, column }: Pick<SpaceFacts, 'region' | 'row' | 'column'>): Box {
  if (region === 'outer') return { x: column * OUTER_CELL, y: row * OUTER_CELL, size: OUTER_CELL };
  if (region === 'middle') return nested(row - 1, column - 1, MIDDLE_START, MIDDLE_CELL);
  return nested(row - 2, column - 2, INNER_START, INNER_CELL);
}

function nested(row: number, column: number, start: number, size: number): Box {
  return { x: start + column * size, y: start + row * size, size };
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.size / 2, y: box.y + box.size / 2 };
}

/** How many columns let `count` tiles be largest in a box; `aspect` is a tile's width by its height. */
export function columnsFor(count: number, width: number, height: number, aspect: number, gap: number): number {
  if (count === 0 || width <= 0 || height <= 0) return 1;
  let best = 1;
  let largest = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = ((height - gap * (rows - 1)) / rows) * aspect;
    const size = Math.min(wide, high);
    if (size > largest + 0.5) {
      largest = size;
      best = columns;
    }
  }
  return best;
}

/** The other adventurers in the order of play, beginning after `seat`. */
export function othersAfter(all: readonly Adventurer[], seat: number): Adventurer[] {
  const count = all.length;
  const turns = (other: number): number => (other - seat + count) % count;
  return all.filter((one) => one.seat !== seat).toSorted((a, b) => turns(a.seat) - turns(b.seat));
}

/** What an inspector target names. */
export interface Inspected {
  piece?: number;
  kind?: string;
  space?: number;
  seat?: number;
  pile?: 'adventure' | 'spell' | 'beside';
}

export function inspected(target: string, statics: Statics): Inspected {
  const [what = '', id = ''] = target.split(/:(.*)/s);
  if (/^\d+$/.test(target)) return { piece: Number(target) };
  if (what === 'card' && id in statics.cards) return { kind: id };
  if (what === 'space') {
    const space = statics.spaces.findIndex((one) => one.id === id || one.name === id);
    return space < 0 ? {} : { space };
  }
  if (what === 'seat') return { seat: Number(id) };
  if (what === 'pile' && (id === 'adventure' || id === 'spell' || id === 'beside')) return { pile: id };
  return {};
}

/** Options that point at a thing by name: "space:city" also finds "space:city/doctor". */
export function optionsAt(options: readonly Option[], target: string): Option[] {
  return options.filter((option) => option.target === target || (option.target?.startsWith(`${target}/`) ?? false));
}

/** Longest word of a title, in letters: what must fit on one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

export interface Mark {
  sign: 'toad' | 'missed' | 'enslaved' | 'invisible' | 'standoff' | 'werewolf' | 'pit' | 'claimed' | 'extra';
  /** Message id of its name. */
  message: string;
  count: number;
}

/** The states that lie on an adventurer now. */
export function marksOf(one: Adventurer): Mark[] {
  const all: Mark[] = [
    { sign: 'toad', message: 'scene-ta-mark-toad', count: one.toad },
    { sign: 'missed', message: 'scene-ta-mark-missed', count: one.missed },
    { sign: 'enslaved', message: 'scene-ta-mark-enslaved', count: Number(one.enslaved) },
    { sign: 'invisible', message: 'scene-ta-mark-invisible', count: Number(one.invisible) },
    { sign: 'standoff', message: 'scene-ta-mark-standoff', count: Number(one.standoff) },
    { sign: 'werewolf', message: 'scene-ta-mark-werewolf', count: one.werewolf },
    { sign: 'pit', message: 'scene-ta-mark-pitfiends', count: one.pitfiends },
    { sign: 'claimed', message: 'scene-ta-mark-claimed', count: Number(one.claimed) },
    { sign: 'extra', message: 'scene-ta-mark-extra', count: one.extra_turns },
  ];
  return all.filter(({ count }) => count > 0);
}

/** The option that spends fate on the die at this place, counted from 0. */
export function fateFor(options: readonly Option[], place: number): Option | undefined {
  return options.find(({ key }) => key === `fate-${place + 1}`);
}

/** All options that spend fate. */
export function fates(options: readonly Option[]): Option[] {
  return options.filter(({ key }) => /^fate-\d+$/.test(key));
}

/** What the place adds to the roll of creatures (Runes). */
export function rollBonus(brings: readonly Bring[] | undefined): number {
  const count = brings?.find(({ message }) => message === 'brings-roll-bonus')?.args['count'];
  return typeof count === 'number' ? count : 0;
}

/** How many of a hundred fights the active adventurer would win against an Enemy that lies on the space, where the game says so. */
export function chanceAgainst(brings: readonly Bring[] | undefined, card: number): number | undefined {
  const found = brings?.find(({ args }) => typeof args['card'] === 'object' && args['card'].id === card && 'chance' in args);
  const chance = found?.args['chance'];
  return typeof chance === 'number' ? chance : undefined;
}

/** Every card that is an adventurer's to see and lies open before the player. */
export function cardsOf(one: Adventurer): number[] {
  return [...one.objects, ...one.followers, ...one.raised, ...one.spells, ...one.trophies, ...one.peeked, ...one.inherited].filter((card) => card >= 0);
}

/** Whether one of the cards that an adventurer has may be chosen. */
export function isHeld(options: readonly Option[], one: Adventurer): boolean {
  const cards = cardsOf(one);
  return options.some(({ piece }) => piece !== null && cards.includes(piece));
}

/** Cards that may be chosen but lie in no zone that is drawn: wares of a shop, cards of a pile. */
export function wares(options: readonly Option[], view: View): number[] {
  const drawn = new Set([...view.spaces.flat(), ...view.limbo, ...view.beside, ...view.adventurers.flatMap(cardsOf)]);
  const pieces = options.flatMap(({ piece }) => (piece === null || piece < 0 ? [] : [piece]));
  return [...new Set(pieces)].filter((piece) => !drawn.has(piece));
}

/** What sudden death counts of an adventurer, in parts; they sum to the score. */
export function countParts(one: Adventurer): { message: string; value: number }[] {
  return [
    { message: 'scene-ta-count-tokens', value: one.strength + one.craft + one.toad_strength + one.toad_craft },
    { message: 'scene-ta-count-cards', value: one.spells.length + one.objects.length + one.followers.length + one.raised.length },
    { message: 'scene-ta-gold', value: one.gold },
    { message: 'scene-ta-count-start', value: -one.start_gold - one.start_cards },
  ];
}
