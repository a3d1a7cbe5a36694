import type { CreateTable, SeatToken } from './wire.ts';

/** What this browser keeps of a table: the keys to its seats, its links, and how far its seats have read. */
export interface KeptTable {
  table: string;
  game: string;
  tokens: string[];
  invite?: string | null;
  spectate?: string;
  /** How it was laid, for a rematch. */
  plan?: CreateTable;
  /** Milliseconds since 1970, when it was last opened. */
  opened: number;
  /** By seat: the chronicle's length when that seat last answered. */
  read?: Record<string, number>;
  /** Seats change hands here without the curtain. */
  open?: boolean;
}

const KEY = 'magemoot.tables';
const MOST = 40;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The tables this browser holds seats at, in localStorage, the most recent first. */
export class Shelf {
  constructor(private readonly storage: Storage) {}

  all(): KeptTable[] {
    const text = this.storage.getItem(KEY);
    if (text === null) return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [];
    }
  }

  get(table: string): KeptTable | undefined {
    return this.all().find((kept) => kept.table === table);
  }

  /** Merges what is known of a table into what is kept, and puts it in front. */
  keep(known: Partial<KeptTable> & { table: string }): KeptTable {
    const before = this.get(known.table) ?? { table: known.table, game: '', tokens: [], opened: 0 };
    const kept = { ...before, ...known };
    kept.tokens = [...new Set([...before.tokens, ...(known.tokens ?? [])])];
    this.#write([kept, ...this.all().filter((other) => other.table !== known.table)]);
    return kept;
  }

  drop(table: string): void {
    this.#write(this.all().filter((kept) => kept.table !== table));
  }

  #write(tables: KeptTable[]): void {
    this.storage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  }
}

function isKept(value: unknown): value is KeptTable {
  const kept = value as KeptTable | null;
  return typeof kept?.table === 'string' && Array.isArray(kept.tokens) && typeof kept.game === 'string';
}

export const tokensOf = (seats: readonly SeatToken[]): string[] => seats.map(({ token }) => token);
