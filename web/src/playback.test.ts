import { beforeEach, describe, expect, test } from 'vitest';
import { Playback, type Step } from './playback.ts';
import { HandClock, happening, state } from './testing/mock.ts';

let clock: HandClock;
let seen: [number, boolean][];
let pace: number;
let playback: Playback;

const step = (version: number, events = [happening(version, 1)]): Step => ({ state: state(version), events });

beforeEach(() => {
  clock = new HandClock();
  seen = [];
  pace = 1;
  playback = new Playback(
    ({ state: { version } }, last) => seen.push([version, last]),
    ({ events }) => events.length * 800 * pace,
    clock,
  );
});

describe('playback', () => {
  test('each step stays for its time before the next', () => {
    [1, 2, 3].forEach((version) => playback.push(step(version)));
    expect(seen).toEqual([[1, true]]);
    clock.pass(800);
    expect(seen).toEqual([
      [1, true],
      [2, false],
    ]);
    clock.pass(800);
    expect(seen.at(-1)).toEqual([3, true]);
    clock.pass(800);
    expect(clock.pending).toBe(0);
  });

  test('a step in which nothing happened holds nobody up', () => {
    playback.push(step(1, []));
    playback.push(step(2, []));
    expect(seen.map(([version]) => version)).toEqual([1, 2]);
  });

  test('without motion everything comes at once', () => {
    pace = 0;
    [1, 2, 3].forEach((version) => playback.push(step(version)));
    expect(seen.map(([version]) => version)).toEqual([1, 2, 3]);
  });

  test('a long queue is played faster', () => {
    for (let version = 1; version <= 12; version += 1) playback.push(step(version));
    clock.pass(800 + 267 * 2);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });

  test('skipping shows what waits, in order, the last one as the last', () => {
    [1, 2, 3].forEach((version) => playback.push(step(version)));
    playback.skip();
    expect(seen).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(clock.pending).toBe(0);
  });

  test('a released step gives way at once', () => {
    playback.push(step(1));
    playback.release();
    playback.push(step(2));
    expect(seen.map(([version]) => version)).toEqual([1, 2]);
  });

  test('a jump forgets what was to come', () => {
    [1, 2, 3].forEach((version) => playback.push(step(version)));
    playback.jump(step(9));
    clock.pass(5000);
    expect(seen.map(([version]) => version)).toEqual([1, 9]);
  });
});
