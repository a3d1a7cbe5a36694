import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../wire.ts';
import { cubesIn, defeatsIn, ROSE, sharesOf, spread, total } from './cubes.ts';
import { open, placeAt } from './fixtures.ts';

describe('cubes', () => {
  it('counts the cubes of a room by owner', () => {
    const { view } = open('turn');
    expect(cubesIn(view, placeAt('crypt'))).toEqual([1, 1, 2, 1, 0]);
    expect(spread([1, 0, 2, 0, 1])).toEqual([0, 2, 2, 4]);
    expect(total([1, 1, 2])).toBe(4);
  });
});

describe('a defeat', () => {
  it('is told with its shares and the trophy', () => {
    const { message } = open('defeat');
    expect(defeatsIn(message.events)).toEqual([
      {
        seq: 1,
        who: 3,
        shares: [
          { who: 0, power: 4, count: 5 },
          { who: 1, power: 1, count: 2 },
          { who: ROSE, power: 1, count: 2 },
          { who: 3, power: 0, count: 2 },
        ],
        trophy: 0,
      },
    ]);
  });

  it('that a table of earlier days tells without cubes is shown without them', () => {
    const { message } = open('defeat');
    const bare = (event: LogEvent): LogEvent => (event.name === 'defeat' ? { ...event, args: { who: { kind: 'seat', id: 3 } } } : event);
    expect(defeatsIn(message.events.map(bare))[0]?.shares).toEqual([
      { who: 0, power: 4, count: undefined },
      { who: 1, power: 1, count: undefined },
      { who: ROSE, power: 1, count: undefined },
    ]);
  });

  it('ranks the fallen by the own cubes, which bring nothing', () => {
    const { message } = open('defeat');
    const own = (event: LogEvent): LogEvent => (event.name === 'defeat' ? { ...event, args: { ...event.args, cubes_3: 4 } } : event);
    expect(defeatsIn(message.events.map(own))[0]?.shares.map(({ who }) => who)).toEqual([0, 3, 1, ROSE]);
  });

  it('would be shared out by cubes: the most first, of equal ones the Black Rose, then the turn order', () => {
    const spoils = { '1': 3, '2': 3, '4': 1 };
    expect(sharesOf([1, 3, 3, 0, 3], spoils, [2, 3, 0, 1])).toEqual([
      { who: ROSE, count: 3, power: 1 },
      { who: 2, count: 3, power: 3 },
      { who: 1, count: 3, power: 3 },
      { who: 0, count: 1, power: 0 },
    ]);
    expect(sharesOf([0, 0, 0, 0, 0], {}, [0])).toEqual([]);
  });

  it('is not made of other power, nor of a trophy of somebody else', () => {
    const { message } = open('defeat');
    const other = (event: LogEvent): LogEvent => (event.name === 'gain-power' ? { ...event, rule: 'BR-9.4' } : event);
    expect(defeatsIn(message.events.map(other))[0]?.shares.map(({ power }) => power)).toEqual([0, 0, 0, 0]);
    expect(defeatsIn(message.events.filter(({ name: what }) => what !== 'defeat'))).toEqual([]);
  });
});
