/** Where a token lies on the altar: the middle and the width, all in per cent of the altar's width. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

const RING = { radius: 35.5, size: 16.5 };
const OUTER = { radius: 45.4, size: 9.6 };

/**
 * The place of each number: the printed ones stand in a ring about the vortex, the first at the top and on
 * clockwise; those beyond lie smaller on an outer arc, each between two of the ring while that is enough.
 */
export function placeAt(index: number, printed: number, taken: number): Place {
  if (index < printed) return onCircle(index / printed, RING.radius, RING.size);
  const outer = Math.max(printed, taken - printed);
  const size = Math.min(OUTER.size, (OUTER.radius * 2 * Math.PI) / outer - 0.5);
  return onCircle((index - printed + 0.5) / outer, OUTER.radius, size);
}

function onCircle(turn: number, radius: number, size: number): Place {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle), size };
}

/**
 * Keeps every token where it lies and gives newcomers the first free places, so that taking one token moves no
 * other. Tokens of the outer arc move in as soon as a printed place is free.
 */
export function settle(former: ReadonlyMap<number, number>, altar: readonly number[], printed: number): Map<number, number> {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  for (const token of altar) {
    const place = former.get(token);
    if (place !== undefined && place < printed) {
      places.set(token, place);
      taken.add(place);
    }
  }
  let next = 0;
  for (const token of altar) {
    if (places.has(token)) continue;
    while (taken.has(next)) next += 1;
    places.set(token, next);
    taken.add(next);
  }
  return places;
}
