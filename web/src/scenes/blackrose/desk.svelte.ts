import { createContext } from 'svelte';
import { Glide } from '../../pieces/glide.ts';
import type { TableStore } from '../../shell/table.svelte.ts';
import type { Option } from '../../wire.ts';
import { cardOf, slug, spacesOf, type CardName, type Space } from './cards.ts';
import { looseOptions, optionsAt, sheetNamed, sideOf, wares } from './choices.ts';
import { ROSE } from './cubes.ts';
import { CELL, othersAfter, placeOfRoom } from './lodge.ts';
import type { Evocation, EvocationFacts, Facts, QuestFacts, RoomStatic, SpellFacts, Statics, View, Wizard, WizardFacts } from './types.ts';

const NO_FACTS: WizardFacts = { move: 0, attack: 0, life: 0, hand_limit: 0, spoils: {}, bonus: {}, total: 0, trophies_left: 0, evocations: [] };

/** What the parts of the scene share: the table read as Black Rose Wars, the gliding pieces, what is open. */
export class Desk {
  readonly glide = new Glide();
  /** The seat whose sheet lies before the reader; null for what the moment asks for. */
  shown = $state<number | null>(null);
  /** The crowded room whose figures are fanned out. */
  fanned = $state<number | null>(null);
  /** Which side each spell chosen for preparation has up, as far as it was chosen here. */
  sides = $state.raw<ReadonlyMap<number, string>>(new Map());
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
  /** The wizard whose things lie before the reader: the reader's own; for a spectator the active one. */
  readonly own = $derived.by(() => this.view.wizards[this.table.seat ?? Math.max(0, this.view.active)] as Wizard);
  readonly others = $derived.by(() => othersAfter(this.view.wizards, this.own.seat));
  /** The reader prepares spells now. */
  readonly preparing = $derived.by(() => this.table.decision?.ask.startsWith('prepare') ?? false);
  /** Cards chosen already in the same act. */
  readonly marked = $derived.by((): readonly number[] => this.table.decision?.marked ?? []);
  /** Cards to be seen or chosen that lie neither in the hand nor on the table. */
  readonly laidOut = $derived.by(() => [...this.own.looking, ...wares(this.options, this.view, this.own)]);
  readonly loose = $derived.by(() => looseOptions(this.options));
  /** Something is offered that lies nowhere on the table: it is shown in place of a sheet. */
  readonly offering = $derived.by(() => this.laidOut.length > 0 || this.loose.length > 0);

  /** Whose sheet lies open: the one asked for, else the one on which something may be chosen, else the reader's own. */
  readonly open = $derived.by(() => this.shown ?? sheetNamed(this.options) ?? this.own.seat);

  /** What a thing of the pack is called. */
  named(what: string, id: string): string {
    return nameOf(this.table, what, id);
  }

  /** A school's name, or that of what stands for one. */
  schoolName(id: string): string {
    return id === 'signature' || id === 'forgotten' ? this.table.t(`scene-br-school-${id}`) : this.named('school', id);
  }

  /** A card's own sentence; none where a pack has a card for which there are no words. */
  told(message: string): string {
    return this.table.has(message) ? this.table.t(message) : '';
  }

  /** A wizard of that seat's name: "Nero", or the player's while nobody is chosen. */
  wizardName(one: Wizard): string {
    return one.figure === '' ? this.table.seatName(one.seat) : this.named('wizard', one.figure);
  }

  /** A wizard's or the Black Rose's name, of whoever owns a colour. */
  ownerName(colour: number): string {
    if (colour === ROSE) return this.table.t('scene-br-rose');
    const one = this.view.wizards[colour];
    return one === undefined ? '' : this.wizardName(one);
  }

  factsOf(seat: number): WizardFacts {
    return this.facts.wizards[seat] ?? NO_FACTS;
  }

  /** How far its owner, who is the reader, is with an active quest; undefined where it must be met all at once. */
  progressOf(card: number): QuestFacts | undefined {
    return this.facts.wizards.flatMap(({ quests = [] }) => quests).find(({ piece }) => piece === card);
  }

  evocationFacts(seat: number, evocation: Evocation): EvocationFacts | undefined {
    return this.factsOf(seat).evocations.find(({ uid }) => uid === evocation.uid);
  }

  card(piece: number): CardName | undefined {
    return cardOf(piece, this.statics);
  }

  spell(piece: number): SpellFacts | undefined {
    const card = this.card(piece);
    return card?.what === 'spell' ? this.statics.spells[card.id] : undefined;
  }

  /** A card's name as its own text has it. */
  cardName(piece: number): string {
    const card = this.card(piece);
    return card === undefined || card.what === 'marker' ? this.table.pieceName(piece) : this.named(card.what, card.id);
  }

  room(place: number): RoomStatic | undefined {
    return this.statics.rooms[this.view.room_at[place] ?? ''];
  }

  roomName(place: number): string {
    if (place === CELL) return this.table.t('scene-br-cell');
    return this.named('room', this.view.room_at[place] ?? '');
  }

  evocationName(kind: string): string {
    return this.named('evocation', kind);
  }

  /** What may be done with a room; where the reader stands also what is done there. */
  optionsOfRoom(place: number): Option[] {
    const named = optionsAt(this.options, `room:${this.view.room_at[place]}`);
    const here = place === this.own.place ? this.options.filter(({ key }) => key === 'activate') : [];
    return [...named, ...here];
  }

  spacesOf(one: Wizard): Space[] {
    const planned = this.preparing && one.seat === this.own.seat ? this.marked : [];
    return spacesOf(one, this.statics, planned, this.sides);
  }

  placeOf(room: string): number {
    return placeOfRoom(this.view, room);
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

  /** What an option says. */
  says(option: Option): string {
    return this.table.t(option.message, option.args);
  }

  /** Remembers the side with which a spell is chosen for preparation: until all are ready nothing else says it. */
  remember(key: string): void {
    const option = this.table.decision?.options.find((one) => one.key === key);
    const side = option && sideOf(option);
    if (option?.piece != null && side) this.sides = new Map([...this.sides, [option.piece, side]]);
  }
}

/** What a thing of the pack is called: a room, a spell, a wizard … */
export function nameOf(table: TableStore, what: string, id: string): string {
  return table.t('scene-br-name', { thing: { kind: 'term', id: `${what}-${slug(id)}` } });
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
