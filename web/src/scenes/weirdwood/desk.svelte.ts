import { createContext } from 'svelte';
import { Glide } from '../../pieces/glide.ts';
import type { TableStore } from '../../shell/table.svelte.ts';
import type { Option } from '../../wire.ts';
import {
  amounts,
  cardOf,
  isNamed,
  optionsAt,
  optionsKeyed,
  othersAfter,
  roomAt,
  sheetNamed,
  slug,
  wares,
  wholeHealth,
  type CardName,
} from './model.ts';
import type { Swarm } from './swarm.ts';
import type { Amounts, Facts, Fight, MonsterFacts, MonsterStatic, RoomStatic, Statics, View, Warden, WardenFacts } from './types.ts';

/** In a manor drawn smaller than this, in pixels, names could not be read: Rooms show their pictures. */
const PICTURES_BELOW = 430;

const NO_FACTS: WardenFacts = { scarabs: [], monster: [], matches: [], open_slots: [], next_die: {}, surcharge: -1, reach: [], quest_met: false };

/** What lies open in the column beside the manor: a warden's sheet by seat, or one of these. */
export type Leaf = number | 'monster' | 'offer' | 'battle';

/** What the parts of the scene share: the table read as Weirdwood Manor, the gliding pieces, what is open. */
export class Desk {
  readonly glide = new Glide();
  /** The leaf that the reader has opened; null for what the moment asks for. */
  shown = $state<Leaf | null>(null);
  /** The crowded place whose figures are fanned out. */
  fanned = $state<number | null>(null);
  /** How large the manor is drawn, in pixels. */
  size = $state(0);
  /** Scarabs and Curses as they are shown while their ways are drawn; null for those of the view. */
  swarm = $state.raw<Pick<Swarm, 'scarabs' | 'cursed'> | null>(null);
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
  /** The warden whose things lie before the reader: the reader's own; for a spectator the active one. */
  readonly own = $derived.by(() => this.view.wardens[this.table.seat ?? Math.max(0, this.view.active)] as Warden);
  readonly others = $derived.by(() => othersAfter(this.view.wardens, this.own.seat));
  readonly monster = $derived.by((): MonsterStatic | undefined => this.statics.monsters[this.view.monster]);
  readonly monsterFacts = $derived.by((): MonsterFacts => this.facts.monster);
  readonly wholeHealth = $derived.by(() => wholeHealth(this.view, this.facts, this.statics));
  /** The battle under way, the inner one if there are two. */
  readonly fight = $derived.by((): Fight | undefined => this.view.battle.at(-1));
  /** Who walks now: the warden whose turn it is. */
  readonly walker = $derived.by((): Warden | undefined => (this.view.phase === 'turn' ? this.view.wardens[this.view.active] : undefined));
  /** Rooms show pictures; a tap tells their names and what they do. */
  readonly pictured = $derived.by(() => this.size > 0 && this.size < PICTURES_BELOW);
  readonly scarabs = $derived.by(() => this.swarm?.scarabs ?? this.view.scarabs);
  readonly cursed = $derived.by(() => this.swarm?.cursed ?? this.view.cursed);
  /** Cards offered that lie in nobody's zone, those of the offer included. */
  readonly wares = $derived.by(() => wares(this.options, this.view, this.statics));
  readonly characters = $derived.by(() => this.options.flatMap(({ target }) => /^character:(.+)$/.exec(target ?? '')?.[1] ?? []));
  /** Something is asked for that lies among the offer. */
  readonly offering = $derived.by(() => this.wares.length > 0 || this.characters.length > 0);
  /** Something on the Monster's board may be chosen. */
  readonly #boardAsked = $derived.by(() => {
    const cards = [...this.view.fae.powers.flat(), ...this.view.fae.ahead];
    return this.options.some(({ key, piece }) => /^(area|arm)-/.test(key) || cards.includes(piece ?? -1));
  });
  /** The Monster acts: its board is asked about, or one of its cards is being carried out and brings no battle. */
  readonly monsterActs = $derived.by(() => this.#boardAsked || (this.view.fae.in_hand.length > 0 && !this.fight));
  /** The leaf that the moment asks for. */
  readonly wanted = $derived.by((): Leaf => {
    if (this.offering) return 'offer';
    if (this.monsterActs) return 'monster';
    if (this.fight) return 'battle';
    return sheetNamed(this.options) ?? this.own.seat;
  });
  readonly open = $derived.by((): Leaf => {
    if (this.shown === 'battle' && !this.fight) return this.wanted;
    return this.shown ?? this.wanted;
  });

  /** A warden's name: "Celia", or the player's while nobody is chosen. */
  wardenName(one: Warden): string {
    return one.character === '' ? this.table.seatName(one.seat) : this.table.t(`character-${slug(one.character)}`);
  }

  monsterName(): string {
    return this.table.t(`monster-${slug(this.monster?.id ?? '')}`);
  }

  factsOf(seat: number): WardenFacts {
    return this.facts.wardens[seat] ?? NO_FACTS;
  }

  card(piece: number): CardName | undefined {
    return cardOf(piece, this.statics);
  }

  /** A card's name as its own text has it; of a card without a text its id in words. */
  cardName(piece: number): string {
    const card = this.card(piece);
    return card && this.table.has(card.message) ? this.table.t(card.message) : this.table.pieceName(piece);
  }

  room(place: number): RoomStatic | undefined {
    return roomAt(this.view, this.statics, place);
  }

  roomName(place: number): string {
    if (place < 0) return this.table.t('scene-wm-away');
    return this.table.t(`room-${slug(this.view.room_at[place] ?? '')}`);
  }

  /** Words for a cost or a gain: "2 Mîn, 1 Knowledge". */
  amountsSaid(of: Amounts | undefined): string {
    return amounts(of)
      .map(({ what, count }) => this.table.t(`amount-${slug(what)}`, { count }))
      .join(', ');
  }

  /** Resources, Power tokens and Tactics cards that a warden holds. */
  tokensOf(one: Warden): { what: string; count: number }[] {
    return [
      { what: 'min', count: one.min },
      { what: 'knowledge', count: one.knowledge },
      { what: 'scarab', count: one.scarab },
      { what: 'power', count: one.power },
      ...(one.favours > 0 ? [{ what: 'favour', count: one.favours }] : []),
    ];
  }

  /** What may be done with a Room; where the reader stands also what is done there. */
  optionsOfRoom(place: number): Option[] {
    const here = place === this.own.place ? [...optionsKeyed(this.options, 'room'), ...optionsKeyed(this.options, 'cleanse')] : [];
    return [...optionsAt(this.options, `place:${place}`), ...here];
  }

  optionsOfMini(target: string): Option[] {
    if (target === 'lady') return this.options.filter(({ key }) => key === 'lady' || key === 'lady-out');
    return optionsAt(this.options, target);
  }

  optionsOfPower(seat: number, id: string): Option[] {
    return optionsAt(this.options, `power:${seat}/${id}`);
  }

  isLit(seat: number): boolean {
    return isNamed(this.options, seat);
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
    return options.some(({ key }) => key === this.table.pointed?.key || this.table.suggestersOf(this.table.seat, key).length > 0);
  }

  /** What an option says. */
  says(option: Option): string {
    return this.table.t(option.message, option.args);
  }

  /** A name, and what may be done with the thing. */
  spoken(name: string, options: readonly Option[]): string {
    return options.length > 0 ? `${name}: ${options.map((option) => this.says(option)).join(' / ')}` : name;
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
