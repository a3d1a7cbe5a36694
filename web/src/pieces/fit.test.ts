import { describe, expect, it } from 'vitest';
import { fit } from './fit.ts';

const CARD = { slim: 0.64, wide: 0.92 };

describe('a box', () => {
  it('fits tiles', () => {
    const eight = fit(8, 400, 200, 8, CARD);
    expect(eight.columns * eight.width + 8 * (eight.columns - 1)).toBeLessThanOrEqual(400);
    expect(eight).toMatchObject({ columns: 4, height: 96 });
    expect(fit(3, 390, 225, 8, CARD).columns).toBe(3);
    expect(fit(1, 1000, 1000, 8, { ...CARD, most: 150 }).width).toBe(150);
    expect(fit(0, 400, 200, 8, CARD)).toEqual({ columns: 1, width: 0, height: 0 });
  });
});
