import { roomLimits } from '../../schema/rooms/roomLimits.ts';
import { type TableShape, tableExtent } from '../../schema/tables/seatLayout.ts';
import type { Place } from './types.ts';

/** The grid to which tables snap, in centimetres. */
export const gridStep = 10;
/** The angles to which tables snap, in degrees. */
export const turnStep = 15;

type Standing = TableShape & Place;
type Axis = 'x' | 'y';
type Span = { low: number; middle: number; high: number };
export type Spans = Record<Axis, Span>;

/** A line on the floor that edges or centres align with. It is vertical if `axis` is x. */
export type Guide = { axis: Axis; at: number; from: number; to: number };

const onStep = (value: number, step: number): number => Math.round(value / step) * step + 0;

export const onGrid = (value: number): number => onStep(value, gridStep);

/** In centimetres: limits a coordinate to the floor. */
export const withinFloor = (value: number): number =>
  Math.min(roomLimits.floor, Math.max(-roomLimits.floor, value));

const spanOf = (middle: number, length: number): Span => ({
  low: middle - length / 2,
  middle,
  high: middle + length / 2,
});

/** The bounding spans of a rotated tabletop. */
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

/** The smallest move that aligns an edge or the centre with another table's. */
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
 * The place to which a dragged table snaps: aligned with others within `reach` centimetres,
 * otherwise on the grid, per axis. Returns the guides as well.
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
  const place = {
    x: matches.x ? table.x + matches.x.by : onGrid(table.x),
    y: matches.y ? table.y + matches.y.by : onGrid(table.y),
    rotation: table.rotation,
  };
  const standing = spansOf({ ...table, ...place });
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    const match = matches[axis];
    return match ? [guideOf(axis, match, standing)] : [];
  });
  return { place, guides };
};

/** Normalises an angle to 0 up to, but not including, 360 degrees. */
export const turned = (rotation: number): number => ((Math.round(rotation) % 360) + 360) % 360;

/** The rotation of a table whose handle, above it, is dragged to a point. */
export const turnedTowards = (
  centre: { x: number; y: number },
  point: { x: number; y: number },
  isFree: boolean,
): number => {
  const degrees = (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI + 90;
  return turned(isFree ? degrees : onStep(degrees, turnStep));
};
