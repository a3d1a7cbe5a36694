import { describe, expect, it } from 'vitest';
import { fixtures, statics } from './fixtures.ts';
import { at, boundsOf, clipOf, EDGE, outline, passagesOf, printBoxes, RINGS, segmentOf, shareOf } from './manor.ts';
import { breakable, linesOf, printOf } from './print.ts';
import { apply, swarmIn } from './swarm.ts';
import type { Facts, View } from './types.ts';

const segments = statics.rings.map((ring, place) => segmentOf(ring, statics.slots[place] ?? 0));

describe('the drawing of the manor', () => {
  it('begins at the top and goes clockwise', () => {
    expect(at(10, 0).y).toBeCloseTo(-10);
    expect(at(10, 90).x).toBeCloseTo(10);
    expect(segmentOf('outer', 3).middle).toBe(90);
    expect(segmentOf('inner', 1).middle).toBe(60);
  });

  it('leaves no gap and no overlap between rings and corridors', () => {
    const radii = ['throne', 'inner', 'time', 'middle', 'day', 'outer'].map((ring) => RINGS[ring] as readonly [number, number]);
    for (const [index, [inner]] of radii.entries()) expect(inner).toBe(index === 0 ? 0 : radii[index - 1]?.[1]);
    expect(radii.at(-1)?.[1]).toBeLessThanOrEqual(EDGE);
  });

  it('keeps every Room within its bounds', () => {
    for (const segment of segments) {
      const { x, y, width, height } = boundsOf(segment);
      expect(x).toBeGreaterThanOrEqual(-EDGE);
      expect(y + height).toBeLessThanOrEqual(EDGE);
      expect(width).toBeGreaterThan(10);
      expect(clipOf(segment)).toMatch(/^polygon\(/);
      expect(outline(segment)).toMatch(/Z$/);
    }
  });

  it('prints within the Room', () => {
    for (const segment of segments) {
      for (const box of printBoxes(segment)) {
        for (const [x, y] of [[box.x, box.y], [box.x + box.width, box.y], [box.x, box.y + box.height], [box.x + box.width, box.y + box.height]] as const) {
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(segment.outer + 0.001);
          expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(segment.inner - 0.001);
        }
      }
    }
  });

  it('finds the middle of each Room', () => {
    expect(shareOf(segmentOf('throne', 0))).toEqual({ x: 0.5, y: 0.5 });
    expect(shareOf(segmentOf('outer', 6)).y).toBeGreaterThan(0.9);
  });
});

describe('the corridors', () => {
  it('turns with day and time as the game says it', () => {
    for (const name of Object.keys(fixtures).filter((one) => !['rich', 'battle', 'cube', 'monster'].includes(one))) {
      const message = fixtures[name]?.();
      const [view, facts] = [message?.view as unknown as View, message?.facts as unknown as Facts];
      const days = passagesOf(statics.day_doors, view.day - 1, false);
      const times = passagesOf(statics.time_doors, (view.day - 1) * 12 + view.time, true);
      for (let slot = 0; slot < 12; slot += 1) {
        const [day, time] = [days.find((one) => one.slot === slot), times.find((one) => one.slot === slot)];
        expect((day?.index ?? -1) + 1, name).toBe(facts.days[slot]);
        expect(time?.index, name).toBe(facts.times[slot]);
        expect([day?.out, day?.in], name).toEqual([facts.day_doors[slot], facts.day_doors[12 + slot]]);
        expect(time?.out, name).toBe(facts.time_doors[12 + slot]);
        if (time?.inRoom) expect(time.in, name).toBe(facts.time_doors[24 + slot / 2]);
      }
    }
  });
});

describe('what is printed in a Room', () => {
  it('counts lines word by word', () => {
    expect(linesOf('Fae Rift', 100, 4)).toBe(1);
    expect(linesOf('Sanctuary of Cleansing', 20, 4)).toBe(3);
    expect(linesOf(breakable('Beschwörungskammer'), 30, 4)).toBe(2);
    expect(linesOf(breakable('Cartographer’s Chamber'), 18, 4)).toBe(3);
  });

  it('breaks only long words at their last part', () => {
    expect(breakable('Beschwörungskammer')).toBe('Beschwörungs\u00adkammer');
    expect(breakable('Schatzkammer')).toBe('Schatz\u00adkammer');
    expect(breakable('Kammer')).toBe('Kammer');
  });

  it('draws it smaller the more there is', () => {
    const things = (count: number) => Array.from({ length: count }, () => ({ width: 6.4, height: 6.4 }));
    const few = printOf('middle', 1, { name: 'Ancient Foundry', signs: 2, things: [] });
    const many = printOf('middle', 1, { name: 'Ancient Foundry', signs: 4, things: things(5) });
    expect(few.scale).toBeGreaterThan(many.scale);
    expect(few.letters).toBeGreaterThanOrEqual(many.letters);
  });

  it('makes the letters smaller less readily than the rest', () => {
    const crowded = printOf('middle', 1, { name: 'Deep Mine', signs: 4, things: Array.from({ length: 5 }, () => ({ width: 6.4, height: 6.4 })) });
    expect(crowded.scale).toBeLessThan(1);
    expect(crowded.letters / printOf('middle', 1, { name: 'Deep Mine', signs: 0, things: [] }).letters).toBeGreaterThan(crowded.scale);
  });

  it('has the whole Room for a picture where no name is drawn, and nothing wider than the Room', () => {
    const picture = { width: 10.5, height: 10.5 };
    expect(printOf('middle', 1, { name: '', signs: 1, things: [picture] }).scale).toBe(1);
    const heap = printOf('inner', 1, { name: '', signs: 0, things: [{ width: 26, height: 5 }] });
    expect(26 * heap.scale).toBeLessThanOrEqual(heap.box.width);
  });
});

describe('Scarabs on their way', () => {
  const message = fixtures['phase']?.();
  const view = message?.view as unknown as View;

  it('goes back to where they were, and forward again to where they are', () => {
    const swarm = swarmIn(message?.events ?? [], view);
    expect(swarm).toBeDefined();
    expect(swarm?.stirs.filter(({ kind }) => kind === 'move').length).toBeGreaterThanOrEqual(3);
    const counts = [...(swarm?.scarabs ?? [])];
    for (const stir of swarm?.stirs ?? []) {
      apply(counts, stir, 1);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
    }
    expect(counts).toEqual(view.scarabs);
  });

  it('leaves out what happened before the reader came', () => {
    const events = message?.events ?? [];
    expect(swarmIn(events, view, events.at(-1)?.seq)).toBeUndefined();
    const [first, ...later] = events.filter(({ name }) => name === 'scarabs-move');
    expect(swarmIn(events, view, first?.seq)).toEqual(swarmIn(events.filter(({ seq }) => seq > (first?.seq ?? -1)), view));
    expect(later.length).toBeGreaterThan(0);
  });

  it('shows nothing where it cannot be told', () => {
    expect(swarmIn([], view)).toBeUndefined();
    const swap = { seq: 0, number: 1, name: 'swap', rule: 'WM-R46', args: {} };
    expect(swarmIn([...(message?.events ?? []), swap], view)).toBeUndefined();
    const gone = { seq: 0, number: 1, name: 'scarab-appears', rule: 'WM-11.3', args: { room: { kind: 'term' as const, id: `room-${(view.room_at[view.scarabs.indexOf(0)] ?? '').replaceAll('_', '-')}` } } };
    expect(swarmIn([gone], view)).toBeUndefined();
  });
});
