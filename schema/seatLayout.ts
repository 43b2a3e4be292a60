import type { Place } from './domainEvents.ts';
import { limits } from './limits.ts';
import type { TableLayout } from './vocabulary.ts';

/**
 * Seat geometry. All lengths are in centimetres; x grows to the right and y downwards. A seat's x and
 * y are relative to its table's centre, before the table's rotation (degrees, clockwise).
 */
export type TableShape = { layout: TableLayout; capacity: number; endSeats: boolean };
export type SeatSpot = { position: number; x: number; y: number };
export type Extent = { width: number; height: number };

/** Distance of neighbouring seats along an edge. */
const seatPitch = 62;
/** From the table's edge to a chair's centre. */
const chairDistance = 30;
const tableDepth = 90;
const smallestRadius = 55;
/** Half the width of a chair. */
const chairRadius = 22;
export const aisle = 120;

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** End seats need two long sides and a minimum capacity (specification, section 9). */
export const mayHaveEndSeats = (layout: TableLayout, capacity: number): boolean =>
  layout !== 'circular' && capacity >= limits.endSeatsFrom;

/** New tables have end seats if they are rectangular and large enough. */
export const startsWithEndSeats = (layout: TableLayout, capacity: number): boolean =>
  layout === 'rectangular' && mayHaveEndSeats(layout, capacity);

const sides = ({ capacity, endSeats }: TableShape) => {
  const along = capacity - (endSeats ? 2 : 0);
  return { top: Math.ceil(along / 2), bottom: Math.floor(along / 2) };
};

/** The size of a table top without chairs. A circle's width and height are its diameter. */
export const tableExtent = (shape: TableShape): Extent => {
  if (shape.layout === 'circular') {
    const radius = Math.max(
      smallestRadius,
      (shape.capacity * seatPitch) / (2 * Math.PI) - chairDistance / 2,
    );
    return { width: rounded(radius * 2), height: rounded(radius * 2) };
  }
  const stretch = shape.layout === 'oval' ? 1.15 : 1;
  const longest = Math.max(1, sides(shape).top);
  return {
    width: rounded(Math.max(tableDepth, longest * seatPitch * stretch + 16)),
    height: shape.layout === 'oval' ? rounded(tableDepth * 1.2) : tableDepth,
  };
};

/** The size of a table with its chairs, before rotation. */
export const tableFootprint = (shape: TableShape): Extent => {
  const { width, height } = tableExtent(shape);
  const chairs = 2 * (chairDistance + chairRadius);
  return { width: width + chairs, height: height + chairs };
};

/**
 * The seats of a table, positions from 1. Circular: evenly on the circle, clockwise from the top.
 * Otherwise: the top from left to right, the right end seat, the bottom from right to left, the left
 * end seat.
 */
export const seatsOf = (shape: TableShape): SeatSpot[] => {
  const { width, height } = tableExtent(shape);
  if (shape.layout === 'circular') return circle(shape.capacity, width / 2 + chairDistance);

  const { top, bottom } = sides(shape);
  const edge = height / 2 + chairDistance;
  const end = width / 2 + chairDistance;
  const spots = [
    ...row(top, shape, width).map((x) => ({ x, y: -yOnSide(shape, x, width, edge) })),
    ...(shape.endSeats ? [{ x: end, y: 0 }] : []),
    ...row(bottom, shape, width)
      .reverse()
      .map((x) => ({ x, y: yOnSide(shape, x, width, edge) })),
    ...(shape.endSeats ? [{ x: -end, y: 0 }] : []),
  ];
  return spots.map(({ x, y }, index) => ({ position: index + 1, x: rounded(x), y: rounded(y) }));
};

const circle = (count: number, radius: number): SeatSpot[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return {
      position: index + 1,
      x: rounded(radius * Math.cos(angle)),
      y: rounded(radius * Math.sin(angle)),
    };
  });

const row = (count: number, { layout }: TableShape, width: number): number[] => {
  const pitch =
    layout === 'oval' ? Math.min(seatPitch, (width * 0.86) / Math.max(1, count)) : seatPitch;
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
};

/** The chairs of an oval table stand on an ellipse at chair distance from its edge. */
const yOnSide = ({ layout }: TableShape, x: number, width: number, edge: number): number =>
  layout === 'oval' ? edge * Math.sqrt(1 - (x / (width / 2 + chairDistance)) ** 2) : edge;

export type Standing = TableShape & { place: Place };
export type Box = { x: number; y: number; width: number; height: number };

const gridStep = { x: 420, y: 380 };

/** The floor area of a placed table. A rotated one takes a square. */
export const boxOf = ({ place, ...shape }: Standing): Box => {
  const { width, height } = tableFootprint(shape);
  const reach = Math.hypot(width, height);
  const isStraight = place.rotation % 180 === 0;
  return {
    x: place.x,
    y: place.y,
    width: isStraight ? width : reach,
    height: isStraight ? height : reach,
  };
};

/** Whether two areas are closer than a quarter of an aisle. */
export const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + aisle / 4 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + aisle / 4;

/** The next free place: cells of a square grid that grows right and down. Deterministic. */
export const nextPlace = (shape: TableShape, others: readonly Standing[]): Place => {
  const { width, height } = tableFootprint(shape);
  const step = { x: Math.max(gridStep.x, width + aisle), y: Math.max(gridStep.y, height + aisle) };
  const taken = others.map(boxOf);
  for (let ring = 0; ; ring += 1) {
    for (let cell = 0; cell <= 2 * ring; cell += 1) {
      // Down the ring's new column first, then back along its new row.
      const x = Math.min(ring, 2 * ring - cell) * step.x;
      const y = Math.min(cell, ring) * step.y;
      const isFree = !taken.some((other) => overlaps({ x, y, width, height }, other));
      if (isFree) return { x, y, rotation: 0 };
    }
  }
};
