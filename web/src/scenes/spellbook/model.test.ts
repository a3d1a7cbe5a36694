import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../pieces/matter.ts';
import { fixtures, statics } from './fixtures.ts';
import { byKind, cardModel, cardTarget, effectMessage, faceOf, inspected, learned, optionsAt, spellsInPlay, tell, titleUnits, useOf, type Mage, type Spell, type View } from './model.ts';

function open(name: string): { view: View; me: Mage; options: NonNullable<ReturnType<(typeof fixtures)[string]>['decision']>['options'] } {
  const state = (fixtures[name] as () => ReturnType<(typeof fixtures)[string]>)();
  const view = state.view as unknown as View;
  return { view, me: view.mages[0] as Mage, options: state.decision?.options ?? [] };
}
const spell = (id: string): Spell => statics.spells.find((one) => one.id === id) as Spell;

describe('tokens', () => {
  it('shows colour and rune by number, and nothing of a token that lies face down', () => {
    expect(faceOf(0, statics)).toEqual({ colour: 'red', rune: 'circle' });
    expect(faceOf(104, statics)).toEqual({ colour: 'yellow', rune: 'square' });
    expect(faceOf(5 * 4, statics)).toEqual({ colour: 'purple', rune: 'triangle' });
    expect(faceOf(-1, statics)).toBeUndefined();
  });

  it('gathers equal tokens of a heap', () => {
    expect(byKind([7, 1, 5, 0], statics.kind_of)).toEqual([
      { token: 0, count: 2 },
      { token: 5, count: 2 },
    ]);
  });
});

describe('options', () => {
  it('finds those of a card and of its levels, and no other card whose name begins alike', () => {
    const { options } = open('four');
    expect(optionsAt(options, 'card:sacrifice').map((option) => option.key)).toEqual(['sacrifice-4', 'sacrifice-3']);
    expect(optionsAt(options, 'card:sac')).toEqual([]);
    expect(optionsAt(options, 'bag').map((option) => option.key)).toEqual(['draw']);
  });
});

describe('what a lit slot does', () => {
  const option = (key: string) => ({ key, message: '', args: {}, piece: null, target: null });
  it.each([
    ['learn-storm-4', 'learn'],
    ['storm-4', 'cast'],
    ['offering-3:red', 'cast'],
    ['clone-4:1:growth-3', 'cast'],
    ['storm', 'choose'],
  ])('%s: %s', (key, use) => expect(useOf(option(key))).toBe(use));
});

describe('a card', () => {
  it('lies with its token on the learned level and offers that level and the lower one', () => {
    const { me, options } = open('four');
    const card = cardModel(me, spell('sacrifice'), options, cardTarget('sacrifice'));
    expect(card.level).toBe(4);
    expect(card.slots.map((slot) => [slot.level, slot.points, slot.token !== undefined, slot.use])).toEqual([
      [5, 3, false, undefined],
      [4, 2, true, 'cast'],
      [3, 1, false, 'cast'],
    ]);
    expect(card.slots.map((slot) => slot.runes)).toEqual([['square'], ['triangle'], ['circle']]);
  });

  it('offers the payable levels of a spell to learn, the highest first', () => {
    const { me, options } = open('two');
    const card = cardModel(me, spell('abundance'), options, cardTarget('abundance'));
    expect(card.level).toBe(0);
    expect(card.options.map((option) => option.key)).toEqual(['learn-abundance-5', 'learn-abundance-4', 'learn-abundance-3']);
    expect(card.slots.every((slot) => slot.use === 'learn')).toBe(true);
  });

  it('says that a spell learned today rests until tomorrow', () => {
    const { me, options } = open('two');
    expect(cardModel(me, spell('transmutation'), options, cardTarget('transmutation')).fresh).toBe(true);
  });

  it('does not say so of a spell that works at once', () => {
    const { me, options } = open('two');
    const place = spell('abundance').colour;
    const just = { ...me, fresh: me.fresh.map(() => 1), levels: me.levels.map(() => 3) };
    expect(place).toBe('yellow');
    expect(cardModel(just, spell('abundance'), options, cardTarget('abundance')).fresh).toBe(false);
    expect(cardModel(just, spell('transmutation'), options, cardTarget('transmutation')).fresh).toBe(true);
  });

  it('is told otherwise in solo play if it works otherwise there', () => {
    const has = (message: string): boolean => message === 'spell-abundance-4-solo';
    expect(effectMessage(spell('abundance'), 4, true, has)).toBe('spell-abundance-4-solo');
    expect(effectMessage(spell('abundance'), 4, false, has)).toBe('spell-abundance-4');
    expect(effectMessage(spell('transmutation'), 'short', true, has)).toBe('spell-transmutation-short');
  });

  it("has nothing to choose in another mage's book while the options mean the reader's own", () => {
    const { view, options } = open('four');
    const other = view.mages[3] as Mage;
    expect(cardModel(other, spell('sacrifice'), options, cardTarget('sacrifice', 3)).options).toEqual([]);
  });
});

describe('words and counts', () => {
  it('counts learned spells and lists the seven in play by colour', () => {
    const { view, me } = open('four');
    expect(learned(me)).toBe(3);
    expect(spellsInPlay(view, statics).map((one) => one.colour)).toEqual([...COLOURS]);
  });

  it('tells a score by spells, familiar board and what a spell adds at the end', () => {
    const parts = [
      { spell: '', level: 0, points: 7, extra: 0 },
      { spell: 'storm', level: 4, points: 6, extra: 0 },
      { spell: 'knowledge', level: 5, points: 0, extra: 2 },
    ];
    expect(tell(parts)).toEqual([
      { message: 'part-spells', points: 6 },
      { message: 'part-board', points: 7 },
      { message: 'part-variable', spell: 'knowledge', points: 2 },
    ]);
  });

  it('fits titles by their longest word', () => {
    expect(titleUnits('Storm')).toBe(8);
    expect(titleUnits('Transmutation')).toBe(13);
    expect(titleUnits('Podróż w czasie')).toBe(9);
  });

  it('reads what the inspector is asked for', () => {
    expect(inspected('card:time_travel/4', statics).spell?.id).toBe('time_travel');
    expect(inspected('seat:2/card:sacrifice', statics)).toMatchObject({ seat: 2 });
    expect(inspected('17', statics)).toEqual({ token: 17 });
    expect(inspected('bag', statics)).toEqual({});
  });

  it('keeps every token in one place in each fixture', () => {
    for (const [name, make] of Object.entries(fixtures)) {
      const view = make().view as unknown as View;
      const shown = [
        ...view.altar,
        ...view.tray,
        ...view.opponent,
        ...view.lower,
        ...view.mages.flatMap((mage) => [...mage.pool, ...mage.board, ...mage.cards.filter((token) => token >= 0)]),
      ];
      expect(new Set(shown).size, name).toBe(shown.length);
      expect(shown.length + view.bag.length, name).toBe(105);
    }
  });
});
