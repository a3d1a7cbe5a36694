import { describe, expect, it } from 'vitest';
import { bandOf } from './colours.ts';
import { statics } from './fixtures.ts';
import { elementIcon, evocationIcon, roomIcon, schoolIcon, spellIcon, targetIcon, typeIcon, wizardIcon } from './icons.ts';

describe('drawings', () => {
  it('has a drawing for everything in the box', () => {
    const all = [
      ...Object.keys(statics.rooms).map(roomIcon),
      ...Object.keys(statics.spells).map(spellIcon),
      ...Object.keys(statics.evocations).map(evocationIcon),
      ...Object.keys(statics.figures).map(wizardIcon),
      ...[...statics.schools, 'signature', 'forgotten'].map(schoolIcon),
      ...Object.values(statics.spells).flatMap(({ halves }) => halves.flatMap((half) => [typeIcon(half.type), elementIcon(half.element), targetIcon(half.target)])),
    ];
    expect(all.filter((drawing) => drawing === '')).toEqual([]);
  });

  it('stand in for what a pack has brought along', () => {
    for (const icon of [roomIcon, schoolIcon, evocationIcon, wizardIcon, spellIcon]) {
      expect(icon('frost_hall')).toMatch(/^<path/);
      expect(icon('')).toBe('');
    }
    expect(bandOf('frost')).not.toBe(bandOf('illusion'));
  });
});
