import { afterEach, describe, expect, test, vi } from 'vitest';
import { Shelf } from '../shelf.ts';
import type { CreateTable, SeatInfo } from '../wire.ts';
import { rematch } from './again.ts';
import type { TableStore } from './table.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

const seat = (number: number, name: string, controller: SeatInfo['controller'], level: string | null = null): SeatInfo => ({
  seat: number,
  name,
  controller,
  level,
  connected: true,
  held: controller === 'human',
});

/** Plays again as a guest who holds these seats and looks at the first; returns what was laid. */
async function laid(mine: number[], seats: SeatInfo[]): Promise<CreateTable | undefined> {
  let wanted: CreateTable | undefined;
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ game: 'toy', options: { long: true }, undo: 'free', seats });
    wanted = JSON.parse(String(init.body)) as CreateTable;
    return Response.json({ table: 'new-table', seats: [], invite: 'come', spectate: 'look' });
  });
  let kept: string | null = null;
  const shelf = new Shelf({ getItem: () => kept, setItem: (_, text) => void (kept = text) });
  const table = { table: 'old-table', kept: undefined, mine, isMine: (one: number) => one === mine[0] };
  await rematch(table as unknown as TableStore, shelf);
  expect(shelf.get('new-table')?.invite).toBe('come');
  return wanted;
}

describe('playing again', () => {
  test('a guest keeps all the seats held at this device; who sits elsewhere is invited anew', async () => {
    const seats = [seat(0, 'Host', 'human'), seat(1, 'Ann', 'human'), seat(2, 'Bob', 'human'), seat(3, '', 'bot', 'adept')];
    const wanted = await laid([1, 2], seats);
    expect(wanted).toMatchObject({ game: 'toy', options: { long: true }, undo: 'free', seed: null });
    expect(wanted?.seats).toEqual([{ kind: 'me', name: 'Ann' }, { kind: 'hotseat', name: 'Bob' }, { kind: 'bot', level: 'adept' }, { kind: 'open' }]);
  });
});
