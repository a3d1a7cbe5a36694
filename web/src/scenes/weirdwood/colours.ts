/** Grounds of Rooms by ring: white letters on each have a contrast of at least 4.5. */
export const RING_GROUNDS: Readonly<Record<string, string>> = {
  outer: '#46583a',
  middle: '#35547a',
  inner: '#74482a',
  throne: '#2c2038',
};
export const CURSED_GROUND = '#2a1330';
export const RUBBLE_GROUND = '#3a3733';
export const FIRE_GROUND = '#5c1f12';

/** Grounds of dice and the letters on them. */
export const DIE_GROUNDS: Readonly<Record<string, string>> = {
  balanced: '#2868ae',
  attack: '#b23427',
  defence: '#23252e',
  wraith: '#6a3a96',
  gauntlet: '#5a4a2a',
};

/** Bands of cards. */
export const BANDS: Readonly<Record<string, string>> = {
  action: '#35547a',
  tactic: '#6b5214',
  companion: '#2f6a3c',
  quest: '#6a2f52',
  mcard: '#7d2a24',
};

/** Tracks: Power, Combat, Tactics. */
export const TRACK_COLOURS: Readonly<Record<string, string>> = {
  power: '#a06fd6',
  combat: '#e2604f',
  tactics: '#e69a35',
};
