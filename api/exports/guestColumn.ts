import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Capability } from '../../schema/permissions.ts';

export type PlacedGuest = AttendeeRow & {
  mealNames: string | null;
  hostName: string | null;
  tableName: string | null;
  seat: number | null;
};

export type GuestColumn = {
  name: string;
  /** Viewers without this capability get the list without the column. */
  shownBy: Capability;
  cellOf: (guest: PlacedGuest) => string | number;
};
