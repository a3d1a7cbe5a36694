import { afterEach, describe, expect, test, vi } from 'vitest';
import { sitDown } from './joining.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A server that answers with the key that it is given; `lost`: so many of its first answers do not arrive. */
function server(lost: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const { token } = JSON.parse(String(init.body)) as { token: string };
    asked.push(token);
    if (asked.length <= lost) return Promise.reject(new TypeError('gone'));
    return Promise.resolve(new Response(JSON.stringify({ seat: 1, token })));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('sitting down', () => {
  test('asks again with the same key when the answer was lost, also after a reload', async () => {
    const [storage, asked] = [memory(), server(1)];
    await expect(sitDown('amber-owl-17', 'abc', 'Ala', storage)).rejects.toMatchObject({ code: 'unreachable' });
    const token = await sitDown('amber-owl-17', 'abc', 'Ala', storage);
    expect(asked).toEqual([token, token]);
    expect(token).toMatch(/^[\w-]{32,64}$/);
  });

  test('takes another key at each table and each time', async () => {
    const [storage, asked] = [memory(), server(0)];
    for (const table of ['amber-owl-17', 'ashen-owl-3', 'amber-owl-17']) await sitDown(table, null, '', storage);
    expect(new Set(asked).size).toBe(3);
    expect(storage.kept.size).toBe(0);
  });
});
