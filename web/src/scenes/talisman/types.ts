import { SIGNS } from './signs.ts';

const TYPE_SIGNS: Readonly<Record<string, string>> = {
  event: SIGNS.event,
  enemy: SIGNS.enemy,
  stranger: SIGNS.stranger,
  object: SIGNS.object,
  'magic-object': SIGNS.magic,
  follower: SIGNS.follower,
  place: SIGNS.place,
  spell: SIGNS.spell,
};

/** "Magic Object" → "magic-object": for message ids and class names. */
export function typeSlug(type: string): string {
  return type.toLowerCase().replaceAll(' ', '-');
}

/** The drawing that says what kind of card it is. */
export function typeSign(type: string): string {
  return TYPE_SIGNS[typeSlug(type)] ?? SIGNS.event;
}
