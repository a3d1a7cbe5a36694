import type { Args, Decision, LogEvent, Option, Result, SeatInfo, UndoOffer } from '../wire.ts';
import { settings } from '../settings.svelte.ts';
import { texts } from '../texts.svelte.ts';

/** One table as this browser sees it: what scenes read and the few things they may do. */
export class TableStore {
  /** The state as the reader's seat sees it; same field names as the game's state. */
  view = $state.raw<Record<string, unknown>>({});
  /** Scores and their parts, computed by the game from the same view. */
  facts = $state.raw<Record<string, unknown>>({});
  /** What the game says once (pieces, cards, tracks): GET /api/games/{id}. */
  statics = $state.raw<Record<string, unknown>>({});
  decision = $state.raw<Decision | null>(null);
  /** The seat whose view this is; null for a spectator. */
  seat = $state<number | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** The chronicle so far, oldest first. */
  events = $state.raw<LogEvent[]>([]);
  /** What happened in the step shown last. */
  lastEvents = $state.raw<LogEvent[]>([]);
  undo = $state.raw<UndoOffer | null>(null);
  result = $state.raw<Result | null>(null);
  /** The target under the pointer or focus ("card:sacrifice"; a piece's number as text). */
  hovered = $state<string | null>(null);

  readonly motion = settings;

  /** The first legal option that names this piece or target, if any. */
  optionFor(thing: number | string): Option | undefined {
    return this.optionsFor(thing)[0];
  }

  /** All legal options that name this piece or target. */
  optionsFor(thing: number | string): Option[] {
    return (this.decision?.options ?? []).filter((option) =>
      typeof thing === 'number' ? option.piece === thing : option.target === thing,
    );
  }

  /** Answers the pending decision. */
  choose(_key: string): void {}

  /** Opens the inspector at a target, or closes it. */
  inspect(target: string | number | null): void {
    this.hovered = target === null ? null : String(target);
  }

  /** A message in the reader's language. */
  t(id: string, args: Args = {}): string {
    return texts.t(id, args);
  }

  /** A piece's name in the reader's language. */
  pieceName(piece: number): string {
    return this.t(this.pieceMessage(piece));
  }

  pieceMessage(_piece: number): string {
    return 'token-face-down';
  }
}
