import { describe, expect, test } from 'vitest';
import { assignKeys, RESERVED, takesKeys, towards } from './keymap.ts';

const word = (key: string, label: string) => ({ key, label, piece: false });
const piece = (key: string) => ({ key, label: key, piece: true });

describe('key map', () => {
  test('pieces are numbered in order, words get a letter of their own, skipping is 0', () => {
    const keys = assignKeys([piece('red-circle'), piece('blue-square'), word('draw', 'Draw 2'), word('skip', 'Skip')]);
    expect(Object.fromEntries(keys)).toEqual({ 'red-circle': '1', 'blue-square': '2', draw: 'd', skip: '0' });
  });

  test('no two options share a key and none takes a key of the page', () => {
    const options = [word('a', 'Undo'), word('b', 'Ulm'), word('c', 'Bob'), word('d', 'Blub'), word('e', 'Ubu')];
    const keys = [...assignKeys(options).values()];
    expect(new Set(keys).size).toBe(options.length);
    expect(keys.filter((key) => RESERVED.includes(key))).toEqual([]);
  });

  test('a tenth piece gets a letter', () => {
    const keys = assignKeys(Array.from({ length: 11 }, (_, index) => piece(`p${index}`)));
    expect(keys.get('p8')).toBe('9');
    expect(keys.get('p9')).toBe('a');
  });

  test('letters with marks count as plain ones', () => {
    const keys = assignKeys([word('x', 'Ślad'), word('y', 'Smok')]);
    expect(Object.fromEntries(keys)).toEqual({ x: 's', y: 'm' });
  });

  test('typing in a field is not playing', () => {
    expect(takesKeys(null)).toBe(false);
    expect(takesKeys({ tagName: 'BUTTON' })).toBe(false);
    expect(takesKeys({ tagName: 'INPUT', type: 'search' })).toBe(true);
    expect(takesKeys({ tagName: 'INPUT', type: 'checkbox' })).toBe(false);
    expect(takesKeys({ tagName: 'DIV', isContentEditable: true })).toBe(true);
  });
});

describe('arrows', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 200, y: 0 },
    { x: 100, y: 100 },
  ];

  test('lead to the nearest spot ahead', () => {
    expect(towards({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(1);
    expect(towards({ x: 100, y: 10 }, spots, 'ArrowDown')).toBe(3);
    expect(towards({ x: 200, y: 0 }, spots, 'ArrowLeft')).toBe(1);
  });

  test('lead nowhere where nothing is', () => {
    expect(towards({ x: 0, y: 0 }, spots, 'ArrowLeft')).toBe(-1);
    expect(towards({ x: 0, y: 0 }, [], 'ArrowUp')).toBe(-1);
  });
});
