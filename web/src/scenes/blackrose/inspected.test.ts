import { describe, expect, it } from 'vitest';
import { cardNamed } from './cards.ts';
import { open, placeAt, statics } from './fixtures.ts';
import { inspected, targetNamed } from './inspected.ts';

describe('the inspector', () => {
  it('knows what a target names', () => {
    const { view, me } = open('turn');
    expect(inspected(String(me.hand[0]), view, statics)).toEqual({ what: 'spell', id: 'maelstrom', piece: me.hand[0] });
    expect(inspected('card:quest-arsenal', view, statics)).toEqual({ what: 'quest', id: 'arsenal', piece: undefined });
    expect(inspected('room:the_abyss', view, statics)).toEqual({ what: 'room', id: 'the_abyss', place: placeAt('the_abyss') });
    expect(inspected('evocation:2/3', view, statics)).toEqual({ what: 'evocation', id: 'bone_knight', seat: 2, slot: 3 });
    expect(inspected('evocation:cerberus', view, statics)).toMatchObject({ what: 'evocation', id: 'cerberus', seat: undefined });
    expect(inspected('pile:memories/2', view, statics)).toEqual({ what: 'pile', id: 'memories', seat: 2 });
    expect(inspected('evocation:2/2', view, statics)).toEqual({ what: 'nothing' });
    expect(inspected('-1', view, statics)).toEqual({ what: 'nothing' });
  });

  it('opens what the chronicle names', () => {
    expect(targetNamed('spell-meteor-swarm')).toBe('card:spell-meteor_swarm');
    expect(targetNamed('token-quest-arsenal')).toBe('card:quest-arsenal');
    expect(targetNamed('room-the-abyss')).toBe('room:the_abyss');
    expect(targetNamed('wizard-nero')).toBeUndefined();
    expect(cardNamed('marker-straight')).toEqual({ what: 'marker', id: 'straight' });
    expect(cardNamed('coin')).toBeUndefined();
  });
});
