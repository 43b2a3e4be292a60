import type { EventPlanEvent, Placement } from '../../schema/domainEvents.ts';
import {
  assignSeatInput,
  autoAssignSeatsInput,
  holdTogetherInput,
  returnToPoolInput,
  seatTogetherInput,
  swapSeatsInput,
  unassignSeatInput,
} from '../../schema/inputs/placement.ts';
import type { SeatRow } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';
import { attendeesByIds } from '../attendees/queries.ts';
import { notFound } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { rowsAsLeft } from '../eventPlans/rowsAsLeft.ts';
import type { PlanState } from '../eventPlans/state.ts';
import { operation, performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import type { PlacementCommand } from './commands.ts';

/** Seats that somebody left or took, the asked-for one first. */
const seatsTouched = (seatId: string, events: readonly EventPlanEvent[]): string[] => {
  const others = events.flatMap((event) => {
    if (event.type === 'SeatAssigned' && event.data.from.in === 'seat') {
      return [event.data.from.seatId];
    }
    return event.type === 'SeatsSwapped' ? [event.data.a.seatId, event.data.b.seatId] : [];
  });
  return [...new Set([seatId, ...others])];
};

const changeSeats = async (
  app: Application,
  command: Extract<PlacementCommand, { seatId: string }>,
  origin: CommandOrigin,
): Promise<{ position: string | null; seats: SeatRow[] }> => {
  const handled = await performOnPlan(app, command, origin);
  const ids = seatsTouched(command.seatId, handled.events);
  const seats = await Promise.all(ids.map((id) => app.lookUps.seat.load(id)));
  // Somebody else may have removed its table since.
  seats[0] ??= await (await rowsAsLeft(app, handled))?.seat(command.seatId);
  if (!seats[0]) throw notFound('seat');
  return { position: handled.position, seats: seats.filter((seat) => seat !== undefined) };
};

/** Seats somebody, from wherever they were. A taken seat: 409 SEAT_TAKEN naming who sits there. */
export const assignSeat = operation(
  'assignSeat',
  assignSeatInput,
  toEdit,
  async (app, _request, { eventId, seatId, attendeeId, ifTaken }, origin) => {
    const refuseOrReplace = ifTaken === 'REPLACE' ? 'replace' : 'refuse';
    const seat = { eventId, seatId, attendeeId, ifTaken: refuseOrReplace } as const;
    return changeSeats(app, { type: 'AssignSeat', ...seat }, origin);
  },
);

export const unassignSeat = operation(
  'unassignSeat',
  unassignSeatInput,
  toEdit,
  async (app, _request, { eventId, seatId }, origin) => {
    return changeSeats(app, { type: 'UnassignSeat', eventId, seatId }, origin);
  },
);

export const swapSeats = operation(
  'swapSeats',
  swapSeatsInput,
  toEdit,
  async (app, _request, { eventId, seatId, otherSeatId }, origin) => {
    return changeSeats(app, { type: 'SwapSeats', eventId, seatId, otherSeatId }, origin);
  },
);

/** Seats several people at one table in one step, as far as its free seats reach. */
export const seatTogether = operation(
  'seatTogether',
  seatTogetherInput,
  toEdit,
  async (app, _request, { eventId, tableId, attendeeIds }, origin) => {
    const command = { type: 'SeatTogether' as const, eventId, tableId, attendeeIds };
    const { events, position, state } = await performOnPlan(app, command, origin);
    const seated = events.flatMap((event) =>
      event.type === 'PeopleSeatedTogether' ? event.data.seated : [],
    );
    const touched = seated.flatMap(({ seatId, from }) =>
      from.in === 'seat' ? [seatId, from.seatId] : [seatId],
    );
    const seats = await Promise.all([...new Set(touched)].map((id) => app.lookUps.seat.load(id)));
    return {
      position,
      seats: seats.filter((seat) => seat !== undefined),
      assignments: seated.map(({ seatId, attendeeId }) => ({ seatId, attendeeId })),
      left: [...new Set(attendeeIds)].filter((id) => !sitsAt(state, id, tableId)),
    };
  },
);

const sitsAt = (plan: PlanState, attendeeId: string, tableId: string): boolean => {
  if (plan.status !== 'active') return false;
  const placement = plan.attendees.get(attendeeId)?.placement;
  return placement?.in === 'seat' && plan.seats.get(placement.seatId)?.tableId === tableId;
};

/** What those who moved are now, and the seats that they left. */
const moveTogether = async (
  app: Application,
  command: Extract<PlacementCommand, { type: 'HoldTogether' | 'ReturnToPool' }>,
  origin: CommandOrigin,
) => {
  const { events, position } = await performOnPlan(app, command, origin);
  const moved = events.flatMap((event): { attendeeId: string; from: Placement }[] => {
    if (event.type === 'PeopleHeldTogether') return event.data.held;
    return event.type === 'PeopleReturnedToPool' ? event.data.returned : [];
  });
  const freed = moved.flatMap(({ from }) => (from.in === 'seat' ? [from.seatId] : []));
  const [attendees, seats] = await Promise.all([
    attendeesByIds(
      app,
      moved.map(({ attendeeId }) => attendeeId),
    ),
    Promise.all(freed.map((id) => app.lookUps.seat.load(id))),
  ]);
  return { position, attendees, seats: seats.filter((seat) => seat !== undefined) };
};

/** Parks several people in one step, for one reason. */
export const holdTogether = operation(
  'holdTogether',
  holdTogetherInput,
  toEdit,
  async (app, _request, { eventId, attendeeIds, reason }, origin) => {
    const people = { eventId, attendeeIds, reason: reason ?? null };
    return moveTogether(app, { type: 'HoldTogether', ...people }, origin);
  },
);

/** Returns several people to the pool in one step. */
export const returnToPool = operation(
  'returnToPool',
  returnToPoolInput,
  toEdit,
  async (app, _request, { eventId, attendeeIds }, origin) => {
    return moveTogether(app, { type: 'ReturnToPool', eventId, attendeeIds }, origin);
  },
);

export const autoAssignSeats = operation(
  'autoAssignSeats',
  autoAssignSeatsInput,
  toEdit,
  async (app, _request, { eventId }, origin) => {
    const command = { type: 'AutoAssignSeats' as const, eventId };
    const { events, position, state } = await performOnPlan(app, command, origin);
    const pairs = events.flatMap((event) =>
      event.type === 'SeatsAutoAssigned' ? event.data.assignments : [],
    );
    const inPool =
      state.status === 'active'
        ? state.attendees.count(({ placement }) => placement.in === 'pool')
        : 0;
    return {
      position,
      assigned: pairs.length,
      unassigned: inPool,
      assignments: pairs.map(([seatId, attendeeId]) => ({ seatId, attendeeId })),
    };
  },
);
