import { z } from 'zod';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { autoAssignAnswer, seatTogetherAnswer } from '../../schema/entities/placement.ts';
import { type SeatRow, seatAnswer } from '../../schema/entities/seat.ts';
import {
  assignSeatInput,
  autoAssignSeatsInput,
  holdTogetherInput,
  returnToPoolInput,
  seatTogetherInput,
  swapSeatsInput,
  unassignSeatInput,
} from '../../schema/inputs/placement.ts';
import { limits } from '../../schema/limits.ts';
import type { Placement } from '../../schema/planFacts.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { attendeesByIds } from '../attendees/queries.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { foundOrAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { isWaiting, type PlanState } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performLaterOnPlan, performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { seatsForPool } from '../seatingProposals/seatPool.ts';
import type { PlacementCommand } from './commands.ts';
import { seatsByIds } from './queries.ts';
import {
  AutoAssignPayload,
  MoveTogetherPayload,
  SeatPayload,
  SeatTogetherPayload,
} from './types.ts';

const atMost = `At most ${limits.movedTogether.toLocaleString('en')}.`;

/** Whether pinned people may be moved. */
const movePinnedOf = ({ movePinned }: { movePinned?: boolean | null }) =>
  movePinned ? { movePinned } : {};

/** The seats that people left or took, the requested seat first. */
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
  seats[0] = await foundOrAsLeft(app, handled, 'seat', command.seatId, seats[0]);
  return { position: handled.position, seats: seats.filter((seat) => seat !== undefined) };
};

/**
 * @throws Refusal SEAT_TAKEN naming the occupant, unless `ifTaken` is REPLACE; ATTENDEE_PINNED unless
 * `movePinned`; SEAT_NOT_FOUND, ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN
 */
export const assignSeat = operation({
  name: 'assignSeat',
  description:
    'Seats somebody, from wherever they are. A taken seat is refused with SEAT_TAKEN, which names the occupant.',
  input: assignSeatInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, seatId, attendeeId, ifTaken, ...given }) => {
    const seat = { eventId, seatId, attendeeId, ifTaken: ifTaken ?? 'REFUSE' };
    const command = { type: 'AssignSeat' as const, ...seat, ...movePinnedOf(given) };
    return changeSeats(app, command, origin);
  },
  mutation: { input: { defaults: { ifTaken: 'REFUSE' } }, payload: SeatPayload },
});

/**
 * @throws Refusal ATTENDEE_PINNED unless `movePinned`; SEAT_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN
 */
export const unassignSeat = operation({
  name: 'unassignSeat',
  description: 'Frees a seat. Its occupant returns to the pool.',
  input: unassignSeatInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, seatId, ...given }) =>
    changeSeats(app, { type: 'UnassignSeat', eventId, seatId, ...movePinnedOf(given) }, origin),
  mutation: { payload: SeatPayload },
});

/**
 * @throws Refusal CONFLICT if one of the seats is free; ATTENDEE_PINNED unless `movePinned`; SEAT_NOT_FOUND;
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const swapSeats = operation({
  name: 'swapSeats',
  description: 'Swaps the people on two seats.',
  input: swapSeatsInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, seatId, otherSeatId, ...given }) => {
    const seats = { eventId, seatId, otherSeatId };
    return changeSeats(app, { type: 'SwapSeats', ...seats, ...movePinnedOf(given) }, origin);
  },
  mutation: { payload: SeatPayload },
  route: { at: 'POST /api/seats/swap', ...answers('seats', z.array(seatAnswer)) },
});

/**
 * @throws Refusal ATTENDEE_PINNED unless `movePinned`; TABLE_NOT_FOUND, ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND,
 * FORBIDDEN
 */
export const seatTogether = operation({
  name: 'seatTogether',
  description:
    'Seats several people at a table in one step, in the order of its free seats, while there are any.',
  input: seatTogetherInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, tableId, attendeeIds, ...given }) => {
    const people = { eventId, tableId, attendeeIds, ...movePinnedOf(given) };
    const command = { type: 'SeatTogether' as const, ...people };
    const { events, position, state } = await performOnPlan(app, command, origin);
    const seated = events.flatMap((event) =>
      event.type === 'PeopleSeatedTogether' ? event.data.seated : [],
    );
    const touched = seated.flatMap(({ seatId, from }) =>
      from.in === 'seat' ? [seatId, from.seatId] : [seatId],
    );
    return {
      position,
      seats: await seatsByIds(app, [...new Set(touched)]),
      assignments: seated.map(({ seatId, attendeeId }) => ({ seatId, attendeeId })),
      left: [...new Set(attendeeIds)].filter((id) => !sitsAt(state, id, tableId)),
    };
  },
  mutation: { payload: SeatTogetherPayload },
  route: {
    at: 'POST /api/seats/assign-many',
    summary: 'Seats several people at a table in one step, while it has free seats',
    answer: seatTogetherAnswer,
    shows: ({ assignments, left }) => ({ assignments, left }),
  },
});

const sitsAt = (plan: PlanState, attendeeId: string, tableId: string): boolean => {
  if (plan.status !== 'active') return false;
  const placement = plan.attendees.get(attendeeId)?.placement;
  return placement?.in === 'seat' && plan.seats.get(placement.seatId)?.tableId === tableId;
};

/** Moves several people, and reads them and the seats that they left. */
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
  const ids = moved.map(({ attendeeId }) => attendeeId);
  const [attendees, seats] = await Promise.all([attendeesByIds(app, ids), seatsByIds(app, freed)]);
  return { position, attendees, seats };
};

/**
 * @throws Refusal ATTENDEE_PINNED unless `movePinned`; ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN
 */
export const holdTogether = operation({
  name: 'holdTogether',
  description:
    'Moves several people to the holding area in one step, for one reason, and frees their seats.',
  input: holdTogetherInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, attendeeIds, reason, ...given }) => {
    const people = { eventId, attendeeIds, reason: reason ?? null, ...movePinnedOf(given) };
    return moveTogether(app, { type: 'HoldTogether', ...people }, origin);
  },
  mutation: {
    input: { descriptions: { attendeeIds: atMost, reason: 'At most 200 characters.' } },
    payload: MoveTogetherPayload,
  },
  route: {
    at: 'POST /api/attendees/hold-many',
    tag: 'Attendees',
    summary: 'Moves several people to the holding area in one step, for one reason',
    ...answers('attendees', z.array(attendeeAnswer)),
  },
});

/**
 * @throws Refusal ATTENDEE_PINNED unless `movePinned`; ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN
 */
export const returnToPool = operation({
  name: 'returnToPool',
  description: 'Returns several people to the pool in one step, from seats and the holding area.',
  input: returnToPoolInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, attendeeIds, ...given }) => {
    const people = { eventId, attendeeIds, ...movePinnedOf(given) };
    return moveTogether(app, { type: 'ReturnToPool', ...people }, origin);
  },
  mutation: { input: { descriptions: { attendeeIds: atMost } }, payload: MoveTogetherPayload },
  route: {
    at: 'POST /api/attendees/return-many',
    tag: 'Attendees',
    summary: 'Moves several people to the pool in one step',
    ...answers('attendees', z.array(attendeeAnswer)),
  },
});

/** The number of attempts of the engine if the plan keeps changing. */
const tries = 3;

/** @throws Refusal CONFLICT if the plan changed during each attempt of the engine */
const seatPool = async (app: Application, eventId: string, origin: CommandOrigin, left = tries) => {
  const command = async () => {
    const found = await seatsForPool(app, eventId);
    return { type: 'AutoAssignSeats' as const, eventId, ...(found && { found }) };
  };
  try {
    return await performLaterOnPlan(app, eventId, command, origin);
  } catch (error) {
    if (!isRefusal(error, 'CONFLICT') || left === 1) throw error;
    return seatPool(app, eventId, origin, left - 1);
  }
};

/**
 * Seats everyone in the pool, as far as there are seats and hard rules allow.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN; ENGINE_BUSY if the plan has rules
 */
export const autoAssignSeats = operation({
  name: 'autoAssignSeats',
  description: 'Seats people of the pool while there are free seats. Seated people never move.',
  input: autoAssignSeatsInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId }) => {
    const { events, position, state } = await seatPool(app, eventId, origin);
    const pairs = events.flatMap((event) =>
      event.type === 'SeatsAutoAssigned' ? event.data.assignments : [],
    );
    const attendees = state.status === 'active' ? [...state.attendees.values()] : [];
    return {
      position,
      assigned: pairs.length,
      unassigned: attendees.filter(isWaiting).length,
      assignments: pairs.map(([seatId, attendeeId]) => ({ seatId, attendeeId })),
    };
  },
  mutation: { payload: AutoAssignPayload },
  route: {
    at: 'POST /api/seats/auto-assign',
    summary: 'Seats everyone in the pool as far as seats reach',
    answer: autoAssignAnswer,
    shows: ({ assigned, unassigned, assignments }) => ({ assigned, unassigned, assignments }),
  },
});
