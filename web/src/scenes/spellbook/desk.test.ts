import { describe, expect, it } from 'vitest';
import { othersAfter } from './desk.svelte.ts';
import { fixtures } from './fixtures.ts';
import type { View } from './model.ts';

describe('the other mages', () => {
  const { mages } = fixtures.four?.().view as unknown as View;

  it('sit in the order of play, beginning on the left of the reader', () => {
    expect(othersAfter(mages, 0).map((mage) => mage.seat)).toEqual([1, 2, 3]);
    expect(othersAfter(mages, 2).map((mage) => mage.seat)).toEqual([3, 0, 1]);
  });

  it('are none in solo play', () => {
    expect(othersAfter(mages.slice(0, 1), 0)).toEqual([]);
  });
});
