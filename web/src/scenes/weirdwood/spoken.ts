import type { Desk } from './desk.svelte.ts';
import { amounts, minisIn, slotTime, slug, type Mini, type Slot } from './model.ts';
import type { Warden } from './types.ts';

/** A figure by name and owner. */
export function spokenMini(desk: Desk, { kind, seat }: Mini): string {
  if (kind === 'monster') return desk.monsterName();
  if (kind === 'lady') return desk.table.t('lady-weirdwood');
  const one = desk.view.wardens[seat];
  return one === undefined ? '' : desk.table.t('scene-wm-figure', { warden: desk.wardenName(one), who: desk.table.seatName(seat) });
}

/** A Room with its ring, what lies in it and who stands there, for readers who do not see it. */
export function spokenRoom(desk: Desk, place: number): string {
  const { table, view } = desk;
  const room = desk.room(place);
  if (room === undefined) return '';
  const scarabs = view.scarabs[place] ?? 0;
  const parts = room.ring === 'throne' ? [] : [table.t(`ring-${room.ring}`)];
  if (view.cursed[place]) parts.push(table.t('scene-wm-cursed-cost', { cost: desk.amountsSaid(room.cost) }));
  if (view.tiles[place]) parts.push(table.t(`tile-${view.tiles[place]}`));
  if (scarabs > 0) parts.push(table.t('amount-scarab', { count: scarabs }));
  const there = minisIn(view, place).map((mini) => spokenMini(desk, mini));
  const name = [desk.roomName(place), ...parts].join(', ');
  return there.length > 0 ? `${name}; ${there.join(', ')}` : name;
}

/** A time slot by name: "Morning", or that of a Companion. */
export function spokenSlot(desk: Desk, slot: Slot): string {
  const time = desk.table.t(`time-${slotTime(slot)}`);
  return slot.companion === undefined ? desk.table.t('scene-wm-slot', { time }) : desk.table.t('scene-wm-slot-of', { companion: desk.cardName(slot.companion) });
}

/** The text of a card as it counts. */
export function cardText(desk: Desk, piece: number): string {
  const card = desk.card(piece);
  if (card === undefined) return '';
  if (card.what === 'mcard') return monsterCardTexts(desk, card.key).filter(({ now }) => now).map(({ text }) => text).join(' ');
  return desk.table.has(`${card.message}-text`) ? desk.table.t(`${card.message}-text`) : '';
}

/** The sections of a Monster card, those that count now marked. */
export function monsterCardTexts(desk: Desk, id: string): { section: string; text: string; now: boolean }[] {
  const card = desk.statics.monster_cards[id];
  if (card === undefined) return [];
  const sections = card.sections.length > 0 ? card.sections : Object.keys(card.bonus);
  const order = ['always', 'calm', 'angry', 'furious'];
  const now = desk.monsterFacts.state;
  const counts = (section: string): boolean => section === 'always' || section === now || (card.mode === 'cumulative' && order.indexOf(section) <= order.indexOf(now));
  return sections.map((section) => ({ section, text: desk.table.t(`mcard-${slug(id)}-${section}-text`), now: counts(section) }));
}

/** Where something comes from: the words of a source, with its numbers. */
export function spokenPart(desk: Desk, { hits, blocks }: { hits: number; blocks: number }): string {
  return [...(hits !== 0 ? [desk.table.t('amount-hit', { count: hits })] : []), ...(blocks !== 0 ? [desk.table.t('amount-block', { count: blocks })] : [])].join(', ');
}

/** What a warden holds, in words. */
export function spokenTokens(desk: Desk, one: Warden): string {
  const held = desk
    .tokensOf(one)
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => (what === 'favour' ? desk.table.t('scene-wm-favours', { count }) : desk.table.t(`amount-${what}`, { count })));
  return held.join(', ');
}

/** The words of a cost, or that there is none. */
export function spokenCost(desk: Desk, of: Readonly<Record<string, number>>): string {
  return amounts(of).length > 0 ? desk.amountsSaid(of) : desk.table.t('scene-wm-free');
}
