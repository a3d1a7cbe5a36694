import type { LogEvent } from './wire.ts';

/**
 * The lines of the chronicle that were taken back: an `undo` that goes back to decision n withdraws everything before
 * it that happened after n answers. Returns their sequence numbers.
 */
export function withdrawn(events: readonly LogEvent[]): Set<number> {
  const taken = new Set<number>();
  events.forEach((undo, at) => {
    const to = undo.args['decision'];
    if (undo.name !== 'undo' || typeof to !== 'number') return;
    for (const event of events.slice(0, at)) {
      if (event.number > to && event.name !== 'undo') taken.add(event.seq);
    }
  });
  return taken;
}
