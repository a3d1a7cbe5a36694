import type { Args, ClientMessage, LogEvent, SeatInfo, ServerMessage, StateMessage, Suggestion } from './wire.ts';

/** The part of WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Clock {
  set(run: () => void, ms: number): number;
  clear(timer: number): void;
}

export const browserClock: Clock = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(timer),
};

/** connecting: the first try; open: in step with the server; retrying: cut off, trying again; dead: it makes no sense. */
export type LinkStatus = 'connecting' | 'open' | 'retrying' | 'dead';

/** Close codes after which trying again cannot help, and the message that says why. */
const FATAL: ReadonlyMap<number, string> = new Map([
  [4400, 'malformed'],
  [4401, 'bad-token'],
  [4404, 'unknown-table'],
  [4413, 'too-large'],
]);

/** What the server would not do, by code; the reader renders `error-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Args,
  ) {
    super(code);
  }
}

export type Command =
  | Omit<Extract<ClientMessage, { kind: 'answer' }>, 'nonce' | 'version'>
  | Omit<Extract<ClientMessage, { kind: 'undo' }>, 'nonce' | 'version'>
  | Omit<Extract<ClientMessage, { kind: 'consent' }>, 'nonce'>
  | Omit<Extract<ClientMessage, { kind: 'control' }>, 'nonce'>;

export interface LinkHandlers {
  /** A state in step; `fresh` are the events not seen before, `first` the state that opens or reopens the link. */
  state(message: StateMessage, fresh: LogEvent[], first: boolean): void;
  presence(seats: SeatInfo[]): void;
  suggestions(suggestions: Suggestion[]): void;
  status(status: LinkStatus): void;
  /** The link is dead: code as in `error-<code>`. */
  fatal(code: string): void;
  /** A refusal that answers no command. */
  refused(refusal: Refused): void;
}

export interface LinkOptions {
  url: string;
  token: string | null;
  open(url: string): Socket;
  clock: Clock;
  nonce(): string;
  /** 0 … 1, spreads the retries of many browsers. */
  jitter(): number;
}

interface Waiting {
  text: string;
  resolve(version: number): void;
  reject(refusal: Refused): void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;

/** One seat's line to the server: keeps it open, keeps the chronicle whole, and pairs commands with their replies. */
export class SeatLink {
  status: LinkStatus = 'connecting';
  /** The chronicle as this seat sees it. */
  events: LogEvent[] = [];
  latest: StateMessage | null = null;

  #socket: Socket | null = null;
  #next = 0;
  #greeted = false;
  #tries = 0;
  #timer: number | null = null;
  readonly #waiting = new Map<string, Waiting>();
  readonly #options: LinkOptions;
  readonly #on: LinkHandlers;

  constructor(options: LinkOptions, handlers: LinkHandlers) {
    this.#options = options;
    this.#on = handlers;
  }

  connect(): void {
    this.#greeted = false;
    const socket = this.#options.open(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ kind: 'hello', token: this.#options.token, since: this.#next });
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Tries again at once, if it is waiting to. */
  retry(): void {
    if (this.#timer === null) return;
    this.#options.clock.clear(this.#timer);
    this.#timer = null;
    this.connect();
  }

  close(): void {
    if (this.#timer !== null) this.#options.clock.clear(this.#timer);
    this.#timer = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(1000);
    }
    this.#setStatus('dead');
  }

  /**
   * Sends a command; resolves with the version as which the server has taken it, and rejects with `Refused` when it has not.
   * A command that meets a broken line is sent again, under the same nonce, once the line is back.
   */
  command(command: Command): Promise<number> {
    const nonce = this.#options.nonce();
    const version = this.latest?.version ?? 0;
    const message: ClientMessage =
      command.kind === 'answer' || command.kind === 'undo' ? { ...command, version, nonce } : { ...command, nonce };
    const text = JSON.stringify(message);
    return new Promise((resolve, reject) => {
      this.#waiting.set(nonce, { text, resolve, reject });
      if (this.#greeted) this.#socket?.send(text);
    });
  }

  /** Suggests an option for another seat's decision (null: none any more). It is not sent again over a new line. */
  suggest(seat: number, number: number, option: string | null): void {
    if (this.#greeted) this.#send({ kind: 'suggest', seat, number, option });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'state':
        return this.#state(message);
      case 'presence':
        return this.#on.presence(message.seats);
      case 'suggestions':
        return this.#on.suggestions(message.suggestions);
      case 'accepted':
        this.#waiting.get(message.nonce)?.resolve(message.version);
        this.#waiting.delete(message.nonce);
        return;
      case 'refused': {
        const refusal = new Refused(message.code, message.args);
        const waiting = message.nonce === null ? undefined : this.#waiting.get(message.nonce);
        if (message.nonce !== null) this.#waiting.delete(message.nonce);
        if (waiting) waiting.reject(refusal);
        else this.#on.refused(refusal);
        return;
      }
    }
  }

  #state(message: StateMessage): void {
    if (message.from_seq > this.#next) {
      this.#send({ kind: 'resync', since: this.#next });
      return;
    }
    const first = !this.#greeted;
    if (!first && this.latest && message.version < this.latest.version) return;
    const known = this.#next;
    this.events = [...this.events.filter((event) => event.seq < message.from_seq), ...message.events];
    this.#next = message.next_seq;
    this.latest = message;
    this.#on.state(
      message,
      message.events.filter((event) => event.seq >= known),
      first,
    );
    if (first) {
      this.#greeted = true;
      this.#tries = 0;
      this.#setStatus('open');
      for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    }
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#greeted = false;
    const reason = FATAL.get(code);
    if (reason !== undefined) {
      this.#setStatus('dead');
      for (const { reject } of this.#waiting.values()) reject(new Refused(reason, {}));
      this.#waiting.clear();
      this.#on.fatal(reason);
      return;
    }
    this.#setStatus('retrying');
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries) * (0.75 + this.#options.jitter() / 2);
    this.#tries += 1;
    this.#timer = this.#options.clock.set(() => {
      this.#timer = null;
      this.connect();
    }, wait);
  }

  #setStatus(status: LinkStatus): void {
    if (this.status === status) return;
    this.status = status;
    this.#on.status(status);
  }
}

/** Sixteen random bytes; unlike `randomUUID` it also works on a page that is not served over TLS. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
