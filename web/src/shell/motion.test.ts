import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Every animation and transition of the client's styles, by file. */
function motions(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf-8');
      const styles = file.endsWith('.css') ? source : source.slice(source.lastIndexOf('<style>'));
      return [...styles.matchAll(/\b(?:animation|transition)(?:-duration|-delay)?:\s*([^;]+);/g)].map(([, value]) => `${file}: ${value}`);
    });
}

describe('motion', () => {
  test('everything that moves goes by the pace of the settings, so that at 0 nothing does', () => {
    const all = motions();
    expect(all.filter((one) => one.includes('infinite')).length).toBeGreaterThanOrEqual(4);
    const unpaced = (one: string): boolean => /\b\d*\.?[1-9]\d*m?s\b/.test(one.replace(/calc\((?:[^()]|\([^()]*\))*var\(--pace\)\s*\)/g, ''));
    expect(all.filter(unpaced)).toEqual([]);
  });
});
