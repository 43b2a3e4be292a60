import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { boundsOf, outlineArea } from '../../schema/rooms/floorGeometry.ts';
import { rounded, tableFootprint } from '../../schema/tables/seatLayout.ts';
import type { Point } from '../chart/types.ts';
import type { Size } from '../chart/viewport.ts';
import { type DrawnObject, landmarkOf } from '../floorObjects/shapes.ts';

/** A part of the floor, in centimetres. */
export type Frame = { x: number; y: number; width: number; height: number };
/** The margin around the visible part, for names that extend beyond the chairs. */
const margin = 60;

/** The floor that a table covers at its rotation. */
const reachOf = (table: ArrangementTable): Frame => {
  const { width, height } = tableFootprint(table);
  const reach = table.rotation % 180 === 0 ? { width, height } : square(Math.hypot(width, height));
  return { x: table.x - reach.width / 2, y: table.y - reach.height / 2, ...reach };
};

const square = (side: number) => ({ width: side, height: side });

type StandingObject = Omit<DrawnObject, 'id'>;

/** The floor that an object covers. A point covers that of its name, which may be below it. */
const reachOfObject = (object: StandingObject): Frame => {
  const { x, y, box } = landmarkOf(object);
  return box ? frameAround(box) : { x: x - 60, y: y - 20, width: 120, height: 90 };
};

const frameAround = ({ left, right, top, bottom }: ReturnType<typeof boundsOf>): Frame => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** The smallest part of the floor that contains the tables, the objects and the room's outline. */
export const frameOf = (
  tables: readonly ArrangementTable[],
  objects: readonly StandingObject[] = [],
  outline: Corner[] = [],
): Frame => {
  if (tables.length === 0) return { x: 0, y: 0, width: 800, height: 300 };
  const reaches = [...tables.map(reachOf), ...objects.map(reachOfObject)];
  if (outline.length > 0) reaches.push(frameAround(boundsOf([outlineArea({ points: outline })])));
  const left = Math.min(...reaches.map(({ x }) => x)) - margin;
  const top = Math.min(...reaches.map(({ y }) => y)) - margin;
  const right = Math.max(...reaches.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...reaches.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** In centimetres: the width of the automatic close-up. A closer view would not help anybody find a seat. */
const nearest = 560;

/** In centimetres: the width of the closest view by hand. */
const closest = 240;

/** In pixels per centimetre: at this scale a close-up on a large screen still shows the tables around. */
const nearestScale = 1.1;

/** In pixels per centimetre: the scale of a close-up, if its table fits. */
export const closeUpScale = ({ width }: Size): number => Math.min(nearestScale, width / nearest);

/**
 * The smallest frame with the aspect ratio of `outer` that shows `inner`, around the centre of `inner`.
 * @param size the picture in pixels. Space beside or above the room counts, because the chart uses it too
 */
export const closeUp = (outer: Frame, inner: Frame, size: Size = outer): Frame => {
  const pixels = Math.min(size.width / outer.width, size.height / outer.height);
  const widest = size === outer ? nearest : size.width / closeUpScale(size);
  const wide = (Math.max(inner.width, widest) * pixels) / size.width;
  const high = (inner.height * pixels) / size.height;
  const scale = Math.min(1, Math.max(wide, high));
  const width = outer.width * scale;
  const height = outer.height * scale;
  return {
    x: inner.x + inner.width / 2 - width / 2,
    y: inner.y + inner.height / 2 - height / 2,
    width,
    height,
  };
};

/** Moves a frame so that it stays within the room. */
const within = (room: Frame, { x, y, width, height }: Frame): Frame => ({
  x: Math.min(room.x + room.width - width, Math.max(room.x, x)),
  y: Math.min(room.y + room.height - height, Math.max(room.y, y)),
  width,
  height,
});

/** Zooms in by `factor`, or out if it is below 1. The floor's point `at` stays in place. */
export const zoomed = (room: Frame, frame: Frame, factor: number, at: Point): Frame => {
  const narrowest = Math.min(room.width, closest);
  const width = Math.min(room.width, Math.max(narrowest, frame.width / factor));
  const scale = width / frame.width;
  return within(room, {
    x: at.x - (at.x - frame.x) * scale,
    y: at.y - (at.y - frame.y) * scale,
    width,
    height: frame.height * scale,
  });
};

/** Pans by centimetres. A close-up that extends beyond the room does not jump. */
export const panned = (room: Frame, frame: Frame, dx: number, dy: number): Frame => ({
  ...frame,
  x: kept(frame.x + dx, frame.x, room.x, room.x + room.width - frame.width),
  y: kept(frame.y + dy, frame.y, room.y, room.y + room.height - frame.height),
});

const kept = (requested: number, now: number, from: number, to: number): number =>
  Math.min(Math.max(now, to), Math.max(Math.min(now, from), requested));

export const middleOf = ({ x, y, width, height }: Frame): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** From this number of tables on, seats are drawn one by one only where their initials can be read. */
const many = 100;

/** The part of the floor where seats are drawn one by one: in view and around it; null if nowhere. */
export const detailedPart = (
  room: Frame,
  { x, y, width, height }: Frame,
  tableCount: number,
  isReadable: boolean,
): Frame | null => {
  if (tableCount < many) return room;
  if (!isReadable) return null;
  const around = Math.max(width, height);
  return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
};

export const isIn = (frame: Frame, { x, y }: Point): boolean =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

export const isWhole = (room: Frame, frame: Frame): boolean => frame.width >= room.width - 0.5;

/**
 * The transform that makes the frame fill the picture of the room. Valid in SVG and in CSS, which
 * can animate it.
 */
export const placeIn = (room: Frame, frame: Frame): string => {
  const scale = room.width / frame.width;
  const x = room.x - frame.x * scale;
  const y = room.y - frame.y * scale;
  return `translate(${rounded(x)}px, ${rounded(y)}px) scale(${Math.round(scale * 1e4) / 1e4})`;
};

export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map(rounded).join(' ');
