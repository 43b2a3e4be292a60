import { allSeated, areHeld, areInPool, areSeatedAt, isFree, leaves, sits } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { some } from '../sketch.ts';

/** Who is seated, who waits and who is held. */
export const placementKinds: Kinds = {
  assign: {
    weight: 10,
    draw: ({ plan: { eventId, seats, people, steps }, random }) => {
      const [seatId, attendeeId] = [random.pick(seats), random.pick(people)];
      if (!seatId || !attendeeId) return undefined;
      const ifTaken = random.chance(0.5) ? 'REPLACE' : 'REFUSE';
      const body = { eventId, attendeeId, ifTaken };
      return {
        call: byEither(
          random,
          rest('POST', `/api/seats/${seatId}/assign`, body),
          graphql('assignSeat', 'AssignSeatInput', 'stepId', { ...body, seatId }),
        ),
        wanted: {
          effect: leaves('SeatAssigned', { seatId, attendeeId }),
          alreadySo: sits(attendeeId, seatId),
        },
        learn: ({ stepId }) => stepId && steps.push(stepId),
      };
    },
  },
  unassign: {
    weight: 2,
    draw: ({ plan: { eventId, seats }, random }) => {
      const seatId = random.pick(seats);
      return seatId
        ? {
            call: byEither(
              random,
              rest('POST', `/api/seats/${seatId}/assign`, { eventId, attendeeId: null }),
              graphql('unassignSeat', 'UnassignSeatInput', 'stepId', { eventId, seatId }),
            ),
            wanted: { effect: leaves('SeatUnassigned', { seatId }), alreadySo: isFree(seatId) },
          }
        : undefined;
    },
  },
  swap: {
    weight: 3,
    draw: ({ plan: { eventId, seats }, random }) => {
      const [seatId, otherSeatId] = [random.pick(seats), random.pick(seats)];
      const body = { eventId, seatId, otherSeatId };
      return seatId && otherSeatId && seatId !== otherSeatId
        ? {
            call: byEither(
              random,
              rest('POST', '/api/seats/swap', body),
              graphql('swapSeats', 'SwapSeatsInput', 'stepId', body),
            ),
            wanted: { effect: leaves('SeatsSwapped') },
          }
        : undefined;
    },
  },
  seatTogether: {
    weight: 2,
    draw: ({ plan: { eventId, tables, people }, random }) => {
      const tableId = random.pick(tables);
      const attendeeIds = some(random, people, 3);
      const body = { eventId, tableId, attendeeIds };
      return tableId && attendeeIds.length > 0
        ? {
            call: byEither(
              random,
              rest('POST', '/api/seats/assign-many', body),
              graphql('seatTogether', 'SeatTogetherInput', 'stepId', body),
            ),
            wanted: {
              effect: leaves('PeopleSeatedTogether', { tableId }),
              alreadySo: areSeatedAt(attendeeIds, tableId),
            },
          }
        : undefined;
    },
  },
  holdTogether: {
    weight: 1,
    draw: ({ plan: { eventId, people }, random }) => {
      const attendeeIds = some(random, people, 3);
      const body = { eventId, attendeeIds };
      return attendeeIds.length > 0
        ? {
            call: byEither(
              random,
              rest('POST', '/api/attendees/hold-many', body),
              graphql('holdTogether', 'HoldTogetherInput', 'stepId', body),
            ),
            wanted: { effect: leaves('PeopleHeldTogether'), alreadySo: areHeld(attendeeIds) },
          }
        : undefined;
    },
  },
  returnToPool: {
    weight: 2,
    draw: ({ plan: { eventId, people }, random }) => {
      const attendeeIds = some(random, people, 4);
      const body = { eventId, attendeeIds };
      return attendeeIds.length > 0
        ? {
            call: byEither(
              random,
              rest('POST', '/api/attendees/return-many', body),
              graphql('returnToPool', 'ReturnToPoolInput', 'stepId', body),
            ),
            wanted: { effect: leaves('PeopleReturnedToPool'), alreadySo: areInPool(attendeeIds) },
          }
        : undefined;
    },
  },
  autoAssign: {
    weight: 1,
    draw: ({ plan: { eventId }, random }) => ({
      call: byEither(
        random,
        rest('POST', '/api/seats/auto-assign', { eventId }),
        graphql('autoAssignSeats', 'AutoAssignSeatsInput', 'stepId', { eventId }),
      ),
      wanted: { effect: leaves('SeatsAutoAssigned'), alreadySo: allSeated },
    }),
  },
};
