import { either, isAsAt, leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget, taken } from '../sketch.ts';

/** Events, and undo within them. */
export const eventKinds: Kinds = {
  createEvent: {
    weight: 0.5,
    draw: ({ plan, random, unique: name }) => ({
      call: byEither(
        random,
        rest('POST', '/api/events', { name }),
        graphql('createEvent', 'CreateEventInput', 'event { id }', { name }),
      ),
      wanted: { effect: leaves('EventPlanCreated') },
      learn: (answer) => plan.spareEvents.push(idIn(answer, 'event')),
    }),
  },
  editEvent: {
    weight: 1,
    draw: ({ plan: { eventId: id }, random, unique: location }) => ({
      call: byEither(
        random,
        rest('PATCH', `/api/events/${id}`, { location }),
        graphql('editEvent', 'EditEventInput', 'stepId', { id, location }),
      ),
      wanted: { effect: leaves('EventPlanEdited') },
    }),
  },
  deleteEvent: {
    weight: 0.4,
    draw: ({ plan, random }) => {
      const id = taken(plan.spareEvents);
      return id
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/events/${id}`),
              graphql('deleteEvent', 'DeleteEventInput', 'id', { id }),
            ),
            wanted: { effect: leaves('EventPlanDeleted', { eventId: id }) },
          }
        : undefined;
    },
  },
  undo: {
    weight: 3,
    draw: ({ plan: { eventId }, random }) => ({
      call: byEither(
        random,
        rest('POST', `/api/events/${eventId}/undo`, {}),
        graphql('undo', 'UndoInput', 'stepId', { eventId }),
      ),
      // Undoing an undo is recorded as a redo.
      wanted: { effect: either(leaves('ChangeUndone'), leaves('ChangeRedone')) },
    }),
  },
  undoStep: {
    weight: 2,
    draw: ({ plan: { eventId, steps }, random }) => {
      const stepId = random.pick(steps);
      return stepId
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/undo`, { stepId }),
              graphql('undo', 'UndoInput', 'stepId', { eventId, stepId }),
            ),
            wanted: { effect: leaves('ChangeUndone', { of: stepId }) },
            learn: () => forget(steps, stepId),
          }
        : undefined;
    },
  },
  redo: {
    weight: 2,
    draw: ({ plan: { eventId }, random }) => ({
      call: byEither(
        random,
        rest('POST', `/api/events/${eventId}/redo`),
        graphql('redo', 'RedoInput', 'stepId', { eventId }),
      ),
      wanted: { effect: leaves('ChangeRedone') },
    }),
  },
  restoreMoment: {
    weight: 0.5,
    draw: ({ plan: { eventId }, random }) => {
      const revision = 6 + random.below(30);
      return {
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/restore`, { revision }),
          graphql('restoreMoment', 'RestoreMomentInput', 'stepId', { eventId, revision }),
        ),
        wanted: {
          effect: leaves('MomentRestored', { revision }),
          alreadySo: isAsAt(revision),
        },
      };
    },
  },
};
