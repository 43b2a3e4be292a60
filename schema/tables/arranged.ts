import type { Place } from '../planFacts.ts';
import { type RoomToFill, type RowsWanted, rowsFor } from './rows.ts';
import { boxOf, rounded, type Standing } from './seatLayout.ts';

/** How to arrange several tables: on one line, at equal distances, or in rows. */
export const waysToArrange = [
  'left',
  'centre',
  'right',
  'top',
  'middle',
  'bottom',
  'spreadAcross',
  'spreadDown',
  'rows',
] as const;
export type ArrangeHow = (typeof waysToArrange)[number];

/** `perRow` and `gap` are for rows only. */
export type ArrangeWanted = { how: ArrangeHow } & Omit<RowsWanted, 'at'>;

/**
 * The places of tables after arranging them, in their order. Edges include the chairs. Rows begin at the
 * place of the first table, keep the order of the plan and straighten every table. `room` is everything else
 * in the room.
 */
export const arranged = (
  tables: readonly Standing[],
  { how, perRow, gap }: ArrangeWanted,
  room: RoomToFill,
): Place[] => {
  const boxes = tables.map(boxOf);
  const places = tables.map(({ place }) => place);
  const least = (values: readonly number[]) => Math.min(...values);
  const most = (values: readonly number[]) => Math.max(...values);
  const [lefts, rights] = [
    boxes.map(({ x, width }) => x - width / 2),
    boxes.map(({ x, width }) => x + width / 2),
  ];
  const [tops, bottoms] = [
    boxes.map(({ y, height }) => y - height / 2),
    boxes.map(({ y, height }) => y + height / 2),
  ];
  const along = (axis: 'x' | 'y', at: (index: number) => number): Place[] =>
    places.map((place, index) => ({ ...place, [axis]: rounded(at(index)) }));
  switch (how) {
    case 'left':
      return along('x', (n) => least(lefts) + sizeOf(boxes[n]).width / 2);
    case 'right':
      return along('x', (n) => most(rights) - sizeOf(boxes[n]).width / 2);
    case 'centre':
      return along('x', () => (least(lefts) + most(rights)) / 2);
    case 'top':
      return along('y', (n) => least(tops) + sizeOf(boxes[n]).height / 2);
    case 'bottom':
      return along('y', (n) => most(bottoms) - sizeOf(boxes[n]).height / 2);
    case 'middle':
      return along('y', () => (least(tops) + most(bottoms)) / 2);
    case 'spreadAcross': {
      const spread = evenly(boxes.map(({ x, width }) => ({ at: x, size: width })));
      return along('x', (n) => spread[n] as number);
    }
    case 'spreadDown': {
      const spread = evenly(boxes.map(({ y, height }) => ({ at: y, size: height })));
      return along('y', (n) => spread[n] as number);
    }
    case 'rows': {
      const at = {
        x: least(places.map(({ x }) => x)),
        y: least(places.map(({ y }) => y)),
      };
      return rowsFor(tables, room, { perRow, gap, at });
    }
  }
};

const sizeOf = (box: { width: number; height: number } | undefined) =>
  box ?? { width: 0, height: 0 };

type Piece = { at: number; size: number };

/** The centres of pieces with equal gaps between them. The first and last piece stay. */
const evenly = (pieces: readonly Piece[]): number[] => {
  const order = pieces.map((_, index) => index).sort((a, b) => at(pieces, a) - at(pieces, b));
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return pieces.map(({ at }) => at);
  const [from, to] = [pieces[first] as Piece, pieces[last] as Piece];
  const within = order.slice(1, -1).reduce((sum, index) => sum + (pieces[index] as Piece).size, 0);
  const room = to.at - to.size / 2 - (from.at + from.size / 2) - within;
  const gap = room / (order.length - 1);
  const places = pieces.map(({ at }) => at);
  let edge = from.at + from.size / 2;
  for (const index of order.slice(1, -1)) {
    const { size } = pieces[index] as Piece;
    places[index] = edge + gap + size / 2;
    edge += gap + size;
  }
  return places;
};

const at = (pieces: readonly Piece[], index: number): number => (pieces[index] as Piece).at;
