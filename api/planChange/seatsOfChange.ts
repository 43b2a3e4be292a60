import { type PlanChange, seatsTakenBy } from '../../schema/planChange.ts';

/** The seats that people take with a change, whether they move or arrive, as [seatId, attendeeId]. */
export const seatsWanted = ({ moved, attendeesAdded }: PlanChange): [string, string][] =>
  seatsTakenBy([
    ...moved.map(({ attendeeId, to: placement }) => ({ attendeeId, placement })),
    ...attendeesAdded,
  ]);

/** The seats that a change removes, with their tables. */
export const seatsLost = ({ tablesRemoved, tablesChanged }: PlanChange) => [
  ...tablesRemoved.flatMap(({ tableId, seats }) =>
    seats.map(({ seatId }) => ({ tableId, seatId })),
  ),
  ...tablesChanged.flatMap(({ tableId, seats }) => {
    const stay = new Set(seats?.after.map(({ seatId }) => seatId));
    return (seats?.before ?? []).flatMap(({ seatId }) =>
      stay.has(seatId) ? [] : [{ tableId, seatId }],
    );
  }),
];
