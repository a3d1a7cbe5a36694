import { describe, expect, it } from 'vitest';
import { fixtures, NO_FIGHT, spaceAt, statics } from './fixtures.ts';
import { cardIcon, characterIcon, spaceIcon } from './icons.ts';
import {
  boxOf,
  cardsOf,
  chanceAgainst,
  characterOf,
  columnsFor,
  countParts,
  fateFor,
  inspected,
  isHeld,
  kindOf,
  longestWord,
  marksOf,
  meetings,
  NO_PART,
  optionsAt,
  othersAfter,
  rollBonus,
  sides,
  stageAsked,
  stageOf,
  sum,
  wares,
  type Adventurer,
  type Facts,
  type View,
} from './model.ts';

function open(name: string) {
  const message = fixtures[name]?.();
  if (message === undefined) throw new Error(`no fixture ${name}`);
  const view = message.view as unknown as View;
  return { view, facts: message.facts as unknown as Facts, me: view.adventurers[0] as Adventurer, options: message.decision?.options ?? [] };
}

const names = (cards: readonly number[]): string[] => cards.map((card) => kindOf(card, statics));

describe('the board', () => {
  it('has a place of its own for each of the 49 spaces, none over another', () => {
    const boxes = statics.spaces.map((space) => boxOf(space));
    expect(boxes).toHaveLength(49);
    for (const [index, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.size).toBeLessThanOrEqual(100.0001);
      for (const b of boxes.slice(index + 1)) {
        const apart = a.x + a.size <= b.x + 0.001 || b.x + b.size <= a.x + 0.001 || a.y + a.size <= b.y + 0.001 || b.y + b.size <= a.y + 0.001;
        expect(apart).toBe(true);
      }
    }
  });

  it('leaves the river between the outer two rings', () => {
    const city = boxOf({ region: 'outer', row: 0, column: 0 });
    const cave = boxOf({ region: 'middle', row: 1, column: 1 });
    expect(cave.x - city.x - city.size).toBeGreaterThan(1.5);
  });

  it('has a drawing for every space, card and character', () => {
    for (const space of statics.spaces) expect(spaceIcon(space.name), space.name).not.toBe('');
    for (const kind of statics.kinds) expect(cardIcon(kind), kind).toBeDefined();
    expect(characterIcon('wizard')).toBeDefined();
  });
});

describe('an encounter', () => {
  it('lays the cards out by encounter number and says which is met now', () => {
    const { view } = open('encounter');
    const order = meetings(view.spaces[spaceAt('hidden-valley')] ?? [], view, statics);
    expect(names(order.map(({ card }) => card))).toEqual(['market_day', 'hobgoblin', 'sword']);
    expect(order.map(({ met }) => met)).toEqual([true, true, false]);
    expect(order.map(({ now }) => now)).toEqual([false, false, true]);
  });

  it('begins with the lowest number while nothing has been met', () => {
    const { view } = open('encounter');
    view.met = [];
    const order = meetings((view.spaces[spaceAt('hidden-valley')] ?? []).toReversed(), view, statics);
    expect(order.map(({ now }) => now)).toEqual([true, false, false]);
  });

  it('marks all Enemies that fight as one', () => {
    const { view } = open('fight');
    expect(meetings(view.spaces[spaceAt('runes-1')] ?? [], view, statics).map(({ now }) => now)).toEqual([true, true]);
  });

  it('finds wares that lie in no zone that is drawn', () => {
    const { view } = open('move');
    const [ware = -1] = view.purchase;
    const option = { key: 'x', message: 'm', args: {}, piece: ware, target: null };
    const own = { ...option, piece: view.adventurers[0]?.objects[0] ?? -1 };
    expect(wares([option, option, own], view)).toEqual([ware]);
  });

  it('says whose cards may be chosen', () => {
    const { view, me } = open('move');
    const option = { key: 'x', message: 'm', args: {}, piece: me.objects[0] ?? -1, target: null };
    expect(view.adventurers.map((one) => isHeld([option], one)).indexOf(true)).toBe(me.seat);
    expect(view.adventurers.filter((one) => isHeld([option], one))).toHaveLength(1);
    expect(isHeld([{ ...option, piece: -1 }, { ...option, piece: null }], me)).toBe(false);
  });
});

describe('a fight', () => {
  it('keeps what the place adds apart from the die of creatures', () => {
    const { view, facts } = open('fight');
    const [own, other] = sides(view.fight, facts.fight, rollBonus(facts.brings[spaceAt('runes-1')]));
    expect(own).toMatchObject({ seat: 0, value: 5, die: 2, total: undefined, result: undefined });
    expect(other).toMatchObject({ seat: undefined, value: 9, die: 4 });
  });

  it('says who is ahead once both scores are known', () => {
    const { view, facts } = open('duel');
    const [own, other] = sides(view.fight, facts.fight);
    expect([own.result, other.result]).toEqual(['ahead', 'behind']);
    expect(other.seat).toBe(3);
    const even = sides({ ...NO_FIGHT, kind: 'battle', seat: 0, totals: [8, 8] }, { own: [], other: [] });
    expect(even.map(({ result }) => result)).toEqual(['even', 'even']);
  });

  it('reads the chance against an Enemy from what the space brings', () => {
    const { view, facts } = open('move');
    const forest = spaceAt('forest');
    const [serpent = -1] = view.spaces[forest] ?? [];
    expect(chanceAgainst(facts.brings[forest], serpent)).toBe(58);
    expect(chanceAgainst(facts.brings[forest], serpent + 1)).toBeUndefined();
    expect(rollBonus(undefined)).toBe(0);
  });

  it('finds the fate for one die', () => {
    const { options } = open('fate');
    expect(fateFor(options, 0)?.key).toBe('fate-1');
    expect(fateFor(options, 1)).toBeUndefined();
  });
});

describe('an adventurer', () => {
  it('has the parts of the totals add up', () => {
    const { facts } = open('move');
    expect(sum(facts.adventurers[0]?.strength ?? [])).toBe(4);
    expect(sum([NO_PART('part-value', 2), NO_PART('part-tokens', -1)])).toBe(1);
  });

  it('carries the marks of what lies on it', () => {
    expect(marksOf(open('toad').me).map(({ sign, count }) => [sign, count])).toEqual([
      ['toad', 3],
      ['missed', 1],
    ]);
    expect(marksOf(open('move').me)).toEqual([]);
  });

  it('is called by its character', () => {
    const { me } = open('move');
    expect(characterOf(me, statics)).toBe('wizard');
    expect(characterOf({ ...me, card: -2 }, statics)).toBe('');
  });

  it('shows no card of a hand that is hidden', () => {
    const { view } = open('move');
    expect(cardsOf(view.adventurers[1] as Adventurer).every((card) => card >= 0)).toBe(true);
  });

  it('is counted in parts that sum to the score of sudden death', () => {
    const { me } = open('move');
    expect(countParts(me).reduce((total, { value }) => total + value, 0)).toBe(3 + 6 + 3 - 2);
  });

  it('is followed by the others in the order of play', () => {
    expect(othersAfter(open('six').view.adventurers, 4).map(({ seat }) => seat)).toEqual([5, 0, 1, 2, 3]);
  });
});

describe('the rest', () => {
  it('knows four stages of a turn', () => {
    const { view } = open('encounter');
    expect(stageOf(view)).toBe('encounter');
    expect(stageOf({ ...view, stage: 'arrival' })).toBe('start');
  });

  it('lights the start of a turn while its first Spells are asked for, though the next thing will be the move', () => {
    const { view } = open('encounter');
    expect(stageAsked({ ...view, stage: 'move' }, ['react-turn-start'])).toBe('start');
    expect(stageAsked({ ...view, stage: 'move' }, ['move'])).toBe('move');
    expect(stageAsked({ ...view, stage: 'move' }, [])).toBe('move');
  });

  it('lights the encounter while the Sentinel is fought, though the turn ends if he wins', () => {
    const { view } = open('encounter');
    const fight = { ...view.fight, kind: 'battle', name: 'sentinel' };
    expect(stageAsked({ ...view, stage: 'end', fight }, ['fight-roll'])).toBe('encounter');
    expect(stageAsked({ ...view, stage: 'end', fight: { ...fight, kind: '' } }, ['trophies'])).toBe('end');
  });

  it('makes tiles as large as the box allows', () => {
    expect(columnsFor(6, 400, 300, 6 / 7, 8)).toBe(3);
    expect(columnsFor(6, 450, 80, 6 / 7, 8)).toBe(6);
    expect(columnsFor(0, 450, 80, 1, 8)).toBe(1);
    expect(columnsFor(4, 0, 0, 1, 8)).toBe(1);
  });

  it('reads what the inspector is asked for', () => {
    expect(inspected('17', statics)).toEqual({ piece: 17 });
    expect(inspected('card:bear', statics)).toEqual({ kind: 'bear' });
    expect(inspected('card:bare', statics)).toEqual({});
    expect(inspected('space:fields', statics)).toEqual({ space: spaceAt('fields-1') });
    expect(inspected('seat:2', statics)).toEqual({ seat: 2 });
    expect(inspected('pile:spell', statics)).toEqual({ pile: 'spell' });
  });

  it('finds options at a space and at what is in it', () => {
    const at = (target: string) => ({ key: target, message: '', args: {}, piece: null, target });
    const all = [at('space:city'), at('space:city/doctor'), at('space:city-2')];
    expect(optionsAt(all, 'space:city').map(({ key }) => key)).toEqual(['space:city', 'space:city/doctor']);
  });

  it('fits titles by their longest word', () => {
    expect(longestWord('Höhle des Hexenmeisters')).toBe(13);
  });

  it('keeps every card in one place in each fixture', () => {
    for (const name of Object.keys(fixtures)) {
      const { view } = open(name);
      const shown = [
        ...view.spaces.flat(),
        ...view.adventure_discard,
        ...view.spell_discard,
        ...view.purchase,
        ...view.talismans,
        ...view.adventurers.flatMap((one) => [one.card, ...cardsOf(one)]),
      ];
      expect(new Set(shown).size, name).toBe(shown.length);
    }
  });
});
