/** Cubes of damage and instability: counting them, and what a defeat brings to those whose cubes they are. */

import type { Args, LogEvent, Ref } from '../../wire.ts';
import type { View } from './types.ts';

/** The Black Rose as the owner of cubes and trophies. */
export const ROSE = 4;
/** Colours of cubes: one for each wizard, and black. */
export const COLOURS = 5;

/** The cubes in a room by colour. */
export function cubesIn(view: View, place: number): number[] {
  return view.instability.slice(place * COLOURS, (place + 1) * COLOURS);
}

/** Colours one after another, each as often as there are cubes of it. */
export function spread(cubes: readonly number[]): number[] {
  return cubes.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

export function total(cubes: readonly number[]): number {
  return cubes.reduce((sum, count) => sum + count, 0);
}

/** Cubes of one colour on a sheet, and the power that a defeat would bring to their owner now. */
export interface Share {
  who: number;
  count: number;
  power: number;
}

/** The shares of a sheet as a defeat would be scored now: most cubes first, of equal ones the Black Rose, then turn order. */
export function sharesOf(damage: readonly number[], spoils: Readonly<Record<string, number>>, order: readonly number[]): Share[] {
  const turns = [ROSE, ...order];
  return damage
    .flatMap((count, who) => (count > 0 ? [{ who, count, power: spoils[String(who)] ?? 0 }] : []))
    .sort((a, b) => b.count - a.count || turns.indexOf(a.who) - turns.indexOf(b.who));
}

/** How a defeat was shared out, as the chronicle tells it. */
export interface Defeat {
  seq: number;
  who: number;
  /** By rank: how many cubes of each colour lay there, if it was told, and the power they brought; none to the fallen. */
  shares: { who: number; power: number; count: number | undefined }[];
  /** Who took the trophy, if anybody. */
  trophy: number | undefined;
}

const SHARE_RULE = 'BR-21.4';

/** A wizard's seat, or ROSE, from what a message names. */
function whoIn(args: Args, name: string): number | undefined {
  const arg = args[name] as Ref | undefined;
  if (typeof arg !== 'object') return undefined;
  if (arg.kind === 'seat') return Number(arg.id);
  return arg.id === 'black-rose' ? ROSE : undefined;
}

/** The cubes of each colour on the sheet of somebody who fell, the most first: no power yet. */
function cubesTold(args: Args): Defeat['shares'] {
  return Array.from({ length: COLOURS }, (_, who) => ({ who, power: 0, count: args[`cubes_${who}`] === undefined ? undefined : Number(args[`cubes_${who}`]) }))
    .filter(({ count }) => count !== undefined)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** The shares with the power that one of them brought. Of equal ones they stand in the order in which power was gained. */
function withPower(shares: Defeat['shares'], who: number, power: number): Defeat['shares'] {
  const one = shares.find((share) => share.who === who) ?? { who, power, count: undefined };
  const others = shares.filter((share) => share !== one);
  const place = others.findIndex((share) => share.power === 0 && (share.count ?? 0) <= (one.count ?? 0));
  return others.toSpliced(place < 0 ? others.length : place, 0, { ...one, power });
}

/** The defeats among events: each with the power that it brought, and the trophy. */
export function defeatsIn(events: readonly LogEvent[]): Defeat[] {
  const found: Defeat[] = [];
  for (const { seq, name, rule, args } of events) {
    const who = whoIn(args, 'who');
    if (who === undefined) continue;
    const last = found.at(-1);
    if (name === 'defeat') found.push({ seq, who, shares: cubesTold(args), trophy: undefined });
    else if (name === 'gain-power' && rule === SHARE_RULE && last) last.shares = withPower(last.shares, who, Number(args['count'] ?? 0));
    else if (name === 'trophy' && last && whoIn(args, 'whose') === last.who) last.trophy = who;
  }
  return found;
}
