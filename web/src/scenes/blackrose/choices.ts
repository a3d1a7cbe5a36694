/** Options: what they point at, and where on the table that lies. */

import type { Option } from '../../wire.ts';
import { placeOfRoom } from './lodge.ts';
import type { View, Wizard } from './types.ts';

/** Options that point at a thing by name. */
export function optionsAt(options: readonly Option[], target: string): Option[] {
  return options.filter((option) => option.target === target);
}

/** The places that options name: rooms, and rooms with a figure that options name. */
export function placesNamed(options: readonly Option[], view: View): number[] {
  const found = options.flatMap(({ target }) => {
    const place = target === null ? undefined : placeNamed(target, view);
    return place === undefined || place < 0 ? [] : [place];
  });
  return [...new Set(found)];
}

function placeNamed(target: string, view: View): number | undefined {
  const [what = '', id = ''] = target.split(':');
  if (what === 'room') return placeOfRoom(view, id);
  if (what === 'seat') return view.wizards[Number(id)]?.place;
  if (what !== 'evocation') return undefined;
  const [seat = '', slot = ''] = id.split('/');
  return view.wizards[Number(seat)]?.evocations.find((one) => one.slot === Number(slot))?.place;
}

/** Questions that aim a spell: rays are drawn from the caster to what may be chosen. */
export function isAiming(ask: string): boolean {
  return ask.startsWith('target');
}

/** The side that an option would turn up, if it is about one. */
export function sideOf(option: Option): string {
  const side = option.args['side'];
  const named = typeof side === 'object' && side.kind === 'term' ? String(side.id).replace(/^side-/, '') : '';
  return named || (/^side:(.+)$/.exec(option.target ?? '')?.[1] ?? /:(straight|reversed)$/.exec(option.key)?.[1] ?? '');
}

/** Options that are not about a card, a figure, a room or a space: things to be picked that lie nowhere. */
const LOOSE = /^(school|book|wizard|element|colour):/;

export function looseOptions(options: readonly Option[]): Option[] {
  return options.filter(({ target, piece }) => piece === null && target !== null && LOOSE.test(target));
}

/** Cards that may be chosen but lie in no zone that is drawn: memories, another's hand, discards. */
export function wares(options: readonly Option[], view: View, own: Wizard): number[] {
  const drawn = new Set([
    ...own.hand,
    ...own.quests,
    ...own.looking,
    ...view.board.flat(),
    ...view.in_hand,
    ...view.wizards.flatMap((one) => [...one.sheet.flat(), ...one.revealed.flat()]),
  ]);
  const pieces = options.flatMap(({ piece }) => (piece === null || piece < 0 ? [] : [piece]));
  return [...new Set(pieces)].filter((piece) => !drawn.has(piece));
}

/** Whose sheet holds all the spaces that may be chosen, if it is somebody's. */
export function sheetNamed(options: readonly Option[]): number | undefined {
  const seats = new Set(options.flatMap(({ target }) => /^space:(\d+)\//.exec(target ?? '')?.[1] ?? []));
  return seats.size === 1 ? Number([...seats][0]) : undefined;
}

/** Whether something of a wizard's may be chosen that lies on the sheet, in the hand or among the quests. */
export function isHeld(options: readonly Option[], one: Wizard): boolean {
  const cards = [...one.hand, ...one.quests, ...one.sheet.flat(), ...one.revealed.flat()];
  return isNamed(options, one.seat) || options.some(({ piece }) => piece !== null && piece >= 0 && cards.includes(piece));
}

/** Whether something on a wizard's sheet may be chosen: a space, an evocation, the figure itself. */
export function isNamed(options: readonly Option[], seat: number): boolean {
  return options.some(({ target }) => target === `seat:${seat}` || target?.startsWith(`space:${seat}/`) || target?.startsWith(`evocation:${seat}/`));
}
