import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Shelf } from '../shelf.ts';
import { HandClock, happening, MockSocket, state } from '../testing/mock.ts';
import type { ConsentRequest, Decision, LogEvent, SeatInfo, StateMessage } from '../wire.ts';
import { TableStore } from './table.svelte.ts';

const statics = { kinds: ['red-circle', 'blue-square'], kind_of: [0, 0, 1] };

let clock: HandClock;
let sockets: MockSocket[];
let shelf: Shelf;

beforeEach(() => {
  clock = new HandClock();
  sockets = [];
  let kept: string | null = null;
  shelf = new Shelf({ getItem: () => kept, setItem: (_, text) => void (kept = text) });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('fetch', async () => Response.json({ info: { id: 'toy', levels: ['novice'] }, static: statics }));
});
afterEach(() => vi.unstubAllGlobals());

function table(tokens: string[]): TableStore {
  const open = () => {
    const socket = new MockSocket();
    sockets.push(socket);
    return socket;
  };
  return new TableStore({ table: 'amber-owl-17', tokens, spectate: null, open, clock, shelf });
}

function decision(seat: number, number: number, keys = ['red-circle', 'draw']): Decision {
  const options = keys.map((key, index) => ({
    key,
    message: `option-${key}`,
    args: {},
    piece: key === 'red-circle' ? 0 : null,
    target: index > 0 ? 'bag' : null,
  }));
  return { seat, number, ask: 'phase', args: {}, options, rule: 'SB-6.1', marked: [] };
}

function seat(number: number, controller: 'human' | 'bot'): SeatInfo {
  return { seat: number, name: '', controller, level: controller === 'bot' ? 'novice' : null, connected: true, held: true };
}

function undone(seq: number, to: number): LogEvent {
  return { seq, number: to, name: 'undo', rule: '', args: { who: { kind: 'seat', id: 0 }, decision: to } };
}

function request(needs: number[], agreed: number[] = []): ConsentRequest {
  return { request: 3, seat: 0, to: 1, needs, agreed };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function says(socket: MockSocket | undefined, message: StateMessage): Promise<void> {
  socket?.say(message);
  await settle();
}

/** Says that the answer given last over a line has been taken. */
async function takes(socket: MockSocket | undefined, version: number): Promise<void> {
  socket?.say({ kind: 'accepted', nonce: socket.last('answer')?.nonce ?? '', version });
  await settle();
}

/** Two seats at one device, the first of them shown. */
async function shared(one: StateMessage, two: StateMessage): Promise<TableStore> {
  const store = table(['one', 'two']);
  sockets.forEach((socket) => socket.accept());
  await says(sockets[0], one);
  await says(sockets[1], two);
  return store;
}

async function seated(message: StateMessage): Promise<TableStore> {
  const store = table(['key']);
  sockets[0]?.accept();
  await says(sockets[0], message);
  return store;
}

describe('table', () => {
  test('shows the first state and keeps the key', async () => {
    const store = await seated(state(1, { decision: decision(0, 0) }));
    expect(store.ready).toBe(true);
    expect(store.seat).toBe(0);
    expect(store.pieceMessage(2)).toBe('token-blue-square');
    expect(store.pieceMessage(-1)).toBe('token-face-down');
    expect(shelf.get('amber-owl-17')?.tokens).toEqual(['key']);
  });

  test('a piece is lit for itself, and for its twin in the same zone', async () => {
    const store = await seated(state(1, { decision: decision(0, 0) }));
    expect(store.optionFor(0)?.key).toBe('red-circle');
    expect(store.optionFor(1)).toBeUndefined();
    expect(store.optionFor(1, [0, 1])?.key).toBe('red-circle');
    expect(store.optionFor(1, [1, 2])).toBeUndefined();
    expect(store.optionFor('bag')?.key).toBe('draw');
  });

  test('one answer is sent once, and nothing is lit while it is under way', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    store.choose('draw');
    store.choose('red-circle');
    store.choose('nonsense');
    const answers = sockets[0]?.sent.filter(({ kind }) => kind === 'answer');
    expect(answers).toHaveLength(1);
    expect(answers?.[0]).toMatchObject({ number: 4, version: 1, option: 'draw' });
    expect(store.optionFor('bag')).toBeUndefined();
  });

  test('a refused answer opens the choice again and says why', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    store.choose('draw');
    const nonce = sockets[0]?.last('answer')?.nonce ?? '';
    sockets[0]?.say({ kind: 'refused', nonce, code: 'stale', args: {}, version: 1 });
    await settle();
    expect(store.choosing).toBeNull();
    expect(store.refusal?.code).toBe('stale');
    expect(store.optionFor('bag')?.key).toBe('draw');
  });

  test('a push that leaves the question open leaves the person alone', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    const before = store.decision;
    store.pointed = before?.options[1] ?? null;
    await says(sockets[0], state(2, { decision: decision(0, 4), events: [happening(0, 1)] }));
    expect(store.decision).toBe(before);
    expect(store.pointed?.key).toBe('draw');
  });

  test('where several decide at once, answers of others leave who is choosing alone', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    const before = store.decision;
    store.pointed = before?.options[1] ?? null;
    await says(sockets[0], state(2, { decision: decision(0, 5), events: [happening(0, 1)] }));
    expect(store.decision).toBe(before);
    expect(store.pointed?.key).toBe('draw');
    store.choose('draw');
    expect(sockets[0]?.last('answer')).toMatchObject({ number: 5, version: 2, option: 'draw' });
    await says(sockets[0], state(3, { decision: decision(0, 6), events: [happening(1, 2)] }));
    expect(store.decision).toBe(before);
    expect(store.choosing).toBe('draw');
    await takes(sockets[0], 4);
    await says(sockets[0], state(4, { decision: decision(0, 7) }));
    expect(store.decision?.number).toBe(7);
    expect(store.choosing).toBeNull();
  });

  test('other answers, other words or another order are another question', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    const others: Decision[] = [
      decision(0, 5, ['red-circle', 'draw', 'skip']),
      decision(0, 6, ['draw', 'red-circle']),
      { ...decision(0, 7, ['draw', 'red-circle']), args: { count: 2 } },
      { ...decision(0, 8, ['draw', 'red-circle']), ask: 'morning' },
    ];
    for (const [index, other] of others.entries()) {
      await says(sockets[0], state(index + 2, { decision: other }));
      expect(store.decision).toEqual(other);
    }
  });

  test('answers of others do not put off the answer that is given by itself', async () => {
    await seated(state(1, { decision: decision(0, 4, ['draw']) }));
    clock.pass(400);
    await says(sockets[0], state(2, { decision: decision(0, 5, ['draw']), events: [happening(0, 1)] }));
    clock.pass(100);
    expect(sockets[0]?.last('answer')).toMatchObject({ number: 5, option: 'draw' });
  });

  test('the same words after an answer are a new question, also when the line was cut meanwhile', async () => {
    const store = await seated(state(1, { decision: decision(0, 4) }));
    store.choose('draw');
    sockets[0]?.drop();
    clock.pass(1000);
    sockets[1]?.accept();
    await says(sockets[1], state(2, { decision: decision(0, 5) }));
    expect(store.choosing).toBe('draw');
    await takes(sockets[1], 2);
    expect(store.choosing).toBeNull();
    expect(store.decision?.number).toBe(5);
    const before = store.decision;
    await says(sockets[1], state(3, { decision: decision(0, 6), events: [happening(0, 1)] }));
    expect(store.decision).toBe(before);
  });

  test("another seat's steps are shown one after another, and the question only at the end", async () => {
    const store = await seated(state(1));
    await says(sockets[0], state(2, { events: [happening(0, 1)] }));
    await says(sockets[0], state(3, { events: [happening(1, 1)], decision: decision(0, 2) }));
    expect(store.view).toEqual({ version: 2 });
    expect(store.decision).toBeNull();
    expect(store.behind).toBe(1);
    clock.pass(5000);
    expect(store.view).toEqual({ version: 3 });
    expect(store.decision?.number).toBe(2);
    expect(store.behind).toBe(0);
  });

  test('catching up shows the last step at once', async () => {
    const store = await seated(state(1));
    for (let version = 2; version < 6; version += 1) {
      await says(sockets[0], state(version, { events: [happening(version - 2, 1)] }));
    }
    store.catchUp();
    expect(store.view).toEqual({ version: 5 });
    expect(store.events).toHaveLength(4);
  });

  test('the only answer is given by itself', async () => {
    await seated(state(1, { decision: decision(0, 4, ['draw']) }));
    expect(sockets[0]?.last('answer')).toBeUndefined();
    clock.pass(1000);
    expect(sockets[0]?.last('answer')?.option).toBe('draw');
  });

  test('an answer given by itself and taken back is not given by itself again', async () => {
    const store = await seated(state(1, { decision: decision(0, 4, ['draw']) }));
    clock.pass(1000);
    await takes(sockets[0], 2);
    await says(sockets[0], state(2, { decision: decision(0, 5, ['draw']) }));
    store.takeBack();
    clock.pass(1000);
    expect(sockets[0]?.sent.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    await says(sockets[0], state(3, { decision: decision(0, 4, ['draw']), events: [undone(0, 4)] }));
    clock.pass(1000);
    expect(sockets[0]?.sent.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(store.decision?.number).toBe(4);
    store.choose('draw');
    await takes(sockets[0], 4);
    await says(sockets[0], state(4, { decision: decision(0, 5, ['draw']) }));
    clock.pass(1000);
    expect(sockets[0]?.sent.filter(({ kind }) => kind === 'answer')).toHaveLength(3);
  });

  test('a question that an undo led to waits also for who comes back to the table', async () => {
    await seated(state(3, { decision: decision(0, 4, ['draw']), events: [happening(0, 0), undone(1, 4)] }));
    clock.pass(1000);
    expect(sockets[0]?.last('answer')).toBeUndefined();
  });

  test('nothing is answered by itself at a table that has been left', async () => {
    const store = await seated(state(1, { decision: decision(0, 4, ['draw']) }));
    store.close();
    expect(clock.pending).toBe(0);
  });

  test('where a bot plays for me, nothing is asked of me', async () => {
    const bots = { seats: [seat(0, 'bot'), seat(1, 'human')], waiting: [{ seat: 0, ask: 'phase' }] };
    const store = await seated(state(1, { ...bots, decision: decision(0, 4, ['draw']) }));
    clock.pass(1000);
    expect(store.decision).toBeNull();
    expect(store.optionFor(0)).toBeUndefined();
    expect(sockets[0]?.last('answer')).toBeUndefined();
    expect(store.others.map((other) => other.seat)).toEqual([0]);
    const seats = [seat(0, 'human'), seat(1, 'human')];
    await says(sockets[0], state(2, { ...bots, seats, decision: decision(0, 4) }));
    expect(store.decision?.number).toBe(4);
    expect(store.others).toEqual([]);
  });

  test('no curtain for a seat that a bot plays, and one for the other seat meanwhile', async () => {
    const seats = [seat(0, 'human'), seat(1, 'bot')];
    const store = await shared(state(1, { seats }), state(1, { seats, seat: 1, decision: decision(1, 0) }));
    expect(store.curtain).toBeNull();
    const swapped = [seat(0, 'bot'), seat(1, 'human')];
    await says(sockets[0], state(2, { seats: swapped, decision: decision(0, 1) }));
    await says(sockets[1], state(2, { seats: swapped, seat: 1, decision: decision(1, 1) }));
    expect(store.curtain).toBe(1);
  });

  test('what people elsewhere choose from can be suggested to them, once each and back', async () => {
    const seats = [seat(0, 'human'), seat(1, 'human'), seat(2, 'bot')];
    const store = await seated(state(1, { seats, theirs: [decision(1, 4), decision(2, 4)] }));
    expect(store.theirs.map((theirs) => theirs.seat)).toEqual([1]);
    const theirs = store.theirs[0] ?? decision(1, 4);
    store.suggest(theirs, 'draw');
    expect(sockets[0]?.last('suggest')).toEqual({ kind: 'suggest', seat: 1, number: 4, option: 'draw' });
    expect(store.suggestersOf(1, 'draw')).toEqual([]);
    sockets[0]?.say({ kind: 'suggestions', suggestions: [{ who: 0, seat: 1, number: 4, option: 'draw' }] });
    expect(store.suggestersOf(1, 'draw')).toEqual([0]);
    expect(store.suggestersOf(0, 'draw')).toEqual([]);
    store.suggest(theirs, 'draw');
    expect(sockets[0]?.last('suggest')?.option).toBeNull();
    await says(sockets[0], state(2, { seats }));
    expect(store.suggestersOf(1, 'draw')).toEqual([]);
    expect(store.theirs).toEqual([]);
  });

  test('what others are choosing is said where it is the same for all', async () => {
    const words = 'wait-take = a token\nwait-take-up-to = a token\nwait-learn = a spell';
    const answer = { info: { id: 'wordy', levels: [] }, static: statics };
    vi.stubGlobal('fetch', async (path: string) => (path.includes('/texts/') ? new Response(words) : Response.json(answer)));
    const store = await seated(state(1, { game: 'wordy' }));
    const said = (...asks: string[]) => store.choosingNow(asks.map((ask) => ({ ask })));
    expect(said('take')).toBe('a token');
    expect(said('take', 'take-up-to', 'take')).toBe('a token');
    expect(said('take', 'learn')).toBeNull();
    expect(said('take', 'unheard-of')).toBeNull();
    expect(said('unheard-of')).toBeNull();
    expect(said()).toBeNull();
  });

  test('two seats at one device change behind a curtain', async () => {
    const store = await shared(state(1, { seat: 0, decision: decision(0, 0) }), state(1, { seat: 1 }));
    expect(store.curtain).toBeNull();
    store.choose('draw');
    await says(sockets[0], state(2, { seat: 0, events: [happening(0, 0)] }));
    await says(sockets[1], state(2, { seat: 1, events: [happening(0, 0)], decision: decision(1, 1) }));
    expect(store.curtain).toBe(1);
    expect(store.seat).toBe(0);
    store.lift();
    expect(store.curtain).toBeNull();
    expect(store.seat).toBe(1);
    expect(store.decision?.number).toBe(1);
  });

  test.each([false, true])('what one person looked at is gone when the next sees the table (no curtain: %s)', async (open) => {
    shelf.keep({ table: 'amber-owl-17', open });
    const store = await shared(state(1, { decision: decision(0, 0) }), state(1, { seat: 1 }));
    store.inspect(17);
    store.sheet = 'inspector';
    await says(sockets[0], state(2));
    await says(sockets[1], state(2, { seat: 1, decision: decision(1, 1) }));
    store.lift();
    expect(store.seat).toBe(1);
    expect(store.inspected).toBeNull();
    expect(store.pointed).toBeNull();
    expect(store.sheet).toBeNull();
  });

  test('a seat held here that is not shown agrees over its own line', async () => {
    const consent = request([1, 2]);
    const store = await shared(state(4, { consent }), state(4, { seat: 1, consent }));
    expect(store.asked).toBe(1);
    store.agree(true);
    expect(sockets[0]?.last('consent')).toBeUndefined();
    expect(sockets[1]?.last('consent')).toMatchObject({ request: 3, agree: true });
    await says(sockets[0], state(5, { consent: request([1, 2], [1]) }));
    expect(store.asked).toBeNull();
    await says(sockets[0], state(6, { consent: request([1, 0, 2]) }));
    expect(store.asked).toBe(0);
  });

  test('nothing is taken back while a request waits', async () => {
    const undo = { kind: 'free' as const, to: 0, needs: [], reason: '' };
    const store = await seated(state(1, { undo }));
    expect(store.takesBack).toBe(true);
    await says(sockets[0], state(2, { undo, consent: request([1]) }));
    expect(store.takesBack).toBe(false);
    await says(sockets[0], state(3, { undo: { ...undo, kind: 'none' } }));
    expect(store.takesBack).toBe(false);
  });

  test('a seat is taken back over its own line, a bot for somebody else asked for over the shown one', async () => {
    const store = await shared(state(1), state(1, { seat: 1 }));
    store.control(1, null);
    expect(sockets[0]?.last('control')).toBeUndefined();
    expect(sockets[1]?.last('control')).toMatchObject({ seat: 1, level: null });
    store.control(2, 'novice');
    expect(sockets[0]?.last('control')).toMatchObject({ seat: 2, level: 'novice' });
  });

  test('a table unknown to the server says so', () => {
    const store = table([]);
    sockets[0]?.drop(4404);
    expect(store.fatal).toBe('unknown-table');
  });
});
