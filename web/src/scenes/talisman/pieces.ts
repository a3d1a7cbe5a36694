/** Figures glide like cards; their ids begin above those of every piece. */
export const FIGURE = 100_000;
