import { type Answer, type Command, planStream } from './command.ts';
import {
  allSeated,
  areInPool,
  areSeatedAt,
  either,
  hasSeats,
  isCheckedIn,
  isFree,
  isHeld,
  leaves,
  sits,
} from './effects.ts';
import { type Draw, graphql, type Kinds, rest } from './kind.ts';
import { forget, some } from './sketch.ts';
import { wholePlanKinds } from './wholePlan.ts';

/** Everything that changes a plan, in the ways in which both faces offer it. */
const kinds: Kinds = {
  ...wholePlanKinds,
  addAttendee: {
    weight: 4,
    draw: ({ plan, random, unique }) => ({
      call: random.chance(0.5)
        ? rest('POST', '/api/attendees', { eventId: plan.eventId, name: unique })
        : graphql('addAttendee', 'AddAttendeeInput', 'attendee { id } stepId', {
            eventId: plan.eventId,
            attendee: { name: unique },
          }),
      wanted: { effect: leaves('AttendeeAdded') },
      learn: (answer) => {
        plan.people.push(answer.attendee?.id ?? answer.id);
        if (answer.stepId) plan.steps.push(answer.stepId);
      },
    }),
  },
  editAttendee: {
    weight: 5,
    draw: ({ plan, random, unique }) => {
      const id = random.pick(plan.people);
      return id
        ? {
            call: rest('PATCH', `/api/attendees/${id}`, { title: unique }),
            wanted: { effect: leaves('AttendeeEdited', { attendeeId: id }) },
          }
        : undefined;
    },
  },
  checkIn: {
    weight: 3,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.people);
      if (!id) return undefined;
      const isIn = random.chance(0.6);
      const type = isIn ? 'AttendeeCheckedIn' : 'AttendeeCheckedOut';
      const mutation = isIn ? 'checkInAttendee' : 'checkOutAttendee';
      return {
        call: random.chance(0.5)
          ? rest('PATCH', `/api/attendees/${id}`, { isCheckedIn: isIn })
          : graphql(mutation, 'AttendeeIdInput', 'stepId', { id }),
        wanted: {
          effect: leaves(type, { attendeeId: id }),
          alreadySo: isCheckedIn(id, isIn),
        },
      };
    },
  },
  hold: {
    weight: 4,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.people);
      if (!id) return undefined;
      const hold = random.chance(0.4);
      const mutation = hold ? 'holdAttendee' : 'releaseAttendee';
      const inputType = hold ? 'HoldAttendeeInput' : 'AttendeeIdInput';
      return {
        call: random.chance(0.7)
          ? rest('PATCH', `/api/attendees/${id}/holding`, { event: plan.eventId, hold })
          : graphql(mutation, inputType, 'stepId', { id }),
        wanted: {
          effect: leaves(hold ? 'AttendeeHeld' : 'AttendeeReleased', { attendeeId: id }),
          alreadySo: isHeld(id, hold),
        },
      };
    },
  },
  assign: {
    weight: 10,
    draw: ({ plan, random }) => {
      const [seatId, attendeeId] = [random.pick(plan.seats), random.pick(plan.people)];
      if (!seatId || !attendeeId) return undefined;
      const ifTaken = random.chance(0.5) ? 'REPLACE' : 'REFUSE';
      const { eventId } = plan;
      return {
        call: random.chance(0.6)
          ? rest('POST', `/api/seats/${seatId}/assign`, { eventId, attendeeId, ifTaken })
          : graphql('assignSeat', 'AssignSeatInput', 'stepId', {
              eventId,
              seatId,
              attendeeId,
              ifTaken,
            }),
        wanted: {
          effect: leaves('SeatAssigned', { seatId, attendeeId }),
          alreadySo: sits(attendeeId, seatId),
        },
        learn: ({ stepId }) => stepId && plan.steps.push(stepId),
      };
    },
  },
  unassign: {
    weight: 2,
    draw: ({ plan, random }) => {
      const seatId = random.pick(plan.seats);
      return seatId
        ? {
            call: rest('POST', `/api/seats/${seatId}/assign`, {
              eventId: plan.eventId,
              attendeeId: null,
            }),
            wanted: { effect: leaves('SeatUnassigned', { seatId }), alreadySo: isFree(seatId) },
          }
        : undefined;
    },
  },
  swap: {
    weight: 3,
    draw: ({ plan, random }) => {
      const [seatId, otherSeatId] = [random.pick(plan.seats), random.pick(plan.seats)];
      return seatId && otherSeatId && seatId !== otherSeatId
        ? {
            call: rest('POST', '/api/seats/swap', { eventId: plan.eventId, seatId, otherSeatId }),
            wanted: { effect: leaves('SeatsSwapped') },
          }
        : undefined;
    },
  },
  seatTogether: {
    weight: 2,
    draw: ({ plan, random }) => {
      const tableId = random.pick(plan.tables);
      const attendeeIds = some(random, plan.people, 3);
      return tableId && attendeeIds.length > 0
        ? {
            call: rest('POST', '/api/seats/assign-many', {
              eventId: plan.eventId,
              tableId,
              attendeeIds,
            }),
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
    draw: ({ plan, random }) => {
      const attendeeIds = some(random, plan.people, 3);
      return attendeeIds.length > 0
        ? {
            call: rest('POST', '/api/attendees/hold-many', { eventId: plan.eventId, attendeeIds }),
            wanted: {
              effect: leaves('PeopleHeldTogether'),
              alreadySo: (now) => attendeeIds.every((id) => isHeld(id, true)(now)),
            },
          }
        : undefined;
    },
  },
  returnToPool: {
    weight: 2,
    draw: ({ plan, random }) => {
      const attendeeIds = some(random, plan.people, 4);
      return attendeeIds.length > 0
        ? {
            call: rest('POST', '/api/attendees/return-many', {
              eventId: plan.eventId,
              attendeeIds,
            }),
            wanted: { effect: leaves('PeopleReturnedToPool'), alreadySo: areInPool(attendeeIds) },
          }
        : undefined;
    },
  },
  autoAssign: {
    weight: 1,
    draw: ({ plan }) => ({
      call: rest('POST', '/api/seats/auto-assign', { eventId: plan.eventId }),
      wanted: { effect: leaves('SeatsAutoAssigned'), alreadySo: allSeated },
    }),
  },
  import: {
    weight: 1,
    draw: ({ plan, unique }) => ({
      call: rest('POST', '/api/attendees/bulk', {
        eventId: plan.eventId,
        attendees: [{ name: `${unique} a` }, { name: `${unique} b` }],
      }),
      wanted: { effect: leaves('AttendeesImported') },
      learn: (answer: Answer) => plan.people.push(...answer.map(({ id }: { id: string }) => id)),
    }),
  },
  deleteAttendee: {
    weight: 3,
    draw: ({ plan, random }) => {
      const id = random.chance(0.1) ? random.pick(plan.gone) : random.pick(plan.people);
      return id && plan.people.length > 12
        ? {
            call: random.chance(0.6)
              ? rest('DELETE', `/api/attendees/${id}`)
              : graphql('deleteAttendee', 'AttendeeIdInput', 'id stepId', { id }),
            wanted: { effect: leaves('AttendeeDeleted', { attendeeId: id }) },
            learn: () => {
              forget(plan.people, id);
              plan.gone.push(id);
            },
          }
        : undefined;
    },
  },
  eraseAttendee: {
    weight: 1,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.people);
      return id && plan.people.length > 12
        ? {
            call: rest('POST', `/api/attendees/${id}/erase`),
            wanted: { effect: leaves('AttendeeErased', { attendeeId: id }) },
            learn: () => forget(plan.people, id),
          }
        : undefined;
    },
  },
  addTable: {
    weight: 1,
    draw: ({ plan, unique }) =>
      plan.tables.length < 12
        ? {
            call: rest('POST', '/api/tables', {
              eventId: plan.eventId,
              name: unique,
              capacity: 6,
              layout: 'circular',
            }),
            wanted: { effect: leaves('TableAdded', { name: unique }) },
            learn: ({ id }) => {
              plan.tables.push(id);
              plan.circular.push(id);
            },
          }
        : undefined,
  },
  moveTable: {
    weight: 3,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      const place = { x: random.next() * 4_000, y: random.next() * 4_000, rotation: 0 };
      return id
        ? {
            call: random.chance(0.5)
              ? rest('PATCH', `/api/tables/${id}`, place)
              : graphql('moveTable', 'MoveTableInput', 'stepId', { id, ...place }),
            wanted: { effect: leaves('TableMoved', { tableId: id }) },
          }
        : undefined;
    },
  },
  resizeTable: {
    weight: 1,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      const capacity = 4 + 2 * random.below(4);
      return id
        ? {
            call: rest('POST', `/api/tables/${id}/resize`, { capacity }),
            wanted: {
              effect: leaves('TableResized', { tableId: id }),
              alreadySo: hasSeats(id, capacity),
            },
          }
        : undefined;
    },
  },
  deleteTable: {
    weight: 1,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      return id && plan.tables.length > 5
        ? {
            call: rest('DELETE', `/api/tables/${id}`),
            wanted: { effect: leaves('TableDeleted', { tableId: id }) },
            learn: () => forget(plan.tables, id),
          }
        : undefined;
    },
  },
  undo: {
    weight: 3,
    draw: ({ plan, random }) => {
      const { eventId } = plan;
      return {
        call: random.chance(0.5)
          ? rest('POST', `/api/events/${eventId}/undo`, {})
          : graphql('undo', 'UndoInput', 'stepId', { eventId }),
        // An undo of an undo is recorded as a redo.
        wanted: { effect: either(leaves('ChangeUndone'), leaves('ChangeRedone')) },
      };
    },
  },
  undoStep: {
    weight: 2,
    draw: ({ plan, random }) => {
      const stepId = random.pick(plan.steps);
      return stepId
        ? {
            call: rest('POST', `/api/events/${plan.eventId}/undo`, { stepId }),
            wanted: { effect: leaves('ChangeUndone', { of: stepId }) },
            learn: () => forget(plan.steps, stepId),
          }
        : undefined;
    },
  },
  redo: {
    weight: 2,
    draw: ({ plan }) => ({
      call: rest('POST', `/api/events/${plan.eventId}/redo`),
      wanted: { effect: leaves('ChangeRedone') },
    }),
  },
  editEvent: {
    weight: 1,
    draw: ({ plan, unique }) => ({
      call: rest('PATCH', `/api/events/${plan.eventId}`, { location: unique }),
      wanted: { effect: leaves('EventPlanEdited') },
    }),
  },
};

const muchMore = 8;

/** A command of any kind, the frequent ones more often, and those that are named still more. */
export const drawCommand = (draw: Draw, often: readonly string[] = []): Command => {
  const all = Object.entries(kinds).map(([kind, { weight, draw: of }]) => ({
    kind,
    weight: often.includes(kind) ? weight * muchMore : weight,
    of,
  }));
  let left = draw.random.next() * all.reduce((sum, { weight }) => sum + weight, 0);
  for (const { kind, weight, of } of all) {
    left -= weight;
    const drawn = left < 0 ? of(draw) : undefined;
    if (drawn) return { kind, stream: planStream(draw.plan.eventId), ...drawn };
  }
  return drawCommand(draw, often);
};
