import type { Place } from '../../schema/planFacts.ts';
import { isPlaceOnFloor } from '../../schema/rooms/onFloor.ts';
import { nextPlace } from '../../schema/tables/rows.ts';
import { aisle, boxOf, overlaps, type Standing } from '../../schema/tables/seatLayout.ts';

/**
 * Places for tables that are added to others. The new tables move as one group to a place without overlaps:
 * if possible unmoved, else to the right of the others, below, left or above. If the floor has no room for
 * the group, each table takes the next free place. `by` is the group's move in centimetres.
 */
export const placesBeside = (
  tables: readonly Standing[],
  others: readonly Standing[],
): { places: Place[]; by: Move } => {
  const found = movesBeside(tables, others)
    .map((by) => ({
      by,
      moved: tables.map((table) => ({ ...table, place: movedBy(by, table.place) })),
    }))
    .find(
      ({ moved }) => moved.every(({ place }) => isPlaceOnFloor(place)) && isClear(moved, others),
    );
  const { moved, by } = found ?? { moved: oneByOne(tables, others), by: { x: 0, y: 0 } };
  return { places: moved.map(({ place }) => place), by };
};

export type Move = { x: number; y: number };

/** A place, moved. Its rotation stays. */
export const movedBy = ({ x, y }: Move, place: Place): Place => ({
  ...place,
  x: place.x + x,
  y: place.y + y,
});

const movesBeside = (tables: readonly Standing[], others: readonly Standing[]): Move[] => {
  const stay = { x: 0, y: 0 };
  if (tables.length === 0 || others.length === 0) return [stay];
  const [own, theirs] = [boundsOf(tables), boundsOf(others)];
  const align = { x: Math.ceil(theirs.left - own.left), y: Math.ceil(theirs.top - own.top) };
  return [
    stay,
    { x: Math.ceil(theirs.right + aisle - own.left), y: align.y },
    { x: align.x, y: Math.ceil(theirs.bottom + aisle - own.top) },
    { x: Math.floor(theirs.left - aisle - own.right), y: align.y },
    { x: align.x, y: Math.floor(theirs.top - aisle - own.bottom) },
  ];
};

const boundsOf = (tables: readonly Standing[]) => {
  const boxes = tables.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ x, width }) => x - width / 2)),
    right: Math.max(...boxes.map(({ x, width }) => x + width / 2)),
    top: Math.min(...boxes.map(({ y, height }) => y - height / 2)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height / 2)),
  };
};

const isClear = (tables: readonly Standing[], others: readonly Standing[]): boolean => {
  const taken = others.map(boxOf);
  return tables.map(boxOf).every((box) => !taken.some((other) => overlaps(box, other)));
};

const oneByOne = (tables: readonly Standing[], others: readonly Standing[]): Standing[] => {
  const standing = [...others];
  return tables.map((table) => {
    const there = { ...table, place: nextPlace(table, standing) };
    standing.push(there);
    return there;
  });
};
