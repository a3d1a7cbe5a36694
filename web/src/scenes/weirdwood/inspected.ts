import { cardNamed, cardOf, idOf, type CardKind } from './model.ts';
import type { Statics, View } from './types.ts';

/** What an inspector target names. */
export type Inspected =
  | { what: CardKind; key: string; message: string; piece: number | undefined }
  | { what: 'place'; place: number; room: string }
  | { what: 'seat'; seat: number }
  | { what: 'power'; id: string; seat: number | undefined }
  | { what: 'track'; id: string; seat: number }
  | { what: 'dice'; seat: number }
  | { what: 'pile'; id: string; seat: number }
  | { what: 'character'; id: string }
  | { what: 'area'; id: string }
  | { what: 'monster' | 'lady' | 'time' | 'day' | 'deck' | 'supply' | 'group' | 'threat' | 'life-force' | 'spell' | 'possession' | 'die' }
  | { what: 'nothing' };

const PLAIN = ['monster', 'lady', 'time', 'day', 'deck', 'supply', 'group', 'threat', 'life-force', 'spell', 'possession'] as const;

export function inspected(target: string, view: View, statics: Statics): Inspected {
  if (/^-?\d+$/.test(target)) {
    const card = cardOf(Number(target), statics);
    return card ? { ...card, piece: Number(target) } : { what: 'nothing' };
  }
  const plain = PLAIN.find((one) => one === target);
  if (plain) return { what: plain };
  const [what = '', id = ''] = target.split(/:(.*)/s);
  const [one = '', two = ''] = id.split('/');
  switch (what) {
    case 'card': {
      const card = cardNamed(id, statics);
      return card ? { ...card, piece: undefined } : { what: 'nothing' };
    }
    case 'place':
      return { what, place: Number(id), room: view.room_at[Number(id)] ?? '' };
    case 'room':
      return id in statics.rooms ? { what: 'place', place: view.room_at.indexOf(id), room: id } : { what: 'nothing' };
    case 'seat':
      return view.wardens[Number(id)] ? { what, seat: Number(id) } : { what: 'nothing' };
    case 'power':
      return two === '' ? { what, id: one, seat: undefined } : { what, id: two, seat: Number(one) };
    case 'track':
      return { what, id: two, seat: Number(one) };
    case 'dice':
      return { what, seat: Number(id) };
    case 'pile':
      return { what, id: one, seat: Number(two) };
    case 'character':
    case 'area':
      return { what, id };
    default:
      return { what: 'nothing' };
  }
}

/** The inspector's target for a message that names something: "room-deep-mine", "token-companion-ember", "character-celia". */
export function targetNamed(name: string): string | undefined {
  const found = /^(token-)?(room|power|character|companion|tactic|quest|action|mcard|monster|lady|card)-(.+)$/.exec(name);
  if (!found) return undefined;
  const [, token, what = '', id = ''] = found;
  if (what === 'monster') return 'monster';
  if (what === 'lady') return 'lady';
  if (token) return `card:${what}-${id}`;
  switch (what) {
    case 'room':
    case 'power':
    case 'character':
      return `${what}:${idOf(id)}`;
    case 'companion':
    case 'tactic':
    case 'quest':
    case 'mcard':
      return `card:${what}-${idOf(id)}`;
    default:
      return undefined;
  }
}
