import { describe, expect, it } from 'vitest';
import type { Option } from '../../wire.ts';
import { cardOf } from './cards.ts';
import { isAiming, isHeld, isNamed, looseOptions, optionsAt, placesNamed, sheetNamed, sideOf, wares } from './choices.ts';
import { open, placeAt, statics } from './fixtures.ts';
import type { Wizard } from './types.ts';

const name = (piece: number): string | undefined => cardOf(piece, statics)?.id;

describe('choices', () => {
  it('finds options by target', () => {
    const { options } = open('turn');
    expect(optionsAt(options, 'room:garden').map(({ key }) => key)).toEqual(['room-garden']);
    expect(optionsAt(options, 'space:0/1').map(({ key }) => key)).toEqual(['space-1']);
  });

  it('says on whose sheet something may be chosen', () => {
    const { options } = open('hit');
    expect([0, 1, 2, 3].map((seat) => isNamed(options, seat))).toEqual([false, false, true, false]);
  });

  it('says whether something of the own wizard may be chosen', () => {
    const { view, me, options } = open('prepare');
    expect(isHeld(options, me)).toBe(true);
    expect(isHeld(options, view.wizards[1] as Wizard)).toBe(false);
    const space: Option = { key: 'space-1', message: 'option-sheet', args: {}, piece: null, target: `space:${me.seat}/1` };
    expect(isHeld([space], me)).toBe(true);
    expect(isHeld([{ ...space, target: 'room:garden' }, { ...space, target: null, piece: -1 }], me)).toBe(false);
  });

  it('opens the sheet on which alone something may be chosen', () => {
    const space = (target: string): Option => ({ key: target, message: 'option-sheet', args: {}, piece: null, target });
    expect(sheetNamed([space('space:2/1'), space('space:2/3')])).toBe(2);
    expect(sheetNamed([space('space:2/1'), space('space:1/3')])).toBeUndefined();
    expect(sheetNamed(open('hit').options)).toBeUndefined();
  });

  it('lists what lies nowhere on the table', () => {
    expect(looseOptions(open('school').options)).toHaveLength(6);
    expect(looseOptions(open('turn').options)).toEqual([]);
    const { view, me, options } = open('study');
    expect(wares(options, view, me)).toEqual([]);
    const memories: Option[] = me.memories.map((piece) => ({ key: String(piece), message: 'option-card', args: {}, piece, target: null }));
    expect(wares(memories, view, me)).toEqual(me.memories);
  });

  it('finds the rooms that options name, also by who stands in them', () => {
    const { view, options } = open('hit');
    expect(placesNamed(options, view)).toEqual([placeAt('cemetery'), placeAt('black_rose_room')]);
  });

  it('offers both sides of a card, of a room trap only one', () => {
    const { options } = open('prepare');
    const of = (id: string): string[] => options.filter(({ piece }) => name(piece ?? -1) === id).map(sideOf);
    expect(of('maelstrom')).toEqual(['straight', 'reversed']);
    expect(of('scorched_threshold')).toEqual(['straight']);
  });

  it('reads a side from the key where the arguments do not say it', () => {
    const bare: Option = { key: 'spell-fireball:reversed', message: 'option-card', args: {}, piece: 0, target: null };
    expect(sideOf(bare)).toBe('reversed');
    expect(sideOf({ ...bare, key: 'spell-fireball', target: 'side:straight' })).toBe('straight');
    expect(sideOf({ ...bare, key: 'spell-fireball' })).toBe('');
  });

  it('aims only where a target is asked for', () => {
    expect([isAiming('target'), isAiming('target-room'), isAiming('turn')]).toEqual([true, true, false]);
  });
});
