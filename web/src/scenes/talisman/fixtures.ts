import type { Decision, Option, Result, SeatInfo, StateMessage } from '../../wire.ts';
import {
  EMPTY,
  FACE_DOWN,
  NO_PART,
  NOWHERE,
  type Adventurer,
  type AdventurerFacts,
  type Bring,
  type Facts,
  type Fight,
  type Part,
  type Statics,
  type View,
} from './model.ts';
import raw from './statics.json' with { type: 'json' };

/** What the game says once. */
export const statics = raw as unknown as Statics;

export const spaceAt = (id: string): number => {
  const index = statics.spaces.findIndex((space) => space.id === id);
  if (index < 0) throw new Error(`fixtures: there is no space ${id}`);
  return index;
};

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

  /** The pieces of one deck that nobody has taken. */
  rest(deck: string): number[] {
    return this.#left.filter((piece) => statics.cards[statics.kinds[statics.kind_of[piece] ?? -1] ?? '']?.deck === deck);
  }
}

interface Plan {
  character: string;
  space: string;
  objects?: string;
  followers?: string;
  spells?: string;
  trophies?: string;
  more?: Partial<Adventurer>;
}

const VALUES: Readonly<Record<string, [strength: number, craft: number, life: number, fate: number, alignment: number]>> = {
  wizard: [2, 5, 4, 3, 2],
  warrior: [4, 2, 5, 1, 1],
  troll: [6, 1, 6, 1, 1],
  monk: [2, 3, 4, 5, 0],
  prophetess: [2, 4, 4, 2, 0],
  thief: [3, 3, 4, 2, 1],
};

function adventurer(box: Box, seat: number, plan: Plan): Adventurer {
  const [, , life, fate, alignment] = VALUES[plan.character] ?? [2, 2, 4, 2, 1];
  const spells = box.take(plan.spells ?? '');
  return {
    seat,
    card: box.take(`character-${plan.character}`)[0] ?? EMPTY,
    space: plan.space === '' ? NOWHERE : spaceAt(plan.space),
    life,
    fate,
    gold: 2,
    strength: 0,
    craft: 0,
    alignment,
    objects: box.take(plan.objects ?? ''),
    followers: box.take(plan.followers ?? ''),
    raised: [],
    trophies: box.take(plan.trophies ?? ''),
    spells: seat === 0 ? spells : spells.map(() => FACE_DOWN),
    peeked: [],
    toad: 0,
    toad_strength: 0,
    toad_craft: 0,
    missed: 0,
    quest: '',
    standoff: false,
    enslaved: false,
    pitfiends: 0,
    werewolf: 0,
    claimed: false,
    invisible: false,
    immobile: false,
    extra_turns: 0,
    eliminated: false,
    inherited: [],
    inherited_gold: 0,
    start_gold: 1,
    start_cards: 1,
    ...plan.more,
  };
}

export const NO_FIGHT: Fight = { kind: '', seat: -1, rival: -1, enemies: [], name: '', value: 0, rolls: [], totals: [], weapons: [], bonus: 0, rival_bonus: 0 };

type Question = Pick<Decision, 'ask' | 'args' | 'options'>;

interface Table {
  who: Plan[];
  /** Cards by space: "hills-1": "bear sword". */
  lying?: Record<string, string>;
  gold?: Record<string, number>;
  more?: Partial<View>;
  met?: (view: View) => number[];
  fight?: (view: View) => Partial<Fight>;
  decide?: (view: View) => Question;
  result?: Result;
}

const NAMES = ['Ada', 'Marta', 'Adept', 'Jonas Wiśniewski-Hohenlohe', 'Kim', 'Novice'];

function state(plan: Table): StateMessage {
  const box = new Box();
  const spaces = statics.spaces.map(({ id }) => box.take(plan.lying?.[id] ?? ''));
  const adventurers = plan.who.map((one, seat) => adventurer(box, seat, one));
  const discard = box.take('angel bag_of_gold storm');
  const view: View = {
    adventurers,
    adventure: box.rest('adventure').map(() => FACE_DOWN),
    adventure_discard: discard,
    spell_deck: box.rest('spell').map(() => FACE_DOWN),
    spell_discard: [],
    purchase: box.rest('purchase'),
    talismans: box.rest('talisman'),
    spaces,
    loose_gold: statics.spaces.map(({ id }) => plan.gold?.[id] ?? 0),
    tokens: [4, 4, 4],
    limbo: [],
    beside: [],
    blizzard: 0,
    hexes: [],
    tamed: [],
    active: 0,
    stage: 'move',
    turn: 34,
    round: 12,
    met: [],
    dice: [],
    dice_for: '',
    fight: NO_FIGHT,
    finished: '',
    winners: [],
    trophy_price: 7,
    turn_limit: 0,
    ...plan.more,
  };
  if (plan.met) view.met = plan.met(view);
  if (plan.fight) view.fight = { ...NO_FIGHT, seat: 0, ...plan.fight(view) };
  const decision = plan.decide ? { seat: 0, number: 41, rule: 'TA-11.1', marked: [], ...plan.decide(view) } : null;
  return {
    kind: 'state',
    table: 'silver-raven-03',
    game: 'talisman',
    version: 40,
    seat: 0,
    seats: adventurers.map(({ seat }): SeatInfo => {
      const bot = seat === 2 || seat === 5;
      return { seat, name: bot ? '' : (NAMES[seat] ?? ''), controller: bot ? 'bot' : 'human', level: bot ? 'adept' : null, connected: true, held: seat === 0 };
    }),
    view: view as unknown as Record<string, unknown>,
    facts: factsFor(view, plan.who) as unknown as Record<string, unknown>,
    decision,
    theirs: [],
    waiting: decision ? [{ seat: 0, ask: decision.ask }] : [{ seat: 1, ask: 'move' }],
    suggestions: [],
    undo: { kind: 'free', to: 40, needs: [], reason: '' },
    consent: null,
    result: plan.result ?? null,
    events: [],
    from_seq: 0,
    next_seq: 0,
  };
}

/** Totals and their parts, as the game would say them for these made-up states. */
function factsFor(view: View, who: readonly Plan[]): Facts {
  const adventurers = view.adventurers.map((one, seat): AdventurerFacts => {
    const [strength, craft] = VALUES[who[seat]?.character ?? ''] ?? [2, 2];
    const parts = (what: 'strength' | 'craft', value: number): Part[] => [
      NO_PART('part-value', one.toad > 0 ? 1 : value),
      ...(one[what] > 0 ? [NO_PART('part-tokens', one[what])] : []),
      ...[...one.objects, ...one.followers].flatMap((card) => {
        const points = cardOf(card)?.adds[what] ?? 0;
        return points > 0 && one.toad === 0 ? [{ message: 'part-card', card, points }] : [];
      }),
    ];
    const total = (what: 'strength' | 'craft'): number => one.trophies.reduce((all, card) => all + (cardOf(card)?.[what] ?? 0), 0);
    return {
      strength: parts('strength', strength),
      craft: parts('craft', craft),
      battle: [
        ...parts('strength', strength),
        ...one.objects.filter((card) => (cardOf(card)?.adds.battle ?? 0) > 0).slice(0, 1).map((card) => ({ message: 'part-weapon', card, points: 1 })),
      ],
      life_value: VALUES[who[seat]?.character ?? '']?.[2] ?? 4,
      fate_value: VALUES[who[seat]?.character ?? '']?.[3] ?? 2,
      spell_limit: craft > 4 ? 3 : craft > 3 ? 2 : 1,
      object_limit: 4 + 4 * one.followers.filter((card) => cardOf(card)?.key.endsWith('mule')).length,
      trophies: { strength: total('strength'), craft: total('craft') },
    };
  });
  const { fight } = view;
  const what = fight.kind === 'psychic' ? 'craft' : 'strength';
  const side = (seat: number): Part[] => [
    ...(adventurers[seat]?.[what] ?? []),
    ...(fight.kind === 'battle' && seat === fight.seat ? fight.weapons.map((card) => ({ message: 'part-weapon', card, points: 1 })) : []),
  ];
  const creatures = fight.enemies.map((card): Part => ({ message: 'part-card', card, points: cardOf(card)?.[what] ?? 0 }));
  const other = fight.rival >= 0 ? side(fight.rival) : creatures.length > 0 ? creatures : [NO_PART('part-value', fight.value)];
  const brings = statics.spaces.map(({ name }, index): Bring[] => [
    ...(view.spaces[index] ?? [])
      .filter((card) => cardOf(card)?.type === 'Enemy')
      .map((card) => ({ message: 'brings-enemy', args: { card: { kind: 'piece' as const, id: card }, chance: 58 } })),
    ...(name === 'runes' ? [{ message: 'brings-roll-bonus', args: { count: 2 } }] : []),
  ]);
  return { adventurers, fight: { own: side(fight.seat), other }, brings };
}

const cardOf = (card: number) => statics.cards[statics.kinds[statics.kind_of[card] ?? -1] ?? ''];

const term = (id: string) => ({ kind: 'term' as const, id });

function moveOption(id: string): Option {
  const name = statics.spaces[spaceAt(id)]?.name ?? id;
  return { key: `space-${id}`, message: 'option-space', args: { space: term(`space-${name}`) }, piece: null, target: `space:${id}` };
}

function cardOption(card: number, ask: string): Option {
  return { key: cardOf(card)?.key ?? String(card), message: `option-${ask}`, args: { card: { kind: 'piece', id: card } }, piece: card, target: null };
}

const word = (key: string, message = `option-${key}`): Option => ({ key, message, args: {}, piece: null, target: null });
const fate = (index: number): Option => ({ key: `fate-${index}`, message: 'option-fate', args: { count: index }, piece: null, target: null });

const WIZARD: Plan = {
  character: 'wizard',
  space: 'tavern',
  objects: 'sword magic_belt helmet',
  followers: 'mule',
  spells: 'psionic_blast invisibility',
  trophies: 'bear wolf spectre',
  more: { strength: 1, craft: 2, gold: 3 },
};
const OTHERS: Plan[] = [
  { character: 'monk', space: 'chapel', objects: 'water_bottle', spells: 'healing', more: { life: 5, craft: 1 } },
  { character: 'troll', space: 'oasis', objects: 'axe shield', trophies: 'ogre goblin', more: { life: 6, strength: 1 } },
  { character: 'warrior', space: 'tavern', objects: 'purchase-sword purchase-helmet raft holy_grail', followers: 'maiden unicorn', more: { life: 3, strength: 2, quest: 'kill-enemy' } },
];
const LYING = { 'fields-5': 'bag_of_gold', 'woods-4': 'dragon', forest: 'serpent', 'runes-2': 'market', ruins: 'goblin bandit', 'plains-3': 'shrine' };
const GOLD = { 'hills-1': 1, graveyard: 3 };

/** States of a table by name: for the tests and for the preview page. */
export const fixtures: Record<string, () => StateMessage> = {
  start: () =>
    state({
      who: [WIZARD, ...OTHERS],
      lying: LYING,
      gold: GOLD,
      more: { stage: 'start' },
      decide: (view) => ({
        ask: 'react',
        args: {},
        options: [cardOption(view.adventurers[0]?.spells[1] ?? 0, 'react'), word('pass', 'option-react-pass')],
      }),
    }),
  move: () =>
    state({
      who: [WIZARD, ...OTHERS],
      lying: LYING,
      gold: GOLD,
      more: { dice: [4], dice_for: 'move' },
      decide: () => ({ ask: 'move', args: { count: 4 }, options: [moveOption('hills-1'), moveOption('forest')] }),
    }),
  fate: () =>
    state({
      who: [WIZARD, ...OTHERS],
      lying: LYING,
      more: { dice: [1], dice_for: 'move' },
      decide: () => ({ ask: 'fate', args: { what: term('roll-move') }, options: [fate(1), word('keep', 'option-fate-keep')] }),
    }),
  encounter: () =>
    state({
      who: [{ ...WIZARD, space: 'hidden-valley' }, ...OTHERS],
      lying: { ...LYING, 'hidden-valley': 'market_day hobgoblin sword' },
      gold: { ...GOLD, 'hidden-valley': 1 },
      more: { stage: 'cards', dice: [3], dice_for: 'move' },
      met: (view) => view.spaces[spaceAt('hidden-valley')] ?? [],
      decide: (view) => ({
        ask: 'take',
        args: {},
        options: [cardOption((view.spaces[spaceAt('hidden-valley')] ?? [])[2] ?? 0, 'take'), word('none', 'option-take-none')],
      }),
    }),
  fight: () =>
    state({
      who: [{ ...WIZARD, space: 'runes-1' }, ...OTHERS],
      lying: { ...LYING, 'runes-1': 'hobgoblin bandit' },
      more: { stage: 'cards', dice: [2], dice_for: 'attack' },
      fight: (view) => ({ kind: 'battle', enemies: view.spaces[spaceAt('runes-1')] ?? [], value: 7, rolls: [2, 6], weapons: view.adventurers[0]?.objects.slice(0, 1) ?? [] }),
      decide: () => ({ ask: 'fate', args: { what: term('roll-attack') }, options: [fate(1), word('keep', 'option-fate-keep')] }),
    }),
  duel: () =>
    state({
      who: [WIZARD, ...OTHERS],
      lying: LYING,
      more: { stage: 'landed', dice: [4, 3], dice_for: 'attack' },
      fight: () => ({ kind: 'psychic', rival: 3, rolls: [4, 3], totals: [11, 7] }),
      decide: (view) => ({
        ask: 'prize',
        args: { who: { kind: 'seat', id: 3 } },
        options: [word('life', 'option-life'), word('gold', 'option-gold'), ...(view.adventurers[3]?.objects ?? []).map((card) => cardOption(card, 'prize'))],
      }),
    }),
  crowd: () =>
    state({
      who: [WIZARD, ...OTHERS, { character: 'prophetess', space: 'tavern', spells: 'hex teleport' }, { character: 'thief', space: 'tavern', more: { toad: 2, gold: 0 } }].map((one) => ({
        ...one,
        space: 'tavern',
      })),
      lying: { ...LYING, tavern: 'purchase-axe purchase-shield armour purchase-raft' },
      gold: { tavern: 4 },
      more: { stage: 'landed' },
      decide: () => ({
        ask: 'meet',
        args: {},
        options: [
          ...[1, 2, 3, 4, 5].map((seat): Option => ({ key: `seat-${seat}`, message: 'option-meet-seat', args: { who: { kind: 'seat', id: seat } }, piece: null, target: `seat:${seat}` })),
          word('space', 'option-meet-space'),
        ],
      }),
    }),
  six: () =>
    state({
      who: [WIZARD, ...OTHERS, { character: 'prophetess', space: 'castle', spells: 'hex teleport', followers: 'princess' }, { character: 'thief', space: 'village', objects: 'amulet' }],
      lying: LYING,
      gold: GOLD,
      more: { active: 1, dice: [6], dice_for: 'move' },
    }),
  inner: () =>
    state({
      who: [
        { ...WIZARD, space: 'pits', objects: 'talisman runesword ring holy_lance', followers: 'mule unicorn prince guide', more: { strength: 4, craft: 5, life: 3, pitfiends: 2, gold: 6 } },
        { ...(OTHERS[0] as Plan), space: 'valley-of-fire' },
        OTHERS[1] as Plan,
      ],
      lying: LYING,
      gold: GOLD,
      more: { stage: 'space', dice: [3], dice_for: 'pitfiends' },
      fight: () => ({ kind: 'battle', name: 'pitfiend', value: 4 }),
      decide: (view) => ({ ask: 'weapon', args: {}, options: (view.adventurers[0]?.objects ?? []).filter((card) => cardOf(card)?.subtype === 'Weapon').map((card) => cardOption(card, 'weapon')) }),
    }),
  toad: () =>
    state({
      who: [{ ...WIZARD, objects: '', followers: '', spells: 'random', trophies: '', more: { toad: 3, missed: 1, gold: 0, quest: 'deliver-follower' } }, ...OTHERS],
      lying: { ...LYING, tavern: 'sword magic_belt helmet' },
      gold: { tavern: 3 },
      decide: () => ({ ask: 'move', args: { count: 1 }, options: [moveOption('fields-2'), moveOption('plains-2')] }),
    }),
  end: () =>
    state({
      who: [{ ...WIZARD, space: 'crown-of-command' }, ...OTHERS],
      lying: LYING,
      more: { stage: 'end', finished: 'crown', winners: [0] },
      result: { reason: 'crown', places: [1, 2, 2, 2], scores: [9, 4, 5, 8], winners: [0], tie_breaks: [], args: {} },
    }),
};
