import type { Arg, LogEvent } from '../../wire.ts';
import { idOf, placeOfRoom } from './model.ts';
import type { View } from './types.ts';

/** One thing that Scarabs did, in the order in which it happened. Places as they lie now. */
export type Stir =
  | { kind: 'move'; from: number; to: number; count: number }
  | { kind: 'appear'; to: number }
  | { kind: 'leave'; from: number; count: number }
  | { kind: 'curse'; at: number };

/** How the manor looked before, and what happened since. */
export interface Swarm {
  scarabs: number[];
  cursed: boolean[];
  stirs: Stir[];
}

function placeNamed(view: View, arg: Arg | undefined): number {
  const name = typeof arg === 'object' && arg.kind === 'term' ? String(arg.id) : '';
  return name.startsWith('room-') ? placeOfRoom(view, idOf(name.slice('room-'.length))) : -1;
}

/** Scarabs kept by who defeated them leave without their Room being named: nothing is shown then. */
const UNNAMED = new Set(['scarab-kept', 'swap']);

function stirIn(view: View, { name, args }: LogEvent): Stir | undefined {
  const room = placeNamed(view, args['room']);
  if (room < 0) return undefined;
  switch (name) {
    case 'scarabs-move': {
      const to = placeNamed(view, args['other']);
      return to < 0 ? undefined : { kind: 'move', from: room, to, count: Number(args['count'] ?? 1) };
    }
    case 'scarab-appears':
      return { kind: 'appear', to: room };
    case 'scarabs-leave':
      return { kind: 'leave', from: room, count: Number(args['count'] ?? 1) };
    case 'room-cursed':
      return { kind: 'curse', at: room };
    default:
      return undefined;
  }
}

/** Adds what a stir did to counts, or (-1) takes it back. */
export function apply(counts: number[], stir: Stir, sign: 1 | -1): void {
  const add = (place: number, count: number): void => {
    counts[place] = (counts[place] ?? 0) + sign * count;
  };
  if (stir.kind === 'move') {
    add(stir.from, -stir.count);
    add(stir.to, stir.count);
  } else if (stir.kind === 'appear') add(stir.to, 1);
  else if (stir.kind === 'leave') add(stir.from, -stir.count);
}

/**
 * What Scarabs did in a step of the game, of what happened after the event `seen`; undefined if nothing, or if it
 * cannot be told from what is now.
 */
export function swarmIn(all: readonly LogEvent[], view: View, seen = -1): Swarm | undefined {
  const events = all.filter(({ seq }) => seq > seen);
  if (events.some(({ name }) => UNNAMED.has(name))) return undefined;
  const stirs = events.flatMap((event) => stirIn(view, event) ?? []);
  if (stirs.length === 0) return undefined;
  const scarabs = [...view.scarabs];
  const cursed = [...view.cursed];
  for (const stir of stirs.toReversed()) {
    if (stir.kind === 'curse') cursed[stir.at] = false;
    else apply(scarabs, stir, -1);
  }
  return scarabs.some((count) => count < 0) ? undefined : { scarabs, cursed, stirs };
}
