import { added, created, tableAdded } from './dinner.ts';
import type { Fact } from './project.ts';

const ofPlan = <F extends Fact>(eventId: string, fact: F): F => ({
  ...fact,
  data: { ...fact.data, eventId },
});

/** A plan with a table of two seats, `<id>-t-1` and `<id>-t-2`, and the person `<id>-guest`. */
export const wholePlan = (eventId: string): Fact[] => [
  ofPlan(eventId, created),
  ofPlan(eventId, tableAdded(`${eventId}-t`, 2)),
  addedTo(eventId, `${eventId}-guest`),
];

export const addedTo = (eventId: string, attendeeId: string): Fact =>
  ofPlan(eventId, added(attendeeId));

/** An event with an invalid number, which PostgreSQL rejects (22P02), but no projector. */
export const poison = (eventId: string): Fact => ({
  type: 'EventPlanEdited',
  data: {
    eventId,
    ownerId: 'organiser',
    before: { maxAttendees: 12 },
    after: { maxAttendees: 'a dozen' as unknown as number },
  },
});
