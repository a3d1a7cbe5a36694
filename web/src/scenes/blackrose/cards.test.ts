import { describe, expect, it } from 'vitest';
import { cardOf, missingOf, rangeOf, shareDone, sideUp, spacesOf } from './cards.ts';
import { open, statics } from './fixtures.ts';
import type { Facts, Wizard } from './types.ts';

const name = (piece: number): string | undefined => cardOf(piece, statics)?.id;

describe('spells', () => {
  it('knows which side of an own spell is up, and of no other', () => {
    const { view, me } = open('turn');
    expect(spacesOf(me, statics).map(({ side }) => side)).toEqual(['straight', 'reversed', 'straight', 'straight']);
    expect(spacesOf(me, statics).map(({ status }) => status)).toEqual(['prepared', 'prepared', 'trap', 'prepared']);
    expect(sideUp({ ...me, side: ['flipped', 'flipped', '', ''] }, 0, statics)).toBe('reversed');
    expect(sideUp({ ...me, side: ['flipped', 'flipped', '', ''] }, 1, statics)).toBe('straight');
    const tessa = view.wizards[1] as Wizard;
    expect(sideUp(tessa, 0, statics)).toBe('');
    expect(sideUp({ ...tessa, side: ['flipped', '', '', ''] }, 0, statics)).toBe('');
    expect(spacesOf(tessa, statics).map(({ card, faceUp }) => [card === -1, faceUp])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('lays what is chosen for preparation on its space before all are ready', () => {
    const { me, marked } = open('prepare');
    const [quick, first] = spacesOf(me, statics, marked, new Map([[marked[0] ?? 0, 'reversed']]));
    expect(name(quick?.card ?? -1)).toBe('fireball');
    expect(quick).toMatchObject({ planned: true, side: 'reversed', status: 'prepared' });
    expect(first?.card).toBeUndefined();
  });

  it('writes a range as printed', () => {
    const ranges = statics.spells['fireball']?.halves.map((half) => rangeOf(half, statics));
    expect(ranges).toEqual(['2', '3']);
    expect(statics.spells['scorched_threshold']?.halves.map((half) => rangeOf(half, statics))).toEqual(['∞', '∞']);
    expect(statics.spells['flame_barrier']?.halves.map((half) => rangeOf(half, statics))).toContain('');
  });
});

describe('quests', () => {
  const quests = (fixture: string) => (open(fixture).message.facts as unknown as Facts).wizards[0]?.quests ?? [];
  const base = { piece: 0, done: 0, wanted: 0, had: [], parts: {}, ready: false };

  it('are counted, or made of parts of which some are missing', () => {
    const [seals, tyrant] = quests('quests');
    expect(seals && [shareDone(seals), missingOf(seals)]).toEqual([0.5, []]);
    expect(tyrant && [shareDone(tyrant), missingOf(tyrant)]).toEqual([0.5, ['hurt-another']]);
    expect(quests('turn').map(shareDone)).toEqual([1, 0.6]);
  });

  it('of which nothing is known yet have no share', () => {
    expect(shareDone(base)).toBe(0);
    expect(shareDone({ ...base, done: 2, wanted: 5, parts: { outside: true } })).toBe(0.4);
    expect(shareDone({ ...base, ready: true })).toBe(1);
  });
});
