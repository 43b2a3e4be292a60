import type { Placement } from '../../../schema/domainEvents.ts';
import type { ArrangementAssignment, ArrangementRow } from '../../../schema/readModels.ts';
import { type ActivePlan, placed, toPool } from '../../eventPlans/state.ts';

type Saved = Pick<ArrangementRow, 'tableId' | 'tables' | 'assignments'>;

/**
 * The plan of the moment when an arrangement was saved, seated as the arrangement has it, which may
 * be otherwise than it was: tables that it holds stand as they were saved, and whoever is to sit
 * there does. People and all that is known of them are the plan's, so that who was erased since is
 * without a name.
 */
export const arrangementPlan = (then: ActivePlan, saved: Saved): ActivePlan => {
  const replaced = saved.tableId === null ? [...then.tables.keys()] : [saved.tableId];
  const seatIds = replaced.flatMap((id) => then.tables.get(id)?.seatIds ?? []);
  const occupants = seatIds.flatMap((id) => then.seats.get(id)?.attendeeId ?? []);
  const stood = toPool(then, occupants);
  const cleared: ActivePlan = {
    ...stood,
    tables: stood.tables.deleteAll(replaced),
    seats: stood.seats.deleteAll(seatIds),
  };
  return sittingDown(furnished(cleared, then, saved), saved);
};

const furnished = (plan: ActivePlan, then: ActivePlan, saved: Saved): ActivePlan => {
  const seatsOf = new Map<string, ArrangementAssignment[]>(
    saved.tables.map(({ tableId }) => [tableId, []]),
  );
  for (const seat of saved.assignments) seatsOf.get(seat.tableId)?.push(seat);
  return {
    ...plan,
    nextOrder: plan.nextOrder + saved.tables.length,
    tables: plan.tables.withMutations((tables) => {
      saved.tables.forEach(({ tableId, name, layout, endSeats, x, y, rotation }, n) => {
        const order = then.tables.get(tableId)?.order ?? plan.nextOrder + n;
        const seatIds = (seatsOf.get(tableId) ?? []).map(({ seatId }) => seatId);
        const place = { x, y, rotation };
        tables.set(tableId, { order, name, layout, endSeats, place, seatIds });
      });
    }),
    seats: plan.seats.withMutations((seats) => {
      for (const { seatId, tableId, position, x, y } of saved.assignments)
        seats.set(seatId, { tableId, position, x, y, attendeeId: null });
    }),
  };
};

/** Who is to sit and is in the plan: somebody may have left in the moment of saving. */
const sittingDown = (plan: ActivePlan, { assignments }: Saved): ActivePlan =>
  assignments.reduce((seated, { seatId, attendeeId }) => {
    const seat: Placement = { in: 'seat', seatId };
    return attendeeId !== null && seated.attendees.has(attendeeId)
      ? placed(seated, attendeeId, seat)
      : seated;
  }, plan);
