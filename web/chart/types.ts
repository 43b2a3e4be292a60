import type { AttendeeRole, TableLayout } from '../../schema/vocabulary.ts';

/** What the chart draws. It knows no server: ids come in, what was done with them goes out. */
export type ChartTable = {
  id: string;
  name: string;
  capacity: number;
  layout: TableLayout;
  endSeats: boolean;
  x: number;
  y: number;
  rotation: number;
};

export type ChartSeat = { id: string; position: number; x: number; y: number };

export type ChartPerson = { id: string; name: string; attendeeRole: AttendeeRole };

/** A table with its seats by position, and who sits on each. */
export type TableOnFloor = {
  table: ChartTable;
  seats: readonly ChartSeat[];
  people: readonly (ChartPerson | undefined)[];
};
