/** How tiles fill a box. */
export interface Fit {
  columns: number;
  width: number;
  height: number;
}

/** A card's width by its height, at its slimmest and at its widest, and how wide it is at most. */
export interface Bounds {
  slim: number;
  wide: number;
  most?: number;
}

/** The columns that let `count` cards be largest in a box; cards may be slim or wide, within bounds. */
export function fit(count: number, width: number, height: number, gap: number, { slim, wide: broadest, most = Infinity }: Bounds): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = Math.max(0, (width - gap * (columns - 1)) / columns);
    const high = Math.max(0, (height - gap * (rows - 1)) / rows);
    const tall = Math.min(high, wide / slim, most / slim);
    const broad = Math.min(wide, tall * broadest, most);
    if (broad * tall > best.width * best.height + 1) best = { columns, width: broad, height: tall };
  }
  return best;
}
