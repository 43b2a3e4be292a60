import type { Corner, FloorShape } from '../entities/floorObject.ts';
import type { RoomOutline } from '../entities/room.ts';
import type { Place } from '../planFacts.ts';
import { roomLimits } from './roomLimits.ts';

/**
 * The geometry of a room. All lengths are in centimetres; x grows to the right and y downwards; rotations
 * are in degrees, clockwise.
 */
export type Spot = { x: number; y: number };

/** An area by its corners, in order. */
export type Polygon = readonly Spot[];

/** An object as geometry needs it. `point` is relative to the place; null is the middle of the shape. */
export type Shaped = { shape: FloorShape; place: Place; point: Spot | null };

/** A point relative to a place, on the floor. */
export const fromPlace = ({ x, y, rotation }: Place, spot: Spot): Spot => {
  const turn = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: x + spot.x * cos - spot.y * sin, y: y + spot.x * sin + spot.y * cos };
};

/** A point on the floor, relative to a place. */
export const toPlace = ({ x, y, rotation }: Place, spot: Spot): Spot =>
  fromPlace({ x: 0, y: 0, rotation: -rotation }, { x: spot.x - x, y: spot.y - y });

const spotOf = ([x, y]: Corner): Spot => ({ x, y });

/**
 * The middle of a shape, relative to its place. For a line it is at half its length, for an area at its
 * centroid.
 */
export const middleOf = (shape: FloorShape): Spot => {
  if (shape.type !== 'path') return { x: 0, y: 0 };
  const points = shape.points.map(spotOf);
  return shape.isClosed ? centroidOf(points) : halfwayOf(points);
};

const centroidOf = (points: Polygon): Spot => {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of edgesOf(points)) {
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return area === 0 ? (points[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
};

const halfwayOf = (points: Polygon): Spot => {
  const steps = stepsOf(points);
  let left = steps.reduce((sum, [a, b]) => sum + distance(a, b), 0) / 2;
  for (const [a, b] of steps) {
    const length = distance(a, b);
    if (left <= length && length > 0) {
      const part = left / length;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
};

/** The point of the floor from which distances to an object are measured. */
export const measuringPoint = ({ shape, place, point }: Shaped): Spot =>
  fromPlace(place, point ?? middleOf(shape));

const rectangle = (width: number, height: number): Spot[] => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
];

/** The number of corners for drawing an ellipse as an area, which is at most 0.5 % of the radius off. */
const ellipseCorners = 32;

const ellipse = (width: number, height: number): Spot[] =>
  Array.from({ length: ellipseCorners }, (_, n) => {
    const angle = (n / ellipseCorners) * 2 * Math.PI;
    return { x: (Math.cos(angle) * width) / 2, y: (Math.sin(angle) * height) / 2 };
  });

/** A straight piece of a wall. */
const strip = (a: Spot, b: Spot, thickness: number): Spot[] => {
  const length = distance(a, b) || 1;
  const across = {
    x: (-(b.y - a.y) / length) * (thickness / 2),
    y: ((b.x - a.x) / length) * (thickness / 2),
  };
  return [
    { x: a.x + across.x, y: a.y + across.y },
    { x: b.x + across.x, y: b.y + across.y },
    { x: b.x - across.x, y: b.y - across.y },
    { x: a.x - across.x, y: a.y - across.y },
  ];
};

const ownAreasOf = (shape: FloorShape): Spot[][] => {
  switch (shape.type) {
    case 'point':
      return [];
    case 'rect':
      return [rectangle(shape.width, shape.height)];
    case 'ellipse':
      return [ellipse(shape.width, shape.height)];
    case 'path': {
      const points = shape.points.map(spotOf);
      if (shape.isClosed) return [points];
      return stepsOf(points).map(([a, b]) => strip(a, b, shape.thickness));
    }
  }
};

/** The areas of the floor that an object covers: none for a point, one for each piece of a line. */
export const areasOf = ({ shape, place }: Pick<Shaped, 'shape' | 'place'>): Polygon[] =>
  ownAreasOf(shape).map((area) => area.map((spot) => fromPlace(place, spot)));

/** The areas that a solid object keeps free of tables. A point counts as wide as a finger. */
export const areasInTheWay = (object: Pick<Shaped, 'shape' | 'place'>): Polygon[] =>
  object.shape.type === 'point'
    ? [rectangleAt({ width: 1, height: 1 }, object.place)]
    : areasOf(object);

/** Whether a shape encloses an area, as a zone must. */
export const hasArea = (shape: FloorShape): boolean =>
  shape.type === 'rect' || shape.type === 'ellipse' || (shape.type === 'path' && shape.isClosed);

/** Whether a point on the floor lies on an object. The edge counts. */
export const liesOn = (object: Pick<Shaped, 'shape' | 'place'>, spot: Spot): boolean => {
  const { shape, place } = object;
  if (shape.type === 'ellipse') {
    const { x, y } = toPlace(place, spot);
    return Math.hypot(x / (shape.width / 2), y / (shape.height / 2)) <= 1 + tolerance;
  }
  return areasOf(object).some((area) => isWithin(area, spot));
};

/** The smallest upright rectangle around areas, as its least and greatest coordinates. */
export const boundsOf = (areas: readonly Polygon[]) => {
  const spots = areas.flat();
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

/** The box around an area, given by its middle. */
export const boxAround = (area: Polygon) => {
  const { left, right, top, bottom } = boundsOf([area]);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
};

/** Whether all of an object is within the floor. */
export const isOnFloor = ({ shape, place }: Pick<Shaped, 'shape' | 'place'>): boolean => {
  const areas = shape.type === 'point' ? [[place]] : areasOf({ shape, place });
  const { left, right, top, bottom } = boundsOf(areas);
  const most = roomLimits.floor + tolerance;
  return left >= -most && top >= -most && right <= most && bottom <= most;
};

/** The room as an area. */
export const outlineArea = ({ points }: Pick<RoomOutline, 'points'>): Polygon => points.map(spotOf);

/** The area of a rectangle at a place, such as a tabletop or its footprint. */
export const rectangleAt = (
  { width, height }: { width: number; height: number },
  place: Place,
): Polygon => rectangle(width, height).map((spot) => fromPlace(place, spot));

/** Whether two areas share more than their edges. */
export const overlap = (one: Polygon, other: Polygon): boolean => {
  // A fast test first: a floor may have tens of thousands of wall pieces, and nearly all are apart from a
  // table.
  if (parts(one, other) || parts(other, one)) return false;
  const [near, others] = [edgesNear(one, other), edgesNear(other, one)];
  const isThere = isNear(other);
  return (
    near.some(([a, b]) => others.some(([c, d]) => crosses(a, b, c, d))) ||
    [spotIn(other), ...other, ...middlesOf(others, one)].some((spot) => isInside(one, spot)) ||
    [spotIn(one), ...one.filter((spot) => isThere(spot)), ...middlesOf(near, other)].some((spot) =>
      isInside(other, spot),
    )
  );
};

/** Whether an edge's line separates the two areas. */
const parts = (area: Polygon, other: Polygon): boolean => {
  let a = area.at(-1) as Spot;
  for (const b of area) {
    // Two corners at the same place make no line.
    const isLine = Math.abs(b.x - a.x) + Math.abs(b.y - a.y) > tolerance;
    if (isLine && liesAside(a, b, area, 1) && liesAside(a, b, other, -1)) return true;
    if (isLine && liesAside(a, b, area, -1) && liesAside(a, b, other, 1)) return true;
    a = b;
  }
  return false;
};

/** Whether all of an area is on a line, or on one side of it: right (1) or left (-1). */
const liesAside = (a: Spot, b: Spot, area: Polygon, hand: 1 | -1): boolean => {
  for (const spot of area) if (side(a, b, spot) * hand < 0) return false;
  return true;
};

/** Whether spots are in or near the upright rectangle around an area. */
const isNear = (area: Polygon): ((...spots: readonly Spot[]) => boolean) => {
  const { left, right, top, bottom } = boundsOf([area]);
  return (...spots) =>
    spots.some(({ x }) => x >= left - tolerance) &&
    spots.some(({ x }) => x <= right + tolerance) &&
    spots.some(({ y }) => y >= top - tolerance) &&
    spots.some(({ y }) => y <= bottom + tolerance);
};

/** The edges of an area that another area may meet. */
const edgesNear = (area: Polygon, other: Polygon): Edge[] => {
  const isThere = isNear(other);
  return edgesOf(area).filter(([a, b]) => isThere(a, b));
};

/** The middles of edges, after splitting the edges at corners of another area. */
const middlesOf = (edges: readonly Edge[], other: Polygon): Spot[] =>
  edges.flatMap(([a, b]) => {
    const along = [a, ...other.filter((spot) => isOn(a, b, spot)), b].sort(
      (one, next) => distance(a, one) - distance(a, next),
    );
    return stepsOf(along).map(([from, to]) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
  });

/** Whether an area is completely within another. It may touch the edge. */
export const isWhollyWithin = (outer: Polygon, inner: Polygon): boolean => {
  if (!inner.every((spot) => isWithin(outer, spot))) return false;
  const near = edgesNear(outer, inner);
  return !edgesOf(inner).some(([a, b]) => near.some(([c, d]) => crosses(a, b, c, d)));
};

/** Whether the edge of an area touches or crosses itself, or has two corners at the same place. */
export const meetsItself = (points: readonly Corner[]): boolean => {
  const edges = edgesOf(points.map(spotOf));
  return edges.some(([a, b], n) => {
    if (distance(a, b) === 0) return true;
    return edges.some(([c, d], other) => {
      if (other <= n) return false;
      const isNext = other === n + 1 || (n === 0 && other === edges.length - 1);
      return isNext ? foldsBack(a, b, c, d) : touches(a, b, c, d);
    });
  });
};

/** In centimetres: how far from an edge a point may be and still count as on it. */
const tolerance = 1e-6;

type Edge = [Spot, Spot];

/** The sides of an area, each from corner to corner. */
export const edgesOf = (points: Polygon): Edge[] =>
  points.map((spot, n): Edge => [spot, points[(n + 1) % points.length] as Spot]);

const stepsOf = (points: Polygon): Edge[] =>
  points.slice(1).map((spot, n): Edge => [points[n] as Spot, spot]);

/** The distance of two points in centimetres. */
export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A point within an area, also if its middle is outside, as that of an L is. */
const spotIn = (area: Polygon): Spot => {
  const heights = area.map(({ y }) => y).sort((one, other) => one - other);
  const gaps = heights.map((y, n) => y - (heights[n - 1] ?? y));
  const widest = gaps.indexOf(Math.max(...gaps));
  const y = ((heights[widest] ?? 0) + (heights[widest - 1] ?? 0)) / 2;
  const [left = 0, right = left] = edgesOf(area)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => acrossAt(a, b, y))
    .sort((one, other) => one - other);
  return { x: (left + right) / 2, y };
};

/** Where an edge is at a height. */
const acrossAt = (a: Spot, b: Spot, y: number): number =>
  a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);

/**
 * Twice the area of a triangle. Positive if c is to the right of the line from a to b, as seen on the floor.
 */
const side = (a: Spot, b: Spot, c: Spot): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether a point is on a line, within the tolerance. */
const isOn = (a: Spot, b: Spot, spot: Spot): boolean => {
  const length = distance(a, b);
  if (length === 0) return distance(a, spot) <= tolerance;
  if (Math.abs(side(a, b, spot)) / length > tolerance) return false;
  const along = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / length;
  return along >= -tolerance && along <= length + tolerance;
};

/** Whether two lines cross at a point other than their ends. */
const crosses = (a: Spot, b: Spot, c: Spot, d: Spot): boolean => {
  if (isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b)) return false;
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
};

const touches = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  crosses(a, b, c, d) || isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);

/** Whether two edges that share a corner overlap. */
const foldsBack = (a: Spot, b: Spot, c: Spot, d: Spot): boolean => {
  const [corner, one, other] = distance(b, c) === 0 ? [b, a, d] : [a, b, c];
  return isOn(corner, one, other) || isOn(corner, other, one);
};

const isOnEdge = (area: Polygon, spot: Spot): boolean =>
  edgesOf(area).some(([a, b]) => isOn(a, b, spot));

/** Counts the edges on one side of a point: an odd number means that it is inside. */
const isInsideOrOn = (area: Polygon, { x, y }: Spot): boolean =>
  edgesOf(area).filter(([a, b]) => a.y > y !== b.y > y && x < acrossAt(a, b, y)).length % 2 === 1;

const isInside = (area: Polygon, spot: Spot): boolean =>
  !isOnEdge(area, spot) && isInsideOrOn(area, spot);

/** Whether a point is in an area or on its edge. */
const isWithin = (area: Polygon, spot: Spot): boolean =>
  isOnEdge(area, spot) || isInsideOrOn(area, spot);
