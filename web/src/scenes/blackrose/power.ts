/** The power track: its moons and the markers on it. */

import { ROSE } from './cubes.ts';
import type { View } from './types.ts';

/** The power with which the moons begin, as printed on the power board. */
export const MOONS = [0, 6, 18] as const;

export interface Marker {
  /** A seat, or ROSE. */
  who: number;
  power: number;
  /** Where on the track it stands; beyond the end it begins anew with its other side up. */
  at: number;
  turned: boolean;
  /** Its place in the heap of markers on the same space, from below. */
  level: number;
}

/** All markers, the Black Rose's first. */
export function markersOf(view: View, goal: number): Marker[] {
  const all = [{ who: ROSE, power: view.rose_power }, ...view.wizards.map(({ seat, power }) => ({ who: seat, power }))];
  const heaps = new Map<number, number>();
  return all.map(({ who, power }) => {
    const turned = power > goal;
    const at = Math.min(goal, turned ? power - goal : power);
    const level = heaps.get(at) ?? 0;
    heaps.set(at, level + 1);
    return { who, power, at, turned, level };
  });
}

/** The moon (1 to 3) that a space of the track belongs to. */
export function moonAt(power: number): number {
  return MOONS.filter((least) => power >= least).length;
}
