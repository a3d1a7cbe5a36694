import { nav } from '../nav.svelte.ts';
import { api } from '../rest.ts';
import { tokensOf, type Shelf } from '../shelf.ts';
import type { CreateTable } from '../wire.ts';
import type { TableStore } from './table.svelte.ts';

/** Saves the game so far as a file of the reader's; nothing for spectators. */
export async function download(table: TableStore): Promise<void> {
  const token = table.kept?.tokens[0];
  if (token === undefined) return;
  const href = URL.createObjectURL(await api.exported(table.table, token));
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = `${table.game}-${table.table}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Lays the same table once more, with the seats moved on by one, and goes there. */
export async function rematch(table: TableStore, shelf: Shelf): Promise<void> {
  const plan = table.kept?.plan ?? (await planFromTable(table));
  const seats = [...plan.seats.slice(1), ...plan.seats.slice(0, 1)];
  const wanted: CreateTable = { ...plan, seats, seed: null };
  const made = await api.create(wanted);
  const own = tokensOf(made.seats);
  shelf.keep({
    table: made.table,
    game: plan.game,
    tokens: own,
    invite: made.invite ?? null,
    spectate: made.spectate,
    plan: wanted,
    opened: Date.now(),
  });
  nav.go({ page: 'table', table: made.table, tokens: own });
}

/** For who did not lay this table: the same seats, those held elsewhere invited anew. */
async function planFromTable(table: TableStore): Promise<CreateTable> {
  const info = await api.table(table.table);
  return {
    game: info.game,
    options: info.options,
    undo: info.undo,
    seats: info.seats.map(({ seat, name, controller, level }) => {
      if (table.isMine(seat)) return { kind: 'me', name };
      if (table.mine.includes(seat)) return { kind: 'hotseat', name };
      if (controller === 'bot') return { kind: 'bot', level };
      return { kind: 'open' };
    }),
  };
}
