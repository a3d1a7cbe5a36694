import { cardNamed, cardOf, idOf, type CardKind } from './cards.ts';
import { placeOfRoom } from './lodge.ts';
import type { Statics, View } from './types.ts';

/** What an inspector target names. */
export type Inspected =
  | { what: CardKind; id: string; piece: number | undefined }
  | { what: 'room'; id: string; place: number }
  | { what: 'seat'; seat: number }
  | { what: 'evocation'; id: string; seat: number | undefined; slot: number | undefined }
  | { what: 'school'; id: string }
  | { what: 'book'; id: string }
  | { what: 'wizard'; id: string }
  | { what: 'pile'; id: string; seat: number | undefined }
  | { what: 'power' }
  | { what: 'nothing' };

export function inspected(target: string, view: View, statics: Statics): Inspected {
  if (/^-?\d+$/.test(target)) {
    const card = cardOf(Number(target), statics);
    return card ? { ...card, piece: Number(target) } : { what: 'nothing' };
  }
  const [what = '', id = ''] = target.split(/:(.*)/s);
  const [one = '', two] = id.split('/');
  switch (what) {
    case 'card': {
      const card = cardNamed(id);
      return card && card.id in { ...statics.spells, ...statics.quests, ...statics.events } ? { ...card, piece: undefined } : { what: 'nothing' };
    }
    case 'room':
      return id in statics.rooms ? { what, id, place: placeOfRoom(view, id) } : { what: 'nothing' };
    case 'seat':
      return { what, seat: Number(id) };
    case 'evocation': {
      if (one in statics.evocations) return { what, id: one, seat: undefined, slot: undefined };
      const found = view.wizards[Number(one)]?.evocations.find(({ slot }) => slot === Number(two));
      return found ? { what, id: found.kind, seat: Number(one), slot: found.slot } : { what: 'nothing' };
    }
    case 'school':
    case 'book':
    case 'wizard':
      return { what, id };
    case 'pile':
      return { what, id: one, seat: two === undefined ? undefined : Number(two) };
    case 'power':
      return { what };
    default:
      return { what: 'nothing' };
  }
}

/** The inspector's target for a message that names something: "spell-meteor-swarm", "token-quest-arsenal", "room-forge". */
export function targetNamed(name: string): string | undefined {
  const found = /^(?:token-)?(spell|quest|event|room|evocation|school)-(.+)$/.exec(name);
  if (!found) return undefined;
  const [, what = '', id = ''] = found;
  if (what === 'room' || what === 'evocation' || what === 'school') return `${what}:${idOf(id)}`;
  return `card:${what}-${idOf(id)}`;
}
