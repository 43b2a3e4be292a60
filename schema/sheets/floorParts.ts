import { type TableShape, tableFootprint } from '../tables/seatLayout.ts';
import type { Area } from './papers.ts';

/** A part of the floor, in centimetres. */
export type Frame = { x: number; y: number; width: number; height: number };
type Standing = TableShape & { x: number; y: number; rotation: number };

/** The margin around the chairs, for the names beside them. */
const clear = 85;

/** In millimetres of paper per centimetre of floor. Names are unreadable at a smaller scale. */
export const leastScale = 0.17;

/** The smallest frame around points. */
export const frameOf = (points: readonly (readonly number[])[]): Frame => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const cornersOf = ({ x, y, width, height }: Frame) => [
  [x, y],
  [x + width, y + height],
];

/** The smallest frame around several frames. */
export const frameAroundAll = (frames: readonly Frame[]): Frame =>
  frameOf(frames.flatMap(cornersOf));

/** The part of the floor that a table covers with its chairs. */
export const frameOfTable = (table: Standing): Frame => {
  const { width, height } = tableFootprint(table);
  const turn = (table.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const across = width * cos + height * sin;
  const down = width * sin + height * cos;
  return { x: table.x - across / 2, y: table.y - down / 2, width: across, height: down };
};

/** The smallest part of the floor that contains these tables and the names around them. */
export const frameAround = (tables: readonly Standing[]): Frame => {
  const { x, y, width, height } = frameAroundAll(tables.map(frameOfTable));
  return { x: x - clear, y: y - clear, width: width + 2 * clear, height: height + 2 * clear };
};

/** In millimetres per centimetre of floor: the largest scale at which a frame fits a page. */
export const scaleOn = (frame: Frame, page: Area): number =>
  Math.min(page.width / frame.width, page.height / frame.height);

const fits = (frame: Frame, page: Area): boolean => scaleOn(frame, page) >= leastScale;

type Part<Table> = { tables: Table[]; frame: Frame };

/**
 * Splits the tables into parts that fit a page at a readable scale. Joins neighbouring parts that fit
 * together, so that there are few. A table may be longer than a page; others join it only if it is drawn no
 * smaller for that. The result depends only on the room. In reading order.
 */
export const partsOfFloor = <Table extends Standing>(
  tables: readonly Table[],
  page: Area,
): Table[][] => {
  if (tables.length === 0) return [];
  const parts = halved(tables, page).map(partOf);
  return inReadingOrder(joined(parts, page)).map((part) => inRows(part.tables));
};

const partOf = <Table extends Standing>(tables: Table[]): Part<Table> => ({
  tables,
  frame: frameAround(tables),
});

const halved = <Table extends Standing>(tables: readonly Table[], page: Area): Table[][] => {
  const frame = frameAround(tables);
  if (tables.length === 1 || fits(frame, page)) return [[...tables]];
  const isWide = frame.width / page.width > frame.height / page.height;
  const along = isWide ? (table: Table) => table.x : (table: Table) => table.y;
  const across = isWide ? (table: Table) => table.y : (table: Table) => table.x;
  const sorted = [...tables].sort((a, b) => along(a) - along(b) || across(a) - across(b));
  const cut = cutOf(sorted.map(along));
  return [...halved(sorted.slice(0, cut), page), ...halved(sorted.slice(cut), page)];
};

/** Where to cut a sorted row: between two columns, as near to its middle as possible. */
const cutOf = (places: readonly number[]): number => {
  const half = Math.ceil(places.length / 2);
  for (let away = 0; away < half; away += 1)
    for (const cut of [half + away, half - away])
      if (cut > 0 && cut < places.length && (places[cut] ?? 0) - (places[cut - 1] ?? 0) > 1)
        return cut;
  return half;
};

const joined = <Table extends Standing>(
  parts: readonly Part<Table>[],
  page: Area,
): Part<Table>[] => {
  let open = [...parts];
  const done: Part<Table>[] = [];
  while (open.length > 0) {
    // A part without a partner will never find one, because the others only grow.
    const smallest = open.reduce((a, b) => (b.tables.length < a.tables.length ? b : a));
    const others = [...open, ...done].filter((part) => part !== smallest);
    const partner = partnerOf(smallest, others, page);
    open = open.filter((part) => part !== smallest && part !== partner);
    if (partner) {
      const at = done.indexOf(partner);
      if (at >= 0) done.splice(at, 1);
      open.push(partOf([...smallest.tables, ...partner.tables]));
    } else done.push(smallest);
  }
  return done;
};

const partnerOf = <Table extends Standing>(
  part: Part<Table>,
  others: readonly Part<Table>[],
  page: Area,
): Part<Table> | undefined => {
  let best: Part<Table> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const frame = frameAroundAll([part.frame, other.frame]);
    const size = frame.width * frame.height;
    const alone = Math.max(scaleOn(part.frame, page), scaleOn(other.frame, page));
    if (size >= least || scaleOn(frame, page) < Math.min(leastScale, alone)) continue;
    const isClear = others.every(
      (third) => third === other || !third.tables.some((table) => holds(frame, table)),
    );
    if (!isClear) continue;
    best = other;
    least = size;
  }
  return best;
};

const holds = ({ x, y, width, height }: Frame, at: { x: number; y: number }): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** Bands from top to bottom, each from left to right. */
const inReadingOrder = <Table>(parts: readonly Part<Table>[]): Part<Table>[] => {
  const bands: Part<Table>[][] = [];
  for (const part of [...parts].sort((a, b) => middleOf(a) - middleOf(b))) {
    const band = bands.at(-1);
    const [first] = band ?? [];
    if (band && first && middleOf(part) < first.frame.y + first.frame.height) band.push(part);
    else bands.push([part]);
  }
  return bands.flatMap((band) => band.sort((a, b) => a.frame.x - b.frame.x));
};

const middleOf = ({ frame: { y, height } }: { frame: Frame }): number => y + height / 2;

/** From top to bottom, then from left to right. */
const inRows = <Table extends Standing>(tables: readonly Table[]): Table[] =>
  [...tables].sort((a, b) => a.y - b.y || a.x - b.x);
