import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { compareNames } from '../texts/formats.ts';

export type Guest = {
  person: Attendee;
  /** Undefined for people without a seat. */
  table: string | undefined;
  seat: number | undefined;
  isHeld: boolean;
};

/** Everybody at the event by name, with their seats. */
export const guestsByName = (view: PlanView): Guest[] => {
  const tables = new Map(view.tables.map(({ table }) => [table.id, table.name]));
  const held = new Set(view.holding.map(({ id }) => id));
  return [...view.people.values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map((person) => {
      const seat = view.seatOf.get(person.id);
      return {
        person,
        table: seat && tables.get(seat.tableId),
        seat: seat?.position,
        isHeld: held.has(person.id),
      };
    });
};

export type TableList = {
  id: string;
  name: string;
  capacity: number;
  /** By position, with the occupant if there is one. */
  seats: { position: number; person: Attendee | undefined }[];
  taken: number;
};

/** The tables by name, each with its seats in order. */
export const tablesByName = (view: PlanView): TableList[] =>
  [...view.tables]
    .sort((a, b) => compareNames(a.table.name, b.table.name))
    .map(({ table, seats, people }) => ({
      id: table.id,
      name: table.name,
      capacity: table.capacity,
      seats: seats.map(({ position }, index) => ({ position, person: people[index] })),
      taken: people.filter(Boolean).length,
    }));
