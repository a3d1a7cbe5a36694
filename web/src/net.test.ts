import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, SeatLink, type LinkStatus } from './net.ts';
import { HandClock, happening, MockSocket, state } from './testing/mock.ts';
import type { LogEvent, StateMessage } from './wire.ts';

let clock: HandClock;
let sockets: MockSocket[];
let link: SeatLink;
let shown: { message: StateMessage; fresh: LogEvent[]; first: boolean }[];
let statuses: LinkStatus[];
let fatal: string[];
let strays: Refused[];

beforeEach(() => {
  clock = new HandClock();
  sockets = [];
  shown = [];
  statuses = [];
  fatal = [];
  strays = [];
  let nonces = 0;
  link = new SeatLink(
    {
      url: 'ws://here/socket',
      token: 'key',
      open: () => {
        const socket = new MockSocket();
        sockets.push(socket);
        return socket;
      },
      clock,
      nonce: () => `nonce-${(nonces += 1)}`,
      jitter: () => 0.5,
    },
    {
      state: (message, fresh, first) => shown.push({ message, fresh, first }),
      presence: () => undefined,
      suggestions: () => undefined,
      status: (status) => statuses.push(status),
      fatal: (code) => fatal.push(code),
      refused: (refusal) => strays.push(refusal),
    },
  );
  link.connect();
});

const socket = (): MockSocket => sockets.at(-1) as MockSocket;
const greet = (message = state(1, { events: [happening(0, 0)] })): void => {
  socket().accept();
  socket().say(message);
};

describe('seat link', () => {
  test('says hello with its key and shows the first state', () => {
    socket().accept();
    expect(socket().sent).toEqual([{ kind: 'hello', token: 'key', since: 0 }]);
    socket().say(state(1, { events: [happening(0, 0)] }));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.first).toBe(true);
    expect(statuses).toEqual(['open']);
  });

  test('a gap in the chronicle is not shown but asked for', () => {
    greet();
    socket().say(state(4, { events: [happening(5, 1)] }));
    expect(shown).toHaveLength(1);
    expect(socket().last('resync')).toEqual({ kind: 'resync', since: 1 });
    socket().say(state(4, { events: [1, 2, 3, 4, 5].map((seq) => happening(seq, 1)) }));
    expect(shown[1]?.fresh.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(link.events.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('events that come twice stand once, and only new ones are fresh', () => {
    greet(state(1, { events: [happening(0, 0), happening(1, 0)] }));
    socket().say(state(2, { events: [happening(1, 0), happening(2, 1)] }));
    expect(link.events.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(shown[1]?.fresh.map(({ seq }) => seq)).toEqual([2]);
  });

  test('an older state than the one shown is left aside', () => {
    greet(state(3, { events: [happening(0, 0)] }));
    socket().say(state(2, { events: [happening(0, 0)] }));
    expect(shown).toHaveLength(1);
  });

  test('a cut line is tried again, later each time, and picks up where it was', () => {
    greet();
    socket().drop();
    expect(link.status).toBe('retrying');
    clock.pass(499);
    expect(sockets).toHaveLength(1);
    clock.pass(1);
    expect(sockets).toHaveLength(2);
    socket().drop();
    clock.pass(999);
    expect(sockets).toHaveLength(2);
    clock.pass(1);
    socket().accept();
    expect(socket().sent).toEqual([{ kind: 'hello', token: 'key', since: 1 }]);
    socket().say(state(1, { from_seq: 1 }));
    expect(link.status).toBe('open');
    expect(link.events).toHaveLength(1);
  });

  test('retry tries at once', () => {
    greet();
    socket().drop();
    link.retry();
    expect(sockets).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  test('a command resolves when it is accepted', async () => {
    greet();
    const answered = link.command({ kind: 'answer', number: 7, option: 'draw' });
    expect(socket().last('answer')).toEqual({
      kind: 'answer',
      number: 7,
      option: 'draw',
      version: 1,
      nonce: 'nonce-1',
    });
    socket().say({ kind: 'accepted', nonce: 'nonce-1', version: 2 });
    await expect(answered).resolves.toBe(2);
  });

  test('a refusal reaches the command it answers, others are told apart', async () => {
    greet();
    const answered = link.command({ kind: 'undo' });
    socket().say({ kind: 'refused', nonce: null, code: 'slow-down', args: {}, version: 1 });
    expect(strays.map(({ code }) => code)).toEqual(['slow-down']);
    socket().say({ kind: 'refused', nonce: 'nonce-1', code: 'stale', args: { number: 7 }, version: 1 });
    await expect(answered).rejects.toEqual(new Refused('stale', { number: 7 }));
  });

  test('a command that meets a broken line is sent again under the same nonce', async () => {
    greet();
    const answered = link.command({ kind: 'answer', number: 7, option: 'draw' });
    socket().drop();
    clock.pass(500);
    greet(state(1, { from_seq: 1 }));
    expect(socket().last('answer')?.nonce).toBe('nonce-1');
    socket().say({ kind: 'accepted', nonce: 'nonce-1', version: 2 });
    await expect(answered).resolves.toBe(2);
  });

  test.each([
    [4401, 'bad-token'],
    [4404, 'unknown-table'],
    [4413, 'too-large'],
  ])('close code %i is final', async (code, reason) => {
    greet();
    const answered = link.command({ kind: 'undo' });
    socket().drop(code);
    expect(fatal).toEqual([reason]);
    expect(link.status).toBe('dead');
    expect(clock.pending).toBe(0);
    await expect(answered).rejects.toBeInstanceOf(Refused);
  });

  test('a closed link stays closed', () => {
    greet();
    const old = socket();
    link.close();
    expect(old.closed).toBe(1000);
    old.drop();
    expect(clock.pending).toBe(0);
  });
});
