import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { widthInLetters } from '../chart/letterWidths.ts';
import type { Point } from '../chart/types.ts';
import type { Size } from '../chart/viewport.ts';
import { closeUpScale, type Frame } from './chartFrame.ts';

/** In centimetres. */
const seat = { radius: 20, found: 25 };
const gap = 7;

/** Rather too wide than too narrow, because the name stands in a box. */
const widthIn = (letters: number, name: string): number => 0.6 * letters * widthInLetters(name);

const isOver = (label: Frame, { x, y }: Point): boolean => {
  const nearestX = Math.min(label.x + label.width, Math.max(label.x, x));
  const nearestY = Math.min(label.y + label.height, Math.max(label.y, y));
  return Math.hypot(x - nearestX, y - nearestY) < seat.radius;
};

/**
 * Places the name of the found person beside their seat, on the side where it covers the fewest other seats,
 * and away from the table rather than over it.
 * @param letters the letter size in centimetres
 * @param others the other seats of the room, as points of the floor
 */
export const foundLabel = (
  name: string,
  letters: number,
  own: Point,
  table: ArrangementTable,
  others: readonly Point[],
): Frame => {
  const at = onFloor(own, table);
  const width = widthIn(letters, name) + letters;
  const height = 1.75 * letters;
  const far = seat.found + gap;
  const [left, right] = [at.x - far - width, at.x + far];
  const [above, below] = [at.y - far - height, at.y + far];
  const beside = [
    { x: at.x - width / 2, y: above },
    { x: at.x - width / 2, y: below },
    { x: left, y: at.y - height / 2 },
    { x: right, y: at.y - height / 2 },
    { x: left, y: above },
    { x: right, y: above },
    { x: left, y: below },
    { x: right, y: below },
  ].map((corner, index) => ({ ...corner, width, height, isStraight: index < 4 }));
  const reach = width + 2 * far;
  const near = others.filter(
    ({ x, y }) => Math.abs(x - at.x) < reach && Math.abs(y - at.y) < reach,
  );
  const fromTable = ({ x, y }: Frame) =>
    Math.hypot(x + width / 2 - table.x, y + height / 2 - table.y);
  /** The fewest seats covered, then straight beside the seat, then away from the table. */
  const cost = (label: (typeof beside)[number]) =>
    1_000_000 * near.filter((other) => isOver(label, other)).length +
    (label.isStraight ? 0 : 10_000) -
    fromTable(label);
  const { x, y } = beside.reduce((best, label) => (cost(label) < cost(best) ? label : best));
  return { x, y, width, height };
};

/** The smallest frame that contains both. */
export const unionOf = (one: Frame, other: Frame): Frame => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

/**
 * The part of a table that a close-up shows: all of it, or only the seat if showing all of it would halve the
 * size of the name or worse, as in a row of a hundred chairs.
 */
export const closeUpOf = (table: Frame, seat: Frame, size: Size = table): Frame => {
  const isLong =
    Math.max(table.width / size.width, table.height / size.height) > 2 / closeUpScale(size);
  return isLong ? seat : unionOf(table, seat);
};
