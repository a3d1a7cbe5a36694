import { api } from './rest.ts';
import { randomNonce } from './net.ts';

/**
 * Takes an open seat; resolves to its key. The key is made up here and kept until the server has answered, over a reload
 * too, so that a lost answer costs no seat. Rejects with `Refused` as `api.join` does.
 */
export async function sitDown(
  table: string,
  invite: string | null,
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
): Promise<string> {
  const kept = `magemoot.join.${table}`;
  const key = storage.getItem(kept) ?? randomNonce() + randomNonce();
  storage.setItem(kept, key);
  const { token } = await api.join(table, invite, name, key);
  storage.removeItem(kept);
  return token;
}
