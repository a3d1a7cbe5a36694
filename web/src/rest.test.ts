import { describe, expect, test } from 'vitest';
import { seatsIn } from './rest.ts';

describe('a game file', () => {
  test('says how many seats it is for', () => {
    expect(seatsIn('{"game": "toy", "seats": 3}')).toBe(3);
  });

  test('that is damaged says nothing: the server then tells what is wrong', () => {
    for (const file of ['', '{', 'null', '[]', '7', '{}']) expect(seatsIn(file), file).toBeNull();
    for (const seats of ['0', '-1', '1.5', 'null', '"2"', '4294967297', '1e999']) expect(seatsIn(`{"seats": ${seats}}`), seats).toBeNull();
  });
});
