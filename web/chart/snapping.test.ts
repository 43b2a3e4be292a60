import { describe, expect, it } from 'vitest';
import { snapped, spansOf, turned, turnedTowards } from './snapping.ts';

const round = { layout: 'circular' as const, capacity: 8, endSeats: false };
const long = { layout: 'rectangular' as const, capacity: 10, endSeats: true };

describe('a dragged table', () => {
  it('snaps to the grid if nothing is near', () => {
    const far = spansOf({ ...round, x: 3_000, y: 3_000, rotation: 0 });
    const { place, guides } = snapped({ ...round, x: 117, y: -44, rotation: 30 }, [far], 10);
    expect(place).toEqual({ x: 120, y: -40, rotation: 30 });
    expect(guides).toEqual([]);
  });

  it('aligns with the centre of another table, per axis', () => {
    const other = { ...round, x: 1_003, y: 417, rotation: 0 };
    const { place, guides } = snapped(
      { ...round, x: 996, y: 33, rotation: 0 },
      [spansOf(other)],
      10,
    );
    expect(place).toEqual({ x: 1_003, y: 30, rotation: 0 });
    expect(guides.map(({ axis }) => axis)).toEqual(['x']);
  });

  it('aligns with an edge, with a guide along both tables', () => {
    const other = spansOf({ ...long, x: 0, y: 0, rotation: 0 });
    const own = spansOf({ ...round, x: 0, y: 0, rotation: 0 });
    const wanted = other.x.low - own.x.low;
    const { place, guides } = snapped({ ...round, x: wanted + 1, y: 500, rotation: 0 }, [other], 5);
    expect(place.x).toBeCloseTo(wanted);
    const [guide] = guides;
    expect(guide?.at).toBeCloseTo(other.x.low);
    expect(guide?.from).toBeCloseTo(other.y.low);
    expect(guide?.to).toBeCloseTo(500 + own.y.high);
  });

  it('aligns with the nearest of several lines', () => {
    const others = [10, 16].map((x) => spansOf({ ...round, x, y: 900, rotation: 0 }));
    expect(snapped({ ...round, x: 14, y: 0, rotation: 0 }, others, 10).place.x).toBe(16);
  });

  it('has the spans of its rotated shape', () => {
    const { x, y } = spansOf({ ...long, x: 0, y: 0, rotation: 0 });
    const upright = spansOf({ ...long, x: 0, y: 0, rotation: 90 });
    expect(upright.x.high).toBeCloseTo(y.high);
    expect(upright.y.high).toBeCloseTo(x.high);
  });
});

describe('a turned table', () => {
  it('follows its handle in steps, and freely on demand', () => {
    const centre = { x: 100, y: 100 };
    expect(turnedTowards(centre, { x: 100, y: 0 }, false)).toBe(0);
    expect(turnedTowards(centre, { x: 200, y: 104 }, false)).toBe(90);
    expect(turnedTowards(centre, { x: 0, y: 100 }, false)).toBe(270);
    expect(turnedTowards(centre, { x: 200, y: 104 }, true)).toBe(92);
  });

  it('is normalised to 0 to 359 degrees', () => {
    expect([turned(360), turned(-15), turned(725)]).toEqual([0, 345, 5]);
  });
});
