import type { Component } from 'svelte';
import type { Option } from '../wire.ts';
import type { TableStore } from './table.svelte.ts';

/** What a scene is given. Everything else it needs it reads from the table. */
export interface SceneProps {
  table: TableStore;
}

/** One pill in the top bar: the parts of a turn, the present one lit. */
export interface Phase {
  id: string;
  /** Message id of the name. */
  message: string;
  /** SVG body from `icon:…`. */
  icon?: string;
  now: boolean;
}

/** What the seats rail says of a seat besides its name. */
export interface SeatLine {
  /** A large figure: score, life … */
  score: string | number;
  /** Message id that says what the figure is, for readers who do not see it. */
  scoreLabel: string;
  /** A few translated words: "5 in pool · 2 spells". */
  status: string;
}

/**
 * The module `scenes/<game id>/Scene.svelte`: the component is the default export, the rest comes from its
 * `<script module>` and may be left out.
 *
 * The component's root elements become cells of the table page's grid: give one `class="area-board"` (the board)
 * and, where the game has one, another `class="area-mat"` (the reader's own things, below the prompt bar; a sheet
 * that slides up on a phone). The page never scrolls: a cell must fit the size it is given (`min-height: 0`).
 */
export interface SceneModule {
  default: Component<SceneProps>;
  /**
   * How the page is laid out: "wide" (usual) gives the mat a row of its own under the board; "square" gives the board
   * all the height, the mat the column beside it, and puts chronicle and inspector under the seats.
   */
  layout?: 'wide' | 'square';
  /** Message id of what those who sit at the table are called; left out: players. */
  people?: string;
  /** The same for one of them. */
  person?: string;
  /** A piece drawn small: in prompt buttons and the inspector. Decorative, the name stands beside it. */
  Piece?: Component<{ table: TableStore; piece: number }>;
  /** The inspector's body for a target ("card:sacrifice", "17" for a piece …): full text, here and now. */
  Inspector?: Component<{ table: TableStore; target: string }>;
  /** The inspector's target for a named message ("spell-sacrifice" → "card:sacrifice"): names in the chronicle open it. */
  targetOf?: (name: string) => string | undefined;
  /** The parts of a seat's score at the end: message id and value. */
  scoreParts?: (table: TableStore, seat: number) => { message: string; value: number }[];
  /** Whom the game itself plays against the seats: name (message id) and score. */
  rival?: (table: TableStore) => { message: string; score: number } | null;
  phases?: (table: TableStore) => Phase[];
  seatLine?: (table: TableStore, seat: number) => SeatLine;
  /** Translated words after the table's name in the top bar: "day 9". */
  headline?: (table: TableStore) => string;
  /** Translated words at the foot of the seats rail: what ends the game, what stands out now. */
  footnote?: (table: TableStore) => string;
  /** Whether something of the reader's own that lies in the mat may be chosen now: on a phone the mat may be down. */
  ownLit?: (table: TableStore) => boolean;
  /** SVG body of an icon for a prompt button by option key, where the option names no piece. */
  optionIcon?: (table: TableStore, key: string) => string | undefined;
  /** A few words for a prompt button instead of the option's whole sentence, which stays its name. */
  optionShort?: (table: TableStore, option: Option) => string | undefined;
}

const modules = import.meta.glob<SceneModule>('../scenes/*/Scene.svelte');

/** Ids of the games that this client can show. */
export const scenes: readonly string[] = Object.keys(modules).map((path) => path.split('/')[2] as string);

/** Loads a game's scene; rejects when this client has none for it. */
export async function loadScene(game: string): Promise<SceneModule> {
  const load = modules[`../scenes/${game}/Scene.svelte`];
  if (load === undefined) throw new Error(`no scene for the game ${game}; there are: ${scenes.join(', ')}`);
  return load();
}
