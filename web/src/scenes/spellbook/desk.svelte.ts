import { createContext } from 'svelte';
import { Glide } from '../../pieces/glide.ts';
import type { Colour, Rune } from '../../pieces/matter.ts';
import type { TableStore } from '../../shell/table.svelte.ts';
import type { Option } from '../../wire.ts';
import { faceOf, spellsInPlay, type Facts, type Mage, type MageFacts, type Statics, type View } from './model.ts';

/** What the parts of the scene share: the table read as Spellbook, the gliding pieces, what is open. */
export class Desk {
  readonly glide = new Glide();
  /** The seat whose book lies open, if any. */
  book = $state<number | null>(null);
  /** The card on which several options are offered for choice, and the decision they belong to. */
  #chooser = $state.raw<{ card: string; keys: string[]; number: number } | null>(null);

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
    return faceOf(token, this.statics);
  }

  score(seat: number): MageFacts {
    return factsOf(this.table).mages[seat] ?? { score: 0, parts: [] };
  }

  /** Names the pieces of a choice: those chosen before in the same act carry a mark. */
  marked(token: number): boolean {
    return this.table.decision?.marked.includes(token) ?? false;
  }

  /** What answers with this token: an option that names it or its twin in the zone, or one that names its rune. */
  optionFor(token: number, zone: readonly number[]): Option | undefined {
    if (token < 0 || this.marked(token)) return undefined;
    const own = this.table.optionFor(token, zone);
    if (own !== undefined || zone !== this.own.pool) return own;
    const rune = this.face(token)?.rune;
    return this.options.find((option) => option.target === `rune:${rune}`);
  }

  /** Answers with the only option, or offers the several on the thing itself. */
  pick(card: string, options: readonly Option[]): void {
    const [first, second] = options;
    const number = this.table.decision?.number;
    if (first === undefined || number === undefined) return;
    if (second === undefined) this.table.choose(first.key);
    else this.#chooser = { card, keys: options.map((option) => option.key), number };
  }

  /** The options offered on a card now; none once the decision they belong to is past. */
  offered(card: string): readonly Option[] {
    const chooser = this.#chooser;
    if (chooser?.card !== card || chooser.number !== this.table.decision?.number) return [];
    return this.options.filter((option) => chooser.keys.includes(option.key));
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

export function factsOf(table: TableStore): Facts {
  return table.facts as unknown as Facts;
}

export function ownMage(table: TableStore): Mage {
  const view = viewOf(table);
  return view.mages[table.seat ?? view.active] as Mage;
}

/** The other mages in the order of play, beginning after `seat`. */
export function othersAfter(mages: readonly Mage[], seat: number): Mage[] {
  const count = mages.length;
  return mages
    .filter((mage) => mage.seat !== seat)
    .toSorted((a, b) => ((a.seat - seat + count) % count) - ((b.seat - seat + count) % count));
}

export const [useDesk, provideDesk] = createContext<Desk>();
