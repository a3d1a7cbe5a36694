import { signOf } from './signs.ts';
import type { Sign } from './types.ts';

/** One sign as it is drawn: a drawing and how often, or a mark between drawings. */
export interface Drawn {
  word: string;
  body: string;
  /** "2", "1–3"; empty for one. */
  count: string;
  mark: string;
}

const MARKS: Readonly<Record<string, string>> = { then: '▸', or: '/', and: '·' };

function counted({ count, most }: Sign): string {
  if (most > count) return `${count}–${most}`;
  return count > 1 ? String(count) : '';
}

/** How the signs of an effect are drawn; one without a drawing is left out. */
export function drawn(signs: readonly Sign[]): Drawn[] {
  return signs.flatMap((sign) => {
    const mark = MARKS[sign.word] ?? '';
    const body = mark ? '' : signOf(sign.word);
    return mark || body ? [{ word: sign.word, body, count: mark ? '' : counted(sign), mark }] : [];
  });
}
