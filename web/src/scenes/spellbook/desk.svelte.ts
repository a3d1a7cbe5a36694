import { createContext } from 'svelte';
import { Glide } from '../../pieces/glide.ts';
import type { Colour, Rune } from '../../pieces/matter.ts';
import type { TableStore } from '../../shell/table.svelte.ts';
import type { Option } from '../../wire.ts';
import { faceOf, spellsInPlay, type Facts, type Mage, type Score, type Statics, type View } from './model.ts';

/** What the parts of the scene share: the table read as Spellbook, the gliding pieces, what is open. */
export class Desk {
  readonly glide = new Glide();
  /** The seat whose book lies open, if any. */
  book = $state<number | null>(null);
  /** The card target whose levels are offered for choice, with the decision it belongs to. */
  #chooser = $state.raw<{ target: string; number: number } | null>(null);

  constructor(readonly table: TableStore) {}

  readonly view = $derived.by(() => viewOf(this.table));
  readonly statics = $derived.by(() => staticsOf(this.table));
  readonly spells = $derived.by(() => spellsInPlay(this.view, this.statics));
  /** What may be chosen now; nothing while an answer is under way. */
  readonly options = $derived.by((): readonly Option[] =>
    this.table.choosing === null ? (this.table.decision?.options ?? []) : [],
  );
  /** The mage whose things lie before the reader: the reader's own; for a spectator the active one. */
  readonly own = $derived.by(() => ownMage(this.table));
  readonly others = $derived.by(() => othersAfter(this.view.mages, this.own.seat));
  readonly solo = $derived.by(() => this.view.mages.length === 1);

  face(token: number): { colour: Colour; rune: Rune } | undefined {
    return faceOf(token, this.statics.per_kind);
  }

  score(seat: number): Score {
    return (this.table.facts as unknown as Facts).scores[seat] ?? { total: 0, parts: [] };
  }

  get opponentScore(): Score | null {
    return (this.table.facts as unknown as Facts).opponent;
  }

  /** Answers with the only option, or offers the several on the thing itself. */
  pick(target: string, options: readonly Option[]): void {
    const [first, second] = options;
    if (first === undefined) return;
    if (second === undefined) this.table.choose(first.key);
    else this.#chooser = { target, number: this.table.decision?.number ?? 0 };
  }

  choosing(target: string): boolean {
    return this.#chooser?.target === target && this.#chooser.number === this.table.decision?.number;
  }

  closeChooser(): void {
    this.#chooser = null;
  }
}

export function viewOf(table: TableStore): View {
  return table.view as unknown as View;
}

export function staticsOf(table: TableStore): Statics {
  return table.statics as unknown as Statics;
}

export function ownMage(table: TableStore): Mage {
  const view = viewOf(table);
  return (view.mages.find((mage) => mage.seat === (table.seat ?? view.active)) ?? view.mages[0]) as Mage;
}

/** The other mages in the order of play, beginning after `seat`. */
export function othersAfter(mages: readonly Mage[], seat: number): Mage[] {
  const count = mages.length;
  return mages
    .filter((mage) => mage.seat !== seat)
    .toSorted((a, b) => ((a.seat - seat + count) % count) - ((b.seat - seat + count) % count));
}

export const [useDesk, provideDesk] = createContext<Desk>();
