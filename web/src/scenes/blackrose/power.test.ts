import { describe, expect, it } from 'vitest';
import { ROSE } from './cubes.ts';
import { open, statics } from './fixtures.ts';
import { markersOf, moonAt } from './power.ts';

describe('the power track', () => {
  it('has three moons', () => {
    expect([0, 5, 6, 17, 18, 30].map(moonAt)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('heaps markers on one space, and turns over who is beyond the end', () => {
    const { view } = open('two');
    view.rose_power = 31;
    for (const one of view.wizards) one.power = 1;
    expect(markersOf(view, statics.goal)).toEqual([
      { who: ROSE, power: 31, at: 1, turned: true, level: 0 },
      { who: 0, power: 1, at: 1, turned: false, level: 1 },
      { who: 1, power: 1, at: 1, turned: false, level: 2 },
    ]);
  });
});
