import type { Attachment } from 'svelte/attachments';

/** How a piece is shown now: by its own element, or lying unseen in a heap that stands for it. */
interface Place {
  node: HTMLElement;
  heap: boolean;
  /** Zone and place in it: while this stays, the piece has not moved, however the page is laid out anew. */
  home: string;
}

interface Former extends Place {
  box: DOMRect;
}

/** One piece on its way, drawn on top of everything while its own element waits unseen. */
interface Flight {
  ghost: HTMLElement;
  motion: Animation;
  landing: HTMLElement | undefined;
  home: string;
}

const USUAL_MS = 420;
const STAGGER_MS = 45;
const LEAST_MOVE_PX = 6;

/** The present pace of motion from the settings, 0 when everything stands still. */
export function pace(): number {
  const value = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isFinite(value) ? value : 1;
}

/**
 * Lets pieces glide from where they were to where they are, whatever zones these are: a piece is known by its id
 * alone. `measure` before the page changes, `play` after. A piece that was nowhere comes out of the source
 * (the bag), one that lies in a heap flies to the heap.
 */
export class Glide {
  readonly #places = new Map<number, Set<Place>>();
  readonly #flights = new Map<number, Flight>();
  #former = new Map<number, Former>();
  #source: HTMLElement | undefined;

  /** The element of one visible piece; `home` names the zone and the place in it. */
  piece(id: number, home: string): Attachment<HTMLElement> {
    return (node) => this.#enter([id], { node, heap: false, home });
  }

  /** An element that stands for pieces lying in it unseen. */
  heap(ids: readonly number[]): Attachment<HTMLElement> {
    return (node) => this.#enter(ids, { node, heap: true, home: '' });
  }

  /** The element out of which pieces without a former place come. */
  source(): Attachment<HTMLElement> {
    return (node) => {
      this.#source = node;
      return () => {
        if (this.#source === node) this.#source = undefined;
      };
    };
  }

  /** Remembers where every piece is, those on their way included. */
  measure(): void {
    this.#former = new Map();
    for (const [id, places] of this.#places) {
      const place = showing(places);
      if (place === undefined) continue;
      const box = (this.#flights.get(id)?.ghost ?? place.node).getBoundingClientRect();
      this.#former.set(id, { ...place, box });
    }
  }

  /** Sends every piece that is elsewhere now on its way; does nothing at pace 0. */
  play(): void {
    const speed = pace();
    const former = this.#former;
    this.#former = new Map();
    if (speed <= 0 || former.size === 0) return;
    let delay = 0;
    for (const [id, places] of this.#places) {
      const place = showing(places);
      if (place === undefined) continue;
      const before = former.get(id);
      if (before === undefined && (place.heap || this.#source === undefined)) continue;
      const from = before?.box ?? (this.#source as HTMLElement).getBoundingClientRect();
      const to = place.node.getBoundingClientRect();
      if (before && before.heap === place.heap && before.home === place.home) continue;
      if (to.width === 0 || from.width === 0 || !moved(from, to)) continue;
      const picture = place.heap ? before?.node : place.node;
      if (picture === undefined) continue;
      this.#fly(id, picture, before === undefined || before.heap ? shrunk(from, to) : from, place, delay, speed);
      delay += STAGGER_MS * speed;
    }
  }

  #enter(ids: readonly number[], place: Place): () => void {
    for (const id of ids) {
      const places = this.#places.get(id) ?? new Set<Place>();
      places.add(place);
      this.#places.set(id, places);
      // An element drawn anew while its piece is on the way waits unseen like the one before it.
      const flight = this.#flights.get(id);
      if (flight !== undefined && flight.home === place.home && !place.heap) {
        flight.landing = place.node;
        place.node.style.setProperty('visibility', 'hidden');
      }
    }
    return () => {
      for (const id of ids) {
        const places = this.#places.get(id);
        places?.delete(place);
        if (places?.size === 0) this.#places.delete(id);
      }
    };
  }

  #fly(id: number, picture: HTMLElement, from: DOMRect, place: Place, delay: number, speed: number): void {
    this.#land(id);
    const to = place.heap ? shrunk(place.node.getBoundingClientRect(), from) : place.node.getBoundingClientRect();
    const ghost = ghostOf(picture, to);
    document.body.append(ghost);
    const landing = place.heap ? undefined : place.node;
    landing?.style.setProperty('visibility', 'hidden');
    const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const motion = ghost.animate([{ transform: shift }, { transform: 'none' }], {
      duration: USUAL_MS * speed,
      delay,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: 'backwards',
    });
    this.#flights.set(id, { ghost, motion, landing, home: place.home });
    motion.onfinish = () => {
      this.#land(id);
    };
  }

  #land(id: number): void {
    const flight = this.#flights.get(id);
    if (flight === undefined) return;
    this.#flights.delete(id);
    flight.motion.cancel();
    flight.ghost.remove();
    flight.landing?.style.removeProperty('visibility');
  }
}

/** Where a piece is seen best: its own element before a heap, a large one before a small one. */
function showing(places: ReadonlySet<Place>): Place | undefined {
  let best: Place | undefined;
  let width = 0;
  for (const place of places) {
    const own = place.node.getBoundingClientRect().width;
    if (own === 0) continue;
    if (best === undefined || (best.heap && !place.heap) || (best.heap === place.heap && own > width)) {
      best = place;
      width = own;
    }
  }
  return best;
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > LEAST_MOVE_PX || Math.abs(from.y - to.y) > LEAST_MOVE_PX;
}

/** The middle of `outer`, half the size of `like`: a piece that comes out of a heap or goes into one. */
function shrunk(outer: DOMRect, like: DOMRect): DOMRect {
  const size = like.width / 2;
  return new DOMRect(outer.x + outer.width / 2 - size / 2, outer.y + outer.height / 2 - size / 2, size, size);
}

function ghostOf(picture: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.cssText =
    `position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;` +
    'transform-origin:0 0;pointer-events:none;z-index:80;';
  const token = picture.querySelector('.token') ?? picture;
  const copy = token.cloneNode(true) as HTMLElement;
  copy.style.visibility = 'visible';
  ghost.append(copy);
  return ghost;
}
