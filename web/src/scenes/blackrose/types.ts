/** The shapes that the game sends: field for field those of its state, its facts and what it says once. */

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
