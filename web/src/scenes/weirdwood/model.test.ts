import { describe, expect, it } from 'vitest';
import type { LogEvent, Option } from '../../wire.ts';
import { bonusIcon } from './bonus.ts';
import { fit } from '../../pieces/fit.ts';
import { fixtures, pieces, statics } from './fixtures.ts';
import { actionIcon, cardTypeIcon, characterIcon, companionIcon, monsterIcon, powerIcon, roomIcon, tacticIcon } from './icons.ts';
import { inspected, targetNamed } from './inspected.ts';
import {
  amounts,
  cardNamed,
  cardOf,
  corridorsOf,
  damageIn,
  deckLeft,
  isHeld,
  isNamed,
  longestWord,
  match,
  matchesOf,
  minisIn,
  nextBack,
  optionsAt,
  othersAfter,
  partOf,
  scoreOf,
  sheetNamed,
  slotsOf,
  slotTime,
  timeOfDay,
  lenders,
  wares,
} from './model.ts';
import { areasOf, marksOf, reasonsOf, sameDice } from './pool.ts';
import { drawn } from './roomsigns.ts';
import { signOf } from './signs.ts';
import type { Facts, Fight, View, Warden } from './types.ts';

function open(name: string) {
  const message = fixtures[name]?.();
  if (message === undefined) throw new Error(`no fixture ${name}`);
  const view = message.view as unknown as View;
  return { view, facts: message.facts as unknown as Facts, me: view.wardens[0] as Warden, message, options: message.decision?.options ?? [] };
}

const option = (key: string, target: string | null = null, piece: number | null = null): Option => ({ key, message: `option-${key}`, args: {}, piece, target });

describe('drawings', () => {
  it('has one for every Room, character, Power and card of the box', () => {
    for (const id of Object.keys(statics.rooms)) expect(roomIcon(id), id).not.toBe('');
    for (const [id, { powers, tracks }] of Object.entries(statics.characters)) {
      expect(characterIcon(id), id).not.toBe('');
      for (const power of powers) expect(powerIcon(power.id), power.id).not.toBe('');
      for (const message of Object.values(tracks).flatMap((track) => Object.values(track))) expect(bonusIcon(message), message).not.toBe('');
    }
    for (const message of Object.values(statics.group)) expect(bonusIcon(message), message).not.toBe('');
    for (const { name, left, right } of Object.values(statics.actions)) {
      expect(actionIcon(name), name).not.toBe('');
      for (const corner of [left, right]) expect(corner === '' || signOf(corner) !== '', corner).toBe(true);
    }
    for (const id of Object.keys(statics.companions)) expect(companionIcon(id), id).not.toBe('');
    for (const id of Object.keys(statics.tactics)) expect(tacticIcon(id), id).not.toBe('');
    for (const id of Object.keys(statics.monsters)) expect(monsterIcon(id), id).not.toBe('');
    for (const { type } of Object.values(statics.monster_cards)) expect(cardTypeIcon(type), type).not.toBe('');
  });

  it('draws every sign that the game names', () => {
    const monsters = Object.values(statics.monsters).flatMap(({ burst, areas, rise, possession }) => [
      burst,
      ...Object.values(areas).flatMap(({ rows }) => rows.map(({ signs }) => signs)),
      ...Object.values(rise),
      ...possession.flatMap(({ from_left, from_right }) => [from_left, from_right]),
    ]);
    const rooms = Object.values(statics.rooms).map(({ signs }) => signs);
    for (const signs of [...rooms, ...monsters]) expect(drawn(signs).length, JSON.stringify(signs)).toBe(signs.length);
    for (const { id, signs } of Object.values(statics.rooms)) expect(signs, id).not.toEqual([]);
  });

  it('counts signs and marks what lies between them', () => {
    const read = (id: string): string[] => drawn(statics.rooms[id]?.signs ?? []).map(({ word, count, mark }) => mark || `${count}${word}`);
    expect(read('archive_of_secrets')).toEqual(['discard', '▸', '3knowledge']);
    expect(read('gambling_cave')).toEqual(['dice', '▸', '1–3any']);
    expect(drawn([{ word: 'of_another_pack', count: 1, most: 0 }])).toEqual([]);
  });
});

describe('cards', () => {
  it('knows what each piece is', () => {
    expect(cardOf(pieces('action-celia-2')[0] as number, statics)).toEqual({ what: 'action', key: 'action-celia-2', message: 'action-charge' });
    expect(cardNamed('mcard-clockwork_tide_ogre-3', statics)).toEqual({ what: 'mcard', key: 'clockwork_tide_ogre', message: 'mcard-clockwork-tide-ogre' });
    expect(cardNamed('companion-ember', statics)?.message).toBe('companion-ember');
    expect(cardNamed('action-nobody-1', statics)).toBeUndefined();
    for (const kind of statics.kinds) expect(cardNamed(kind, statics), kind).toBeDefined();
  });

  it('reads the back of the next Monster card', () => {
    const { view } = open('rich');
    expect(nextBack(view.fae, statics)).toEqual({ type: 'attack', time: 3 });
    view.fae.ahead = pieces('mcard-wrecking_run-3').slice(0, 1);
    expect(nextBack(view.fae, statics)).toEqual({ type: 'move', time: 3 });
    expect(deckLeft({ ...view.fae, deck: [-1, -1], top: [-1], ahead: [5], bottom: [] })).toBe(4);
    expect(nextBack({ ...view.fae, ahead: [], back: '' }, statics)).toBeUndefined();
  });
});

describe('time slots', () => {
  it('shows what lies on each, and what bars it', () => {
    const { me } = open('rich');
    const slots = slotsOf(me, statics);
    expect(slots).toHaveLength(6);
    expect(slots.map(slotTime)).toEqual(['morning', 'afternoon', 'evening', 'night', 'any', 'any']);
    expect(slots[0]?.quest).toBe(me.quest[0]);
    expect(slots[2]?.cover).toBeDefined();
    expect(slots.map(({ faceUp }) => faceUp)).toEqual([true, true, true, false, true, false]);
    expect([slots[4]?.companion, slots[5]?.companion]).toEqual(me.companions);
    expect([slots[4]?.exhausted, slots[5]?.exhausted]).toEqual([false, true]);
  });

  it('matches equal icons and wild ones, never a missing one', () => {
    expect(match('hit', 'hit')).toBe('hit');
    expect(match('wild', 'min')).toBe('min');
    expect(match('block', 'wild')).toBe('block');
    expect(match('wild', 'wild')).toBe('wild');
    expect(match('hit', 'block')).toBe('');
    expect(match('', 'wild')).toBe('');
  });

  it('finds the same matches as the game', () => {
    for (const name of ['turn', 'move', 'slot', 'time', 'duel', 'fight', 'pp', 'recruit', 'five', 'over']) {
      const { view, facts } = open(name);
      for (const one of view.wardens) expect(matchesOf(slotsOf(one, statics), statics).filter(Boolean), name).toEqual(facts.wardens[one.seat]?.matches);
    }
  });
});

describe('the manor', () => {
  it('shows the Monster before Lady Weirdwood before the wardens', () => {
    const { view } = open('crowd');
    expect(minisIn(view, 14).map(({ target }) => target)).toEqual(['monster', 'seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4']);
    expect(new Set(minisIn(view, 14).map(({ id }) => id)).size).toBe(6);
    view.lady = 14;
    expect(minisIn(view, 14)[1]?.kind).toBe('lady');
  });

  it('lights the corridors that the walker can use', () => {
    const { view, facts, me } = open('move');
    expect(corridorsOf(view, facts, me)).toEqual({ day: true, time: true });
    expect(corridorsOf(view, facts, undefined)).toEqual({ day: false, time: false });
    const shut = { ...facts, wardens: facts.wardens.map((one) => ({ ...one, reach: [] })), day_doors: facts.day_doors.map(() => false), time_doors: facts.time_doors.map(() => false) };
    expect(corridorsOf(view, shut, me)).toEqual({ day: false, time: false });
  });

  it('does not lead through a Room with Scarabs', () => {
    const { view, facts, me } = open('move');
    const reach = [3];
    const day_doors = facts.day_doors.map((_, place) => place === 3);
    const made = { ...facts, wardens: facts.wardens.map((one) => ({ ...one, reach })), day_doors, time_doors: facts.time_doors.map(() => false) };
    view.scarabs[3] = 0;
    view.tiles[3] = '';
    view.fae.place = 20;
    expect(corridorsOf(view, made, me).day).toBe(true);
    view.scarabs[3] = 1;
    expect(corridorsOf(view, made, me).day).toBe(false);
  });

  it('knows the times of day', () => {
    expect([0, 2, 3, 8, 11].map(timeOfDay)).toEqual(['morning', 'morning', 'afternoon', 'evening', 'night']);
  });
});

describe('options', () => {
  it('finds what they point at', () => {
    const options = [option('slot-1', 'slot:0/1'), option('power-x', 'power:0/x'), option('seat-2', 'seat:2')];
    expect(optionsAt(options, 'seat:2').map(({ key }) => key)).toEqual(['seat-2']);
    expect(sheetNamed(options)).toBe(0);
    expect(sheetNamed([...options, option('power-2-y', 'power:2/y')])).toBeUndefined();
    expect([isNamed(options, 0), isNamed(options, 1), isNamed(options, 2)]).toEqual([true, false, true]);
  });

  it('says whether something of the own warden may be chosen', () => {
    const { view, me } = open('rich');
    const [card = -1] = me.hand;
    expect(isHeld([option('card', null, card)], me, statics)).toBe(true);
    expect(isHeld([option('card', null, card)], view.wardens[1] as Warden, statics)).toBe(false);
    for (const target of ['power:0/x', 'track:0/power', 'slot:0/1']) expect(isHeld([option('one', target)], me, statics), target).toBe(true);
    expect(isHeld([option('room', 'place:3'), option('back', null, -1), option('power', 'power:1/x')], me, statics)).toBe(false);
  });

  it('lays out cards that lie nowhere else', () => {
    const { view, options } = open('recruit');
    expect(wares(options, view, statics).toSorted()).toEqual(options.flatMap(({ piece }) => piece ?? []).toSorted());
    expect(wares(open('slot').options, view, statics)).toEqual([]);
    const { view: own, me } = open('rich');
    expect(wares([option('card', null, me.hand[0] ?? -1), option('back', null, -1)], own, statics)).toEqual([]);
  });

  it('leaves lent Companions of the offer where they are', () => {
    const { view, me } = open('recruit');
    const [daisy] = pieces('companion-daisy_bigglesworth');
    const lent = { ...view, wardens: [{ ...me, borrowed: ['daisy_bigglesworth/0'] }] };
    expect(lenders(lent.wardens[0]!, statics)).toEqual([daisy]);
    expect(lenders(me, statics)).toEqual([]);
    expect(wares([option('companion-0-0', null, daisy ?? -1)], view, statics)).toEqual([daisy]);
    expect(wares([option('companion-0-0', null, daisy ?? -1)], lent, statics)).toEqual([]);
  });

  it('orders the others as they play', () => {
    const { view } = open('five');
    expect(othersAfter(view.wardens, 3).map(({ seat }) => seat)).toEqual([4, 0, 1, 2]);
  });
});

describe('the dice of the Monster', () => {
  it('gives reasons that add up to what it rolls', () => {
    for (const name of ['turn', 'move', 'slot', 'time', 'duel', 'fight', 'pp', 'arm', 'five', 'phase', 'recruit', 'rich']) {
      const { view, facts } = open(name);
      const reasons = reasonsOf(view, facts, statics);
      for (const colour of ['balanced', 'attack', 'defence']) {
        const sum = reasons.reduce((all, { dice }) => all + (dice[colour] ?? 0), 0);
        expect(Math.max(0, sum), `${name} ${colour}`).toBe(facts.monster.dice.filter((die) => die === colour).length);
      }
    }
  });

  it('says what an emptied area takes away', () => {
    const { view, facts } = open('rich');
    expect(reasonsOf(view, facts, statics).find(({ message }) => message === 'scene-wm-because-head')?.dice).toEqual({ balanced: -1 });
  });

  it('keeps the rest of the whole where numbers are scaled', () => {
    const { view, facts } = open('rich');
    const scaled = { ...facts, monster: { ...facts.monster, dice: [...facts.monster.dice, 'attack'] } };
    expect(reasonsOf({ ...view, scaling: true }, scaled, statics)[0]?.dice['attack']).toBe(3);
  });

  it('reads cubes row by row', () => {
    const ogre = statics.monsters['ogre'];
    if (ogre === undefined) throw new Error('the box has no Ogre');
    expect(areasOf([2, 2, 1, 2, 0, 0, 2, 2, 2], ogre).map(({ rows }) => rows.map(({ left }) => left))).toEqual([[2, 2, 1], [2, 0, 0], [2, 2, 2]]);
    expect(areasOf([0, 0, 0, 2, 0, 0, 2, 2, 2], ogre).map(({ dice, empty }) => ({ dice, empty }))).toEqual([
      { dice: { balanced: -1 }, empty: true },
      { dice: { defence: -1 }, empty: false },
      { dice: { attack: -1 }, empty: false },
    ]);
  });

  it('compares dice whatever their order', () => {
    expect(sameDice(['attack', 'balanced', 'attack'], ['balanced', 'attack', 'attack'])).toBe(true);
    expect(sameDice(['attack', 'balanced'], ['balanced', 'attack', 'attack'])).toBe(false);
    expect(sameDice(['attack', 'balanced'], ['balanced', 'balanced'])).toBe(false);
  });

  it('lists the dice of its track with the spaces they count from', () => {
    const listed = (monster: string) => marksOf(statics.monsters[monster]).map(({ message, count, dice }) => [message, count, dice]);
    expect(listed('ogre')).toEqual([
      ['scene-wm-because-threat', 3, { balanced: 1 }],
      ['scene-wm-because-threat', 6, { attack: 1 }],
      ['scene-wm-because-threat', 9, { defence: 1 }],
    ]);
    expect(listed('wraith').map(([message, count]) => [message, count])).toEqual([6, 12, 16].map((space) => ['scene-wm-because-health', space]));
    expect(listed('therus')).toEqual([]);
    expect(marksOf(undefined)).toEqual([]);
  });
});

describe('a battle', () => {
  const fight = (): Fight => open('battle').view.battle[0] as Fight;

  it('adds up what counts without dice and what was rolled', () => {
    const mine = scoreOf(fight().mine, statics);
    expect([mine.hits, mine.blocks]).toEqual([8, 5]);
    expect(mine.dice).toEqual({ hits: 4, blocks: 2 });
    expect(mine.parts[0]).toEqual({ message: 'action-fae-touch', hits: 1, blocks: 0 });
    expect(partOf('odd')).toEqual({ message: 'odd', hits: 0, blocks: 0 });
  });

  it('reads battles that were fought', () => {
    for (const name of ['duel', 'fight']) {
      const real = open(name).view.battle.at(-1) as Fight;
      for (const side of [real.mine, real.theirs]) {
        const { parts } = scoreOf(side, statics);
        expect(parts.reduce((sum, { hits }) => sum + hits, 0), name).toBe(side.hits);
        expect(parts.reduce((sum, { blocks }) => sum + blocks, 0), name).toBe(side.blocks);
      }
    }
  });

  it('says what each side would take, or takes', () => {
    expect(damageIn(fight(), statics)).toEqual({ mine: 0, theirs: 6 });
    expect(damageIn({ ...fight(), attacking: false }, statics).theirs).toBe(0);
    const weak = { ...fight(), mine: { ...fight().mine, blocks: 0, dice: [], faces: [] } };
    expect(damageIn(weak, statics).mine).toBe(3);
    expect(damageIn({ ...weak, reduced: 2 }, statics).mine).toBe(1);
    expect(damageIn({ ...weak, ignore_enemy_hits: true }, statics).mine).toBe(0);
    expect(damageIn({ ...weak, mine: { ...weak.mine, taken: 2 } }, statics).mine).toBe(2);
  });
});

describe('the inspector', () => {
  it('knows what targets name', () => {
    const { view } = open('rich');
    const card = pieces('tactic-scavenge')[0] as number;
    expect(inspected(String(card), view, statics)).toEqual({ what: 'tactic', key: 'scavenge', message: 'tactic-scavenge', piece: card });
    expect(inspected('place:30', view, statics)).toEqual({ what: 'place', place: 30, room: 'throne_room' });
    expect(inspected('room:gone', view, statics)).toEqual({ what: 'nothing' });
    expect(inspected('power:1/gentle_paws', view, statics)).toEqual({ what: 'power', id: 'gentle_paws', seat: 1 });
    expect(inspected('track:0/combat', view, statics)).toEqual({ what: 'track', id: 'combat', seat: 0 });
    expect(inspected('pile:discards/1', view, statics)).toEqual({ what: 'pile', id: 'discards', seat: 1 });
    expect(inspected('monster', view, statics)).toEqual({ what: 'monster' });
    expect(inspected('seat:9', view, statics)).toEqual({ what: 'nothing' });
  });

  it('opens names of the chronicle', () => {
    const { view } = open('rich');
    expect(targetNamed('room-deep-mine')).toBe('room:deep_mine');
    expect(targetNamed('monster-chaos-ogre')).toBe('monster');
    expect(targetNamed('lady-weirdwood')).toBe('lady');
    expect(targetNamed('what-min')).toBeUndefined();
    for (const name of ['token-action-celia-2', 'token-mcard-enraged-3', 'token-companion-tobias_tock', 'companion-tobias-tock', 'mcard-enraged', 'power-blade-dance', 'character-wally']) {
      const target = targetNamed(name);
      expect(target, name).toBeDefined();
      expect(inspected(target ?? '', view, statics).what, name).not.toBe('nothing');
    }
  });
});

describe('small things', () => {
  it('writes amounts in the usual order and leaves out nothing', () => {
    expect(amounts({ any: 1, min: 2, knowledge: 0 })).toEqual([{ what: 'min', count: 2 }, { what: 'any', count: 1 }]);
    expect(amounts(undefined)).toEqual([]);
    expect(longestWord('Lore Master’s Meditation')).toBe(10);
  });

  it('fits cards into a box', () => {
    const { columns, width, height } = fit(5, 400, 150, 7, { slim: 0.66, wide: 0.95, most: 150 });
    expect(columns).toBe(5);
    expect(5 * width + 4 * 7).toBeLessThanOrEqual(400.001);
    expect(height).toBeLessThanOrEqual(150);
  });

  it('reads the chronicle of a Scarab Phase', () => {
    const events = open('phase').message.events as LogEvent[];
    expect(events.some(({ name }) => name === 'scarab-phase')).toBe(true);
  });
});
