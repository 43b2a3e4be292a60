import { describe, expect, it } from 'vitest';
import { hasMinimap } from './detail.ts';
import { boxesOf, mapOf, onFloorAt, viewOnMap } from './minimap.ts';
import { fitted } from './viewport.ts';

const room = Array.from({ length: 60 }, (_, n) => ({
  layout: 'circular' as const,
  capacity: 8,
  endSeats: false,
  rotation: 0,
  x: (n % 10) * 420,
  y: Math.floor(n / 10) * 380,
}));
const size = { width: 1_000, height: 700 };

describe('the map of a room', () => {
  it('appears for large rooms on screens with space for it', () => {
    expect(hasMinimap(60, size)).toBe(true);
    expect(hasMinimap(12, size)).toBe(false);
    expect(hasMinimap(60, { width: 390, height: 600 })).toBe(false);
    expect(hasMinimap(60, undefined)).toBe(false);
  });

  it('has a box for each table, all inside the map', () => {
    const map = mapOf(room);
    const starts = [...boxesOf(room, map).matchAll(/M([\d.]+) ([\d.]+)/g)];
    expect(starts).toHaveLength(60);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeLessThan(map.width);
      expect(Number(y)).toBeLessThan(map.height);
    }
    expect(Math.max(map.width / 176, map.height / 128)).toBeCloseTo(1);
  });

  it('frames the view: all of the map, a part, but nothing beyond it', () => {
    const map = mapOf(room);
    const all = viewOnMap(fitted(room, size), size, map);
    expect([all.x, all.y, all.width, all.height]).toEqual([0, 0, map.width, map.height]);

    const part = viewOnMap({ x: 420, y: 380, scale: 1 }, size, map);
    expect(part.width).toBeCloseTo(1_000 * map.scale);
    expect(onFloorAt(part, map).x).toBeCloseTo(420);
    expect(onFloorAt(part, map).y).toBeCloseTo(380);

    const beyond = viewOnMap({ x: 90_000, y: -90_000, scale: 1 }, size, map);
    expect(beyond.x + beyond.width).toBeLessThanOrEqual(map.width);
    expect(beyond.y).toBe(0);
  });
});
