import { missingOf, rangeOf, slug } from './cards.ts';
import { COLOURS, cubesIn, total, type Share } from './cubes.ts';
import type { Desk } from './desk.svelte.ts';
import { minisIn, type Mini } from './lodge.ts';
import type { HalfFacts, QuestFacts, SpellFacts, Wizard } from './types.ts';

/** Cubes by owner in words: "Nero 2, the Black Rose 1". */
export function spokenCubes(desk: Desk, cubes: readonly number[]): string {
  const said = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => (cubes[colour] ?? 0) > 0);
  return said.map((colour) => `${desk.ownerName(colour)} ${cubes[colour]}`).join(', ');
}

/** A figure by name and owner. */
export function spokenMini(desk: Desk, { seat, evocation }: Mini): string {
  const { table } = desk;
  const one = desk.view.wizards[seat];
  if (one === undefined) return '';
  if (evocation === undefined) return table.t('scene-br-figure', { wizard: desk.wizardName(one), who: table.seatName(seat) });
  return table.t('scene-br-creature', { evocation: desk.evocationName(evocation.kind), wizard: desk.wizardName(one), slot: evocation.slot });
}

/** A room with its token, its cubes and whoever stands there, for readers who do not see it. */
export function spokenRoom(desk: Desk, place: number): string {
  const { table, view } = desk;
  const room = desk.room(place);
  if (room === undefined) return '';
  const cubes = cubesIn(view, place);
  const parts = [table.t(`scene-br-colour-${room.colour}`)];
  if (view.destroyed[place]) parts.push(table.t('scene-br-destroyed'));
  else {
    parts.push(table.t(view.ready[place] ? 'scene-br-token-ready' : 'scene-br-token-used'));
    parts.push(table.t('scene-br-slots', { count: total(cubes), slots: room.slots }));
    const who = spokenCubes(desk, cubes);
    if (who) parts.push(who);
  }
  const there = minisIn(view, place).map((mini) => spokenMini(desk, mini));
  const name = `${desk.roomName(place)}, ${parts.join(', ')}`;
  return there.length > 0 ? `${name}; ${there.join(', ')}` : name;
}

/** One half of a spell in words: type, element, target and range, and what it does. */
export function spokenHalf(desk: Desk, spell: SpellFacts, half: HalfFacts): string {
  return `${spokenSide(desk, half.side)}: ${spokenFacts(desk, half)}. ${desk.told(`spell-${slug(spell.id)}-${half.side}`)}`;
}

/** How far an active quest is: "3 of 5", what there is already, what is missing. */
export function spokenProgress(desk: Desk, progress: QuestFacts): string {
  const { table } = desk;
  const { done, wanted, had, ready } = progress;
  const missing = missingOf(progress).map((part) => table.t(`scene-br-missing-${part}`));
  return [
    ...(wanted > 0 ? [table.t('scene-br-quest-progress', { done, wanted })] : []),
    ...(had.length > 0 ? [table.t('scene-br-quest-had', { what: had.map((one) => spokenHad(desk, one)).join(', ') })] : []),
    ...(missing.length > 0 ? [table.t('scene-br-quest-missing', { what: missing.join(', ') })] : []),
    ...(ready ? [table.t('scene-br-quest-ready')] : []),
  ].join('. ');
}

/** "element-fire", "colour-red", "school-illusion", "seat-2" in words. */
function spokenHad(desk: Desk, had: string): string {
  const [what = '', id = ''] = had.split(/-(.*)/s);
  if (what === 'seat') return desk.ownerName(Number(id));
  return what === 'school' ? desk.schoolName(id) : desk.table.t(`scene-br-${had}`);
}

/** Whose cubes lie on a sheet and what they would bring at a defeat: "Nero 3 (+4)". */
export function spokenShares(desk: Desk, shares: readonly Share[]): string {
  return shares.map(({ who, count, power }) => desk.table.t('scene-br-share-of', { who: desk.ownerName(who), count, power })).join(', ');
}

export function spokenSide(desk: Desk, side: string): string {
  return desk.table.t(side === 'straight' || side === 'reversed' ? `scene-br-${side}` : `scene-br-colour-${side}`);
}

/** "combat, fire, one room, range 2". */
export function spokenFacts(desk: Desk, half: HalfFacts): string {
  const { table } = desk;
  const range = rangeOf(half, desk.statics);
  return [
    table.t(`scene-br-type-${half.type}`),
    table.t(`scene-br-element-${half.element}`),
    table.t(`scene-br-target-${half.target}`),
    ...(range === '' ? [] : [range === '∞' ? table.t('scene-br-range-any') : table.t('scene-br-range', { steps: range })]),
  ].join(', ');
}

/** A space of a sheet by name. */
export function spaceName(desk: Desk, index: number): string {
  return index === 0 ? desk.table.t('scene-br-quick') : desk.table.t('scene-br-standard', { number: index });
}

/** Where a wizard is: a room, or the cell. */
export function whereIs(desk: Desk, one: Wizard): string {
  return desk.roomName(one.place);
}
