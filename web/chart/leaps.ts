import { onFloor } from '../../schema/rooms/onFloor.ts';
import type { Leap } from './floorKeys.ts';
import type { TableOnFloor } from './types.ts';

type At = { seat?: string | undefined; table?: string | undefined };

export type Landing = { what: 'seat' | 'table'; id: string; x: number; y: number };

/**
 * The target of a key that jumps from table to table, or to a table's first or last seat. From a seat it is a
 * seat. Undefined if there is none.
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
