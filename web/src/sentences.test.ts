import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sentence } from './failure.ts';
import { texts } from './texts.svelte.ts';

const here = dirname(fileURLToPath(import.meta.url));
const messages = join(here, '../../src/magemoot');
const shell = readFileSync(join(messages, 'text/en.ftl'), 'utf-8');
const games = ['spellbook', 'talisman', 'blackrose', 'weirdwood'].map((game) => readFileSync(join(messages, `games/${game}/text/en.ftl`), 'utf-8'));

/** What each message needs to be told, by its id and that of each of its attributes. */
function needs(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let id = '';
  for (const line of source.split('\n')) {
    const message = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    const attribute = /^ {4}\.([a-z]\w*) *=/.exec(line)?.[1];
    if (message !== undefined) id = message;
    const name = attribute === undefined ? id : `${id.split('.')[0]}.${attribute}`;
    id = name;
    const variables = [...line.matchAll(/\$(\w+)/g)].map(([, variable = '']) => variable.replace(/_you$/, ''));
    found.set(name, new Set([...(found.get(name) ?? []), ...variables]));
  }
  return found;
}

/** The text between a bracket and the one that closes it. */
function inside(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if ('({['.includes(source[at] as string)) depth += 1;
    if (')}]'.includes(source[at] as string)) depth -= 1;
    if (depth === 0) return source.slice(from + 1, at);
  }
  return source.slice(from + 1);
}

/** The names given in an object literal: `count`, `who: …`. Whatever stands in deeper brackets is left out. */
function given(literal: string): string[] {
  const flat = literal.replace(/[([{](?:[^()[\]{}]|[([{](?:[^()[\]{}]|[([{][^()[\]{}]*[)\]}])*[)\]}])*[)\]}]/g, '');
  return flat.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
}

interface Call {
  file: string;
  id: string;
  args: string[];
}

/** Every place where the client says a sentence that it names itself. */
function calls(): Call[] {
  const found: Call[] = [];
  for (const file of readdirSync(here, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(svelte|ts)$/.test(file) || /\.test\.ts$|preview\/|fixtures\.ts$/.test(file)) continue;
    const source = readFileSync(join(here, file), 'utf-8');
    for (const match of source.matchAll(/\bt\(/g)) {
      const call = inside(source, match.index + 1);
      const id = /^\s*'([a-z][\w.-]*)'\s*(?:,\s*(?=\{)|$)/.exec(call);
      if (!id) continue;
      const rest = call.slice(id[0].length);
      found.push({ file, id: id[1] as string, args: rest.startsWith('{') ? given(inside(rest, 0)) : [] });
    }
  }
  return found;
}

describe('sentences', () => {
  const all = [shell, ...games].map(needs);

  test('every sentence that the client names is told what it is about', () => {
    const said = calls();
    expect(said.filter(({ args }) => args.length > 0).length).toBeGreaterThan(40);
    const missing = said.flatMap(({ file, id, args }) => {
      const known = all.filter((one) => one.has(id));
      if (known.length === 0) return [`${file}: there is no ${id}`];
      const wanted = known.flatMap((one) => [...(one.get(id) as Set<string>)]);
      return wanted.filter((name) => !args.includes(name)).map((name) => `${file}: ${id} lacks $${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('refusals', () => {
  beforeAll(async () => {
    vi.stubGlobal('fetch', async () => new Response(shell));
    await texts.use('en');
    vi.unstubAllGlobals();
  });

  test('whatever the server tells of a refusal, its sentence has no gap', () => {
    const codes = [...needs(shell).keys()].filter((id) => id.startsWith('error-')).map((id) => id.slice('error-'.length));
    expect(codes).toContain('server');
    for (const code of [...codes, 'unheard-of']) {
      const said = sentence({ code, args: {} });
      expect(said, code).not.toMatch(/[{}]|^$/);
      expect(said).not.toContain('error-');
    }
    expect(sentence({ code: 'unheard-of', args: { message: 'the cellar is full' } })).toBe('the cellar is full');
  });
});
