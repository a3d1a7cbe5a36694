import type { Clock } from './net.ts';
import type { LogEvent, StateMessage } from './wire.ts';

/** One state and what happened on the way to it. */
export interface Step {
  state: StateMessage;
  events: LogEvent[];
}

/** More steps than this waiting, and the rest is played faster. */
const CROWD = 8;

/**
 * Shows states one after another, each for as long as its happenings deserve, so that a bot's turn is seen and not
 * only its outcome. A step stays on the table for its own time before the next one replaces it.
 */
export class Playback {
  #queue: Step[] = [];
  #timer: number | null = null;

  constructor(
    private readonly show: (step: Step, last: boolean) => void,
    /** Milliseconds that a step stays before the next, at the pace in force. */
    private readonly hold: (step: Step) => number,
    private readonly clock: Clock,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  push(step: Step): void {
    this.#queue.push(step);
    if (this.#timer === null) this.#next();
  }

  /** What is on the table has been looked at: the next step need not wait. */
  release(): void {
    this.#stop();
    this.#next();
  }

  /** Shows a state at once and forgets whatever was still to be shown before it. */
  jump(step: Step): void {
    this.#stop();
    this.#queue = [];
    this.show(step, true);
  }

  /** Runs through everything that waits, at once. */
  skip(): void {
    this.#stop();
    while (this.#queue.length > 0) this.#showFirst();
  }

  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const step = this.#showFirst();
      const hold = this.hold(step) / (this.#queue.length > CROWD ? 3 : 1);
      if (hold <= 0) continue;
      this.#timer = this.clock.set(() => {
        this.#timer = null;
        this.#next();
      }, hold);
      return;
    }
  }

  #showFirst(): Step {
    const step = this.#queue.shift() as Step;
    this.show(step, this.#queue.length === 0);
    return step;
  }

  #stop(): void {
    if (this.#timer !== null) this.clock.clear(this.#timer);
    this.#timer = null;
  }
}
