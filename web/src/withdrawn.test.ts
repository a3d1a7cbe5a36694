import { describe, expect, test } from 'vitest';
import { withdrawn } from './withdrawn.ts';
import type { LogEvent } from './wire.ts';

const line = (seq: number, number: number, name = 'take', args: LogEvent['args'] = {}): LogEvent => ({ seq, number, name, rule: '', args });

describe('withdrawn', () => {
  test('an undo strikes what came after the decision it goes back to', () => {
    const lines = [line(0, 0), line(1, 1), line(2, 2), line(3, 1, 'undo', { decision: 1 })];
    expect([...withdrawn(lines)]).toEqual([2]);
  });

  test('what is played after the undo stands', () => {
    const lines = [line(0, 1), line(1, 0, 'undo', { decision: 0 }), line(2, 1)];
    expect([...withdrawn(lines)]).toEqual([0]);
  });

  test('without an undo nothing is withdrawn', () => {
    expect(withdrawn([line(0, 0), line(1, 1)]).size).toBe(0);
  });
});
