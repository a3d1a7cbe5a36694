import { describe, expect, it } from 'vitest';
import { fit, longestWord } from './fit.ts';

describe('a box', () => {
  it('fits tiles and titles', () => {
    const eight = fit(8, 400, 200, 8);
    expect(eight.columns * eight.width + 8 * (eight.columns - 1)).toBeLessThanOrEqual(400);
    expect(eight).toMatchObject({ columns: 4, height: 96 });
    expect(fit(3, 390, 225, 8).columns).toBe(3);
    expect(fit(1, 1000, 1000, 8, 150).width).toBe(150);
    expect(fit(0, 400, 200, 8)).toEqual({ columns: 1, width: 0, height: 0 });
    expect(longestWord('Destructive Chain Lightning')).toBe(11);
  });
});
