import { describe, expect, it } from 'vitest';
import { open, placeAt, statics } from './fixtures.ts';
import { CELL_SIZE, corners, frameOf, inLine, middleOf, middleOfCell, minisIn, othersAfter } from './lodge.ts';
import type { Hex } from './types.ts';

describe('the Lodge', () => {
  it('lays neighbours edge to edge and nothing over another', () => {
    const middles = statics.hexes.map(middleOf);
    for (const [a, one] of middles.entries()) {
      for (const [b, other] of middles.entries()) {
        if (a === b) continue;
        const distance = Math.hypot(one.x - other.x, one.y - other.y);
        expect(distance).toBeGreaterThan(1.7);
        expect(Math.abs(distance - Math.sqrt(3)) < 0.001).toBe(statics.neighbours[a]?.includes(b) ?? false);
      }
    }
  });

  it.each(['2', '3', '4'])('keeps the cells of %s wizards off the rooms and within the frame', (players) => {
    const cells = statics.cells[players] as Hex[];
    const frame = frameOf(statics.hexes, cells);
    for (const cell of cells) {
      const { x, y } = middleOfCell(cell);
      expect(x - CELL_SIZE).toBeGreaterThanOrEqual(frame.x - 0.001);
      expect(y + CELL_SIZE * 0.87).toBeLessThanOrEqual(frame.y + frame.height + 0.01);
      for (const hex of statics.hexes) {
        const room = middleOf(hex);
        expect(Math.hypot(x - room.x, y - room.y)).toBeGreaterThan(0.86 + 0.86 * CELL_SIZE - 0.02);
      }
    }
  });

  it('draws a hex with six corners', () => {
    expect(corners({ x: 0, y: 0 }, 1).split(' ')).toHaveLength(6);
  });

  it('knows straight lines of hexes', () => {
    expect(inLine([0, 0], [2, 0])).toBe(true);
    expect(inLine([0, 0], [2, -2])).toBe(true);
    expect(inLine([0, 0], [1, 1])).toBe(false);
    expect(inLine([0, 0], [0, 0])).toBe(false);
  });

  it('shows who stands in a room, wizards before their evocations', () => {
    const { view } = open('turn');
    expect(minisIn(view, placeAt('cemetery')).map(({ target }) => target)).toEqual(['evocation:0/1', 'seat:2', 'evocation:2/1']);
    expect(minisIn(view, -1)).toEqual([]);
  });

  it('puts the others in the order of play', () => {
    const { view } = open('turn');
    expect(othersAfter(view.wizards, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });
});
