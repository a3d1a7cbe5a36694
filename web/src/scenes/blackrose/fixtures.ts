import type { Arg, Decision, LogEvent, Option, Result, SeatInfo, StateMessage } from '../../wire.ts';
import { COLOURS, total } from './cubes.ts';
import { CELL } from './lodge.ts';
import type { Evocation, Facts, QuestFacts, Statics, View, Wizard } from './types.ts';
import recorded from './recorded.json' with { type: 'json' };
import raw from './statics.json' with { type: 'json' };

const FACE_DOWN = -1;

/** What the game says once. */
export const statics = raw as unknown as Statics;

/** Deals named cards out of one box, each piece only once. */
class Box {
  readonly #left = statics.kind_of.map((_, piece) => piece);

  take(names: string): number[] {
    return names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => {
        const kind = statics.kinds.indexOf(name);
        const at = this.#left.findIndex((piece) => statics.kind_of[piece] === kind);
        if (kind < 0 || at < 0) throw new Error(`fixtures: no ${name} is left in the box`);
        return this.#left.splice(at, 1)[0] as number;
      });
  }

  spells(names: string): number[] {
    return this.take(names.replace(/\S+/g, (name) => `spell-${name}`));
  }
}

/** What lies on a space: "fireball:straight", with "/trap", "/protection" or "/used" for its status. */
interface Plan {
  figure: string;
  school?: string;
  room: string;
  hand?: string;
  sheet?: string[];
  memories?: string;
  quests?: string;
  /** How far the reader is with quests, by their names. */
  progress?: Record<string, Partial<QuestFacts>>;
  completed?: string;
  looking?: string;
  evocations?: { kind: string; slot: number; room: string; damage?: number[] }[];
  more?: Partial<Wizard>;
}

const LODGE = [
  'armory',
  'observatory',
  'arena',
  'mirrors_room',
  'forge',
  'sacrificial_altar',
  'summoner_room',
  'the_abyss',
  'bibliotheca',
  'black_rose_room',
  'pleasures_room',
  'garden',
  'sanctuary',
  'throne_room',
  'cemetery',
  'alchemical_laboratory',
  'oracle_room',
  'treasure_room',
  'crypt',
];

export const placeAt = (room: string): number => {
  if (room === '') return CELL;
  const place = LODGE.indexOf(room);
  if (place < 0) throw new Error(`fixtures: there is no room ${room}`);
  return place;
};

function wizard(box: Box, seat: number, plan: Plan): Wizard {
  const mine = seat === 0;
  const hide = (cards: number[]): number[] => (mine ? cards : cards.map(() => FACE_DOWN));
  const spaces = Array.from({ length: 4 }, (_, index) => {
    const [, name = '', side = '', status = 'prepared', up = ''] = /^(\w+)(?::(\w+))?(?:\/(\w+))?(\^)?$/.exec(plan.sheet?.[index] ?? '') ?? [];
    if (name === '') return { down: [], up: [], turned: [], status: '', side: '' };
    const card = box.spells(name);
    const shown = status === 'used' || up === '^';
    const trap = statics.spells[name]?.room_trap ?? false;
    return {
      down: shown ? [] : hide(card),
      up: shown ? card : [],
      turned: shown ? [] : hide(box.take(`marker-${trap ? 'straight' : side}`)),
      status,
      side: shown ? side : '',
    };
  });
  return {
    seat,
    figure: plan.figure,
    school: plan.school ?? statics.figures[plan.figure]?.favourite ?? '',
    book: '',
    cell: seat,
    place: placeAt(plan.room),
    power: [14, 9, 11, 7][seat] ?? 0,
    hand: hide(box.spells(plan.hand ?? '')),
    spellbook: Array.from({ length: 4 }, () => FACE_DOWN),
    memories: box.spells(plan.memories ?? ''),
    aside: [],
    looking: box.spells(plan.looking ?? ''),
    sheet: spaces.map(({ down }) => down),
    turned: spaces.map(({ turned }) => turned),
    markers: [],
    revealed: spaces.map(({ up }) => up),
    backs: spaces.map(({ status }) => (status ? (plan.school ?? 'destruction') : '')),
    status: spaces.map(({ status }) => status),
    side: spaces.map(({ side }) => side),
    element: spaces.map(({ status }, index) => (status === 'used' && index > 0 ? 'fire' : '')),
    tokens: 2,
    blocked_move: false,
    blocked_activation: false,
    damage: [0, 0, 0, 0, 0],
    trophies: [0, 0, 0, 0],
    rooms: [],
    quests: hide(box.take(plan.quests ?? '')),
    completed: box.take(plan.completed ?? ''),
    evocations: (plan.evocations ?? []).map(
      ({ kind, slot, room, damage }): Evocation => ({ uid: 10 + seat * 3 + slot, kind, slot, place: placeAt(room), damage: damage ?? [0, 0, 0, 0, 0], acted: false }),
    ),
    ...plan.more,
  };
}

type Question = Pick<Decision, 'ask' | 'args' | 'options'> & { marked?: number[] };

interface Table {
  who: Plan[];
  /** Cubes by room: [wizards 0 to 3, the Black Rose]. */
  cubes?: Record<string, number[]>;
  used?: string[];
  gone?: string[];
  events?: string[];
  more?: Partial<View>;
  decide?: (view: View) => Question;
  log?: LogEvent[];
  result?: Result;
}

const NAMES = ['Ada', 'Marta', 'Adept', 'Jonas Wiśniewski-Hohenlohe'];

function state(plan: Table): StateMessage {
  const box = new Box();
  const wizards = plan.who.map((one, seat) => wizard(box, seat, one));
  const deck = (count: number): number[] => Array.from({ length: count }, () => FACE_DOWN);
  const view: View = {
    wizards,
    room_at: LODGE,
    ready: LODGE.map((id) => !(plan.used ?? []).includes(id)),
    destroyed: LODGE.map((id) => (plan.gone ?? []).includes(id)),
    instability: LODGE.flatMap((id) => plan.cubes?.[id] ?? Array.from({ length: COLOURS }, () => 0)),
    supply: [18, 20, 21, 22, 15],
    schools: statics.schools.map((_, index) => deck(28 - index)),
    discards: statics.schools.map((_, index) => (index === 0 ? box.spells('earthquake acid_burst') : index === 3 ? box.spells('vanish') : [])),
    forgotten: deck(10),
    eliminated: [],
    rose_power: 12,
    moon: 2,
    crown: 0,
    quest_decks: [[], deck(24), deck(31)],
    quest_discard: box.take('quest-usurper'),
    event_decks: [[], deck(20), deck(26)],
    event_discard: [],
    board: Array.from({ length: 3 }, (_, index) => box.take(plan.events?.[index] ?? '')),
    in_hand: [],
    rose_trophies: wizards.map(() => 0),
    rose_rooms: [],
    round: 4,
    phase: 'action',
    first: 0,
    active: 0,
    overkill: false,
    overload: false,
    extra: [],
    end: '',
    winners: [],
    ...plan.more,
  };
  const asked = plan.decide?.(view);
  const decision = asked ? { seat: 0, number: 41, rule: 'BR-13.3', marked: [], ...asked } : null;
  const log = plan.log ?? [];
  return {
    kind: 'state',
    table: 'ivory-toad-88',
    game: 'blackrose',
    version: 40,
    seat: 0,
    seats: wizards.map(({ seat }): SeatInfo => {
      const bot = seat === 2;
      return { seat, name: bot ? '' : (NAMES[seat] ?? ''), controller: bot ? 'bot' : 'human', level: bot ? 'adept' : null, connected: true, held: seat === 0 };
    }),
    view: view as unknown as Record<string, unknown>,
    facts: factsFor(view, plan.who[0]?.progress ?? {}) as unknown as Record<string, unknown>,
    decision,
    theirs: [],
    waiting: decision ? [{ seat: 0, ask: decision.ask }] : [{ seat: 1, ask: 'turn' }],
    suggestions: [],
    undo: { kind: 'free', to: 40, needs: [], reason: '' },
    consent: null,
    result: plan.result ?? null,
    events: log,
    from_seq: 0,
    next_seq: log.length,
  };
}

/** What a wizard's defeat would bring to each colour. */
function spoilsOf({ seat, damage }: Wizard): Record<string, number> {
  const lying = damage.filter((count) => count > 0);
  const ranks = [...new Set(lying)].sort((a, b) => b - a);
  const power = (count: number): number => {
    const rank = ranks.indexOf(count);
    if (lying.length === 1) return 5;
    return rank < 2 ? (rank === 0 ? 4 : 2) - (lying.filter((other) => other === count).length > 1 ? 1 : 0) : 1;
  };
  return Object.fromEntries(damage.flatMap((count, who) => (count > 0 && who !== seat ? [[String(who), power(count)]] : [])));
}

/** Values, as the game would say them for these made-up states. */
function factsFor(view: View, progress: Record<string, Partial<QuestFacts>>): Facts {
  return {
    wizards: view.wizards.map((one) => {
      const figure = statics.figures[one.figure];
      const bonus = { quests: one.completed.length * 3, trophies: total(one.trophies), rooms: one.rooms.length * 3, crown: view.crown === one.seat ? 1 : 0 };
      return {
        move: figure?.move ?? 0,
        attack: figure?.attack ?? 0,
        life: figure?.life ?? 0,
        hand_limit: figure?.hand_limit ?? 7,
        spoils: spoilsOf(one),
        bonus,
        total: one.power + total(Object.values(bonus)),
        trophies_left: 10,
        evocations: one.evocations.map(({ uid, kind }) => {
          const facts = statics.evocations[kind];
          return { uid, move: facts?.move ?? 0, attack: facts?.attack ?? 0, life: facts?.life ?? 0, archetype: facts?.archetype ?? '' };
        }),
        quests: one.quests.flatMap((piece) => {
          const known = progress[statics.kinds[statics.kind_of[piece] ?? -1] ?? ''];
          return known ? [{ piece, done: 0, wanted: 0, had: [], parts: {}, ready: false, ...known }] : [];
        }),
      };
    }),
    rooms: view.room_at.map((id, place) => {
      const cubes = view.instability.slice(place * COLOURS, (place + 1) * COLOURS);
      const most = Math.max(...cubes);
      return {
        free: (statics.rooms[id]?.slots ?? 0) - total(cubes),
        leads: most > 0 && cubes.filter((count) => count === most).length === 1 ? cubes.indexOf(most) : -1,
        activate: view.wizards.filter((one) => one.place === place).map(({ seat }) => seat),
      };
    }),
    order: view.wizards.map(({ seat }) => seat),
    next_moon: 18,
  };
}

const term = (id: string): Arg => ({ kind: 'term', id });
const seatRef = (id: number): Arg => ({ kind: 'seat', id });
const pieceRef = (id: number): Arg => ({ kind: 'piece', id });
const slugged = (id: string): string => id.replaceAll('_', '-');

const roomOption = (id: string): Option => ({ key: `room-${id}`, message: 'option-room', args: { room: term(`room-${slugged(id)}`) }, piece: null, target: `room:${id}` });
const seatOption = (seat: number): Option => ({ key: `seat-${seat}`, message: 'option-seat', args: { who: seatRef(seat) }, piece: null, target: `seat:${seat}` });
const evocationOption = (seat: number, slot: number, kind: string): Option => ({
  key: `evocation-${seat}-${slot}`,
  message: 'option-evocation',
  args: { who: seatRef(seat), slot, evocation: term(`evocation-${slugged(kind)}`) },
  piece: null,
  target: `evocation:${seat}/${slot}`,
});
const word = (key: string): Option => ({ key, message: `option-${key}`, args: {}, piece: null, target: null });
const cardOption = (card: number): Option => ({ key: statics.kinds[statics.kind_of[card] ?? 0] ?? '', message: 'option-card', args: { card: pieceRef(card) }, piece: card, target: null });
const sideOption = (card: number, side: string): Option => ({
  key: `${statics.kinds[statics.kind_of[card] ?? 0] ?? ''}:${side}`,
  message: 'option-card-side',
  args: { card: pieceRef(card), side: term(`side-${side}`) },
  piece: card,
  target: `side:${side}`,
});
const spaceOption = (view: View, space: number): Option => {
  const card = view.wizards[0]?.sheet[space]?.[0] ?? FACE_DOWN;
  return { key: `space-${space}`, message: 'option-space-card', args: { space, card: pieceRef(card) }, piece: card, target: `space:0/${space}` };
};
const named = (what: string, id: string): Option => ({ key: `${what}-${id}`, message: `option-${what}`, args: { [what]: term(`${what}-${slugged(id)}`) }, piece: null, target: `${what}:${id}` });

const sides = (card: number): Option[] => {
  const kind = statics.kinds[statics.kind_of[card] ?? 0] ?? '';
  const trap = statics.spells[kind.replace(/^spell-/, '')]?.room_trap ?? false;
  return trap ? [sideOption(card, 'straight')] : [sideOption(card, 'straight'), sideOption(card, 'reversed')];
};

const NERO: Plan = {
  figure: 'nero',
  room: 'pleasures_room',
  hand: 'maelstrom dark_armour meteor_swarm',
  sheet: ['fireball:straight', 'demon_howl:reversed', 'scorched_threshold/trap', 'flame_barrier:straight'],
  memories: 'ice_explosion acid_burst',
  quests: 'quest-debauchery quest-overwhelming_force',
  progress: {
    'quest-debauchery': { parts: { 'in-room': true, 'can-activate': true }, ready: true },
    'quest-overwhelming_force': { done: 3, wanted: 5 },
  },
  completed: 'quest-shed_blood',
  evocations: [
    { kind: 'malacoda', slot: 1, room: 'cemetery', damage: [0, 1, 0, 0, 1] },
    { kind: 'cerberus', slot: 2, room: 'bibliotheca' },
  ],
  more: { damage: [0, 2, 1, 0, 1], trophies: [0, 1, 0, 0], tokens: 1 },
};
const OTHERS: Plan[] = [
  {
    figure: 'tessa',
    room: 'oracle_room',
    hand: 'barkskin petrify stone_claws',
    sheet: ['quicksilver_step:straight', 'living_roots:straight/protection', 'altar_of_flesh:straight/used', 'barkskin:straight'],
    quests: 'quest-arsenal',
    evocations: [{ kind: 'mutated_altar', slot: 1, room: 'forge' }],
    more: { damage: [3, 0, 1, 0, 2], blocked_move: true },
  },
  {
    figure: 'rebecca',
    room: 'cemetery',
    hand: 'icy_grip',
    sheet: ['tomb_snare/trap', 'vampire_bite:straight/used', 'summoning_of_darkness:straight/used'],
    quests: 'quest-pack_leader quest-embezzler',
    evocations: [
      { kind: 'landsknecht', slot: 1, room: 'cemetery' },
      { kind: 'bone_knight', slot: 3, room: 'black_rose_room', damage: [1, 0, 0, 0, 0] },
    ],
    more: { damage: [4, 2, 0, 0, 1], tokens: 0 },
  },
  {
    figure: 'jafar',
    room: '',
    hand: 'foresight sun_lance',
    sheet: ['healing_light:straight', 'star_chart:straight'],
    quests: 'quest-double_image',
    more: { damage: [0, 0, 0, 0, 0], trophies: [0, 0, 1, 0], rooms: ['treasure_room'] },
  },
];
const CUBES = {
  armory: [1, 1, 0, 0, 0],
  the_abyss: [1, 1, 0, 0, 0],
  sanctuary: [1, 1, 0, 0, 1],
  forge: [1, 1, 1, 0, 1],
  throne_room: [1, 1, 0, 0, 0],
  sacrificial_altar: [1, 1, 0, 0, 0],
  summoner_room: [1, 1, 0, 1, 1],
  pleasures_room: [1, 0, 0, 0, 0],
  garden: [2, 1, 0, 0, 0],
  crypt: [1, 1, 2, 1, 0],
  black_rose_room: [1, 0, 2, 0, 2],
};
const EVENTS = ['event-wretched_dance', '', 'event-silent_halls'];
const USUAL = { who: [NERO, ...OTHERS], cubes: CUBES, used: ['mirrors_room', 'oracle_room', 'cemetery'], gone: ['treasure_room'], events: EVENTS };

function chronicle(lines: [name: string, rule: string, args: Record<string, Arg>][]): LogEvent[] {
  return lines.map(([name, rule, args], seq) => ({ seq, number: 40, name, rule, args }));
}

/** A state of a game that was really played, as the game sent it. */
function played(name: keyof typeof recorded): StateMessage {
  const { view, facts, decision, waiting, result } = recorded[name] as unknown as Pick<StateMessage, 'view' | 'facts' | 'decision' | 'waiting' | 'result'>;
  const base = state({ who: [NERO] });
  return {
    ...base,
    seats: (view as unknown as View).wizards.map(({ seat }): SeatInfo => ({ seat, name: NAMES[seat] ?? '', controller: 'human', level: null, connected: true, held: seat === 0 })),
    view,
    facts,
    decision,
    waiting,
    result,
  };
}

/** States of a table by name: for the tests and for the preview page. */
export const fixtures: Record<string, () => StateMessage> = {
  ...Object.fromEntries(Object.keys(recorded).map((name) => [`played-${name}`, () => played(name as keyof typeof recorded)])),
  turn: () =>
    state({
      ...USUAL,
      decide: (view) => ({
        ask: 'turn',
        args: {},
        options: [
          ...['black_rose_room', 'sacrificial_altar', 'garden', 'alchemical_laboratory', 'cemetery'].map(roomOption),
          word('activate'),
          word('wait'),
          spaceOption(view, 1),
          spaceOption(view, 0),
          word('sacrifice'),
          word('end-turn'),
        ],
      }),
    }),
  aim: () =>
    state({
      ...USUAL,
      decide: () => ({
        ask: 'target-room',
        args: {},
        options: ['pleasures_room', 'garden', 'black_rose_room', 'bibliotheca', 'sacrificial_altar', 'observatory', 'cemetery', 'treasure_room', 'alchemical_laboratory', 'summoner_room'].map(roomOption),
      }),
    }),
  hit: () =>
    state({
      ...USUAL,
      decide: () => ({ ask: 'target', args: {}, options: [seatOption(2), evocationOption(2, 1, 'landsknecht'), evocationOption(2, 3, 'bone_knight')] }),
    }),
  prepare: () =>
    state({
      ...USUAL,
      who: [
        { ...NERO, hand: 'maelstrom dark_armour meteor_swarm fireball scorched_threshold demon_howl flame_barrier', sheet: [] },
        ...OTHERS.map((one) => ({ ...one, sheet: [] })),
      ],
      more: { phase: 'preparation', active: -1 },
      decide: (view) => {
        const hand = view.wizards[0]?.hand ?? [];
        return { ask: 'prepare-standard', args: { space: 1 }, marked: hand.slice(3, 4), options: hand.filter((_, index) => index !== 3).flatMap(sides) };
      },
    }),
  study: () =>
    state({
      ...USUAL,
      who: [{ ...NERO, sheet: [], hand: 'maelstrom dark_armour', looking: 'annihilation blade_hail foresight vanish' }, ...OTHERS.map((one) => ({ ...one, sheet: [] }))],
      more: { phase: 'study' },
      decide: (view) => ({ ask: 'study-keep', args: {}, options: (view.wizards[0]?.looking ?? []).map(cardOption) }),
    }),
  school: () =>
    state({
      ...USUAL,
      who: [{ ...NERO, sheet: [] }, ...OTHERS.map((one) => ({ ...one, sheet: [] }))],
      more: { phase: 'study' },
      decide: () => ({ ask: 'study-school', args: {}, options: statics.schools.map((id) => named('school', id)) }),
    }),
  book: () =>
    state({
      who: [{ figure: 'nero', room: '' }, { figure: 'tessa', room: '' }],
      more: { phase: 'set-up', round: 0, moon: 1, rose_power: 0 },
      decide: () => ({ ask: 'book', args: {}, options: ['pyromancer', 'stormbringer'].map((id) => named('book', id)) }),
    }),
  wizard: () =>
    state({
      who: [
        { figure: '', school: '', room: '', more: { cell: -1 } },
        { figure: '', school: '', room: '', more: { cell: -1 } },
        { figure: '', school: '', room: '', more: { cell: -1 } },
      ],
      more: { phase: 'set-up', round: 0, moon: 1, rose_power: 0 },
      decide: () => ({ ask: 'wizard', args: {}, options: Object.keys(statics.figures).map((id) => named('wizard', id)) }),
    }),
  trap: () =>
    state({
      ...USUAL,
      more: { active: 1 },
      decide: (view) => ({ ask: 'trap', args: {}, options: [spaceOption(view, 2), word('pass'), word('quiet')] }),
    }),
  heal: () =>
    state({
      ...USUAL,
      decide: () => ({
        ask: 'heal',
        args: { who: seatRef(0) },
        options: ['1', '2', 'rose'].map((id): Option => ({ key: `colour-${id}`, message: 'option-colour', args: { who: id === 'rose' ? term('black-rose') : seatRef(Number(id)) }, piece: null, target: `colour:${id}` })),
      }),
    }),
  crowd: () =>
    state({
      ...USUAL,
      who: [
        { ...NERO, room: 'cemetery', evocations: [1, 2, 3].map((slot) => ({ kind: ['malacoda', 'cerberus', 'andromeda'][slot - 1] ?? '', slot, room: 'cemetery' })) },
        ...OTHERS.map((one) => ({ ...one, room: 'cemetery', evocations: [1, 2].map((slot) => ({ kind: 'landsknecht', slot, room: 'cemetery' })) })),
      ],
      decide: () => ({ ask: 'attack', args: {}, options: [1, 2, 3].flatMap((seat) => [seatOption(seat), evocationOption(seat, 1, 'landsknecht'), evocationOption(seat, 2, 'landsknecht')]) }),
    }),
  quests: () =>
    state({
      ...USUAL,
      who: [
        {
          ...NERO,
          quests: 'quest-four_seals quest-tyrant',
          progress: {
            'quest-four_seals': { done: 2, wanted: 4, had: ['element-fire', 'element-unholy'] },
            'quest-tyrant': { parts: { crown: true, 'hurt-another': false } },
          },
          more: { damage: [1, 3, 3, 0, 2] },
        },
        ...OTHERS,
      ],
      more: { moon: 3 },
    }),
  two: () => state({ ...USUAL, who: [NERO, OTHERS[0] as Plan], more: { active: 1, rose_power: 31 } }),
  three: () => state({ ...USUAL, who: [NERO, OTHERS[0] as Plan, { ...(OTHERS[1] as Plan), room: '' }], more: { active: 1 } }),
  defeat: () =>
    state({
      ...USUAL,
      log: chronicle([
        ['wound', 'BR-21.1', { who: seatRef(3), by: seatRef(0), count: 3 }],
        ['defeat', 'BR-21.2', { who: seatRef(3), cubes_0: 5, cubes_1: 2, cubes_3: 2, cubes_4: 2 }],
        ['gain-power', 'BR-21.4', { who: seatRef(0), count: 4, now: 14 }],
        ['gain-power', 'BR-21.4', { who: seatRef(1), count: 1, now: 9 }],
        ['gain-power', 'BR-21.4', { who: term('black-rose'), count: 1, now: 12 }],
        ['trophy', 'BR-21.7', { who: seatRef(0), whose: seatRef(3) }],
        ['to-cell', 'BR-21.10', { who: seatRef(3), room: term('cell') }],
      ]),
    }),
  end: () =>
    state({
      ...USUAL,
      more: { phase: 'clean-up', end: 'grand-master', winners: [0] },
      result: { reason: 'grand-master', places: [1, 2, 3, 4], scores: [19, 9, 11, 10], winners: [0], tie_breaks: [], args: {} },
    }),
};

/** One of the states, and what tests read of it. */
export function open(name: string) {
  const message = fixtures[name]?.();
  if (message === undefined) throw new Error(`no fixture ${name}`);
  const view = message.view as unknown as View;
  return { view, me: view.wizards[0] as Wizard, message, options: message.decision?.options ?? [], marked: message.decision?.marked ?? [] };
}
