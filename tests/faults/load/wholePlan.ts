import { type Command, planStream } from './command.ts';
import { isAsAt, leaves } from './effects.ts';
import { type Kinds, rest } from './kind.ts';
import type { Sketch } from './sketch.ts';

/** What is done to each thing once, by one client: it cannot be so already, nor be done twice. */
const taken = (list: string[]): string | undefined => list.shift();

const addDraftTable = (draftId: string, unique: string, plan: Sketch): Omit<Command, 'kind'> => ({
  stream: planStream(draftId),
  call: rest('POST', '/api/tables', {
    eventId: draftId,
    name: unique,
    capacity: 4,
    layout: 'oval',
  }),
  wanted: { effect: leaves('TableAdded', { name: unique, eventId: draftId }) },
  learn: () => plan.changedDrafts.push(draftId),
});

/** What concerns a plan as a whole: moments, arrangements, drafts, and events of their own. */
export const wholePlanKinds: Kinds = {
  restoreMoment: {
    weight: 0.5,
    draw: ({ plan, random }) => {
      const revision = 6 + random.below(30);
      return {
        call: rest('POST', `/api/events/${plan.eventId}/restore`, { revision }),
        wanted: {
          effect: leaves('MomentRestored', { revision }),
          alreadySo: isAsAt(revision),
        },
      };
    },
  },
  saveArrangement: {
    weight: 1,
    draw: ({ plan, random, unique }) => {
      const isTemplate = random.chance(0.5);
      const { eventId } = plan;
      return {
        call: rest('POST', '/api/arrangements', { eventId, name: unique, isTemplate }),
        wanted: { effect: leaves('ArrangementSaved', { name: unique }) },
        learn: ({ id }) => {
          plan.arrangements.push(id);
          if (isTemplate) plan.templates.push(id);
        },
      };
    },
  },
  shareArrangement: {
    weight: 0.5,
    draw: ({ plan }) => {
      const id = taken(plan.arrangements);
      return id
        ? {
            call: rest('PATCH', `/api/arrangements/${id}/share`, { isPublic: true }),
            wanted: { effect: leaves('ArrangementShared', { arrangementId: id }) },
            learn: () => plan.shared.push(id),
          }
        : undefined;
    },
  },
  deleteArrangement: {
    weight: 0.3,
    draw: ({ plan }) => {
      const id = taken(plan.shared);
      return id
        ? {
            call: rest('DELETE', `/api/arrangements/${id}`),
            wanted: { effect: leaves('ArrangementDeleted', { arrangementId: id }) },
          }
        : undefined;
    },
  },
  useTemplate: {
    weight: 0.5,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.templates);
      return id && plan.tables.length < 12
        ? {
            call: rest('POST', `/api/arrangements/${id}/use`, { eventId: plan.eventId }),
            wanted: { effect: leaves('ArrangementApplied') },
          }
        : undefined;
    },
  },
  startDraft: {
    weight: 0.5,
    draw: ({ plan, unique }) => ({
      call: rest('POST', `/api/events/${plan.eventId}/drafts`, { name: unique }),
      wanted: { effect: leaves('PlanCopied', { fromEventId: plan.eventId }) },
      learn: ({ id }) => plan.drafts.push(id),
    }),
  },
  changeDraft: {
    weight: 0.7,
    draw: ({ plan, unique }) => {
      const id = taken(plan.drafts);
      return id ? addDraftTable(id, unique, plan) : undefined;
    },
  },
  takeOverDraft: {
    weight: 0.5,
    draw: ({ plan }) => {
      const id = taken(plan.changedDrafts);
      return id && plan.tables.length < 14
        ? {
            call: rest('POST', `/api/drafts/${id}/take-over`, { leaveOutConflicts: true }),
            wanted: { effect: leaves('DraftTakenOver') },
          }
        : undefined;
    },
  },
  throwAwayDraft: {
    weight: 0.3,
    draw: ({ plan }) => {
      const id = taken(plan.changedDrafts);
      return id
        ? {
            call: rest('DELETE', `/api/drafts/${id}`),
            wanted: { effect: leaves('EventPlanDeleted', { eventId: id }) },
          }
        : undefined;
    },
  },
  createEvent: {
    weight: 0.5,
    draw: ({ plan, unique }) => ({
      call: rest('POST', '/api/events', { name: unique }),
      wanted: { effect: leaves('EventPlanCreated') },
      learn: ({ id }) => plan.spareEvents.push(id),
    }),
  },
  deleteEvent: {
    weight: 0.4,
    draw: ({ plan }) => {
      const id = taken(plan.spareEvents);
      return id
        ? {
            call: rest('DELETE', `/api/events/${id}`),
            wanted: { effect: leaves('EventPlanDeleted', { eventId: id }) },
          }
        : undefined;
    },
  },
  changeLayout: {
    weight: 0.5,
    draw: ({ plan }) => {
      const id = taken(plan.circular);
      return id
        ? {
            call: rest('PATCH', `/api/tables/${id}`, { layout: 'rectangular' }),
            wanted: { effect: leaves('TableLayoutChanged', { tableId: id }) },
            learn: () => plan.rectangular.push(id),
          }
        : undefined;
    },
  },
  switchEndSeats: {
    weight: 0.5,
    draw: ({ plan }) => {
      const id = taken(plan.rectangular);
      return id
        ? {
            call: rest('PATCH', `/api/tables/${id}`, { endSeats: true }),
            wanted: { effect: leaves('TableEndSeatsSwitched', { tableId: id }) },
          }
        : undefined;
    },
  },
};
