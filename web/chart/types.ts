import type { AttendeeRole, TableLayout } from '../../schema/vocabulary.ts';

/** Where a table stands on the floor: its centre in centimetres, turned by degrees clockwise. */
export type Place = { x: number; y: number; rotation: number };

/** What the chart draws. It knows no server: ids come in, what was done with them goes out. */
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
};

/** A table with its seats by position, and who sits on each. */
export type TableOnFloor = {
  table: ChartTable;
  seats: readonly ChartSeat[];
  people: readonly (ChartPerson | undefined)[];
};
