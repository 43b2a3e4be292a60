import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from '../../chart/types.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlanPicturePartsFragment } from '../../gql/graphql.ts';

graphql(`
  fragment PlanPictureParts on PlanPicture {
    pool
    seated
    holding
    tables {
      tableId
      name
      layout
      endSeats
      capacity
      x
      y
      rotation
    }
    seats {
      seatId
      tableId
      position
      x
      y
      attendeeId
    }
    people {
      attendeeId
      name
      company
      attendeeRole
      where
    }
  }
`);

export type PictureView = {
  tables: TableOnFloor[];
  people: ReadonlyMap<string, ChartPerson>;
  /** How many there were, and how many of them where. */
  counts: { people: number; seated: number; pool: number; holding: number };
};

/** A plan of some moment as the chart draws it, with how many were where. */
export const pictureView = (picture: PlanPicturePartsFragment): PictureView => {
  const { tables, seats, people, seated, pool, holding } = picture;
  const byId = new Map<string, ChartPerson>();
  for (const { attendeeId, name, company, attendeeRole } of people)
    byId.set(attendeeId, { id: attendeeId, name, company, attendeeRole });
  const seatsOf = new Map<string, { seat: ChartSeat; person: ChartPerson | undefined }[]>();
  for (const { seatId, tableId, position, x, y, attendeeId } of seats) {
    const person = byId.get(attendeeId ?? '');
    const own = seatsOf.get(tableId) ?? [];
    own.push({ seat: { id: seatId, position, x, y }, person });
    seatsOf.set(tableId, own);
  }
  return {
    people: byId,
    counts: { people: people.length, seated, pool, holding },
    tables: tables.map(({ tableId, name, layout, endSeats, capacity, x, y, rotation }) => {
      const own = seatsOf.get(tableId) ?? [];
      const table: ChartTable = { id: tableId, name, layout, endSeats, capacity, x, y, rotation };
      return {
        table,
        seats: own.map(({ seat }) => seat),
        people: own.map(({ person }) => person),
      };
    }),
  };
};
