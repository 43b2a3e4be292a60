import type { Answer } from '../command.ts';
import {
  either,
  haveReplied,
  isCheckedIn,
  isErased,
  isHeld,
  isPinned,
  leaves,
} from '../effects.ts';
import { byEither, type Draw, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget, some } from '../sketch.ts';

const fewest = 12;

const hold = ({ plan, random, unique }: Draw, id: string) => {
  // A unique reason always changes something.
  const reason = random.chance(0.3) ? unique : undefined;
  return {
    call: byEither(
      random,
      rest('PATCH', `/api/attendees/${id}/holding`, { event: plan.eventId, hold: true, reason }),
      graphql('holdAttendee', 'HoldAttendeeInput', 'stepId', { id, reason }),
    ),
    wanted: {
      effect: either(
        leaves('AttendeeHeld', { attendeeId: id }),
        leaves('HoldReasonChanged', { attendeeId: id }),
      ),
      alreadySo: reason ? undefined : isHeld(id, true),
    },
  };
};

const release = ({ plan, random }: Draw, id: string) => ({
  call: byEither(
    random,
    rest('PATCH', `/api/attendees/${id}/holding`, { event: plan.eventId, hold: false }),
    graphql('releaseAttendee', 'AttendeeIdInput', 'stepId', { id }),
  ),
  wanted: {
    effect: leaves('AttendeeReleased', { attendeeId: id }),
    alreadySo: isHeld(id, false),
  },
});

/** The guests of an event, and what is known about them. */
export const attendeeKinds: Kinds = {
  addAttendee: {
    weight: 4,
    draw: ({ plan: { eventId, people, steps }, random, unique }) => ({
      call: byEither(
        random,
        rest('POST', '/api/attendees', { eventId, name: unique }),
        graphql('addAttendee', 'AddAttendeeInput', 'attendee { id } stepId', {
          eventId,
          attendee: { name: unique },
        }),
      ),
      wanted: { effect: leaves('AttendeeAdded') },
      learn: (answer) => {
        people.push(idIn(answer, 'attendee'));
        if (answer.stepId) steps.push(answer.stepId);
      },
    }),
  },
  import: {
    weight: 1,
    draw: ({ plan: { eventId, people }, random, unique }) => {
      const attendees = [{ name: `${unique} a` }, { name: `${unique} b` }];
      return {
        call: byEither(
          random,
          rest('POST', '/api/attendees/bulk', { eventId, attendees }),
          graphql('importAttendees', 'ImportAttendeesInput', 'count', {
            eventId,
            attendees,
            source: 'paste',
          }),
        ),
        wanted: { effect: leaves('AttendeesImported') },
        // GraphQL returns their number.
        learn: (answer: Answer) => {
          if (Array.isArray(answer)) people.push(...answer.map(({ id }) => id));
        },
      };
    },
  },
  editAttendee: {
    weight: 5,
    draw: ({ plan, random, unique: title }) => {
      const id = random.pick(plan.people);
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/attendees/${id}`, { title }),
              graphql('editAttendee', 'EditAttendeeInput', 'stepId', { id, title }),
            ),
            wanted: { effect: leaves('AttendeeEdited', { attendeeId: id }) },
          }
        : undefined;
    },
  },
  editPeople: {
    weight: 2,
    draw: ({ plan: { eventId, people }, random, unique: party }) => {
      const ids = some(random, people, 3);
      if (ids.length === 0) return undefined;
      const edits = ids.map((attendeeId) => ({ attendeeId, party }));
      return {
        call: byEither(
          random,
          rest('POST', '/api/attendees/edit-many', { eventId, edits }),
          graphql('editPeople', 'EditPeopleInput', 'stepId', { eventId, edits }),
        ),
        wanted: { effect: leaves('PeopleEdited') },
      };
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
        call: byEither(
          random,
          rest('PATCH', `/api/attendees/${id}`, { isCheckedIn: isIn }),
          graphql(mutation, 'AttendeeIdInput', 'stepId', { id }),
        ),
        wanted: { effect: leaves(type, { attendeeId: id }), alreadySo: isCheckedIn(id, isIn) },
      };
    },
  },
  pin: {
    weight: 2,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.people);
      if (!id) return undefined;
      const isOn = random.chance(0.6);
      return {
        call: byEither(
          random,
          rest(isOn ? 'POST' : 'DELETE', `/api/attendees/${id}/pin`),
          graphql(isOn ? 'pinAttendee' : 'unpinAttendee', 'AttendeeIdInput', 'stepId', { id }),
        ),
        wanted: {
          effect: leaves(isOn ? 'AttendeePinned' : 'AttendeeUnpinned', { attendeeId: id }),
          alreadySo: isPinned(id, isOn),
        },
      };
    },
  },
  plusOnes: {
    weight: 2,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.people);
      if (!id) return undefined;
      const body = { count: random.chance(0.5) ? 1 : 2 };
      return {
        call: byEither(
          random,
          rest('POST', `/api/attendees/${id}/plus-ones`, body),
          graphql('addPlusOnes', 'AddPlusOnesInput', 'attendees { id } stepId', { id, ...body }),
        ),
        wanted: { effect: leaves('AttendeeAdded', { guestOf: id }) },
        learn: (answer: Answer) => {
          if (Array.isArray(answer)) plan.people.push(...answer.map(({ id }) => id));
        },
      };
    },
  },
  reply: {
    weight: 4,
    draw: ({ plan: { eventId, people }, random }) => {
      const attendeeIds = some(random, people, 3);
      const reply = random.pick(['invited', 'yes', 'maybe', 'no', 'cancelled']);
      if (attendeeIds.length === 0 || !reply) return undefined;
      const body = { attendeeIds, reply };
      return {
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/replies`, body),
          graphql('replyFor', 'ReplyForInput', 'stepId', { eventId, ...body }),
        ),
        wanted: {
          effect: leaves('AttendeesReplied'),
          alreadySo: haveReplied(attendeeIds, reply),
        },
      };
    },
  },
  hold: {
    weight: 4,
    draw: (draw) => {
      const id = draw.random.pick(draw.plan.people);
      if (!id) return undefined;
      return draw.random.chance(0.4) ? hold(draw, id) : release(draw, id);
    },
  },
  deleteAttendee: {
    weight: 3,
    draw: ({ plan, random }) => {
      const id = random.chance(0.1) ? random.pick(plan.gone) : random.pick(plan.people);
      return id && plan.people.length > fewest
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/attendees/${id}`),
              graphql('deleteAttendee', 'AttendeeIdInput', 'id stepId', { id }),
            ),
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
      return id && plan.people.length > fewest
        ? {
            call: byEither(
              random,
              rest('POST', `/api/attendees/${id}/erase`),
              graphql('eraseAttendee', 'EraseInput', 'id', { id }),
            ),
            wanted: {
              effect: leaves('AttendeeErased', { attendeeId: id }),
              // After an interruption, the planner completes the erasure at its next start.
              alreadySo: isErased(id),
            },
            learn: () => forget(plan.people, id),
          }
        : undefined;
    },
  },
};
