import { describe, expect, test } from 'vitest';
import { isThere } from './options.ts';

describe('values of an option', () => {
  test('who begins must sit at the table', () => {
    const at = (seats: number, values: (string | number)[]) => values.filter((value) => isThere('first', value, seats));
    expect(at(2, ['random', 'seat-0', 'seat-1', 'seat-2', 'seat-3'])).toEqual(['random', 'seat-0', 'seat-1']);
    expect(at(3, [-1, 0, 1, 2, 3])).toEqual([-1, 0, 1, 2]);
  });

  test('other options do not go by seats', () => {
    expect(isThere('handicap', 3, 2)).toBe(true);
    expect(isThere('cards', 'set-4', 2)).toBe(true);
    expect(isThere('solo', false, 1)).toBe(true);
  });
});
