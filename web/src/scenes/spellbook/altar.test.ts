import { describe, expect, it } from 'vitest';
import { placeAt, settle } from './altar.ts';

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('places of the altar', () => {
  it('starts at the top and goes on clockwise', () => {
    expect(placeAt(0, 10, 5).x).toBeCloseTo(50);
    expect(placeAt(0, 10, 5).y).toBeLessThan(50);
    expect(placeAt(1, 10, 5).x).toBeGreaterThan(50);
  });

  it.each([5, 10, 11, 12, 16, 20])('lets no two of %i tokens overlap and none leave the altar', (count) => {
    const places = Array.from({ length: count }, (_, index) => placeAt(index, 10, count));
    for (const [index, place] of places.entries()) {
      expect(Math.hypot(place.x - 50, place.y - 50) + place.size / 2).toBeLessThanOrEqual(50.3);
      for (const other of places.slice(index + 1)) {
        expect(apart(place, other)).toBeGreaterThan((place.size + other.size) / 2 - 0.6);
      }
    }
  });
});

describe('who lies where', () => {
  it('fills the places in order at first', () => {
    expect([...settle(new Map(), [7, 3, 9], 10)]).toEqual([[7, 0], [3, 1], [9, 2]]);
  });

  it('moves no other token when one is taken, and fills the gap with the next newcomer', () => {
    const before = settle(new Map(), [7, 3, 9], 10);
    const taken = settle(before, [7, 9], 10);
    expect(taken.get(9)).toBe(2);
    expect(settle(taken, [7, 9, 30], 10).get(30)).toBe(1);
  });

  it('brings a token of the outer arc in when a place is free', () => {
    const full = settle(new Map(), Array.from({ length: 12 }, (_, token) => token), 10);
    expect(full.get(11)).toBe(11);
    const after = settle(full, [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11], 10);
    expect(after.get(10)).toBe(4);
    expect(after.get(11)).toBe(10);
  });
});
