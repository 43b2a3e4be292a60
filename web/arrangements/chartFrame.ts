import type { ArrangementTable } from '../../schema/readModels.ts';
import { tableFootprint } from '../../schema/seatLayout.ts';

/** A part of the floor, in centimetres. */
export type Frame = { x: number; y: number; width: number; height: number };

/** Kept clear around what is shown, for names that stand out beyond the chairs. */
const margin = 60;

/** What a table takes of the floor, however it is turned. */
const reachOf = (table: ArrangementTable): Frame => {
  const { width, height } = tableFootprint(table);
  const reach = table.rotation % 180 === 0 ? { width, height } : square(Math.hypot(width, height));
  return { x: table.x - reach.width / 2, y: table.y - reach.height / 2, ...reach };
};

const square = (side: number) => ({ width: side, height: side });

/** The smallest part of the floor with all these tables on it; none take a room's worth. */
export const frameOf = (tables: readonly ArrangementTable[]): Frame => {
  if (tables.length === 0) return { x: 0, y: 0, width: 800, height: 300 };
  const reaches = tables.map(reachOf);
  const left = Math.min(...reaches.map(({ x }) => x)) - margin;
  const top = Math.min(...reaches.map(({ y }) => y)) - margin;
  const right = Math.max(...reaches.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...reaches.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Centimetres: coming closer than this makes a table larger than one needs to find a seat. */
const nearest = 560;

/** What of the floor is at least seen in a close-up of the table, from left to right. */
export const closeUpWidth = (table: ArrangementTable): number =>
  Math.max(frameOf([table]).width, nearest);

/** The same shape as `outer`, around the middle of `inner`, as small as holds it. */
export const closeUp = (outer: Frame, inner: Frame): Frame => {
  const wanted = Math.max(inner.width, nearest) / outer.width;
  const scale = Math.min(1, Math.max(wanted, inner.height / outer.height));
  const width = outer.width * scale;
  const height = outer.height * scale;
  return {
    x: inner.x + inner.width / 2 - width / 2,
    y: inner.y + inner.height / 2 - height / 2,
    width,
    height,
  };
};

export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
