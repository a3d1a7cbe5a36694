import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from './keys.ts';
import type { TableStore } from './table.svelte.ts';

const letters = new Map([['draw', 'd']]);

let takesBack: boolean;
let done: string[];

beforeEach(() => {
  takesBack = true;
  done = [];
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key at a table; whether the page then leaves the key alone. */
function presses(key: string, repeat = false): boolean {
  const table = {
    curtain: null,
    takesBack,
    choose: (option: string) => done.push(option),
    takeBack: () => done.push('undo'),
  } as unknown as TableStore;
  const event = new KeyEvent(key, repeat);
  press(event as unknown as KeyboardEvent, table, letters, () => done.push('help'));
  return event.defaultPrevented;
}

class KeyEvent extends Event {
  constructor(
    readonly key: string,
    readonly repeat: boolean,
  ) {
    super('keydown', { cancelable: true });
  }
}

describe('keys at a table', () => {
  test('a letter chooses its answer, U takes back', () => {
    expect(presses('d')).toBe(true);
    expect(presses('U')).toBe(true);
    expect(done).toEqual(['draw', 'undo']);
  });

  test('a key that is held down does its deed once', () => {
    presses('d', true);
    presses('u', true);
    presses('?', true);
    expect(done).toEqual([]);
    expect(presses('Enter', true)).toBe(true);
    expect(presses('Enter')).toBe(false);
  });

  test('U does nothing where nothing can be taken back', () => {
    takesBack = false;
    expect(presses('u')).toBe(false);
    expect(done).toEqual([]);
  });
});
