import { type EventRow, eventAnswer } from '../../schema/entities/event.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable, unscoped } from '../engine/rows/table.ts';
import { utc, utcOrNull } from '../engine/rows/times.ts';

export const eventsTable = defineTable<EventRow>('events', columnsOf(eventAnswer), {
  isReported: true,
});

const withUtcDates = (details: Partial<EventDetails>): Partial<EventDetails> => ({
  ...details,
  ...(details.startDate !== undefined && { startDate: utcOrNull(details.startDate) }),
  ...(details.endDate !== undefined && { endDate: utcOrNull(details.endDate) }),
});

const changePlan = (changes: RowChanges, { data, metadata }: RecordedPlanChange): void => {
  if (!data.change?.details) return;
  changes.patch(eventsTable, unscoped, data.eventId, {
    ...withUtcDates(data.change.details.after),
    updatedAt: utc(metadata.at),
  });
};

export const eventsProjector = defineProjector({
  name: 'events',
  version: 3,
  tables: [eventsTable],
  on: {
    EventPlanCreated: (changes, { data, metadata }) => {
      const at = utc(metadata.at);
      changes.insert(eventsTable, {
        id: data.eventId,
        ...data.details,
        ...withUtcDates(data.details),
        createdByUserId: data.ownerId,
        draftOf: data.draftOf?.eventId ?? null,
        draftName: data.draftOf?.name ?? null,
        draftRevision: data.draftOf?.revision ?? null,
        draftStartedBy: data.draftOf ? metadata.actorId : null,
        createdAt: at,
        updatedAt: at,
      });
    },
    EventPlanEdited: (changes, { data, metadata }) =>
      changes.patch(eventsTable, unscoped, data.eventId, {
        ...withUtcDates(data.after),
        updatedAt: utc(metadata.at),
      }),
    ...onPlanChanged(changePlan),
    EventPlanDeleted: (changes, { data }) => changes.remove(eventsTable, unscoped, data.eventId),
  },
});
