import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Arg, Args } from './wire.ts';

/** Who reads, and how the things named in arguments are called. */
export interface Reader {
  seatName(seat: number): string;
  /** Message id of a piece's name. */
  pieceMessage(piece: number): string;
  /** Whether this seat is the reader's own. */
  isMine(seat: number): boolean;
}

/** A stretch of text, with the message id of the thing it names where it names one. */
export interface Part {
  text: string;
  names?: string;
}

/** The message of a piece that lies face down. */
const HIDDEN = 'token-face-down';

/** Private-use characters that mark what NAME has written: start, end of the id, end of the name. */
const MARKS = ['\uE000', '\uE001', '\uE002'] as const;

/** What a thing is called that has no message, like a card of somebody's own pack: "token-spell-frost_lance" → "Frost Lance". */
function titled(id: string): string {
  const name = /^(?:token-)?[a-z]+-(.+)$/.exec(id)?.[1];
  if (name === undefined || id === HIDDEN) return id;
  return name.replace(/[-_]+/g, ' ').replace(/(?<=^| )./g, (letter) => letter.toUpperCase());
}

const nobody: Reader = {
  seatName: (seat) => String(seat + 1),
  pieceMessage: () => HIDDEN,
  isMine: () => false,
};

/** One language's messages. Rendering never throws: a missing message shows its id, a thing without a name its own id as a title. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  #marking = false;
  /** The message ids of the things that the sentence being written is about. */
  #things: ReadonlySet<string> = new Set();

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: (positional, named) => this.#name(positional, named) },
    });
    this.#bundle.addResource(new FluentResource(source));
  }

  /**
   * NAME($thing, case: "acc"): the attribute asked for where the message has it, else its text.
   * `attr: "gender"` reads one for a selector.
   */
  #name(positional: FluentValue[], named: Record<string, FluentValue>): FluentValue {
    const id = String(positional[0]);
    const message = this.#bundle.getMessage(id);
    if (!message && !this.#things.has(id)) return id;
    const wanted = named.case ?? named.attr;
    const pattern = (wanted === undefined ? undefined : message?.attributes[String(wanted)]) ?? message?.value ?? null;
    const text = pattern === null ? titled(id) : this.#bundle.formatPattern(pattern, null, []);
    return this.#marking && named.attr === undefined ? MARKS[0] + id + MARKS[1] + text + MARKS[2] : text;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message's text, or one of its attributes (`opt-cards.help`). */
  text(id: string, args: Args = {}, reader: Reader = nobody): string {
    const [name = id, attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return id;
    const values = fluentArgs(args, reader);
    const things = Object.entries(args).filter(([, arg]) => typeof arg === 'object' && arg.kind !== 'seat');
    this.#things = new Set(things.map(([named]) => String(values[named])));
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** A message's text in parts, so that the things it names can be pointed at. */
  parts(id: string, args: Args = {}, reader: Reader = nobody): Part[] {
    this.#marking = true;
    const text = this.text(id, args, reader);
    this.#marking = false;
    const [start, middle, end] = MARKS;
    return text.split(start).flatMap((piece, index): Part[] => {
      if (index === 0) return piece === '' ? [] : [{ text: piece }];
      const named = { names: piece.slice(0, piece.indexOf(middle)), text: piece.slice(piece.indexOf(middle) + 1, piece.indexOf(end)) };
      const rest = piece.slice(piece.indexOf(end) + 1);
      return rest === '' ? [named] : [named, { text: rest }];
    });
  }
}

/** A stretch of text, and the punctuation that no line break may part from it. */
export interface BoundPart extends Part {
  after: string;
}

/** The parts of a line; punctuation after a name that can be pressed belongs to it: "Arthur" "." is one part. */
export function bound(parts: readonly Part[]): BoundPart[] {
  const out: BoundPart[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    const marks = before?.names !== undefined && part.names === undefined ? (/^[.,;:!?…)”’»]+/.exec(part.text)?.[0] ?? '') : '';
    if (before) before.after += marks;
    const text = part.text.slice(marks.length);
    if (text !== '') out.push({ ...part, text, after: '' });
  }
  return out;
}

function fluentArgs(args: Args, reader: Reader): Record<string, FluentValue> {
  const out: Record<string, FluentValue> = {};
  for (const [name, arg] of Object.entries(args)) {
    out[name] = fluentArg(arg, reader);
    if (typeof arg === 'object' && arg.kind === 'seat') {
      out[`${name}_you`] = reader.isMine(Number(arg.id)) ? 'you' : 'other';
    }
  }
  return out;
}

function fluentArg(arg: Arg, reader: Reader): FluentValue {
  if (typeof arg === 'number') return new FluentNumber(arg);
  if (typeof arg !== 'object') return String(arg);
  switch (arg.kind) {
    case 'seat':
      return reader.seatName(Number(arg.id));
    case 'piece':
      return reader.pieceMessage(Number(arg.id));
    case 'term':
      return String(arg.id);
  }
}
