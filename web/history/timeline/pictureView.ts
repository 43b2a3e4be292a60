import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from '../../chart/types.ts';
import type { DrawnObject } from '../../floorObjects/shapes.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlanPicturePartsFragment } from '../../gql/graphql.ts';
import type { DrawnRoom } from '../../rooms/drawnRoom.ts';

graphql(`
  fragment PlanPictureParts on PlanPicture {
    pool
    declined
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
    objects {
      objectId
      kind
      name
      x
      y
      rotation
      shape {
        ...ShapeParts
      }
    }
    room {
      outline {
        ...OutlineParts
      }
      background {
        ...BackgroundParts
      }
    }
  }
`);

export type PictureView = {
  tables: TableOnFloor[];
  people: ReadonlyMap<string, ChartPerson>;
  objects: readonly DrawnObject[];
  room: DrawnRoom;
  /** The number of people, in total and by place. `pool` excludes people who declined. */
  counts: Record<'people' | 'seated' | 'pool' | 'declined' | 'holding', number>;
};

type Kept = ReadonlyMap<string, TableOnFloor>;

const isSame = <T extends object>(one: T, other: T | undefined): other is T =>
  other !== undefined &&
  Object.entries(one).every(([key, value]) => other[key as keyof T] === value);

/** Reuses an unchanged object, so that only changed tables render again. */
const kept = <T extends object>(one: T, before: T | undefined): T =>
  isSame(one, before) ? before : one;

/**
 * The chart's data and counts for the plan at a moment. Reuses the unchanged objects of `before`, the view on
 * screen.
 */
export const pictureView = (
  picture: PlanPicturePartsFragment,
  before?: PictureView,
): PictureView => {
  const { tables, seats, people, objects, room, seated, pool, declined, holding } = picture;
  const byId = new Map<string, ChartPerson>();
  for (const { attendeeId: id, name, company, attendeeRole } of people)
    byId.set(id, kept({ id, name, company, attendeeRole }, before?.people.get(id)));
  const drawn: Kept = new Map(before?.tables.map((each) => [each.table.id, each]));
  const seatsOf = new Map(tables.map(({ tableId }) => [tableId, [] as typeof seats]));
  for (const seat of seats) seatsOf.get(seat.tableId)?.push(seat);
  return {
    people: byId,
    objects: objects.map(({ __typename: _, objectId: id, ...object }) => ({
      id,
      ...object,
    })),
    room,
    counts: { people: people.length, seated, pool: pool - declined, declined, holding },
    tables: tables.map(({ tableId: id, name, layout, endSeats, capacity, x, y, rotation }) => {
      const own = seatsOf.get(id) ?? [];
      const was = drawn.get(id);
      const table: ChartTable = { id, name, layout, endSeats, capacity, x, y, rotation };
      return {
        table: kept(table, was?.table),
        seats: own.map(
          ({ seatId, position, x, y }, n): ChartSeat =>
            kept({ id: seatId, position, x, y }, was?.seats[n]),
        ),
        people: own.map(({ attendeeId }) => byId.get(attendeeId ?? '')),
      };
    }),
  };
};
