import { describe, expect, it } from 'vitest';
import { spacesOf } from './cards.ts';
import { optionsAt, placesNamed, sideOf } from './choices.ts';
import { fixtures, open, statics } from './fixtures.ts';
import { markersOf } from './power.ts';
import type { Wizard } from './types.ts';

describe('games that were really played', () => {
  const played = Object.keys(fixtures).filter((one) => one.startsWith('played-'));

  it.each(played)('%s has all that the scene reads', (one) => {
    const { view, options } = open(one);
    expect(Object.keys(open('turn').view).filter((field) => !(field in view))).toEqual([]);
    expect(Object.keys(open('turn').me).filter((field) => !(field in (view.wizards[0] as Wizard)))).toEqual([]);
    expect(view.wizards.map((wizard) => spacesOf(wizard, statics).length)).toEqual(view.wizards.map(() => 4));
    expect(markersOf(view, statics.goal)).toHaveLength(view.wizards.length + 1);
    for (const { target } of options) {
      if (target?.startsWith('room:')) expect(placesNamed(optionsAt(options, target), view)).toHaveLength(1);
    }
  });

  it('turn up one side or the other while spells are prepared', () => {
    const { options } = open('played-prepare-standard');
    expect(options.filter(({ piece }) => piece !== null).map(sideOf)).not.toContain('');
  });
});
