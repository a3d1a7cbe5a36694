import { describe, expect, test } from 'vitest';
import { readKept } from './settings.svelte.ts';
import { Shelf } from './shelf.ts';

const storage = (start: string | null = null) => {
  let kept = start;
  return { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) };
};

describe('shelf', () => {
  test('keys are added, the last table stands in front', () => {
    const shelf = new Shelf(storage());
    shelf.keep({ table: 'a', game: 'spellbook', tokens: ['1'] });
    shelf.keep({ table: 'b', tokens: ['2'] });
    shelf.keep({ table: 'a', tokens: ['1', '3'] });
    expect(shelf.all().map(({ table, tokens }) => [table, tokens])).toEqual([
      ['a', ['1', '3']],
      ['b', ['2']],
    ]);
    shelf.drop('a');
    expect(shelf.get('a')).toBeUndefined();
  });

  test('what cannot be read counts as empty', () => {
    expect(new Shelf(storage('{')).all()).toEqual([]);
    expect(new Shelf(storage('[1, {"table": 3}]')).all()).toEqual([]);
  });
});

describe('settings', () => {
  test('keep what fits and drop what does not', () => {
    const kept = readKept('{"language": "pl", "pace": 7, "contrast": true, "volume": "loud"}');
    expect(kept).toMatchObject({ language: 'pl', pace: 1, contrast: true, volume: 0.5 });
    expect(readKept('no json').pace).toBe(1);
    expect(readKept('null').pace).toBe(1);
  });
});
