import type { Leap } from './floorKeys.ts';
import { onFloor } from './nearestSeat.ts';
import type { TableOnFloor } from './types.ts';

/** What has the focus: a table, or a seat. */
type At = { seat?: string | undefined; table?: string | undefined };

export type Landing = { what: 'seat' | 'table'; id: string; x: number; y: number };

/**
 * Where a key leads that leaves others out: from table to table, to a table's first or last seat.
 * From a seat it leads to a seat. Undefined where there is nothing that way.
 */
export const landingOf = (
  tables: readonly TableOnFloor[],
  at: At,
  leap: Leap,
): Landing | undefined => {
  const from = tables.findIndex(({ table, seats }) =>
    at.seat ? seats.some(({ id }) => id === at.seat) : table.id === at.table,
  );
  const here = tables[from];
  if (!here) return undefined;
  switch (leap) {
    case 'firstSeat':
      return seatOf(here, 0);
    case 'lastSeat':
      return seatOf(here, -1);
    default: {
      const there = tables[leap === 'nextTable' ? from + 1 : from - 1];
      if (!there) return undefined;
      return (at.seat && seatOf(there, 0)) || tableOf(there);
    }
  }
};

const seatOf = ({ table, seats }: TableOnFloor, index: number): Landing | undefined => {
  const seat = seats.at(index);
  return seat && { what: 'seat', id: seat.id, ...onFloor(seat, table) };
};

const tableOf = ({ table: { id, x, y } }: TableOnFloor): Landing => ({ what: 'table', id, x, y });
