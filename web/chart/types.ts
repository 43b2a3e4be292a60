import type { AttendeeRole, TableLayout } from '../../schema/vocabulary.ts';

export type Point = { x: number; y: number };

/**
 * A table's place on the floor: its centre in centimetres, and its clockwise rotation in degrees.
 */
export type Place = { x: number; y: number; rotation: number };

/** The chart's data. The chart knows no server: it receives ids and reports actions on them. */
export type ChartTable = Place & {
  id: string;
  name: string;
  capacity: number;
  layout: TableLayout;
  endSeats: boolean;
};

export type ChartSeat = { id: string; position: number; x: number; y: number };

export type ChartPerson = {
  id: string;
  name: string;
  company?: string | null;
  attendeeRole: AttendeeRole;
  isPinned?: boolean;
};

/** A table with its seats by position, and their occupants. */
export type TableOnFloor = {
  table: ChartTable;
  seats: readonly ChartSeat[];
  people: readonly (ChartPerson | undefined)[];
};

/** The table with this id, if it is on the floor. */
export const tableIn = (
  tables: readonly TableOnFloor[],
  tableId: string | null | undefined,
): ChartTable | undefined => tables.find(({ table }) => table.id === tableId)?.table;

/** A drag of a person, from press to release. `at` is in pixels of the window. */
export type PersonGesture =
  | { phase: 'press'; attendeeId: string; at: Point }
  | { phase: 'move'; at: Point }
  | { phase: 'release' }
  | { phase: 'cancel' };

/**
 * The target of a search. `by` is a new object for each search, because the target's place may change between
 * searches.
 */
export type SearchTarget = {
  by: object;
  point: Point;
  tableId?: string;
  seatId?: string;
};
