/** How tiles fill a box. */
export interface Fit {
  columns: number;
  width: number;
  height: number;
}

/** A card's width by its height: at its slimmest and at its widest. */
const SLIM = 0.64;
const WIDE = 0.92;

/** The columns that let `count` cards be largest in a box; cards may be slim or wide, within bounds. */
export function fit(count: number, width: number, height: number, gap: number, most = Infinity): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = Math.max(0, (width - gap * (columns - 1)) / columns);
    const high = Math.max(0, (height - gap * (rows - 1)) / rows);
    const tall = Math.min(high, wide / SLIM, most / SLIM);
    const broad = Math.min(wide, tall * WIDE, most);
    if (broad * tall > best.width * best.height + 1) best = { columns, width: broad, height: tall };
  }
  return best;
}

/** Longest word of a title, in letters: what must fit on one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}
