import { describe, expect, it } from 'vitest';
import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import { tableFootprint } from '../../schema/tables/seatLayout.ts';
import type { DrawnObject } from '../floorObjects/shapes.ts';
import { closeUp, frameOf, isWhole, panned, placeIn, viewBoxOf, zoomed } from './chartFrame.ts';

const roundTable = (x: number, y: number, rotation = 0): ArrangementTable => ({
  tableId: `${x}/${y}`,
  name: 'Table',
  layout: 'circular',
  capacity: 8,
  endSeats: false,
  x,
  y,
  rotation,
});

const standing = (object: Partial<DrawnObject>): DrawnObject => ({
  id: 'bar',
  kind: 'bar',
  name: 'Bar',
  shape: { type: 'point' },
  x: 0,
  y: 0,
  rotation: 0,
  ...object,
});

describe('the frame of the chart', () => {
  it('contains every table with its chairs, and a margin', () => {
    const { width } = tableFootprint(roundTable(0, 0));
    const frame = frameOf([roundTable(0, 0), roundTable(1_000, 400)]);
    expect(frame.x).toBeCloseTo(-width / 2 - 60);
    expect(frame.width).toBeCloseTo(1_000 + width + 120);
    expect(frame.height).toBeCloseTo(400 + width + 120);
  });

  it('contains what stands around the tables', () => {
    const [tables, bar] = [[roundTable(0, 0)], standing({ x: -900, y: 700 })];
    const { x, y, height } = frameOf(tables, [bar]);
    expect(x).toBeLessThan(bar.x);
    expect(y + height).toBeGreaterThan(bar.y);
    expect(frameOf(tables, [standing({ x: 0, y: 0 })])).toEqual(frameOf(tables));
  });

  it('contains all of a turned object, and the outline of the room', () => {
    const tables = [roundTable(0, 0)];
    const shape = { type: 'rect' as const, width: 2_000, height: 100 };
    const stage = standing({ x: 0, y: -800, rotation: 90, shape });
    expect(frameOf(tables, [stage]).y).toBeCloseTo(-1_800 - 60);
    const points: [number, number][] = [
      [-1_500, -400],
      [700, -400],
      [700, 900],
    ];
    const { x, y, width, height } = frameOf(tables, [], points);
    expect([x, y, x + width, y + height]).toEqual([-1_560, -460, 760, 960]);
  });

  it('leaves space for the corners of a turned table', () => {
    expect(frameOf([roundTable(0, 0, 45)]).width).toBeGreaterThan(
      frameOf([roundTable(0, 0)]).width,
    );
  });

  it('zooms in on a table without changing the aspect ratio', () => {
    const outer = frameOf([roundTable(0, 0), roundTable(4_000, 1_000)]);
    const inner = frameOf([roundTable(0, 0)]);
    const near = closeUp(outer, inner);
    expect(near.width / near.height).toBeCloseTo(outer.width / outer.height);
    expect(near.width).toBeLessThan(outer.width);
    expect(near.x + near.width / 2).toBeCloseTo(0);
  });

  it('never shows more than the whole room', () => {
    const only = frameOf([roundTable(0, 0)]);
    expect(closeUp(only, only)).toEqual(only);
  });

  it('formats a frame for SVG', () => {
    expect(viewBoxOf({ x: -1.26, y: 2, width: 300, height: 40 })).toBe('-1.3 2 300 40');
  });
});

describe('moving over the chart', () => {
  const room = { x: 0, y: 0, width: 4_000, height: 2_000 };

  it('zooms in around the pointer, whose point stays in place', () => {
    const frame = zoomed(room, room, 2, { x: 1_000, y: 500 });
    expect(frame).toEqual({ x: 500, y: 250, width: 2_000, height: 1_000 });
    const part = (1_000 - frame.x) / frame.width;
    expect(part).toBeCloseTo(1_000 / room.width);
  });

  it('zooms in to a few seats at most, and out to the room at most', () => {
    const near = zoomed(room, room, 1_000, { x: 0, y: 0 });
    expect(near.width).toBe(240);
    const far = zoomed(room, near, 0.000_1, { x: 2_000, y: 900 });
    expect(viewBoxOf(far)).toBe(viewBoxOf(room));
  });

  it('stops at the edges of the room', () => {
    const frame = zoomed(room, room, 2, { x: 0, y: 0 });
    expect(panned(room, frame, 300, 0)).toMatchObject({ x: 300, y: 0 });
    expect(panned(room, frame, -300, -20)).toMatchObject({ x: 0, y: 0 });
    expect(panned(room, frame, 9_999, 9_999)).toMatchObject({ x: 2_000, y: 1_000 });
    expect(panned(room, room, 50, 50)).toEqual(room);
  });

  it('does not jump if a close-up extends beyond the room', () => {
    const corner = { x: -200, y: -100, width: 800, height: 400 };
    expect(panned(room, corner, 10, 0)).toMatchObject({ x: -190, y: -100 });
    expect(panned(room, corner, -10, 0)).toMatchObject({ x: -200, y: -100 });
  });

  it('tells the whole room from a part of it', () => {
    expect(isWhole(room, room)).toBe(true);
    expect(isWhole(room, zoomed(room, room, 1.1, { x: 0, y: 0 }))).toBe(false);
  });

  it('transforms the drawing so that the frame fills the picture', () => {
    expect(placeIn(room, room)).toBe('translate(0px, 0px) scale(1)');
    const frame = { x: 1_000, y: 500, width: 2_000, height: 1_000 };
    expect(placeIn(room, frame)).toBe('translate(-2000px, -1000px) scale(2)');
  });
});
