import coal from 'icon:rock';
import drops from 'icon:droplets';
import flame from 'icon:flame';
import gold from 'icon:gold-bar';
import leaf from 'icon:vine-leaf';
import poison from 'icon:poison-bottle';
import steam from 'icon:steam';

/** The seven matters in the order of the catalogue. */
export const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The three runes in the order of the catalogue. */
export const RUNES = ['circle', 'triangle', 'square'] as const;
export type Rune = (typeof RUNES)[number];

/** Each matter's own drawing, so that a colour never stands alone. */
export const MATTER_ICONS: Record<Colour, string> = {
  red: flame,
  purple: poison,
  green: leaf,
  black: coal,
  white: steam,
  blue: drops,
  yellow: gold,
};
