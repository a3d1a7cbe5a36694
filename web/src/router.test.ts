import { describe, expect, test } from 'vitest';
import { format, parse, type Route } from './router.ts';

describe('router', () => {
  const routes: [string, Route][] = [
    ['#/', { page: 'start' }],
    ['#/lobby', { page: 'lobby' }],
    ['#/about', { page: 'about' }],
    ['#/new/spellbook', { page: 'new', game: 'spellbook' }],
    ['#/join/amber-owl-17/abc', { page: 'join', table: 'amber-owl-17', invite: 'abc' }],
    ['#/watch/amber-owl-17', { page: 'watch', table: 'amber-owl-17', token: null }],
    ['#/watch/amber-owl-17/xyz', { page: 'watch', table: 'amber-owl-17', token: 'xyz' }],
    ['#/t/amber-owl-17', { page: 'table', table: 'amber-owl-17', tokens: [] }],
    ['#/t/amber-owl-17/one,two', { page: 'table', table: 'amber-owl-17', tokens: ['one', 'two'] }],
  ];

  test.each(routes)('%s', (fragment, route) => {
    expect(parse(fragment)).toEqual(route);
    expect(format(route)).toBe(fragment);
  });

  test('an empty fragment is the start page', () => {
    expect(parse('')).toEqual({ page: 'start' });
    expect(parse('#')).toEqual({ page: 'start' });
  });

  test('what is no page is lost, not guessed', () => {
    for (const fragment of ['#/nowhere', '#/new', '#/join/x', '#/lobby/x', '#/t/%E0%A4%A']) {
      const route = parse(fragment);
      expect(['lost', 'table']).toContain(route.page);
      expect(parse(format(route))).toEqual(route);
    }
  });
});
