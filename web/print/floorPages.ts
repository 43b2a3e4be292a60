import { type TableShape, tableFootprint } from '../../schema/seatLayout.ts';
import type { Area } from './papers.ts';

/** A part of the floor, in centimetres. */
export type Frame = { x: number; y: number; width: number; height: number };
type Standing = TableShape & { x: number; y: number; rotation: number };

/** The margin around the chairs, for the names beside them. */
const clear = 85;

/** Millimetres of paper per centimetre of floor. Names are unreadable at a smaller scale. */
export const leastScale = 0.17;

/** The smallest part of the floor that contains these tables and the names around them. */
export const frameAround = (tables: readonly Standing[]): Frame => {
  const reaches = tables.map((table) => {
    const { width, height } = tableFootprint(table);
    const side = Math.hypot(width, height);
    const isStraight = table.rotation % 180 === 0;
    return {
      left: table.x - (isStraight ? width : side) / 2,
      right: table.x + (isStraight ? width : side) / 2,
      top: table.y - (isStraight ? height : side) / 2,
      bottom: table.y + (isStraight ? height : side) / 2,
    };
  });
  const x = Math.min(...reaches.map(({ left }) => left)) - clear;
  const y = Math.min(...reaches.map(({ top }) => top)) - clear;
  return {
    x,
    y,
    width: Math.max(...reaches.map(({ right }) => right)) + clear - x,
    height: Math.max(...reaches.map(({ bottom }) => bottom)) + clear - y,
  };
};

export const scaleOn = (frame: Frame, page: Area): number =>
  Math.min(page.width / frame.width, page.height / frame.height);

/**
 * Splits the tables into pages on which all names are readable: a room that is too large is
 * halved across its longer side until each part fits. Deterministic: the same room gives the same
 * pages.
 */
export const partsOfFloor = <Table extends Standing>(
  tables: readonly Table[],
  page: Area,
): Table[][] => {
  if (tables.length === 0) return [];
  const frame = frameAround(tables);
  if (tables.length === 1 || scaleOn(frame, page) >= leastScale) return [inRows(tables)];
  const isWide = frame.width / page.width > frame.height / page.height;
  const along = isWide ? (table: Table) => table.x : (table: Table) => table.y;
  const across = isWide ? (table: Table) => table.y : (table: Table) => table.x;
  const sorted = [...tables].sort((a, b) => along(a) - along(b) || across(a) - across(b));
  const half = Math.ceil(sorted.length / 2);
  return [...partsOfFloor(sorted.slice(0, half), page), ...partsOfFloor(sorted.slice(half), page)];
};

/** In reading order: from top to bottom, then from left to right. */
const inRows = <Table extends Standing>(tables: readonly Table[]): Table[] =>
  [...tables].sort((a, b) => a.y - b.y || a.x - b.x);
