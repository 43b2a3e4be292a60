import { type TableShape, tableExtent } from '../../schema/seatLayout.ts';
import type { Place } from './types.ts';

/** Centimetres between the places where tables stand by themselves. */
export const gridStep = 10;
/** Degrees between the ways that tables are turned by themselves. */
export const turnStep = 15;

type Standing = TableShape & Place;
type Axis = 'x' | 'y';
type Span = { low: number; middle: number; high: number };
export type Spans = Record<Axis, Span>;

/** A line on the floor along which edges or centres stand: `axis` x means it is upright. */
export type Guide = { axis: Axis; at: number; from: number; to: number };

const onStep = (value: number, step: number): number => Math.round(value / step) * step + 0;

export const onGrid = ({ x, y, rotation }: Place): Place => ({
  x: onStep(x, gridStep),
  y: onStep(y, gridStep),
  rotation,
});

const spanOf = (middle: number, length: number): Span => ({
  low: middle - length / 2,
  middle,
  high: middle + length / 2,
});

/** What a table top takes of the floor, as it is turned. */
export const spansOf = (table: Standing): Spans => {
  const { width, height } = tableExtent(table);
  const turn = (table.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const isRound = table.layout === 'circular';
  return {
    x: spanOf(table.x, isRound ? width : width * cos + height * sin),
    y: spanOf(table.y, isRound ? height : width * sin + height * cos),
  };
};

type Match = { by: number; at: number; other: Spans };

const lines = (span: Span): number[] => [span.low, span.middle, span.high];

/** The smallest step that brings an edge or the centre onto that of another table. */
const nearestMatch = (
  moving: Spans,
  others: readonly Spans[],
  axis: Axis,
  reach: number,
): Match | undefined => {
  let best: Match | undefined;
  for (const other of others) {
    for (const at of lines(other[axis])) {
      for (const own of lines(moving[axis])) {
        const by = at - own;
        if (Math.abs(by) <= reach && Math.abs(by) < Math.abs(best?.by ?? Number.POSITIVE_INFINITY))
          best = { by, at, other };
      }
    }
  }
  return best;
};

const guideOf = (axis: Axis, { at, other }: Match, moving: Spans): Guide => {
  const along = axis === 'x' ? 'y' : 'x';
  return {
    axis,
    at,
    from: Math.min(other[along].low, moving[along].low),
    to: Math.max(other[along].high, moving[along].high),
  };
};

/**
 * Where a table comes to stand that is held at its place: in line with others within `reach`
 * centimetres, else on the grid; each axis for itself. With the guides that show why.
 */
export const snapped = (
  table: Standing,
  others: readonly Spans[],
  reach: number,
): { place: Place; guides: Guide[] } => {
  const held = spansOf(table);
  const matches = {
    x: nearestMatch(held, others, 'x', reach),
    y: nearestMatch(held, others, 'y', reach),
  };
  const grid = onGrid(table);
  const place = {
    x: matches.x ? table.x + matches.x.by : grid.x,
    y: matches.y ? table.y + matches.y.by : grid.y,
    rotation: table.rotation,
  };
  const standing = spansOf({ ...table, ...place });
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    const match = matches[axis];
    return match ? [guideOf(axis, match, standing)] : [];
  });
  return { place, guides };
};

/** Degrees from 0 to below 360. */
export const turned = (rotation: number): number => ((Math.round(rotation) % 360) + 360) % 360;

/** How a table is turned when its handle, which stands above it, is held at a point. */
export const turnedTowards = (
  centre: { x: number; y: number },
  point: { x: number; y: number },
  isFree: boolean,
): number => {
  const degrees = (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI + 90;
  return turned(isFree ? degrees : onStep(degrees, turnStep));
};
