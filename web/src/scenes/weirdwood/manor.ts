/** The manor as a drawing: rings, segments, doorways. Units: 100 from the middle to the edge; angles clockwise from the top. */

export interface Point {
  x: number;
  y: number;
}

/** A piece of a ring, between two radii and two angles. */
export interface Segment {
  inner: number;
  outer: number;
  middle: number;
  half: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const EDGE = 100;
/** Inner and outer radius of each ring and corridor. */
export const RINGS: Readonly<Record<string, readonly [number, number]>> = {
  outer: [73.6, 99],
  day: [67, 73.6],
  middle: [45.2, 67],
  time: [38.8, 45.2],
  inner: [18.8, 38.8],
  throne: [0, 18.8],
};
/** Half of the wall between two Rooms of a ring. */
const WALL = 0.55;
const STEP = 4;

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The piece of a ring in which a Room lies. */
export function segmentOf(ring: string, slot: number): Segment {
  const [inner, outer] = RINGS[ring] ?? [0, 0];
  const count = ring === 'inner' ? 6 : ring === 'throne' ? 1 : 12;
  return { inner, outer, middle: (slot * 360) / count, half: 180 / count };
}

const number = (value: number): string => value.toFixed(2);
const point = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

/** The angle that a wall takes off each side at a radius. */
function walled(radius: number): number {
  return radius > 0 ? (WALL / radius) * (180 / Math.PI) : 0;
}

/** The outline of a Room. */
export function outline({ inner, outer, middle, half }: Segment): string {
  if (inner === 0) return `M 0 ${number(-outer)} A ${outer} ${outer} 0 1 1 -0.01 ${number(-outer)} Z`;
  const [a, b] = [half - walled(outer), half - walled(inner)];
  return [
    `M ${point(at(outer, middle - a))}`,
    `A ${outer} ${outer} 0 0 1 ${point(at(outer, middle + a))}`,
    `L ${point(at(inner, middle + b))}`,
    `A ${inner} ${inner} 0 0 0 ${point(at(inner, middle - b))} Z`,
  ].join(' ');
}

/** An arc at a radius about an angle. */
export function arc(radius: number, middle: number, half: number): string {
  return `M ${point(at(radius, middle - half))} A ${radius} ${radius} 0 0 1 ${point(at(radius, middle + half))}`;
}

/** The corners of a Room, arcs as many short lines. */
function corners({ inner, outer, middle, half }: Segment): Point[] {
  if (inner === 0) return Array.from({ length: 24 }, (_, index) => at(outer, index * 15));
  const steps = Math.max(2, Math.round((2 * half) / STEP));
  const along = Array.from({ length: steps + 1 }, (_, index) => middle - half + (2 * half * index) / steps);
  return [...along.map((angle) => at(outer, angle)), ...along.toReversed().map((angle) => at(inner, angle))];
}

export function boundsOf(segment: Segment): Box {
  const points = corners(segment);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A Room's shape within its bounds, as a CSS polygon. */
export function clipOf(segment: Segment): string {
  const box = boundsOf(segment);
  const share = (value: number, from: number, size: number): string => `${(((value - from) / size) * 100).toFixed(1)}%`;
  return `polygon(${corners(segment)
    .map(({ x, y }) => `${share(x, box.x, box.width)} ${share(y, box.y, box.height)}`)
    .join(', ')})`;
}

function holds({ inner, outer, middle, half }: Segment, { x, y }: Point): boolean {
  const radius = Math.hypot(x, y);
  if (radius > outer - 0.7 || radius < inner + (inner > 0 ? 0.7 : 0)) return false;
  const off = Math.abs(((((Math.atan2(x, -y) * 180) / Math.PI - middle) % 360) + 540) % 360 - 180);
  return inner === 0 || off < half - walled(radius) * 1.6;
}

function fits(segment: Segment, { x, y, width, height }: Box): boolean {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.every((share) =>
    [
      { x: x + width * share, y },
      { x: x + width * share, y: y + height },
      { x, y: y + height * share },
      { x: x + width, y: y + height * share },
    ].every((one) => holds(segment, one)),
  );
}

const SHAPES = [0.62, 0.75, 0.9, 1.05, 1.2, 1.4, 1.65, 1.95, 2.3];
const MOST = 60;

/** The largest upright box of a shape within a Room. */
function largest(segment: Segment, shape: number): Box {
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (let share = 0.34; share <= 0.7; share += 0.03) {
    const centre = at(segment.inner + (segment.outer - segment.inner) * share, segment.middle);
    const box = (width: number): Box => ({ x: centre.x - width / 2, y: centre.y - width / shape / 2, width, height: width / shape });
    let [low, high] = [1, MOST];
    while (high - low > 0.25) {
      const width = (low + high) / 2;
      if (fits(segment, box(width))) low = width;
      else high = width;
    }
    if (low > best.width) best = box(low);
  }
  return best;
}

/** Upright boxes within a Room for what is printed there, from slim to broad; each as large as may be. */
export function printBoxes(segment: Segment): Box[] {
  if (segment.inner === 0) {
    const side = segment.outer * 1.41;
    return [{ x: -side / 2, y: -side / 2, width: side, height: side }];
  }
  return SHAPES.map((shape) => largest(segment, shape));
}

/** A box in shares of the whole drawing, as CSS. */
export function placed({ x, y, width, height }: Box): string {
  const share = (value: number): string => `${((value / (2 * EDGE)) * 100).toFixed(2)}%`;
  return `left:${share(x + EDGE)};top:${share(y + EDGE)};width:${share(width)};height:${share(height)}`;
}

/** Where the middle of a Room lies, in shares of the whole drawing. */
export function shareOf(segment: Segment): Point {
  const { x, y } = segment.inner === 0 ? { x: 0, y: 0 } : at((segment.inner + segment.outer) / 2, segment.middle);
  return { x: (x + EDGE) / (2 * EDGE), y: (y + EDGE) / (2 * EDGE) };
}

/** A segment of a corridor: where it lies when its ring is not turned, and its doorways. */
export interface Passage {
  index: number;
  /** The slot that it lies at now, clockwise from the top. */
  slot: number;
  out: boolean;
  in: boolean;
  /** Whether a Room lies behind the inner doorway: of the Time corridor at every other slot only. */
  inRoom: boolean;
}

/** The segments of a corridor that is turned by so many steps. */
export function passagesOf(doors: readonly (readonly [boolean, boolean])[], turned: number, inner: boolean): Passage[] {
  const count = doors.length;
  return doors.map(([out, into], index) => {
    const slot = (((index - turned) % count) + count) % count;
    return { index, slot, out, in: into, inRoom: !inner || slot % 2 === 0 };
  });
}
