/** Which key answers which option. */

export interface Keyed {
  key: string;
  label: string;
  /** The option names a piece: pieces are numbered, words get letters. */
  piece: boolean;
}

/** Keys the table page keeps for itself: undo, rulebook, chronicle, inspector, key help. */
export const RESERVED: readonly string[] = ['u', 'b', '?'];

const NONE = ['skip', 'done', 'stop'];

/**
 * Gives each option a key that no other has: pieces 1–9 in order, `0` for skipping, words a letter of their own
 * name, and whatever letter is left to those that go away empty. Options beyond that have no key.
 */
export function assignKeys(options: readonly Keyed[], reserved: readonly string[] = RESERVED): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(reserved);
  const give = (option: Keyed, key: string): boolean => {
    if (taken.has(key)) return false;
    taken.add(key);
    keys.set(option.key, key);
    return true;
  };
  for (const option of options) {
    if (NONE.includes(option.key)) give(option, '0');
  }
  let number = 1;
  for (const option of options) {
    if (!option.piece || number > 9) continue;
    if (give(option, String(number))) number += 1;
  }
  const left = (): Keyed[] => options.filter((option) => !keys.has(option.key));
  for (const option of left()) {
    if (!option.piece) [...letters(option.label)].some((letter) => give(option, letter));
  }
  for (const option of left()) {
    [...'abcdefghijklmnopqrstuvwxyz'].some((letter) => give(option, letter));
  }
  return keys;
}

/** First letters of the words, then the rest: a mnemonic key reads best from the start of a word. */
function letters(label: string): string {
  const plain = label.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const initials = [...plain.matchAll(/(?<![a-z])[a-z]/g)].map((match) => match[0]);
  return initials.join('') + plain.replace(/[^a-z]/g, '');
}

/** Whether typing into this element belongs to the element and not to the table. */
export function takesKeys(element: { tagName: string; isContentEditable?: boolean; type?: string } | null): boolean {
  if (element === null) return false;
  if (element.isContentEditable) return true;
  if (element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true;
  return element.tagName === 'INPUT' && !['checkbox', 'radio', 'button'].includes(element.type ?? '');
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

/**
 * The spot that an arrow key leads to: in its direction, near, and rather straight ahead than aside.
 * Returns its index, or -1 when nothing lies that way.
 */
export function towards(from: Spot, spots: readonly Spot[], arrow: Arrow): number {
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = sign * (across ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    if (ahead <= 1) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
