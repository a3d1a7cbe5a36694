/** The shapes that the game sends: field for field those of its state, its facts and what it says once. */

export type Amounts = Readonly<Record<string, number>>;

export interface Warden {
  seat: number;
  /** Empty until chosen. */
  character: string;
  place: number;
  health: number;
  power: number;
  min: number;
  knowledge: number;
  scarab: number;
  pile: number[];
  hand: number[];
  discards: number[];
  /** For each time slot its Action Card, if any: four of the board, then one for each Companion. */
  slots: number[][];
  face_up: boolean[];
  covers: number[][];
  dice_on_cards: string[];
  spent_covers: boolean[];
  tactics: number[];
  companions: number[];
  exhausted: boolean[];
  vault: number[];
  kept: number[];
  kept_states: string[];
  /** Forged dice, from the cheapest on; of the Gauntlet one entry a level. */
  dice: string[];
  /** Spaces of the Power, Combat and Tactics tracks. */
  tracks: number[];
  lasting_hits: number;
  lasting_blocks: number;
  free_power: boolean;
  quest: number[];
  /** -1: the Quest waits beside the board. */
  quest_slot: number;
  quest_tokens: string[];
  favours: number;
  powers_used: string[];
  on_scrolls: number;
  abilities_used: string[];
  /** Abilities of Companions in the offer that are this warden's until the end of the turn: "<companion id>/<number>". */
  borrowed: string[];
  vault_used: boolean;
}

/** One side of a battle; `hits` and `blocks` are those beside dice. */
export interface Fighter {
  hits: number;
  blocks: number;
  /** "<message id>:<hits>:<blocks>". */
  sources: string[];
  dice: string[];
  /** For each die the index of its face; -1 before the roll. */
  faces: number[];
  stolen: number;
  charges: number;
  /** Damage that this side takes; -1 until it is fixed. */
  taken: number;
}

export interface Fight {
  seat: number;
  place: number;
  /** "scarabs" or "monster". */
  against: string;
  attacking: boolean;
  step: string;
  scarabs: number;
  fled: number;
  mine: Fighter;
  theirs: Fighter;
  bursts: number;
  ignore_enemy_hits: boolean;
  reduced: number;
  uses: string[];
}

export interface Fae {
  /** -1: not in the manor. */
  place: number;
  deck: number[];
  top: number[];
  /** Cards on top of the deck that were looked at, the next one first. */
  ahead: number[];
  discards: number[];
  powers: number[][];
  in_hand: number[];
  /** What the back of the next card shows, "<type>-<time steps>"; empty if none is left. */
  back: string;
  /** Cards that were put under the deck. */
  bottom: number[];
  cubes: number[];
  lady_health: number;
  rescued: boolean;
  lady_debt: boolean;
  health: number;
  life_force: number;
  arms: number[];
  possession: number;
  plans: number[];
  /** What the backs of the Plans show, the next one first. */
  plan_backs?: string[];
  plans_open: number[];
  summoning: number;
}

/** The part of the view that the scene draws. */
export interface View {
  wardens: Warden[];
  monster: string;
  fae: Fae;
  /** For each place the Room there; empty before the manor is laid out. */
  room_at: string[];
  cursed: boolean[];
  tiles: string[];
  sealed: boolean[];
  scarabs: number[];
  throne_cleared: boolean;
  lady: number;
  day: number;
  /** 0 is Morning 1, 11 is Night 3. */
  time: number;
  scarab_supply: number;
  tiles_left: number;
  favours_left: number;
  companion_deck: number[];
  offer: number[];
  tactics_deck: number[];
  tactics_discards: number[];
  quest_deck: number[];
  quests_done: number[];
  phase: string;
  step: number;
  active: number;
  round: number;
  played: boolean;
  resolving: number[];
  may_use_room: boolean;
  battle: Fight[];
  group_pp: number;
  family: boolean;
  scaling: boolean;
  quests_on: boolean;
  end: string;
}

/** Hits and Blocks that count, and the message that says where they come from. */
export interface Part {
  message: string;
  hits: number;
  blocks: number;
}

export interface WardenFacts {
  scarabs: Part[];
  monster: Part[];
  matches: string[];
  open_slots: number[];
  next_die: Amounts;
  /** Resources that the next Companion costs above its price; -1 for who cannot recruit. */
  surcharge: number;
  reach: number[];
  quest_met: boolean;
}

export interface MonsterFacts {
  state: string;
  dice: string[];
  fixed: Part[];
  lady: number;
  health: number;
  whole: number;
  threat: number;
  loss_at: number;
}

export interface Facts {
  wardens: WardenFacts[];
  monster: MonsterFacts;
  days: number[];
  times: number[];
  day_doors: boolean[];
  time_doors: boolean[];
  ways: number[][];
  score: number;
}

export interface LastingStatic {
  hits: number;
  blocks: number;
  only_vs: string;
}

/** One sign of what an effect does; "then", "or" and "and" are marks between signs. `most`: more than `count`, or 0. */
export interface Sign {
  word: string;
  count: number;
  most: number;
}

export interface RoomStatic {
  id: string;
  ring: string;
  /** -1: a tile, which can be cursed and swapped. */
  slot: number;
  advanced: boolean;
  cost: Amounts;
  pp: number;
  signs: Sign[];
  provenance: string;
}

export interface ActionStatic {
  name: string;
  character: string;
  number: number;
  left: string;
  right: string;
  cost: Amounts;
  lasting: LastingStatic;
  parts: number;
  provenance: string;
}

export interface CompanionStatic {
  id: string;
  cost: Amounts;
  abilities: { use: string; limit: string; lasting: LastingStatic }[];
  provenance: string;
}

export interface TacticStatic {
  id: string;
  use: string;
  left: string;
  right: string;
  lasting: LastingStatic;
}

export interface QuestStatic {
  id: string;
  slot: string;
  provenance: string;
}

export interface PowerStatic {
  id: string;
  timing: string;
  cost: Amounts;
  provenance: string;
}

export interface CharacterStatic {
  id: string;
  complexity: number;
  tokens: Amounts;
  time_slots: string[][];
  die: string;
  ladder: Amounts[];
  powers: PowerStatic[];
  charge: string;
  special: string;
  can_recruit: boolean;
  tracks: Record<string, Record<string, string>>;
}

export interface MonsterCardStatic {
  id: string;
  monster: string;
  type: string;
  mode: string;
  sections: string[];
  bonus: Record<string, Amounts>;
  provenance: string;
}

/** An area of the Ogre: its rows of cubes with what happens when the last is gone, and its dice that change when all are. */
export interface AreaStatic {
  rows: { cubes: number; signs: Sign[] }[];
  when_empty: Amounts;
}

/** A space of the possession track: Hits for either side, and what happens when Lady Weirdwood comes there from either side. */
export interface PossessionStatic {
  monster_hits: number;
  player_hits: number;
  from_right: Sign[];
  from_left: Sign[];
}

export interface MonsterStatic {
  id: string;
  difficulty: number;
  tiles: string;
  days: Record<string, [number, number]>;
  strength: Record<string, Amounts>;
  burst: Sign[];
  areas: Record<string, AreaStatic>;
  track: number;
  dice_at: Record<string, Amounts>;
  /** Spaces of the Health that add a card to the Plans on the way down. */
  plan_at: number[];
  /** What happens when the Health rises onto a space. */
  rise: Record<string, Sign[]>;
  life_force: number;
  /** From which Life Force on Lady Weirdwood adds how many Hits. */
  life_hits: Record<string, number>;
  lady_moves_at: number;
  arm: number;
  arm_plan_at: number[];
  /** By how much each payment strengthens the spell, by state. */
  strengthen: Amounts;
  possession: PossessionStatic[];
}

export interface DieStatic {
  colour: string;
  faces: Record<string, number | string>[];
}

/** What the game says once. */
export interface Statics {
  kinds: string[];
  kind_of: number[];
  rings: string[];
  slots: number[];
  /** For each segment whether it is open outward and inward. */
  day_doors: [boolean, boolean][];
  time_doors: [boolean, boolean][];
  scarab_spaces: number;
  rooms: Record<string, RoomStatic>;
  actions: Record<string, ActionStatic>;
  companions: Record<string, CompanionStatic>;
  tactics: Record<string, TacticStatic>;
  quests: Record<string, QuestStatic>;
  characters: Record<string, CharacterStatic>;
  monsters: Record<string, MonsterStatic>;
  monster_cards: Record<string, MonsterCardStatic>;
  tracks: Record<string, number>;
  group_length: number;
  group: Record<string, string>;
  dice: Record<string, DieStatic>;
}
