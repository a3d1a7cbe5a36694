import { createContext } from 'svelte';
import { Glide } from '../../pieces/glide.ts';
import type { TableStore } from '../../shell/table.svelte.ts';
import type { Option } from '../../wire.ts';
import {
  characterOf,
  factsOfCard,
  kindOf,
  othersAfter,
  type Adventurer,
  type AdventurerFacts,
  type CardFacts,
  type Facts,
  type SpaceFacts,
  type Statics,
  type View,
} from './model.ts';

const NO_FACTS: AdventurerFacts = { strength: [], craft: [], battle: [], life_value: 0, fate_value: 0, spell_limit: 0, object_limit: 0, trophies: { strength: 0, craft: 0 } };

/** What the parts of the scene share: the table read as Talisman, the gliding pieces, what is open. */
export class Desk {
  readonly glide = new Glide();
  /** The seat whose sheet lies before the reader instead of the reader's own. */
  shown = $state<number | null>(null);
  /** The space whose things are fanned out. */
  fanned = $state<number | null>(null);
  /** On a phone: the board is drawn large and moved by finger. */
  close = $state(false);
  /** Several options of one thing, offered for choice, and the decision they belong to. */
  #chooser = $state.raw<{ keys: string[]; number: number } | null>(null);

  constructor(readonly table: TableStore) {}

  readonly view = $derived.by(() => viewOf(this.table));
  readonly statics = $derived.by(() => staticsOf(this.table));
  readonly facts = $derived.by(() => factsOf(this.table));
  /** What may be chosen now; nothing while an answer is under way. */
  readonly options = $derived.by((): readonly Option[] =>
    this.table.choosing === null ? (this.table.decision?.options ?? []) : [],
  );
  /** The adventurer whose turn it is. */
  readonly active = $derived.by(() => this.view.adventurers[this.view.active] as Adventurer);
  /** The adventurer whose things lie before the reader: the reader's own; for a spectator the active one. */
  readonly own = $derived.by(() => this.view.adventurers[this.table.seat ?? this.view.active] as Adventurer);
  readonly others = $derived.by(() => othersAfter(this.view.adventurers, this.own.seat));

  card(piece: number): CardFacts | undefined {
    return factsOfCard(piece, this.statics);
  }

  kind(piece: number): string {
    return kindOf(piece, this.statics);
  }

  space(index: number): SpaceFacts | undefined {
    return this.statics.spaces[index];
  }

  spaceName(index: number): string {
    const space = this.space(index);
    if (space === undefined) return '';
    return this.table.t(this.table.has(`space-${space.id}`) ? `space-${space.id}` : `space-${space.name}`);
  }

  /** "Wizard", or the player's name while there is no character. */
  characterName(one: Adventurer): string {
    return characterOf(one, this.statics) === '' ? this.table.seatName(one.seat) : this.table.pieceName(one.card);
  }

  factsOf(seat: number): AdventurerFacts {
    return this.facts.adventurers[seat] ?? NO_FACTS;
  }

  /** Adventurers on a space, the active one first. */
  at(space: number): Adventurer[] {
    const here = this.view.adventurers.filter((one) => one.space === space && !one.eliminated);
    return here.toSorted((a, b) => Number(b.seat === this.view.active) - Number(a.seat === this.view.active));
  }

  /** Answers with the only option, or offers the several for choice. */
  pick(options: readonly Option[]): void {
    const [first, second] = options;
    const number = this.table.decision?.number;
    if (first === undefined || number === undefined) return;
    if (second === undefined) this.table.choose(first.key);
    else this.#chooser = { keys: options.map((option) => option.key), number };
  }

  /** The options offered for choice; none once the decision they belong to is past. */
  readonly offered = $derived.by((): readonly Option[] => {
    const chooser = this.#chooser;
    if (chooser === null || chooser.number !== this.table.decision?.number) return [];
    return this.options.filter((option) => chooser.keys.includes(option.key));
  });

  closeChooser(): void {
    this.#chooser = null;
  }

  /** Whether the prompt bar points at one of these options. */
  points(options: readonly Option[]): boolean {
    return options.some((option) => option.key === this.table.pointed?.key);
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

export const [useDesk, provideDesk] = createContext<Desk>();
