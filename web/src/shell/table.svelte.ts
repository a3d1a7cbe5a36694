import { SvelteMap } from 'svelte/reactivity';
import { api, socketUrl } from '../rest.ts';
import type { Part, Reader } from '../i18n.ts';
import { browserClock, randomNonce, Refused, SeatLink, type Clock, type LinkStatus, type Socket } from '../net.ts';
import { Playback, type Step } from '../playback.ts';
import { settings } from '../settings.svelte.ts';
import { Shelf, type KeptTable } from '../shelf.ts';
import { play } from '../sound.ts';
import { texts } from '../texts.svelte.ts';
import type {
  Arg,
  Args,
  ConsentRequest,
  Decision,
  GameInfo,
  GameStatic,
  LogEvent,
  Option,
  Result,
  SeatInfo,
  StateMessage,
  Suggestion,
  UndoOffer,
} from '../wire.ts';

/** How long a step stays before the next, in milliseconds at the usual pace. */
const HOLD_OTHERS = 850;
const HOLD_TABLE = 350;

export interface TableOptions {
  table: string;
  /** Keys of the seats held here; none: a spectator. */
  tokens: string[];
  /** Key of a spectator, if the link has one. */
  spectate: string | null;
  open?: (url: string) => Socket;
  clock?: Clock;
  shelf?: Shelf;
}

export type Sheet = 'seats' | 'mat' | 'chronicle' | 'inspector';

/** One table as this browser sees it: what scenes read and the few things they may do. */
export class TableStore {
  readonly table: string;

  /** The state as the reader's seat sees it; same field names as the game's state. */
  view = $state.raw<Record<string, unknown>>({});
  /** Scores and their parts, computed by the game from the same view. */
  facts = $state.raw<Record<string, unknown>>({});
  /** What the game says once (pieces, cards, tracks): GET /api/games/{id}. */
  statics = $state.raw<Record<string, unknown>>({});
  info = $state.raw<GameInfo | null>(null);
  game = $state('');
  decision = $state.raw<Decision | null>(null);
  /** What people elsewhere choose from, where all play together. */
  theirs = $state.raw<Decision[]>([]);
  /** What players suggest to each other for the questions that wait. */
  suggestions = $state.raw<Suggestion[]>([]);
  /** The seat whose view this is; null for a spectator. */
  seat = $state<number | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  waiting = $state.raw<{ seat: number; ask: string }[]>([]);
  /** The chronicle so far, oldest first. */
  events = $state.raw<LogEvent[]>([]);
  /** What happened in the step shown last. */
  lastEvents = $state.raw<LogEvent[]>([]);
  undo = $state.raw<UndoOffer | null>(null);
  consent = $state.raw<ConsentRequest | null>(null);
  result = $state.raw<Result | null>(null);

  /** A state has arrived and the game's facts are known: the scene may draw. */
  ready = $state(false);
  status = $state<LinkStatus>('connecting');
  /** Code of the error that ended the connection for good. */
  fatal = $state<string | null>(null);
  /** The last refusal, until it is put away. */
  refusal = $state.raw<Refused | null>(null);
  /** Key of the option whose answer is under way. */
  choosing = $state<string | null>(null);
  /** Steps that wait to be shown. */
  behind = $state(0);
  /** The held seat that must take the device before it sees its view; null: no curtain. */
  curtain = $state<number | null>(null);
  /** The option under the pointer or focus in the prompt bar: the scene may mark its thing on the board. */
  pointed = $state.raw<Option | null>(null);
  /** The target that the inspector shows ("card:sacrifice"; a piece's number as text). It stays when play goes on. */
  inspected = $state<string | null>(null);
  /** The panel that is slid up on a small screen. */
  sheet = $state<Sheet | null>(null);
  /** The rule at which the rulebook is open; '' for its beginning, null when it is closed. */
  rule = $state<string | null>(null);
  /** Chronicle length when the shown seat last answered. */
  readTo = $state(0);

  readonly motion = settings;

  #kinds: string[] = [];
  #links = new Map<string, SeatLink>();
  #seatOf = new SvelteMap<SeatLink, number | null>();
  #shown: SeatLink | null = null;
  #forced: number | null = null;
  /** The number that the shown question bears by now: where several decide at once, it goes on with each of their answers. */
  #number = 0;
  /** The version as which an answer given here was taken, until its outcome is shown. */
  #taken: number | null = null;
  readonly #clock: Clock;
  readonly #shelf: Shelf;
  readonly #playback: Playback;

  constructor(options: TableOptions) {
    this.table = options.table;
    this.#clock = options.clock ?? browserClock;
    this.#shelf = options.shelf ?? new Shelf(localStorage);
    this.#playback = new Playback(
      (step, last) => this.#show(step, last),
      (step) => this.#hold(step),
      this.#clock,
    );
    const open = options.open ?? ((url: string) => new WebSocket(url) as unknown as Socket);
    const tokens = options.tokens.length > 0 ? options.tokens : [options.spectate];
    for (const token of tokens) this.#addLink(token, open);
  }

  #addLink(token: string | null, open: (url: string) => Socket): void {
    const link: SeatLink = new SeatLink(
      {
        url: socketUrl(this.table),
        token,
        open,
        clock: this.#clock,
        nonce: randomNonce,
        jitter: Math.random,
      },
      {
        state: (message, fresh, first) => void this.#arrived(link, message, fresh, first),
        presence: (seats) => (this.seats = seats),
        suggestions: (suggestions) => (this.suggestions = suggestions),
        status: () => (this.status = this.#worst()),
        fatal: (code) => (this.fatal = code),
        refused: (refusal) => (this.refusal = refusal),
      },
    );
    this.#links.set(token ?? '', link);
    link.connect();
  }

  /** Seats held in this browser. */
  get mine(): number[] {
    return [...this.#seatOf.values()].filter((seat) => seat !== null);
  }

  /** Those who are waited for and do not decide here; a bot that plays a seat held here is one of them. */
  get others(): { seat: number; ask: string }[] {
    const bots = this.seats.filter(({ controller }) => controller === 'bot').map(({ seat }) => seat);
    return this.waiting.filter(({ seat }) => !this.mine.includes(seat) || bots.includes(seat));
  }

  /** The seat held here whose consent is asked for, rather the shown one than another; null: none. */
  get asked(): number | null {
    const { needs = [], agreed = [] } = this.consent ?? {};
    const seats = needs.filter((seat) => this.mine.includes(seat) && !agreed.includes(seat));
    return seats.find((seat) => this.isMine(seat)) ?? seats[0] ?? null;
  }

  /** Whether the shown seat may take back, or ask for it: not while such a request waits for an answer. */
  get takesBack(): boolean {
    return this.undo !== null && this.undo.kind !== 'none' && this.consent === null;
  }

  get hotseat(): boolean {
    return this.#links.size > 1;
  }

  get kept(): KeptTable | undefined {
    return this.#shelf.get(this.table);
  }

  close(): void {
    this.#playback.close();
    this.#unforce();
    texts.sitDown(null).catch(() => undefined); // where they cannot be had, the texts of this game stay
    for (const link of this.#links.values()) link.close();
  }

  /** Tries to reach the server at once. */
  reconnect(): void {
    for (const link of this.#links.values()) link.retry();
  }

  // --- what scenes ask ------------------------------------------------------------------------------------------

  /** The first legal option that names this piece or target, if any. */
  optionFor(thing: number | string, zone?: readonly number[]): Option | undefined {
    return this.optionsFor(thing, zone)[0];
  }

  /**
   * All legal options that name this piece or target. Of equal pieces only one is offered: give the zone that the
   * piece lies in, and an option that names its twin there counts for it too.
   */
  optionsFor(thing: number | string, zone: readonly number[] = []): Option[] {
    if (this.choosing !== null) return [];
    const options = this.decision?.options ?? [];
    if (typeof thing === 'string') return options.filter((option) => option.target === thing);
    const exact = options.filter((option) => option.piece === thing);
    const kind = this.#kinds[thing];
    if (exact.length > 0 || kind === undefined) return exact;
    return options.filter(({ piece }) => piece !== null && zone.includes(piece) && this.#kinds[piece] === kind);
  }

  /** Answers the pending decision; a second choice before the first has been taken is not sent. */
  choose(key: string): void {
    const { decision } = this;
    const link = this.#shown;
    if (decision === null || link === null || this.choosing !== null) return;
    if (!decision.options.some((option) => option.key === key)) return;
    this.choosing = key;
    this.pointed = null;
    this.sheet = null;
    this.refusal = null;
    this.#markRead();
    link.command({ kind: 'answer', number: this.#number, option: key }).then(
      (version) => this.#took(link, version),
      (error: unknown) => this.#refuse(error),
    );
  }

  /** Suggests an option to another seat, or takes the suggestion back. */
  suggest({ seat, number }: Decision, key: string): void {
    const mine = this.suggestersOf(seat, key).includes(this.seat ?? -1);
    this.#shown?.suggest(seat, number, mine ? null : key);
  }

  /** The seats that suggest this option to a seat. */
  suggestersOf(seat: number | null, key: string): number[] {
    return this.suggestions.filter((one) => one.seat === seat && one.option === key).map(({ who }) => who);
  }

  /** Opens the inspector at a target, or closes it. */
  inspect(target: string | number | null): void {
    this.inspected = target === null ? null : String(target);
  }

  /** Opens the rulebook at a rule. */
  openRule(rule: string): void {
    this.rule = rule;
  }

  /** A message in the reader's language. */
  t(id: string, args: Args = {}): string {
    return texts.t(id, args, this.#reader);
  }

  /** Whether there is a message of that id. */
  has(id: string): boolean {
    return texts.has(id);
  }

  /** What those who are waited for choose, in a few words; null where not all choose the same, or there are no words. */
  choosingNow(others: readonly { ask: string }[]): string | null {
    const [what = '', ...more] = new Set(others.map(({ ask }) => (this.has(`wait-${ask}`) ? this.t(`wait-${ask}`) : '')));
    return what === '' || more.length > 0 ? null : what;
  }

  /** A chronicle line, in parts that say what they name. */
  line(event: LogEvent): Part[] {
    return texts.parts(`log-${event.name}`, event.args, this.#reader);
  }

  /** A piece's name in the reader's language. */
  pieceName(piece: number): string {
    return this.t(this.pieceMessage(piece));
  }

  pieceMessage(piece: number): string {
    const kind = this.#kinds[piece];
    return kind === undefined ? 'token-face-down' : `token-${kind}`;
  }

  seatName(seat: number): string {
    const info = this.seats.find((other) => other.seat === seat);
    if (info?.name) return info.name;
    if (info?.controller !== 'bot' || info.held) return texts.t('ui-seat-name', { number: seat + 1 });
    const alike = this.seats.filter((other) => other.controller === 'bot' && !other.held && !other.name && other.level === info.level);
    const word = texts.t(`ui-level-${info.level}`);
    const level = word.charAt(0).toLocaleUpperCase() + word.slice(1);
    if (alike.length < 2) return texts.t('ui-bot-name', { level });
    return texts.t('ui-bot-name-nth', { level, number: alike.indexOf(info) + 1 });
  }

  isMine(seat: number): boolean {
    return seat === this.seat;
  }

  readonly #reader: Reader = {
    seatName: (seat) => this.seatName(seat),
    pieceMessage: (piece) => this.pieceMessage(piece),
    isMine: (seat) => this.isMine(seat),
  };

  // --- what the shell does --------------------------------------------------------------------------------------

  /** Takes back, or asks the others for it. */
  takeBack(): void {
    this.#unforce();
    this.#command({ kind: 'undo' });
  }

  /** Answers another seat's request to take back, for the seat that is asked. */
  agree(agree: boolean): void {
    const { asked, consent } = this;
    if (consent && asked !== null) this.#command({ kind: 'consent', request: consent.request, agree }, this.#linkOf(asked));
  }

  /** Lets a bot play a seat, or (null) gives it back to who holds it. */
  control(seat: number, level: string | null): void {
    this.#command({ kind: 'control', seat, level }, this.#linkOf(seat));
  }

  /** Shows everything that waits to be shown. */
  catchUp(): void {
    this.#playback.skip();
    this.behind = 0;
  }

  /** The next seat has taken the device. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = null;
    const link = this.#linkOf(seat);
    if (link) this.#turnTo(link);
  }

  /** From now on seats change hands at this table without a curtain. */
  liftForGood(): void {
    this.#shelf.keep({ table: this.table, open: true });
    this.lift();
  }

  #command(command: Parameters<SeatLink['command']>[0], link = this.#shown): void {
    this.refusal = null;
    link?.command(command).catch((error: unknown) => this.#refuse(error));
  }

  #refuse(error: unknown): void {
    this.choosing = null;
    if (!(error instanceof Refused)) throw error;
    this.refusal = error;
    play('no', settings.volume);
  }

  /**
   * An answer given here has been taken, as that version: what is asked from there on is another question, even one of
   * the same words. After a broken line the state that it led to may be there before.
   */
  #took(link: SeatLink, version: number): void {
    const { latest } = link;
    if (latest === null || latest.version < version) {
      this.#taken = version;
    } else if (link === this.#shown && this.choosing !== null) {
      this.decision = null;
      this.#playback.jump({ state: latest, events: [] });
    }
  }

  #linkOf(seat: number | null): SeatLink | undefined {
    return [...this.#seatOf].find(([, held]) => held === seat)?.[0];
  }

  #worst(): LinkStatus {
    const order: LinkStatus[] = ['dead', 'retrying', 'connecting', 'open'];
    const all = [...this.#links.values()].map((link) => link.status);
    return order.find((status) => all.includes(status)) ?? 'open';
  }

  #loading: Promise<void> | null = null;

  async #load(game: string): Promise<void> {
    const [{ info, static: statics }] = await Promise.all([api.game(game), texts.sitDown(game)]);
    this.info = info;
    this.statics = statics;
    this.#kinds = kindsOf(statics);
  }

  async #arrived(link: SeatLink, message: StateMessage, fresh: LogEvent[], first: boolean): Promise<void> {
    this.#seatOf.set(link, message.seat);
    this.seats = message.seats;
    this.game = message.game;
    this.#loading ??= this.#load(message.game);
    try {
      await this.#loading;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fatal = error.code;
      return;
    }
    this.#shown ??= link;
    if (link === this.#shown) {
      const step = { state: message, events: fresh };
      if (this.decision !== null) this.#playback.release();
      if (first) this.#playback.jump(step);
      else this.#playback.push(step);
      this.behind = this.#playback.waiting;
    }
    if (!this.ready) this.#keep(message);
    this.ready = true;
    this.#handOver();
  }

  #keep(message: StateMessage): void {
    const tokens = [...this.#links.keys()].filter((token) => token !== '');
    if (message.seat !== null) {
      this.#shelf.keep({ table: this.table, game: message.game, tokens, opened: Date.now() });
    }
  }

  #show({ state, events }: Step, last: boolean): void {
    const before = this.decision;
    this.view = state.view;
    this.facts = state.facts;
    this.seat = state.seat;
    this.waiting = state.waiting;
    this.events = (this.#shown?.events ?? []).filter((event) => event.seq < state.next_seq);
    this.lastEvents = events;
    this.undo = last ? state.undo : null;
    this.consent = last ? state.consent : null;
    this.theirs = last ? state.theirs.filter(({ seat }) => this.#isPerson(seat) && !this.mine.includes(seat)) : [];
    this.suggestions = state.suggestions;
    this.result = state.result;
    this.readTo = this.kept?.read?.[String(state.seat)] ?? 0;
    this.behind = this.#playback.waiting;
    const decision = last ? duty(state) : null;
    const answered = this.#taken !== null && this.#taken <= state.version;
    if (answered) this.#taken = null;
    if (decision !== null) this.#number = decision.number;
    const anew = answered || events.some(({ name }) => name === 'undo');
    if (decision === null || before === null || anew || !sameQuestion(decision, before)) {
      this.decision = decision;
      this.choosing = null;
      this.pointed = null;
      this.#force();
    }
    if (last) this.#handOver();
  }

  #isPerson(seat: number): boolean {
    return this.seats.some((info) => info.seat === seat && info.controller === 'human');
  }

  #hold({ state, events }: Step): number {
    if (events.length === 0) return 0;
    const acting = events.map((event) => event.args['who']).filter(isSeat);
    if (acting.length === 0) return settings.ms(HOLD_TABLE);
    return acting.every((who) => who.id === state.seat) ? 0 : settings.ms(HOLD_OTHERS);
  }

  /** A question with one answer is answered by itself, if the person wants that and has not just taken that answer back. */
  #force(): void {
    this.#unforce();
    const { decision } = this;
    if (!settings.forced || decision?.options.length !== 1 || this.#cameBack(decision)) return;
    const only = decision.options[0] as Option;
    this.#forced = this.#clock.set(() => {
      this.#forced = null;
      if (this.decision === decision) this.choose(only.key);
    }, settings.ms(500));
  }

  #unforce(): void {
    if (this.#forced !== null) this.#clock.clear(this.#forced);
    this.#forced = null;
  }

  /** Whether the last undo led to this question, and nobody has answered since. */
  #cameBack({ number }: Decision): boolean {
    return this.events.findLast(({ name }) => name === 'undo')?.args['decision'] === number;
  }

  /** When another seat held here must decide, and the seat shown need not, the device changes hands. */
  #handOver(): void {
    if (!this.hotseat || this.#playback.waiting > 0 || duty(this.#shown?.latest)) return;
    for (const [link, seat] of this.#seatOf) {
      if (link === this.#shown || seat === null || !duty(link.latest)) continue;
      if (this.kept?.open) this.#turnTo(link);
      else this.curtain = seat;
      return;
    }
  }

  /** Shows the seat of a link. What the person before looked at closely is nothing for the next one's eyes. */
  #turnTo(link: SeatLink): void {
    this.#shown = link;
    this.inspected = null;
    this.pointed = null;
    this.sheet = null;
    this.refusal = null;
    if (link.latest) this.#playback.jump({ state: link.latest, events: [] });
  }

  #markRead(): void {
    const length = this.#shown?.latest?.next_seq ?? 0;
    this.#shelf.keep({ table: this.table, read: { ...this.kept?.read, [String(this.seat)]: length } });
  }
}

/** The kind of each piece ("red-circle"), by piece: every game says it the same way. */
function kindsOf({ kinds, kind_of }: GameStatic['static']): string[] {
  return kind_of.map((kind) => kinds[kind] ?? '');
}

function isSeat(arg: Arg | undefined): arg is { kind: 'seat'; id: number } {
  return typeof arg === 'object' && arg.kind === 'seat';
}

/** What the holder of a seat has to decide: nothing while a bot plays it. */
function duty(state: StateMessage | null | undefined): Decision | null {
  const bot = state?.seats.some(({ seat, controller }) => seat === state.seat && controller === 'bot');
  return bot ? null : (state?.decision ?? null);
}

/**
 * The same question still: a push that leaves it open must not disturb who is answering it. Its number tells nothing:
 * it goes on when others who decide at the same time have answered.
 */
function sameQuestion(a: Decision, b: Decision): boolean {
  return JSON.stringify({ ...a, number: 0 }) === JSON.stringify({ ...b, number: 0 });
}
