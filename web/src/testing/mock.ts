import type { Clock, Socket } from '../net.ts';
import type { ClientMessage, LogEvent, ServerMessage, StateMessage } from '../wire.ts';

/** A clock that stands still until it is told to go on. */
export class HandClock implements Clock {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, { at: number; run: () => void }>();

  set(run: () => void, ms: number): number {
    this.#last += 1;
    this.#timers.set(this.#last, { at: this.#now + ms, run });
    return this.#last;
  }

  clear(timer: number): void {
    this.#timers.delete(timer);
  }

  get pending(): number {
    return this.#timers.size;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.#now = due[1].at;
      due[1].run();
    }
    this.#now = until;
  }
}

/** The server's end of a line. */
export class MockSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed: number | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1000): void {
    this.closed = code;
  }

  accept(): void {
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  last<K extends ClientMessage['kind']>(kind: K): Extract<ClientMessage, { kind: K }> | undefined {
    return this.sent.filter((message) => message.kind === kind).at(-1) as
      | Extract<ClientMessage, { kind: K }>
      | undefined;
  }
}

export function happening(seq: number, who: number, name = 'take'): LogEvent {
  return { seq, number: 0, name, rule: 'SB-6.1', args: { who: { kind: 'seat', id: who } } };
}

export function state(version: number, more: Partial<StateMessage> = {}): StateMessage {
  const events = more.events ?? [];
  const from = more.from_seq ?? events[0]?.seq ?? 0;
  return {
    kind: 'state',
    table: 'amber-owl-17',
    game: 'toy',
    version,
    seat: 0,
    seats: [],
    view: { version },
    facts: {},
    decision: null,
    theirs: [],
    waiting: [],
    suggestions: [],
    undo: null,
    consent: null,
    result: null,
    events,
    from_seq: from,
    next_seq: from + events.length,
    ...more,
  };
}
