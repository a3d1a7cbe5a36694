/** Cards: what they are, how spells lie on the spaces of a sheet, how far a quest has come. */

import type { HalfFacts, QuestFacts, Statics, Wizard } from './types.ts';

/** "the_abyss" → "the-abyss": ids as messages write them. */
export function slug(id: string): string {
  return id.replaceAll('_', '-');
}

/** "the-abyss" → "the_abyss": the id that a message names. */
export function idOf(name: string): string {
  return name.replaceAll('-', '_');
}

export type CardKind = 'spell' | 'quest' | 'event' | 'marker';

/** What a card is: its kind and its id; undefined face down. */
export interface CardName {
  what: CardKind;
  id: string;
}

export function cardOf(piece: number, statics: Statics): CardName | undefined {
  const kind = statics.kinds[statics.kind_of[piece] ?? -1];
  return kind === undefined ? undefined : cardNamed(kind);
}

/** "spell-meteor_swarm" → what it is. */
export function cardNamed(kind: string): CardName | undefined {
  const found = /^(spell|quest|event|marker)-(.+)$/.exec(kind);
  return found ? { what: found[1] as CardKind, id: found[2] as string } : undefined;
}

/** The side that is up, by the marker under a spell, which may have been flipped since; empty while it is hidden or there is none. */
export function sideUp(one: Wizard, space: number, statics: Statics): string {
  const flipped = one.side[space] === 'flipped';
  if (one.side[space] && !flipped) return one.side[space];
  const marker = one.turned[space]?.[0];
  const card = marker === undefined || marker < 0 ? undefined : cardOf(marker, statics);
  if (card?.what !== 'marker') return '';
  return flipped ? (card.id === 'straight' ? 'reversed' : 'straight') : card.id;
}

/** What lies on one space of a sheet. */
export interface Space {
  index: number;
  /** -1 face down, undefined when nothing lies there. */
  card: number | undefined;
  status: string;
  side: string;
  element: string;
  faceUp: boolean;
  /** Chosen for this space, but not laid down yet. */
  planned: boolean;
}

/** The spaces of a sheet, the quick one first; `planned` are the cards chosen so far while spells are prepared. */
export function spacesOf(one: Wizard, statics: Statics, planned: readonly number[] = [], sides: ReadonlyMap<number, string> = new Map()): Space[] {
  return one.status.map((status, index) => {
    const up = one.revealed[index]?.[0];
    const card = up ?? one.sheet[index]?.[0];
    const next = card === undefined ? planned[index] : undefined;
    if (next !== undefined) {
      return { index, card: next, status: 'prepared', side: sides.get(next) ?? '', element: '', faceUp: false, planned: true };
    }
    return { index, card, status, side: sideUp(one, index, statics), element: one.element[index] ?? '', faceUp: up !== undefined, planned: false };
  });
}

/** A range as printed: empty where nothing is aimed at, "∞" where it does not matter. */
export function rangeOf(half: HalfFacts, statics: Statics): string {
  if (half.range < 0) return '';
  return half.range >= statics.anywhere ? '∞' : String(half.range);
}

/** What is not so yet though it must be. */
export function missingOf({ parts }: QuestFacts): string[] {
  return Object.entries(parts).flatMap(([part, met]) => (met ? [] : [part]));
}

/** How much of a quest is done, from 0 to 1; where nothing adds up, by what is so already. */
export function shareDone({ done, wanted, parts, ready }: QuestFacts): number {
  if (ready) return 1;
  const met = Object.values(parts);
  const [some, all] = wanted > 0 ? [done, wanted] : [met.filter(Boolean).length, met.length];
  return all > 0 ? some / all : 0;
}
