/** The Lodge: where its hexes lie, who stands on them, and who plays after whom. */

import type { Evocation, Hex, View, Wizard } from './types.ts';

/** The place of a wizard in the cell. */
export const CELL = -1;

export interface Point {
  x: number;
  y: number;
}

const HALF = Math.sqrt(3) / 2;

/** Cells are drawn smaller than rooms, and a little nearer. */
export const CELL_SIZE = 0.78;
const CELL_PULL = 0.955;

/** The middle of a hex with a flat top; one unit is the side of a hex. */
export function middleOf([q, r]: Hex): Point {
  return { x: 1.5 * q, y: 2 * HALF * (r + q / 2) };
}

export function middleOfCell(hex: Hex): Point {
  const { x, y } = middleOf(hex);
  return { x: x * CELL_PULL, y: y * CELL_PULL };
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all rooms and cells. */
export function frameOf(rooms: readonly Hex[], cells: readonly Hex[]): Frame {
  const spots = [
    ...rooms.map((hex) => ({ ...middleOf(hex), size: 1 })),
    ...cells.map((hex) => ({ ...middleOfCell(hex), size: CELL_SIZE })),
  ];
  const left = Math.min(...spots.map(({ x, size }) => x - size));
  const right = Math.max(...spots.map(({ x, size }) => x + size));
  const top = Math.min(...spots.map(({ y, size }) => y - HALF * size));
  const bottom = Math.max(...spots.map(({ y, size }) => y + HALF * size));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corners of a hex of that size about a point, for SVG. */
export function corners({ x, y }: Point, size: number): string {
  const around: [number, number][] = [
    [1, 0],
    [0.5, HALF],
    [-0.5, HALF],
    [-1, 0],
    [-0.5, -HALF],
    [0.5, -HALF],
  ];
  return around.map(([dx, dy]) => `${(x + dx * size).toFixed(3)},${(y + dy * size).toFixed(3)}`).join(' ');
}

/** Whether two hexes lie on one straight line of hexes: only these are joined by a ray. */
export function inLine([q, r]: Hex, [otherQ, otherR]: Hex): boolean {
  const dq = otherQ - q;
  const dr = otherR - r;
  return (dq === 0 || dr === 0 || dq + dr === 0) && (dq !== 0 || dr !== 0);
}

export function placeOfRoom(view: View, id: string): number {
  return view.room_at.indexOf(id);
}

/** A figure in a room or a cell. */
export interface Mini {
  /** What options call it. */
  target: string;
  seat: number;
  evocation: Evocation | undefined;
  /** One number for each figure, for gliding. */
  id: number;
}

/** Figures glide like cards; their ids begin above those of every piece. */
const FIGURE = 100_000;

/** The figures in a room: by owner, the wizard first. */
export function minisIn(view: View, place: number): Mini[] {
  return view.wizards.flatMap((one) => [
    ...(one.place === place && place !== CELL ? [miniOf(one)] : []),
    ...one.evocations.filter((evocation) => evocation.place === place).map((evocation) => miniOf(one, evocation)),
  ]);
}

export function miniOf(one: Wizard, evocation?: Evocation): Mini {
  return evocation === undefined
    ? { target: `seat:${one.seat}`, seat: one.seat, evocation, id: FIGURE + one.seat }
    : { target: `evocation:${one.seat}/${evocation.slot}`, seat: one.seat, evocation, id: FIGURE + evocation.uid };
}

/** The other wizards in the order of play, beginning after `seat`. */
export function othersAfter(all: readonly Wizard[], seat: number): Wizard[] {
  const count = all.length;
  const turns = (other: number): number => (other - seat + count) % count;
  return all.filter((one) => one.seat !== seat).toSorted((a, b) => turns(a.seat) - turns(b.seat));
}
