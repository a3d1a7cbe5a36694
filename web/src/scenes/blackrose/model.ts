import type { Args, LogEvent, Option, Ref } from '../../wire.ts';

export const FACE_DOWN = -1;
/** The place of a wizard in the cell. */
export const CELL = -1;
/** The Black Rose as the owner of cubes and trophies. */
export const ROSE = 4;
/** Colours of cubes: one for each wizard, and black. */
export const COLOURS = 5;
/** The power with which the moons begin, as printed on the power board. */
export const MOONS = [0, 6, 18] as const;
/** Positions on the event board. */
export const MOST_EVENTS = 3;

export interface Evocation {
  uid: number;
  kind: string;
  slot: number;
  place: number;
  damage: number[];
  acted: boolean;
}

/** One wizard, as the view shows him or her. */
export interface Wizard {
  seat: number;
  figure: string;
  school: string;
  book: string;
  cell: number;
  place: number;
  power: number;
  /** Face down (-1) where it is another's, like all that is hidden. */
  hand: number[];
  spellbook: number[];
  memories: number[];
  aside: number[];
  looking: number[];
  /** For each space the spell that lies face down there, if any. */
  sheet: number[][];
  /** For each space the marker that says which side is up. */
  turned: number[][];
  markers: number[];
  revealed: number[][];
  /** "", "prepared", "trap", "protection" or "used". */
  backs: string[];
  status: string[];
  side: string[];
  element: string[];
  tokens: number;
  blocked_move: boolean;
  blocked_activation: boolean;
  damage: number[];
  trophies: number[];
  rooms: string[];
  quests: number[];
  completed: number[];
  evocations: Evocation[];
}

/** The part of the view that the scene draws. */
export interface View {
  wizards: Wizard[];
  room_at: string[];
  ready: boolean[];
  destroyed: boolean[];
  instability: number[];
  supply: number[];
  schools: number[][];
  discards: number[][];
  forgotten: number[];
  eliminated: number[];
  rose_power: number;
  moon: number;
  crown: number;
  quest_decks: number[][];
  quest_discard: number[];
  event_decks: number[][];
  event_discard: number[];
  board: number[][];
  in_hand: number[];
  rose_trophies: number[];
  rose_rooms: string[];
  round: number;
  phase: string;
  first: number;
  active: number;
  overkill: boolean;
  overload: boolean;
  extra: number[];
  end: string;
  winners: number[];
}

export interface EvocationFacts {
  uid: number;
  move: number;
  attack: number;
  life: number;
  archetype: string;
}

/** How far the reader is with an active quest. */
export interface QuestFacts {
  piece: number;
  done: number;
  /** 0 where nothing adds up. */
  wanted: number;
  /** Where deeds must be distinct or the same, by what they were: "element-fire", "colour-red", "seat-2". */
  had: string[];
  /** What must be so, each with whether it is. */
  parts: Record<string, boolean>;
  /** Nothing is missing but the moment at which it is asked, or one more deed. */
  ready: boolean;
}

export interface WizardFacts {
  move: number;
  attack: number;
  life: number;
  hand_limit: number;
  /** By colour, the power that this wizard's defeat would bring now. */
  spoils: Record<string, number>;
  bonus: Record<string, number>;
  total: number;
  trophies_left: number;
  evocations: EvocationFacts[];
  /** Of the reader's own quests; nothing about anybody else's. */
  quests?: QuestFacts[];
}

export interface RoomFacts {
  free: number;
  /** The colour with the most cubes, -1 for none. */
  leads: number;
  /** The seats that may activate it. */
  activate: number[];
}

export interface Facts {
  wizards: WizardFacts[];
  rooms: RoomFacts[];
  order: number[];
  next_moon: number;
}

export interface HalfFacts {
  /** "straight", "reversed", or a room trap's colour. */
  side: string;
  type: string;
  element: string;
  target: string;
  /** -1 where nothing is aimed at. */
  range: number;
  provenance: string;
}

export interface SpellFacts {
  id: string;
  school: string;
  instability: boolean;
  room_trap: boolean;
  halves: HalfFacts[];
  provenance: string;
}

export interface RoomStatic {
  id: string;
  colour: string;
  slots: number;
  value: number;
  cost: number;
  provenance: string;
}

export interface QuestStatic {
  id: string;
  moon: number;
  room: string;
  power: number;
  seats: number;
  provenance: string;
}

export interface EventStatic {
  id: string;
  moon: number;
  /** "instant", "black_rose" or "action". */
  phase: string;
  position: number;
  points_in: number;
  points_out: number;
  crown: boolean;
  provenance: string;
}

export interface EvocationStatic {
  id: string;
  archetype: string;
  figures: number;
  move: number;
  attack: number;
  life: number;
  ability: boolean;
  provenance: string;
}

export interface FigureStatic {
  id: string;
  favourite: string;
  signature: string;
  move: number;
  attack: number;
  life: number;
  hand_limit: number;
}

export interface BookStatic {
  id: string;
  school: string;
  spells: string[];
}

export type Hex = [q: number, r: number];

/** What the game says once. */
export interface Statics {
  kinds: string[];
  kind_of: number[];
  hexes: Hex[];
  neighbours: number[][];
  /** By number of players, the hexes of the cells. */
  cells: Record<string, Hex[]>;
  exits: Record<string, number[][]>;
  spells: Record<string, SpellFacts>;
  rooms: Record<string, RoomStatic>;
  quests: Record<string, QuestStatic>;
  events: Record<string, EventStatic>;
  evocations: Record<string, EvocationStatic>;
  figures: Record<string, FigureStatic>;
  books: Record<string, BookStatic>;
  schools: string[];
  anywhere: number;
  black_rose_room: string;
  goal: number;
}

/** "the_abyss" → "the-abyss": ids as messages write them. */
export function slug(id: string): string {
  return id.replaceAll('_', '-');
}

/** "the-abyss" → "the_abyss": the id that a message names. */
export function idOf(name: string): string {
  return name.replaceAll('-', '_');
}

// --- cards ----------------------------------------------------------------------------------------------------------

export type CardKind = 'spell' | 'quest' | 'event' | 'marker';

/** What a card is: its kind and its id; undefined face down. */
export interface CardName {
  what: CardKind;
  id: string;
}

export function cardOf(piece: number, statics: Statics): CardName | undefined {
  const kind = statics.kinds[statics.kind_of[piece] ?? -1];
  return kind === undefined ? undefined : cardNamed(kind);
}

/** "spell-meteor_swarm" → what it is. */
export function cardNamed(kind: string): CardName | undefined {
  const found = /^(spell|quest|event|marker)-(.+)$/.exec(kind);
  return found ? { what: found[1] as CardKind, id: found[2] as string } : undefined;
}

/** The side that the marker under a spell means; empty while it is hidden or there is none. */
export function sideUp(one: Wizard, space: number, statics: Statics): string {
  if (one.side[space]) return one.side[space];
  const marker = one.turned[space]?.[0];
  const card = marker === undefined || marker < 0 ? undefined : cardOf(marker, statics);
  return card?.what === 'marker' ? card.id : '';
}

/** What lies on one space of a sheet. */
export interface Space {
  index: number;
  /** -1 face down, undefined when nothing lies there. */
  card: number | undefined;
  status: string;
  side: string;
  element: string;
  faceUp: boolean;
  /** Chosen for this space, but not laid down yet. */
  planned: boolean;
}

/** The spaces of a sheet, the quick one first; `planned` are the cards chosen so far while spells are prepared. */
export function spacesOf(one: Wizard, statics: Statics, planned: readonly number[] = [], sides: ReadonlyMap<number, string> = new Map()): Space[] {
  return one.status.map((status, index) => {
    const up = one.revealed[index]?.[0];
    const card = up ?? one.sheet[index]?.[0];
    const next = card === undefined ? planned[index] : undefined;
    if (next !== undefined) {
      return { index, card: next, status: 'prepared', side: sides.get(next) ?? '', element: '', faceUp: false, planned: true };
    }
    return { index, card, status, side: sideUp(one, index, statics), element: one.element[index] ?? '', faceUp: up !== undefined, planned: false };
  });
}

/** "any" for the number that stands for it. */
export function rangeOf(half: HalfFacts, statics: Statics): string {
  if (half.range < 0) return '';
  return half.range >= statics.anywhere ? '∞' : String(half.range);
}

// --- the Lodge ------------------------------------------------------------------------------------------------------

export interface Point {
  x: number;
  y: number;
}

const HALF = Math.sqrt(3) / 2;
/** Cells are drawn smaller than rooms, and a little nearer. */
export const CELL_SIZE = 0.78;
const CELL_PULL = 0.955;

/** The middle of a hex with a flat top; one unit is the side of a hex. */
export function middleOf([q, r]: Hex): Point {
  return { x: 1.5 * q, y: 2 * HALF * (r + q / 2) };
}

export function middleOfCell(hex: Hex): Point {
  const { x, y } = middleOf(hex);
  return { x: x * CELL_PULL, y: y * CELL_PULL };
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all rooms and cells. */
export function frameOf(rooms: readonly Hex[], cells: readonly Hex[]): Frame {
  const spots = [
    ...rooms.map((hex) => ({ ...middleOf(hex), size: 1 })),
    ...cells.map((hex) => ({ ...middleOfCell(hex), size: CELL_SIZE })),
  ];
  const left = Math.min(...spots.map(({ x, size }) => x - size));
  const right = Math.max(...spots.map(({ x, size }) => x + size));
  const top = Math.min(...spots.map(({ y, size }) => y - HALF * size));
  const bottom = Math.max(...spots.map(({ y, size }) => y + HALF * size));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corners of a hex of that size about a point, for SVG. */
export function corners({ x, y }: Point, size: number): string {
  const around: [number, number][] = [
    [1, 0],
    [0.5, HALF],
    [-0.5, HALF],
    [-1, 0],
    [-0.5, -HALF],
    [0.5, -HALF],
  ];
  return around.map(([dx, dy]) => `${(x + dx * size).toFixed(3)},${(y + dy * size).toFixed(3)}`).join(' ');
}

/** Whether two hexes lie on one straight line of hexes: only these are joined by a ray. */
export function inLine([q, r]: Hex, [otherQ, otherR]: Hex): boolean {
  const dq = otherQ - q;
  const dr = otherR - r;
  return (dq === 0 || dr === 0 || dq + dr === 0) && (dq !== 0 || dr !== 0);
}

export function placeOfRoom(view: View, id: string): number {
  return view.room_at.indexOf(id);
}

/** The cubes in a room by colour. */
export function cubesIn(view: View, place: number): number[] {
  return view.instability.slice(place * COLOURS, (place + 1) * COLOURS);
}

/** Colours one after another, each as often as there are cubes of it. */
export function spread(cubes: readonly number[]): number[] {
  return cubes.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

export function total(cubes: readonly number[]): number {
  return cubes.reduce((sum, count) => sum + count, 0);
}

/** A figure in a room or a cell. */
export interface Mini {
  /** What options call it. */
  target: string;
  seat: number;
  evocation: Evocation | undefined;
  /** One number for each figure, for gliding. */
  id: number;
}

/** Figures glide like cards; their ids begin above those of every piece. */
const FIGURE = 100_000;

/** The figures in a room: by owner, the wizard first. */
export function minisIn(view: View, place: number): Mini[] {
  return view.wizards.flatMap((one) => [
    ...(one.place === place && place !== CELL ? [miniOf(one)] : []),
    ...one.evocations.filter((evocation) => evocation.place === place).map((evocation) => miniOf(one, evocation)),
  ]);
}

export function miniOf(one: Wizard, evocation?: Evocation): Mini {
  return evocation === undefined
    ? { target: `seat:${one.seat}`, seat: one.seat, evocation, id: FIGURE + one.seat }
    : { target: `evocation:${one.seat}/${evocation.slot}`, seat: one.seat, evocation, id: FIGURE + evocation.uid };
}

/** The places that options name: rooms, and rooms with a figure that options name. */
export function placesNamed(options: readonly Option[], view: View): number[] {
  const found = options.flatMap(({ target }) => {
    const place = target === null ? undefined : placeNamed(target, view);
    return place === undefined || place < 0 ? [] : [place];
  });
  return [...new Set(found)];
}

function placeNamed(target: string, view: View): number | undefined {
  const [what = '', id = ''] = target.split(':');
  if (what === 'room') return placeOfRoom(view, id);
  if (what === 'seat') return view.wizards[Number(id)]?.place;
  if (what !== 'evocation') return undefined;
  const [seat = '', slot = ''] = id.split('/');
  return view.wizards[Number(seat)]?.evocations.find((one) => one.slot === Number(slot))?.place;
}

/** Questions that aim a spell: rays are drawn from the caster to what may be chosen. */
export function isAiming(ask: string): boolean {
  return ask.startsWith('target');
}

// --- the power track ------------------------------------------------------------------------------------------------

export interface Marker {
  /** A seat, or ROSE. */
  who: number;
  power: number;
  /** Where on the track it stands; beyond the end it begins anew with its other side up. */
  at: number;
  turned: boolean;
  /** Its place in the heap of markers on the same space, from below. */
  level: number;
}

/** All markers, the Black Rose's first. */
export function markersOf(view: View, goal: number): Marker[] {
  const all = [{ who: ROSE, power: view.rose_power }, ...view.wizards.map(({ seat, power }) => ({ who: seat, power }))];
  const heaps = new Map<number, number>();
  return all.map(({ who, power }) => {
    const turned = power > goal;
    const at = Math.min(goal, turned ? power - goal : power);
    const level = heaps.get(at) ?? 0;
    heaps.set(at, level + 1);
    return { who, power, at, turned, level };
  });
}

/** The moon (1 to 3) that a space of the track belongs to. */
export function moonAt(power: number): number {
  return MOONS.filter((least) => power >= least).length;
}

// --- phases ---------------------------------------------------------------------------------------------------------

export const PHASES = ['rose', 'study', 'preparation', 'action', 'evocation', 'clean-up'] as const;
export type Phase = (typeof PHASES)[number];

// --- choices --------------------------------------------------------------------------------------------------------

/** Options that point at a thing by name. */
export function optionsAt(options: readonly Option[], target: string): Option[] {
  return options.filter((option) => option.target === target);
}

/** The side that an option would turn up, if it is about one. */
export function sideOf(option: Option): string {
  const side = option.args['side'];
  const named = typeof side === 'object' && side.kind === 'term' ? String(side.id).replace(/^side-/, '') : '';
  return named || (/^side:(.+)$/.exec(option.target ?? '')?.[1] ?? /:(straight|reversed)$/.exec(option.key)?.[1] ?? '');
}

/** Options that are not about a card, a figure, a room or a space: things to be picked that lie nowhere. */
const LOOSE = /^(school|book|wizard|element|colour):/;

export function looseOptions(options: readonly Option[]): Option[] {
  return options.filter(({ target, piece }) => piece === null && target !== null && LOOSE.test(target));
}

/** Cards that may be chosen but lie in no zone that is drawn: memories, another's hand, discards. */
export function wares(options: readonly Option[], view: View, own: Wizard): number[] {
  const drawn = new Set([
    ...own.hand,
    ...own.quests,
    ...own.looking,
    ...view.board.flat(),
    ...view.in_hand,
    ...view.wizards.flatMap((one) => [...one.sheet.flat(), ...one.revealed.flat()]),
  ]);
  const pieces = options.flatMap(({ piece }) => (piece === null || piece < 0 ? [] : [piece]));
  return [...new Set(pieces)].filter((piece) => !drawn.has(piece));
}

/** The other wizards in the order of play, beginning after `seat`. */
export function othersAfter(all: readonly Wizard[], seat: number): Wizard[] {
  const count = all.length;
  const turns = (other: number): number => (other - seat + count) % count;
  return all.filter((one) => one.seat !== seat).toSorted((a, b) => turns(a.seat) - turns(b.seat));
}

/** Whose sheet holds all the spaces that may be chosen, if it is somebody's. */
export function sheetNamed(options: readonly Option[]): number | undefined {
  const seats = new Set(options.flatMap(({ target }) => /^space:(\d+)\//.exec(target ?? '')?.[1] ?? []));
  return seats.size === 1 ? Number([...seats][0]) : undefined;
}

/** Whether something on a wizard's sheet may be chosen: a space, an evocation, the figure itself. */
export function isNamed(options: readonly Option[], seat: number): boolean {
  return options.some(({ target }) => target === `seat:${seat}` || target?.startsWith(`space:${seat}/`) || target?.startsWith(`evocation:${seat}/`));
}

/** How tiles fill a box. */
export interface Fit {
  columns: number;
  width: number;
  height: number;
}

/** A card's width by its height: at its slimmest and at its widest. */
const SLIM = 0.64;
const WIDE = 0.92;

/** The columns that let `count` cards be largest in a box; cards may be slim or wide, within bounds. */
export function fit(count: number, width: number, height: number, gap: number, most = Infinity): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = Math.max(0, (width - gap * (columns - 1)) / columns);
    const high = Math.max(0, (height - gap * (rows - 1)) / rows);
    const tall = Math.min(high, wide / SLIM, most / SLIM);
    const broad = Math.min(wide, tall * WIDE, most);
    if (broad * tall > best.width * best.height + 1) best = { columns, width: broad, height: tall };
  }
  return best;
}

/** Longest word of a title, in letters: what must fit on one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

// --- quests ---------------------------------------------------------------------------------------------------------

/** What is not so yet though it must be. */
export function missingOf({ parts }: QuestFacts): string[] {
  return Object.entries(parts).flatMap(([part, met]) => (met ? [] : [part]));
}

/** How much of a quest is done, from 0 to 1; where nothing adds up, by what is so already. */
export function shareDone({ done, wanted, parts, ready }: QuestFacts): number {
  if (ready) return 1;
  const met = Object.values(parts);
  const [some, all] = wanted > 0 ? [done, wanted] : [met.filter(Boolean).length, met.length];
  return all > 0 ? some / all : 0;
}

// --- defeats --------------------------------------------------------------------------------------------------------

/** How a defeat was shared out, as the chronicle tells it. */
export interface Defeat {
  seq: number;
  who: number;
  /** By rank: how many cubes of each colour lay there, if it was told, and the power they brought; none to the fallen. */
  shares: { who: number; power: number; count: number | undefined }[];
  /** Who took the trophy, if anybody. */
  trophy: number | undefined;
}

/** Cubes of one colour on a sheet, and the power that a defeat would bring to their owner now. */
export interface Share {
  who: number;
  count: number;
  power: number;
}

/** The shares of a sheet as a defeat would be scored now: most cubes first, of equal ones the Black Rose, then turn order. */
export function sharesOf(damage: readonly number[], spoils: Readonly<Record<string, number>>, order: readonly number[]): Share[] {
  const turns = [ROSE, ...order];
  return damage
    .flatMap((count, who) => (count > 0 ? [{ who, count, power: spoils[String(who)] ?? 0 }] : []))
    .sort((a, b) => b.count - a.count || turns.indexOf(a.who) - turns.indexOf(b.who));
}

/** A wizard's seat, or ROSE, from what a message names. */
function whoIn(args: Args, name: string): number | undefined {
  const arg = args[name] as Ref | undefined;
  if (typeof arg !== 'object') return undefined;
  if (arg.kind === 'seat') return Number(arg.id);
  return arg.id === 'black-rose' ? ROSE : undefined;
}

const SHARE_RULE = 'BR-21.4';

/** The cubes of each colour on the sheet of somebody who fell, the most first: no power yet. */
function cubesTold(args: Args): Defeat['shares'] {
  return Array.from({ length: COLOURS }, (_, who) => ({ who, power: 0, count: args[`cubes_${who}`] === undefined ? undefined : Number(args[`cubes_${who}`]) }))
    .filter(({ count }) => count !== undefined)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** The shares with the power that one of them brought. Of equal ones they stand in the order in which power was gained. */
function withPower(shares: Defeat['shares'], who: number, power: number): Defeat['shares'] {
  const one = shares.find((share) => share.who === who) ?? { who, power, count: undefined };
  const others = shares.filter((share) => share !== one);
  const place = others.findIndex((share) => share.power === 0 && (share.count ?? 0) <= (one.count ?? 0));
  return others.toSpliced(place < 0 ? others.length : place, 0, { ...one, power });
}

/** The defeats among events: each with the power that it brought, and the trophy. */
export function defeatsIn(events: readonly LogEvent[]): Defeat[] {
  const found: Defeat[] = [];
  for (const { seq, name, rule, args } of events) {
    const who = whoIn(args, 'who');
    if (who === undefined) continue;
    const last = found.at(-1);
    if (name === 'defeat') found.push({ seq, who, shares: cubesTold(args), trophy: undefined });
    else if (name === 'gain-power' && rule === SHARE_RULE && last) last.shares = withPower(last.shares, who, Number(args['count'] ?? 0));
    else if (name === 'trophy' && last && whoIn(args, 'whose') === last.who) last.trophy = who;
  }
  return found;
}

// --- the inspector --------------------------------------------------------------------------------------------------

/** What an inspector target names. */
export type Inspected =
  | { what: CardKind; id: string; piece: number | undefined }
  | { what: 'room'; id: string; place: number }
  | { what: 'seat'; seat: number }
  | { what: 'evocation'; id: string; seat: number | undefined; slot: number | undefined }
  | { what: 'school'; id: string }
  | { what: 'book'; id: string }
  | { what: 'wizard'; id: string }
  | { what: 'pile'; id: string; seat: number | undefined }
  | { what: 'power' }
  | { what: 'nothing' };

export function inspected(target: string, view: View, statics: Statics): Inspected {
  if (/^-?\d+$/.test(target)) {
    const card = cardOf(Number(target), statics);
    return card ? { ...card, piece: Number(target) } : { what: 'nothing' };
  }
  const [what = '', id = ''] = target.split(/:(.*)/s);
  const [one = '', two] = id.split('/');
  switch (what) {
    case 'card': {
      const card = cardNamed(id);
      return card && card.id in { ...statics.spells, ...statics.quests, ...statics.events } ? { ...card, piece: undefined } : { what: 'nothing' };
    }
    case 'room':
      return id in statics.rooms ? { what, id, place: placeOfRoom(view, id) } : { what: 'nothing' };
    case 'seat':
      return { what, seat: Number(id) };
    case 'evocation': {
      if (one in statics.evocations) return { what, id: one, seat: undefined, slot: undefined };
      const found = view.wizards[Number(one)]?.evocations.find(({ slot }) => slot === Number(two));
      return found ? { what, id: found.kind, seat: Number(one), slot: found.slot } : { what: 'nothing' };
    }
    case 'school':
    case 'book':
    case 'wizard':
      return { what, id };
    case 'pile':
      return { what, id: one, seat: two === undefined ? undefined : Number(two) };
    case 'power':
      return { what };
    default:
      return { what: 'nothing' };
  }
}

/** The inspector's target for a message that names something: "spell-meteor-swarm", "token-quest-arsenal", "room-forge". */
export function targetNamed(name: string): string | undefined {
  const found = /^(?:token-)?(spell|quest|event|room|evocation|school)-(.+)$/.exec(name);
  if (!found) return undefined;
  const [, what = '', id = ''] = found;
  if (what === 'room' || what === 'evocation' || what === 'school') return `${what}:${idOf(id)}`;
  return `card:${what}-${idOf(id)}`;
}
