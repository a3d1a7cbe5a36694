import { describe, expect, it } from 'vitest';
import type { LogEvent, Option } from '../../wire.ts';
import { bandOf } from './colours.ts';
import { fixtures, placeAt, statics } from './fixtures.ts';
import { elementIcon, evocationIcon, roomIcon, schoolIcon, spellIcon, targetIcon, typeIcon, wizardIcon } from './icons.ts';
import {
  cardNamed,
  cardOf,
  CELL_SIZE,
  corners,
  cubesIn,
  defeatsIn,
  fit,
  frameOf,
  inLine,
  inspected,
  isAiming,
  isNamed,
  longestWord,
  looseOptions,
  markersOf,
  middleOf,
  middleOfCell,
  missingOf,
  minisIn,
  moonAt,
  optionsAt,
  othersAfter,
  placesNamed,
  rangeOf,
  ROSE,
  shareDone,
  sharesOf,
  sheetNamed,
  sideOf,
  sideUp,
  spacesOf,
  spread,
  targetNamed,
  total,
  wares,
  type Facts,
  type Hex,
  type View,
  type Wizard,
} from './model.ts';

function open(name: string) {
  const message = fixtures[name]?.();
  if (message === undefined) throw new Error(`no fixture ${name}`);
  const view = message.view as unknown as View;
  return { view, me: view.wizards[0] as Wizard, message, options: message.decision?.options ?? [], marked: message.decision?.marked ?? [] };
}

const name = (piece: number): string | undefined => cardOf(piece, statics)?.id;

describe('the Lodge', () => {
  it('lays neighbours edge to edge and nothing over another', () => {
    const middles = statics.hexes.map(middleOf);
    for (const [a, one] of middles.entries()) {
      for (const [b, other] of middles.entries()) {
        if (a === b) continue;
        const distance = Math.hypot(one.x - other.x, one.y - other.y);
        expect(distance).toBeGreaterThan(1.7);
        expect(Math.abs(distance - Math.sqrt(3)) < 0.001).toBe(statics.neighbours[a]?.includes(b) ?? false);
      }
    }
  });

  it.each(['2', '3', '4'])('keeps the cells of %s wizards off the rooms and within the frame', (players) => {
    const cells = statics.cells[players] as Hex[];
    const frame = frameOf(statics.hexes, cells);
    for (const cell of cells) {
      const { x, y } = middleOfCell(cell);
      expect(x - CELL_SIZE).toBeGreaterThanOrEqual(frame.x - 0.001);
      expect(y + CELL_SIZE * 0.87).toBeLessThanOrEqual(frame.y + frame.height + 0.01);
      for (const hex of statics.hexes) {
        const room = middleOf(hex);
        expect(Math.hypot(x - room.x, y - room.y)).toBeGreaterThan(0.86 + 0.86 * CELL_SIZE - 0.02);
      }
    }
  });

  it('draws a hex with six corners', () => {
    expect(corners({ x: 0, y: 0 }, 1).split(' ')).toHaveLength(6);
  });

  it('knows straight lines of hexes', () => {
    expect(inLine([0, 0], [2, 0])).toBe(true);
    expect(inLine([0, 0], [2, -2])).toBe(true);
    expect(inLine([0, 0], [1, 1])).toBe(false);
    expect(inLine([0, 0], [0, 0])).toBe(false);
  });

  it('counts the cubes of a room by owner', () => {
    const { view } = open('turn');
    expect(cubesIn(view, placeAt('crypt'))).toEqual([1, 1, 2, 1, 0]);
    expect(spread([1, 0, 2, 0, 1])).toEqual([0, 2, 2, 4]);
    expect(total([1, 1, 2])).toBe(4);
  });

  it('shows who stands in a room, wizards before their evocations', () => {
    const { view } = open('turn');
    expect(minisIn(view, placeAt('cemetery')).map(({ target }) => target)).toEqual(['evocation:0/1', 'seat:2', 'evocation:2/1']);
    expect(minisIn(view, -1)).toEqual([]);
  });

  it('finds the rooms that options name, also by who stands in them', () => {
    const { view, options } = open('hit');
    expect(placesNamed(options, view)).toEqual([placeAt('cemetery'), placeAt('black_rose_room')]);
  });

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
});

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

describe('spells', () => {
  it('knows which side of an own spell is up, and of no other', () => {
    const { view, me } = open('turn');
    expect(spacesOf(me, statics).map(({ side }) => side)).toEqual(['straight', 'reversed', 'straight', 'straight']);
    expect(spacesOf(me, statics).map(({ status }) => status)).toEqual(['prepared', 'prepared', 'trap', 'prepared']);
    const tessa = view.wizards[1] as Wizard;
    expect(sideUp(tessa, 0, statics)).toBe('');
    expect(spacesOf(tessa, statics).map(({ card, faceUp }) => [card === -1, faceUp])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('lays what is chosen for preparation on its space before all are ready', () => {
    const { me, marked } = open('prepare');
    const [quick, first] = spacesOf(me, statics, marked, new Map([[marked[0] ?? 0, 'reversed']]));
    expect(name(quick?.card ?? -1)).toBe('fireball');
    expect(quick).toMatchObject({ planned: true, side: 'reversed', status: 'prepared' });
    expect(first?.card).toBeUndefined();
  });

  it('offers both sides of a card, of a room trap only one', () => {
    const { options } = open('prepare');
    const of = (id: string): string[] => options.filter(({ piece }) => name(piece ?? -1) === id).map(sideOf);
    expect(of('maelstrom')).toEqual(['straight', 'reversed']);
    expect(of('scorched_threshold')).toEqual(['straight']);
  });

  it('reads a side from the key where the arguments do not say it', () => {
    const bare: Option = { key: 'spell-fireball:reversed', message: 'option-card', args: {}, piece: 0, target: null };
    expect(sideOf(bare)).toBe('reversed');
    expect(sideOf({ ...bare, key: 'spell-fireball', target: 'side:straight' })).toBe('straight');
    expect(sideOf({ ...bare, key: 'spell-fireball' })).toBe('');
  });

  it('writes a range as printed', () => {
    const ranges = statics.spells['fireball']?.halves.map((half) => rangeOf(half, statics));
    expect(ranges).toEqual(['2', '3']);
    expect(statics.spells['scorched_threshold']?.halves.map((half) => rangeOf(half, statics))).toEqual(['∞', '∞']);
    expect(statics.spells['flame_barrier']?.halves.map((half) => rangeOf(half, statics))).toContain('');
  });

  it('aims only where a target is asked for', () => {
    expect([isAiming('target'), isAiming('target-room'), isAiming('turn')]).toEqual([true, true, false]);
  });
});

describe('choices', () => {
  it('finds options by target', () => {
    const { options } = open('turn');
    expect(optionsAt(options, 'room:garden').map(({ key }) => key)).toEqual(['room-garden']);
    expect(optionsAt(options, 'space:0/1').map(({ key }) => key)).toEqual(['space-1']);
  });

  it('says on whose sheet something may be chosen', () => {
    const { options } = open('hit');
    expect([0, 1, 2, 3].map((seat) => isNamed(options, seat))).toEqual([false, false, true, false]);
  });

  it('opens the sheet on which alone something may be chosen', () => {
    const space = (target: string): Option => ({ key: target, message: 'option-sheet', args: {}, piece: null, target });
    expect(sheetNamed([space('space:2/1'), space('space:2/3')])).toBe(2);
    expect(sheetNamed([space('space:2/1'), space('space:1/3')])).toBeUndefined();
    expect(sheetNamed(open('hit').options)).toBeUndefined();
  });

  it('lists what lies nowhere on the table', () => {
    expect(looseOptions(open('school').options)).toHaveLength(6);
    expect(looseOptions(open('turn').options)).toEqual([]);
    const { view, me, options } = open('study');
    expect(wares(options, view, me)).toEqual([]);
    const memories: Option[] = me.memories.map((piece) => ({ key: String(piece), message: 'option-card', args: {}, piece, target: null }));
    expect(wares(memories, view, me)).toEqual(me.memories);
  });

  it('puts the others in the order of play', () => {
    const { view } = open('turn');
    expect(othersAfter(view.wizards, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  it('fits tiles and titles', () => {
    const eight = fit(8, 400, 200, 8);
    expect(eight.columns * eight.width + 8 * (eight.columns - 1)).toBeLessThanOrEqual(400);
    expect(eight).toMatchObject({ columns: 4, height: 96 });
    expect(fit(3, 390, 225, 8).columns).toBe(3);
    expect(fit(1, 1000, 1000, 8, 150).width).toBe(150);
    expect(fit(0, 400, 200, 8)).toEqual({ columns: 1, width: 0, height: 0 });
    expect(longestWord('Destructive Chain Lightning')).toBe(11);
  });
});

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

describe('quests', () => {
  const quests = (fixture: string) => (open(fixture).message.facts as unknown as Facts).wizards[0]?.quests ?? [];
  const base = { piece: 0, done: 0, wanted: 0, had: [], parts: {}, ready: false };

  it('are counted, or made of parts of which some are missing', () => {
    const [seals, tyrant] = quests('quests');
    expect(seals && [shareDone(seals), missingOf(seals)]).toEqual([0.5, []]);
    expect(tyrant && [shareDone(tyrant), missingOf(tyrant)]).toEqual([0.5, ['hurt-another']]);
    expect(quests('turn').map(shareDone)).toEqual([1, 0.6]);
  });

  it('of which nothing is known yet have no share', () => {
    expect(shareDone(base)).toBe(0);
    expect(shareDone({ ...base, done: 2, wanted: 5, parts: { outside: true } })).toBe(0.4);
    expect(shareDone({ ...base, ready: true })).toBe(1);
  });
});

describe('drawings', () => {
  it('stand in for what a pack has brought along', () => {
    for (const icon of [roomIcon, schoolIcon, evocationIcon, wizardIcon, spellIcon]) {
      expect(icon('frost_hall')).toMatch(/^<path/);
      expect(icon('')).toBe('');
    }
    expect(bandOf('frost')).not.toBe(bandOf('illusion'));
  });
});

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
