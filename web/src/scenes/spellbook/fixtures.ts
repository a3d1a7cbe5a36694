import type { Decision, Option, Result, SeatInfo, StateMessage } from '../../wire.ts';
import { COLOURS, RUNES, type Colour, type Rune } from '../../pieces/matter.ts';
import { EMPTY, type Facts, type Mage, type Spell, type SpellLevel, type Statics, type View } from './model.ts';

const SET_1: readonly (readonly [id: string, phase: string | null, points: readonly [number, number, number]])[] = [
  ['sacrifice', 'morning', [1, 2, 3]],
  ['levitation', 'morning', [3, 4, 5]],
  ['purification', 'midday', [1, 2, 3]],
  ['offering', 'midday', [2, 4, 6]],
  ['time_travel', 'evening', [2, 4, 6]],
  ['transmutation', 'evening', [4, 4, 4]],
  ['abundance', null, [3, 5, 7]],
];
const FIXED = new Set(['sacrifice', 'levitation', 'time_travel']);

/** What the game says once, as far as set 1 needs it. */
export const statics: Statics = {
  kinds: COLOURS.flatMap((colour) => RUNES.map((rune) => `${colour}-${rune}`)),
  kind_of: Array.from({ length: 105 }, (_, token) => Math.floor(token / 5)),
  spells: SET_1.map(([id, phase, points], colour) => spell(id, phase, points, COLOURS[colour] as Colour)),
  pool_limit: 9,
  altar_spaces: 10,
  board_scores: [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18],
  opponent_scores: [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40],
  opponent_refresh: [4, 9, 14],
};

function spell(id: string, phase: string | null, points: readonly number[], colour: Colour): Spell {
  const levels = [3, 4, 5].map(
    (level, index): SpellLevel => ({
      level,
      points: points[index] ?? 0,
      variable: false,
      timing: id === 'transmutation' && level === 3 ? 'none' : (phase ?? 'instant'),
      runes: FIXED.has(id) ? [RUNES[index] as Rune] : [],
      rune_rule: FIXED.has(id) ? 'fixed' : id === 'transmutation' && level > 3 ? 'card' : 'none',
    }),
  );
  return { id, colour, phase, levels };
}

/** Deals named tokens out of one box, each piece only once. */
class Box {
  readonly #left = statics.kind_of.map((_, token) => token);

  take(names: string): number[] {
    return names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => {
        const [colour, rune] = name.split('-') as [Colour, Rune];
        const kind = COLOURS.indexOf(colour) * RUNES.length + RUNES.indexOf(rune);
        const at = this.#left.findIndex((token) => statics.kind_of[token] === kind);
        if (at < 0) throw new Error(`fixtures: no ${name} is left in the box`);
        return this.#left.splice(at, 1)[0] as number;
      });
  }

  /** Some tokens of mixed kinds, the same ones each time. */
  some(count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#left.splice((index * 29 + 7) % this.#left.length, 1)[0] as number);
  }

  get left(): number {
    return this.#left.length;
  }
}

interface MagePlan {
  pool?: number | string;
  board?: number;
  /** "sacrifice:4:circle": spell, level, rune of the token on the card. */
  learned?: string[];
  fresh?: string;
}

function mage(box: Box, seat: number, plan: MagePlan): Mage {
  const cards = COLOURS.map(() => EMPTY);
  const levels = COLOURS.map(() => 0);
  const fresh = COLOURS.map(() => 0);
  for (const entry of plan.learned ?? []) {
    const [id, level, rune] = entry.split(':') as [string, string, Rune];
    const colour = SET_1.findIndex(([name]) => name === id);
    cards[colour] = box.take(`${COLOURS[colour]}-${rune}`)[0] as number;
    levels[colour] = Number(level);
    if (plan.fresh === id) fresh[colour] = 1;
  }
  const pool = typeof plan.pool === 'string' ? box.take(plan.pool) : box.some(plan.pool ?? 0);
  return { seat, pool, board: box.some(plan.board ?? 0), cards, levels, fresh };
}

type Question = Pick<Decision, 'ask' | 'args' | 'options'> & { marked?: number[] };

interface Plan {
  mages: MagePlan[];
  altar: number | string;
  tray?: number;
  phase?: number;
  day?: number;
  ending?: string;
  finished?: boolean;
  opponent?: number;
  lower?: number;
  decide?: (view: View) => Question;
  result?: Result;
}

const NAMES = ['Ada', 'Marta', 'Adept', 'Jonas Wiśniewski-Hohenlohe'];

function state(plan: Plan): StateMessage {
  const box = new Box();
  const mages = plan.mages.map((one, seat) => mage(box, seat, one));
  const view: View = {
    mages,
    altar: typeof plan.altar === 'string' ? box.take(plan.altar) : box.some(plan.altar),
    tray: box.some(plan.tray ?? 0),
    opponent: box.some(plan.opponent ?? 0),
    lower: box.some(plan.lower ?? 0),
    bag: [],
    spells: statics.spells.map((_, index) => index),
    first: 0,
    active: 0,
    phase: plan.phase ?? 0,
    day: plan.day ?? 5,
    ending: plan.ending ?? '',
    finished: plan.finished ?? false,
  };
  view.bag = Array.from({ length: box.left }, () => -1);
  const decision = plan.decide ? { seat: 0, number: 41, rule: 'SB-6.1', marked: [], ...plan.decide(view) } : null;
  return {
    kind: 'state',
    table: 'amber-owl-17',
    game: 'spellbook',
    version: 40,
    seat: 0,
    seats: mages.map(({ seat }): SeatInfo => {
      const bot = seat === 2;
      return { seat, name: NAMES[seat] ?? '', controller: bot ? 'bot' : 'human', level: bot ? 'adept' : null, connected: true, held: seat === 0 };
    }),
    view: view as unknown as Record<string, unknown>,
    facts: factsOf(view) as unknown as Record<string, unknown>,
    decision,
    theirs: [],
    waiting: decision ? [{ seat: 0, ask: decision.ask }] : [],
    suggestions: [],
    undo: { kind: 'free', to: 40, needs: [], reason: '' },
    consent: null,
    result: plan.result ?? null,
    events: [],
    from_seq: 0,
    next_seq: 0,
  };
}

/** Scores as the game would say them for set 1, where no spell counts at the end. */
function factsOf(view: View): Facts {
  const mages = view.mages.map((one) => {
    const parts = [
      { spell: '', level: 0, points: statics.board_scores[one.board.length] ?? 0, extra: 0 },
      ...statics.spells.flatMap(({ id, levels }, place) => {
        const level = one.levels[place] ?? 0;
        const facts = levels.find((other) => other.level === level);
        return facts ? [{ spell: id, level, points: facts.points, extra: 0 }] : [];
      }),
    ];
    return { score: parts.reduce((sum, part) => sum + part.points, 0), parts };
  });
  const track = statics.opponent_scores[view.opponent.length] ?? 0;
  return { mages, opponent: view.mages.length > 1 ? null : track + view.lower.length };
}

function pieceOption(token: number, message: string): Option {
  return { key: statics.kinds[Math.floor(token / 5)] ?? '', message, args: { token: { kind: 'piece', id: token } }, piece: token, target: null };
}

function levelOption(id: string, level: number, learn = false): Option {
  return {
    key: `${learn ? 'learn-' : ''}${id}-${level}`,
    message: learn ? 'option-learn' : 'option-cast',
    args: { spell: { kind: 'term', id: `spell-${id}` }, level },
    piece: null,
    target: `card:${id}/${level}`,
  };
}

const skip = (phase: string): Option => ({ key: 'skip', message: `option-skip-${phase}`, args: {}, piece: null, target: null });

/** Of equal tokens only one is offered, as the game does. */
function distinct(tokens: readonly number[]): number[] {
  return tokens.filter((token, index) => tokens.findIndex((other) => Math.floor(other / 5) === Math.floor(token / 5)) === index);
}

function morning(view: View): Question {
  return {
    ask: 'phase-morning',
    args: {},
    options: [
      ...distinct(view.altar).map((token) => pieceOption(token, 'option-take')),
      { key: 'draw', message: 'option-draw', args: { count: 2 }, piece: null, target: 'bag' },
      levelOption('sacrifice', 4),
      levelOption('sacrifice', 3),
      skip('morning'),
    ],
  };
}

const ME: MagePlan = {
  pool: 'red-circle red-square green-triangle black-circle yellow-square',
  board: 6,
  learned: ['sacrifice:4:triangle', 'purification:3:circle', 'abundance:5:square'],
};
const RIVALS: MagePlan[] = [
  { pool: 9, board: 8, learned: ['levitation:5:circle', 'offering:4:square', 'time_travel:3:triangle'] },
  { pool: 4, board: 3, learned: ['transmutation:4:circle'] },
  { pool: 7, board: 5, learned: ['sacrifice:3:square', 'abundance:4:circle', 'purification:5:triangle'] },
];

/** States of a table by name: for the tests and for the preview page. */
export const fixtures: Record<string, () => StateMessage> = {
  four: () => state({ mages: [ME, ...RIVALS], altar: 6, tray: 14, day: 9, decide: morning }),
  two: () =>
    state({
      mages: [
        { pool: 'yellow-circle yellow-square yellow-square yellow-triangle red-circle green-circle black-circle blue-circle', board: 4, learned: ['levitation:4:circle', 'transmutation:5:square'], fresh: 'transmutation' },
        RIVALS[0] as MagePlan,
      ],
      altar: 9,
      tray: 6,
      phase: 2,
      day: 6,
      decide: () => ({
        ask: 'phase-evening',
        args: {},
        options: [5, 4, 3].map((level) => levelOption('abundance', level, true)).concat(levelOption('transmutation', 4), skip('evening')),
      }),
    }),
  solo: () =>
    state({
      mages: [{ pool: 6, board: 5, learned: ['levitation:3:circle', 'offering:5:triangle'] }],
      altar: 7,
      tray: 9,
      opponent: 6,
      lower: 2,
      phase: 2,
      decide: (view) => ({
        ask: 'opponent-token',
        args: {},
        options: distinct(view.altar).map((token) => pieceOption(token, 'option-opponent')),
      }),
    }),
  middle: () =>
    state({
      mages: [{ ...ME, pool: 'red-circle red-square green-triangle green-triangle black-circle yellow-square white-circle' }, ...RIVALS.slice(0, 2)],
      altar: 8,
      tray: 11,
      phase: 1,
      decide: (view) => ({
        ask: 'exchange-give',
        args: {},
        options: distinct(view.mages[0]?.pool ?? []).map((token) => pieceOption(token, 'option-give')),
      }),
    }),
  wild: () =>
    state({
      mages: [
        { pool: 'yellow-circle yellow-square red-circle green-circle black-circle blue-triangle white-square purple-square', board: 4, learned: ['levitation:4:circle'] },
        ...RIVALS.slice(0, 1),
      ],
      altar: 7,
      tray: 4,
      phase: 2,
      decide: (view) => ({
        ask: 'wild',
        args: {},
        marked: view.mages[0]?.pool.slice(0, 1) ?? [],
        options: [
          { key: 'wild-circle', message: 'option-wild', args: { rune: { kind: 'term', id: 'rune-circle' } }, piece: null, target: 'rune:circle' },
          { key: 'wild-square', message: 'option-wild', args: { rune: { kind: 'term', id: 'rune-square' } }, piece: null, target: 'rune:square' },
        ],
      }),
    }),
  copy: () =>
    state({
      mages: [{ pool: 5, board: 3, learned: ['purification:4:circle'] }, ...RIVALS],
      altar: 6,
      tray: 8,
      phase: 1,
      decide: () => ({
        ask: 'phase-midday',
        args: {},
        options: [
          {
            key: 'clone-4:1:time_travel-3',
            message: 'option-clone-spell',
            args: { level: 4, spell: { kind: 'term', id: 'spell-time_travel' }, 'copied-level': 3, way: 'plain', owner: { kind: 'seat', id: 1 } },
            piece: null,
            target: 'seat:1/card:time_travel/3',
          },
          skip('midday'),
        ],
      }),
    }),
  full: () => state({ mages: [ME, ...RIVALS.slice(0, 2)], altar: 12, tray: 0, day: 7, decide: morning }),
  end: () =>
    state({
      mages: [
        { pool: 3, board: 14, learned: ['sacrifice:5:triangle', 'levitation:5:circle', 'purification:4:circle', 'offering:5:square', 'abundance:5:square'] },
        ...RIVALS,
      ],
      altar: 5,
      tray: 10,
      day: 14,
      ending: 'board',
      finished: true,
      result: {
        reason: 'end-board',
        places: [1, 2, 4, 3],
        scores: [42, 23, 7, 16],
        winners: [0],
        tie_breaks: [],
        args: {},
      },
    }),
  last: () => state({ mages: [ME, { ...RIVALS[0], board: 14 }, ...RIVALS.slice(1)], altar: 10, tray: 3, day: 12, ending: 'board', decide: morning }),
};
