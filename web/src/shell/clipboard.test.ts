import { afterEach, describe, expect, test, vi } from 'vitest';
import { copied } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(writeText: ((text: string) => Promise<void>) | null, old: boolean): void {
  vi.stubGlobal('navigator', { clipboard: writeText === null ? undefined : { writeText } });
  vi.stubGlobal('document', { execCommand: () => old });
}

describe('copying', () => {
  test('writes to the clipboard', async () => {
    const written: string[] = [];
    browser(async (text) => void written.push(text), false);
    expect(await copied('a link')).toBe(true);
    expect(written).toEqual(['a link']);
  });

  test('a refusal is no fault: the old way is tried, and what comes of it is said', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    browser(refuse, false);
    expect(await copied('a link')).toBe(false);
    browser(refuse, true);
    expect(await copied('a link')).toBe(true);
    browser(null, false);
    expect(await copied('a link')).toBe(false);
  });

  test('anything else is thrown on', async () => {
    browser(() => Promise.reject(new RangeError('odd')), true);
    await expect(copied('a link')).rejects.toThrow('odd');
  });
});
