import { describe, expect, test } from 'vitest';
import { bound, Catalogue, type Reader } from './i18n.ts';

const source = `
card-gate = Brama
    .acc = Bramę
    .gender = f
card-mist = Mgnienie
    .gender = n
token-red-circle = czerwony krąg
    .acc = czerwony krąg z bramą
log-play = { $who } zagrywa { NAME($card, case: "acc") }; jest { NAME($card, attr: "gender") ->
    [f] zużyta
   *[n] zużyte
}.
log-take = { $who_you ->
    [you] Bierzesz
   *[other] { $who } bierze
} { NAME($token, case: "acc") }.
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
opt = Opcja
    .help = Wyjaśnienie
`;

const reader: Reader = {
  seatName: (seat) => ['Ala', 'Jan'][seat] ?? '?',
  pieceMessage: (piece) => (piece < 0 ? 'token-face-down' : 'token-red-circle'),
  isMine: (seat) => seat === 0,
};
const pl = new Catalogue('pl', source);

describe('catalogue', () => {
  test('NAME gives the case where a name has it, and the name where it has not', () => {
    const play = (card: string) =>
      pl.text('log-play', { who: { kind: 'seat', id: 1 }, card: { kind: 'term', id: card } }, reader);
    expect(play('card-gate')).toBe('Jan zagrywa Bramę; jest zużyta.');
    expect(play('card-mist')).toBe('Jan zagrywa Mgnienie; jest zużyte.');
  });

  test('pieces have names, and a seat knows whether it is the reader', () => {
    const take = (who: number) =>
      pl.text('log-take', { who: { kind: 'seat', id: who }, token: { kind: 'piece', id: 3 } }, reader);
    expect(take(0)).toBe('Bierzesz czerwony krąg z bramą.');
    expect(take(1)).toBe('Jan bierze czerwony krąg z bramą.');
  });

  test('numbers follow the plural rules of the language', () => {
    expect([1, 2, 5, 12, 22].map((count) => pl.text('cards', { count }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '12 kart',
      '22 karty',
    ]);
  });

  test('attributes, and ids instead of missing texts', () => {
    expect(pl.text('opt.help')).toBe('Wyjaśnienie');
    expect(pl.text('opt.hint')).toBe('opt.hint');
    expect(pl.text('nothing')).toBe('nothing');
    expect(pl.text('log-take', { token: { kind: 'piece', id: -1 } }, reader)).toContain('token-face-down');
  });

  test('a thing without a name is called by its id, a person never', () => {
    const take = (who: string, token: string) =>
      pl.text('log-take', { who, token: { kind: 'term', id: token } }, reader);
    expect(take('Ala', 'spell-frost-lance')).toBe('Ala bierze Frost Lance.');
    expect(take('Ala', 'token-spell-frost_lance')).toBe('Ala bierze Frost Lance.');
    expect(take('Ala', 'nonsense')).toBe('Ala bierze nonsense.');
    expect(pl.text('log-take', { who: 'Ala', token: 'jean-luc' }, reader)).toBe('Ala bierze jean-luc.');
    expect(pl.parts('log-take', { who: 'Ala', token: { kind: 'term', id: 'spell-frost-lance' } }, reader)).toContainEqual({
      names: 'spell-frost-lance',
      text: 'Frost Lance',
    });
  });

  test('parts point at what a text names', () => {
    const args = { who: { kind: 'seat', id: 1 }, card: { kind: 'term', id: 'card-gate' } } as const;
    expect(pl.parts('log-play', args, reader)).toEqual([
      { text: 'Jan zagrywa ' },
      { names: 'card-gate', text: 'Bramę' },
      { text: '; jest zużyta.' },
    ]);
    expect(pl.text('log-play', args, reader)).toBe('Jan zagrywa Bramę; jest zużyta.');
  });

  test('punctuation stays with the name before it, and only there', () => {
    const gate = { names: 'card-gate', text: 'Bramę' };
    expect(bound([{ text: 'Jan zagrywa ' }, gate, { text: '; jest zużyta.' }])).toEqual([
      { text: 'Jan zagrywa ', after: '' },
      { ...gate, after: ';' },
      { text: ' jest zużyta.', after: '' },
    ]);
    expect(bound([gate, { text: '.' }])).toEqual([{ ...gate, after: '.' }]);
    expect(bound([gate, gate, { text: ' (2).' }])).toEqual([{ ...gate, after: '' }, { ...gate, after: '' }, { text: ' (2).', after: '' }]);
    expect(bound([{ text: '…' }, gate])).toEqual([{ text: '…', after: '' }, { ...gate, after: '' }]);
  });
});
