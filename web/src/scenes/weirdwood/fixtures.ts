import type { Arg, Decision, Option, Result, SeatInfo, StateMessage } from '../../wire.ts';
import type { Facts, Fight, Fighter, Statics, View } from './types.ts';
import recorded from './recorded.json' with { type: 'json' };
import raw from './statics.json' with { type: 'json' };

/** What the game says once. */
export const statics = raw as unknown as Statics;

type Recorded = Pick<StateMessage, 'decision' | 'waiting' | 'result' | 'events'> & { view: View; facts: Facts };
export type Name = keyof typeof recorded;

const NAMES = ['Ada', 'Marta', 'Adept', 'Jonas Wiśniewski-Hohenlohe', 'Ute'];

/** A state out of a game that was played, with what is changed in it for looking at something. */
function state(name: Name, change: (view: View, facts: Facts) => Partial<Pick<StateMessage, 'decision' | 'events' | 'result'>> | void = () => undefined): StateMessage {
  const one = structuredClone(recorded[name]) as unknown as Recorded;
  const changed = change(one.view, one.facts) ?? {};
  const { decision = one.decision, events = one.events, result = one.result } = changed;
  return {
    kind: 'state',
    table: 'jade-cat-21',
    game: 'weirdwood',
    version: 40,
    seat: 0,
    seats: one.view.wardens.map(({ seat }): SeatInfo => {
      const bot = seat === 2;
      return { seat, name: bot ? '' : (NAMES[seat] ?? ''), controller: bot ? 'bot' : 'human', level: bot ? 'adept' : null, connected: true, held: seat === 0 };
    }),
    view: one.view as unknown as Record<string, unknown>,
    facts: one.facts as unknown as Record<string, unknown>,
    decision,
    theirs: [],
    waiting: decision ? [{ seat: 0, ask: decision.ask }] : one.waiting,
    suggestions: [],
    undo: { kind: 'free', to: 40, needs: [], reason: '' },
    consent: null,
    result,
    events,
    from_seq: 0,
    next_seq: events.length,
  };
}

export const pieces = (kind: string): number[] => statics.kind_of.flatMap((of, piece) => (statics.kinds[of] === kind ? [piece] : []));
const piece = (kind: string): number => {
  const [found] = pieces(kind);
  if (found === undefined) throw new Error(`fixtures: there is no ${kind}`);
  return found;
};

const pieceRef = (id: number): Arg => ({ kind: 'piece', id });
const term = (id: string): Arg => ({ kind: 'term', id });
const word = (key: string, target: string | null = null, args: Record<string, Arg> = {}, message = `option-${key}`): Option => ({ key, message, args, piece: null, target });
const cardOption = (card: number): Option => ({ key: statics.kinds[statics.kind_of[card] ?? 0] ?? '', message: 'option-card', args: { card: pieceRef(card) }, piece: card, target: null });
const question = (ask: string, options: Option[], args: Record<string, Arg> = {}): Decision => ({ seat: 0, number: 41, ask, args, options, rule: 'WM-6.2', marked: [] });

const side = (sources: string[], dice: string[], faces: number[], more: Partial<Fighter> = {}): Fighter => {
  const numbers = sources.map((source) => source.split(':').slice(-2).map(Number));
  return {
    hits: numbers.reduce((sum, [hits = 0]) => sum + hits, 0),
    blocks: numbers.reduce((sum, [, blocks = 0]) => sum + blocks, 0),
    sources,
    dice,
    faces,
    stolen: 0,
    charges: 0,
    taken: -1,
    ...more,
  };
};

/** A battle with the Monster in which both sides have rolled. */
function battle(view: View): Fight {
  return {
    seat: 0,
    place: view.fae.place,
    against: 'monster',
    attacking: true,
    step: 'after',
    scarabs: 0,
    fled: 0,
    mine: side(
      ['action-fae-touch:1:0', 'action-defensive-preparation:0:1', 'icon-hit:1:0', 'track-combat:1:1', 'companion-sir-rustington:1:0', 'tactic-sturdy-guard:0:1'],
      ['balanced', 'attack', 'attack', 'defence', 'balanced'],
      [4, 3, 0, 3, 0],
      { stolen: 1, charges: 1 },
    ),
    theirs: side(['mcard-gathering-strength:2:0'], ['balanced', 'balanced', 'attack', 'defence', 'defence'], [4, 2, 1, 0, 5]),
    bursts: 1,
    ignore_enemy_hits: false,
    reduced: 0,
    uses: [],
  };
}

/** A sheet with everything: Companions, Tactics cards on Action Cards, a die on a card, an exhausted Companion, a Quest. */
function furnish(view: View): void {
  const me = view.wardens[0];
  if (me === undefined) return;
  const of = (number: number): number => piece(`action-${me.character}-${number}`);
  const companions = ['cedar_chompybark', 'sir_rustington'].map((id) => piece(`companion-${id}`));
  const slots = [of(2), of(4), of(1), of(9), of(6)];
  for (const other of view.wardens) other.companions = other.companions.filter((card) => !companions.includes(card));
  Object.assign(me, {
    companions,
    exhausted: [false, true],
    borrowed: ['daisy_bigglesworth/0'],
    slots: [...slots.map((card) => [card]), []],
    face_up: [true, true, true, false, true, false],
    covers: [[], [], [piece('tactic-deadly_attack')], [], [], []],
    dice_on_cards: ['', 'attack', '', '', '', ''],
    spent_covers: [false, false, false, false, false, false],
    hand: [of(5), of(7), of(12), of(11)],
    tactics: [piece('tactic-quick_step')],
    dice: ['attack', 'balanced'],
    tracks: [5, 7, 3],
    health: 4,
    min: 3,
    knowledge: 2,
    scarab: 1,
    power: 2,
    lasting_hits: 1,
    lasting_blocks: 1,
    favours: 1,
    powers_used: [statics.characters[me.character]?.powers[1]?.id ?? ''],
  });
}

/** The manor in trouble: Curses, tiles, Power Cards on the board. */
function trouble(view: View, facts: Facts): void {
  for (const place of [3, 6, 15, 19, 25]) {
    view.cursed[place] = true;
    view.scarabs[place] = 2 + (place % 3);
  }
  for (const place of [8, 20]) {
    view.tiles[place] = 'rubble';
    view.sealed[place] = place === 20;
    view.cursed[place] = place === 20;
    view.scarabs[place] = 0;
  }
  view.fae.powers = [[piece('mcard-gathering_strength-2')], [piece('mcard-sly_planning-2')], []];
  view.fae.cubes = [0, 0, 0, 0, 2, 2, 1, 2, 2];
  view.fae.back = 'attack-3';
  view.day = 7;
  facts.monster = {
    ...facts.monster,
    state: 'angry',
    threat: view.cursed.filter(Boolean).length,
    dice: ['balanced', 'balanced', 'balanced', 'attack', 'attack', 'attack', 'defence', 'defence'],
    fixed: [{ message: 'mcard-gathering-strength', hits: 2, blocks: 0 }],
    health: 9,
  };
  facts.days = facts.days.map((_, slot) => 1 + ((slot + view.day - 1) % 12));
}

const RESULT: Result = { reason: 'won', places: [1, 1, 1], scores: [104, 104, 104], winners: [0, 1, 2], tie_breaks: [], args: {} };

export const fixtures: Record<string, () => StateMessage> = {
  ...Object.fromEntries((Object.keys(recorded) as Name[]).map((name) => [name, () => state(name)])),
  rich: () =>
    state('turn', (view, facts) => {
      furnish(view);
      trouble(view, facts);
      return {
        decision: question('turn', [
          word('play'),
          word('room'),
          word('lady'),
          ...(statics.characters[view.wardens[0]?.character ?? '']?.powers ?? [])
            .filter((_, index) => index !== 1)
            .map(({ id }) => word(`power-${id}`, `power:0/${id}`, { power: term(`power-${id.replaceAll('_', '-')}`) }, 'option-power')),
          { ...cardOption(piece('companion-cedar_chompybark')), key: 'companion-0-0', message: 'option-companion', args: { card: pieceRef(piece('companion-cedar_chompybark')), number: 1 } },
          word('end'),
        ]),
      };
    }),
  battle: () =>
    state('turn', (view, facts) => {
      furnish(view);
      trouble(view, facts);
      view.battle = [battle(view)];
      return { decision: question('battle-after', [word('favour-hit'), word('favour-block'), word('pass')], { who: { kind: 'seat', id: 0 }, hits: 8, enemy_hits: 3, blocks: 5, enemy_blocks: 2 }) };
    }),
  reroll: () =>
    state('turn', (view) => {
      furnish(view);
      const fight = battle(view);
      view.battle = [fight];
      const dice = fight.mine.dice.map((colour, index) => word(`reroll-${index}`, `battle-die:${index}`, { die: term(`die-${colour}`), hits: 1, blocks: 0, charges: 0 }, 'option-reroll'));
      return { decision: question('reroll', [...dice, word('done')]) };
    }),
  cube: () =>
    state('turn', (view, facts) => {
      furnish(view);
      trouble(view, facts);
      view.battle = [{ ...battle(view), step: 'damage' }];
      return { decision: question('ogre-cube', ['torso', 'arms'].map((area) => word(`area-${area}`, `area:${area}`, { area: term(`monster-chaos-ogre-${area}`) }, 'option-area')), { count: 3 }) };
    }),
  monster: () =>
    state('turn', (view, facts) => {
      furnish(view);
      trouble(view, facts);
      view.phase = 'turn-end';
      view.fae.in_hand = [piece('mcard-bone_shaking_stomp-3')];
      return { decision: question('damage', ['health', 'die', 'power'].map((key) => word(key, null, {}, `option-damage-${key}`)), { count: 1 }) };
    }),
  fire: () =>
    state('arm', (view) => {
      for (const place of [2, 17, 26]) view.tiles[place] = 'fire';
      view.fae.plan_backs = view.fae.plans.map((_, index) => ['move-2', 'attack-2', 'power-1'][index % 3] ?? '');
    }),
  crowd: () =>
    state('five', (view) => {
      for (const one of view.wardens) one.place = 14;
      view.fae.place = 14;
      return { decision: question('seat', view.wardens.slice(1).map(({ seat }) => word(`seat-${seat}`, `seat:${seat}`, { who: { kind: 'seat', id: seat } }, 'option-seat'))) };
    }),
  won: () => state('turn', (view) => ({ decision: null, result: (view.end = 'won') && RESULT })),
};
