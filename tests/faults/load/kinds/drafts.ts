import { planStream } from '../command.ts';
import { allSeated, leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { taken } from '../sketch.ts';

/** Plans to try changes in, beside the live one. */
export const draftKinds: Kinds = {
  startDraft: {
    weight: 0.5,
    draw: ({ plan: { eventId, drafts }, random, unique: name }) => ({
      call: byEither(
        random,
        rest('POST', `/api/events/${eventId}/drafts`, { name }),
        graphql('startDraft', 'StartDraftInput', 'draft { id }', { eventId, name }),
      ),
      wanted: { effect: leaves('PlanCopied', { fromEventId: eventId }) },
      learn: (answer) => drafts.push(idIn(answer, 'draft')),
    }),
  },
  changeDraft: {
    weight: 0.7,
    draw: ({ plan, random, unique: name }) => {
      const eventId = taken(plan.drafts);
      const table = { eventId, name, capacity: 4, layout: 'oval' };
      return eventId
        ? {
            stream: planStream(eventId),
            call: byEither(
              random,
              rest('POST', '/api/tables', table),
              graphql('addTable', 'AddTableInput', 'stepId', table),
            ),
            wanted: { effect: leaves('TableAdded', { name, eventId }) },
            learn: () => plan.changedDrafts.push(eventId),
          }
        : undefined;
    },
  },
  seatInDraft: {
    weight: 0.4,
    draw: ({ plan, random }) => {
      const eventId = random.pick(plan.changedDrafts);
      return eventId
        ? {
            stream: planStream(eventId),
            call: byEither(
              random,
              rest('POST', '/api/seats/auto-assign', { eventId }),
              graphql('autoAssignSeats', 'AutoAssignSeatsInput', 'stepId', { eventId }),
            ),
            wanted: { effect: leaves('SeatsAutoAssigned', { eventId }), alreadySo: allSeated },
          }
        : undefined;
    },
  },
  takeOverDraft: {
    weight: 0.5,
    draw: ({ plan, random }) => {
      const id = plan.tables.length < 14 ? taken(plan.changedDrafts) : undefined;
      const leaveOutConflicts = true;
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/drafts/${id}/take-over`, { leaveOutConflicts }),
              graphql('takeOverDraft', 'TakeOverDraftInput', 'stepId', { id, leaveOutConflicts }),
            ),
            wanted: { effect: leaves('DraftTakenOver', { draftId: id }) },
          }
        : undefined;
    },
  },
  throwAwayDraft: {
    weight: 0.3,
    draw: ({ plan, random }) => {
      const id = taken(plan.changedDrafts);
      return id
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/drafts/${id}`),
              graphql('throwAwayDraft', 'ThrowAwayDraftInput', 'id', { id }),
            ),
            wanted: { effect: leaves('EventPlanDeleted', { eventId: id }) },
          }
        : undefined;
    },
  },
};
