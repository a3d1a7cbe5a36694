import type {
  Args,
  Created,
  CreateTable,
  GameInfo,
  GameStatic,
  Joined,
  Left,
  Problem,
  RuleText,
  TableInfo,
} from './wire.ts';
import { Refused } from './net.ts';

/** One request. Rejects with `Refused` when the server says no, or cannot be reached (code `unreachable`). */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refused('unreachable', {});
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Refused> {
  const text = await response.text();
  try {
    const { code, args, message } = JSON.parse(text) as Partial<Problem>;
    if (typeof code === 'string') return new Refused(code, { ...(args as Args), message: message ?? '' });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return new Refused('server', {});
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const at = encodeURIComponent;

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  game: (game: string) => get<GameStatic>(`/api/games/${at(game)}`),
  /** Every message of a language, as Fluent source: those of all games, or of one alone. */
  texts: async (language: string, game: string | null): Promise<string> => {
    const path = `/api/texts/${at(language)}`;
    return (await request(game === null ? path : `${path}?game=${at(game)}`)).text();
  },
  rules: (game: string, language: string) => get<RuleText[]>(`/api/rules/${at(game)}?lang=${at(language)}`),
  tables: () => get<TableInfo[]>('/api/tables'),
  table: (table: string) => get<TableInfo>(`/api/tables/${at(table)}`),
  create: (plan: CreateTable) => post<Created>('/api/tables', plan),
  /** Takes an open seat with a key made up here: asked again with the same one, it is the seat taken before. */
  join: (table: string, invite: string | null, name: string, token: string) =>
    post<Joined>(`/api/tables/${at(table)}/join`, { invite, name, token }),
  leave: (table: string, token: string) => post<Left>(`/api/tables/${at(table)}/leave`, { token }),
  exported: async (table: string, token: string): Promise<Blob> => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await request(`/api/tables/${at(table)}/export`, { headers })).blob();
  },
  /** Lays a table from a game file; `seats` as in `me,bot:adept`, or null: all seats are mine. */
  imported: async (file: Blob, seats: string | null): Promise<Created> => {
    const path = seats === null ? '/api/import' : `/api/import?seats=${at(seats)}`;
    const response = await request(path, { method: 'POST', body: file });
    return (await response.json()) as Created;
  },
};

/** More seats than any game has. */
const SEATS_LIMIT = 100;

/** How many seats a game file is for; null when it is no sound game file (the server then says what is wrong with it). */
export function seatsIn(file: string): number | null {
  try {
    const seats = (JSON.parse(file) as { seats?: unknown } | null)?.seats;
    return typeof seats === 'number' && Number.isInteger(seats) && seats > 0 && seats < SEATS_LIMIT ? seats : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Where the socket of a table is. */
export function socketUrl(table: string, place: { protocol: string; host: string } = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/api/tables/${at(table)}/socket`;
}
