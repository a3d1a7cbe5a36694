/** Grounds of rooms and of what belongs to their colours: white letters on each have a contrast of at least 4.5. */
export const ROOM_GROUNDS: Readonly<Record<string, string>> = {
  red: '#8f2f28',
  blue: '#245390',
  green: '#2a6432',
  purple: '#65378a',
  grey: '#535967',
  yellow: '#76590f',
  black: '#241c2b',
};

/** Bands of spells by school, of quests and of events. */
export const BANDS: Readonly<Record<string, string>> = {
  destruction: '#9a2f22',
  conspiracy: '#3c4668',
  divination: '#76590f',
  illusion: '#2a6a86',
  necromancy: '#3f6a33',
  transmutation: '#8a4a17',
  signature: '#7b3a72',
  forgotten: '#1d1723',
  quest: '#5b2a45',
  event: '#4a2a63',
};

/** The band of a school; one that a pack has brought along gets a band of its own kind. */
export const bandOf = (school: string): string => BANDS[school] ?? '#4c4663';
