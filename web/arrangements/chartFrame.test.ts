import { describe, expect, it } from 'vitest';
import type { ArrangementTable } from '../../schema/readModels.ts';
import { tableFootprint } from '../../schema/seatLayout.ts';
import { closeUp, frameOf, viewBoxOf } from './chartFrame.ts';

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

describe('what the chart shows', () => {
  it('holds every table with its chairs, and a margin', () => {
    const { width } = tableFootprint(roundTable(0, 0));
    const frame = frameOf([roundTable(0, 0), roundTable(1_000, 400)]);
    expect(frame.x).toBeCloseTo(-width / 2 - 60);
    expect(frame.width).toBeCloseTo(1_000 + width + 120);
    expect(frame.height).toBeCloseTo(400 + width + 120);
  });

  it('gives a table that is turned the room that its corners need', () => {
    expect(frameOf([roundTable(0, 0, 45)]).width).toBeGreaterThan(
      frameOf([roundTable(0, 0)]).width,
    );
  });

  it('comes closer to one table without changing shape', () => {
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

  it('writes a frame as SVG takes it', () => {
    expect(viewBoxOf({ x: -1.26, y: 2, width: 300, height: 40 })).toBe('-1.3 2 300 40');
  });
});
