import { expect, it } from 'vitest';
import { longestWord } from './titles.ts';

it('finds the longest word of a title', () => {
  expect(longestWord('Destructive Chain Lightning')).toBe(11);
});
