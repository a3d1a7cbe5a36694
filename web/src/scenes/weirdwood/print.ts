import { printBoxes, segmentOf, type Box } from './manor.ts';

/** What is printed in a Room, in units of the drawing. */
export interface Content {
  name: string;
  /** Signs in the line below the name. */
  signs: number;
  /** Widths and heights of what lies and stands there. */
  things: { width: number; height: number }[];
}

/** Where it is printed, how large the letters of the name are, and by how much the rest is drawn smaller. */
export interface Print {
  box: Box;
  letters: number;
  scale: number;
}

/** The usual size of letters, of a sign in its line, and gaps. */
const LETTERS = 4.2;
const SIGN = 4;
const GAP = 0.8;
/** Width of a letter by its height. */
const WIDE = 0.5;
const WIDEST = 0.535;
const SMALLEST = 0.62;
/** Letters are drawn smaller less readily than the rest: by this power of its scale. */
const FIRM = 0.55;

const SOFT = '\u00ad';
/** The last parts of long words in names of Rooms, before which they may be broken. */
const HEADS = /(?<=\p{L}{5})(kammer|galerie|heiligtum|schaftlers|speicher|bibliothek|werkstatt|grapher)(?!\p{L})/gu;

/** A name whose long words may be broken where their parts meet. */
export function breakable(name: string): string {
  return name.replace(HEADS, `${SOFT}$1`);
}

/** How many lines a name takes, its words kept whole but where they may be broken. */
export function linesOf(name: string, width: number, letters: number): number {
  const room = width / (letters * WIDE);
  let [lines, used] = [1, 0];
  for (const word of name.split(/ |(?<=\u00ad)/)) {
    if (used > 0 && used + 1 + word.length > room) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

function heaps(things: Content['things'], width: number): number {
  let [height, used, tall] = [0, 0, 0];
  for (const thing of things) {
    if (used > 0 && used + GAP + thing.width > width) {
      height += tall + GAP;
      [used, tall] = [0, 0];
    }
    used += (used > 0 ? GAP : 0) + thing.width;
    tall = Math.max(tall, thing.height);
  }
  return height + (tall > 0 ? tall + GAP : 0);
}

function fitted(content: Content, box: Box): Print {
  const longest = Math.max(...content.name.split(/[\s-]|(?<=\u00ad)/).map((word) => word.length), 4);
  const widest = Math.min(LETTERS, box.width / (longest * WIDEST));
  const lettersAt = (scale: number): number => Math.min(widest, LETTERS * scale ** FIRM);
  const needs = (scale: number): number => {
    const letters = lettersAt(scale);
    const rows = Math.ceil((content.signs * SIGN * scale) / box.width);
    if (content.things.some((thing) => thing.width * scale > box.width)) return Infinity;
    const name = content.name === '' ? 0 : linesOf(content.name, box.width, letters) * letters;
    return name + scale * (rows * (SIGN + GAP / 2) + heaps(content.things, box.width / scale));
  };
  let scale = 1;
  while (scale > SMALLEST && needs(scale) > box.height) scale -= 0.02;
  return { box, letters: lettersAt(scale), scale };
}

const boxes = new Map<string, Box[]>();

function boxesOf(ring: string, slot: number): Box[] {
  const key = `${ring}/${slot}`;
  const known = boxes.get(key);
  if (known) return known;
  const made = printBoxes(segmentOf(ring, slot));
  boxes.set(key, made);
  return made;
}

/** The box of a Room in which the name can be largest, with all that belongs below it. */
export function printOf(ring: string, slot: number, content: Content): Print {
  const all = boxesOf(ring, slot).map((box) => fitted(content, box));
  return all.reduce((best, one) => (one.letters + one.scale > best.letters + best.scale ? one : best));
}
