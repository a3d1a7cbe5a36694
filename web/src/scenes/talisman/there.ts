import type { Desk } from './desk.svelte.ts';

/** What happens on a space: its own text, and how many cards would be drawn now. */
export function thereAt(desk: Desk, index: number): string[] {
  const { table, view } = desk;
  const space = desk.space(index);
  if (space === undefined) return [];
  const lines: string[] = [];
  const text = `space-${space.name}-text`;
  if (table.has(text)) lines.push(table.t(text));
  if (space.draw > 0) {
    const lying = view.spaces[index]?.length ?? 0;
    lines.push(table.t('scene-ta-draws', { count: Math.max(0, space.draw - lying) }));
  }
  return lines;
}

/** The name of a space with everything that lies and stands on it, for readers who do not see it. */
export function spokenAt(desk: Desk, index: number): string {
  const { table, view } = desk;
  const figures = desk.at(index).map((one) => table.t('scene-ta-figure', { who: table.seatName(one.seat), character: desk.characterName(one) }));
  const cards = (view.spaces[index] ?? []).map((card) => table.pieceName(card));
  const gold = view.loose_gold[index] ?? 0;
  const things = [...figures, ...cards, ...(gold > 0 ? [table.t('scene-ta-gold-here', { count: gold })] : [])];
  const region = table.t(`scene-ta-region-${desk.space(index)?.region ?? 'outer'}`);
  const name = `${desk.spaceName(index)}, ${region}`;
  return things.length === 0 ? name : `${name}: ${things.join(', ')}`;
}
