import { arrangementRow, seatingColumns } from '../../schema/arrangementRow.ts';
import { type ArrangementRow, arrangementAnswer } from '../../schema/entities/arrangement.ts';
import { erasedGuest } from '../../schema/personalFields.ts';
import { defineEndedPlans } from '../engine/planDeleted.ts';
import { defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { patchesOf } from '../engine/rows/patchesOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

const endedPlans = defineEndedPlans('deleted_event_plans');

export const arrangementsTable = defineTable<ArrangementRow>(
  'seating_arrangements',
  columnsOf(arrangementAnswer),
  { scope: 'eventId', isReported: true, endedScopes: endedPlans.table },
);

const rowOf = (
  { data, metadata }: Recorded<'ArrangementSaved' | 'ArrangementRestored'>,
  saved: { by: string; at: string },
): ArrangementRow =>
  arrangementRow(data, { by: saved.by, at: utc(saved.at), updatedAt: utc(metadata.at) });

const patch = patchesOf(arrangementsTable, 'arrangementId');

const shown = (showsEvent: boolean | undefined) => (showsEvent === undefined ? {} : { showsEvent });

/** Removes an erased person's name from the snapshots. */
const eraseName = (
  changes: RowChanges,
  { data: { eventId, attendeeId } }: Recorded<'AttendeeErased'>,
): void => {
  for (const { id, assignments } of changes.rows(arrangementsTable, eventId)) {
    if (!assignments.some((assignment) => assignment.attendeeId === attendeeId)) continue;
    changes.patch(arrangementsTable, eventId, id, {
      assignments: assignments.map((assignment) =>
        assignment.attendeeId === attendeeId
          ? { ...assignment, attendeeName: erasedGuest }
          : assignment,
      ),
    });
  }
};

/** Saved arrangements, with the names at the time of saving. */
export const arrangementsProjector = defineProjector({
  name: 'seating_arrangements',
  version: 3,
  tables: [endedPlans.table, arrangementsTable],
  recalls: [
    {
      table: arrangementsTable,
      scopeFor: (event) => (event.type === 'AttendeeErased' ? event.data.eventId : undefined),
    },
  ],
  on: {
    ArrangementSaved: (changes, event) => {
      const { actorId: by, at } = event.metadata;
      changes.insert(arrangementsTable, rowOf(event, { by, at }));
    },
    ArrangementRenamed: (changes, event) => {
      const { name, description } = event.data.after;
      patch(changes, event, { name, description });
    },
    ArrangementShared: (changes, event) =>
      patch(changes, event, { isPublic: true, ...shown(event.data.showsEvent) }),
    ArrangementUnshared: (changes, event) => patch(changes, event, { isPublic: false }),
    ArrangementEventShown: (changes, event) => patch(changes, event, { showsEvent: true }),
    ArrangementEventHidden: (changes, event) => patch(changes, event, { showsEvent: false }),
    ArrangementRefreshed: (changes, event) => patch(changes, event, seatingColumns(event.data)),
    ArrangementOfferedAsTemplate: (changes, event) => patch(changes, event, { isTemplate: true }),
    ArrangementWithdrawnAsTemplate: (changes, event) =>
      patch(changes, event, { isTemplate: false }),
    ArrangementRestored: (changes, event) => {
      const { savedBy, savedAt } = event.data;
      changes.insert(arrangementsTable, rowOf(event, { by: savedBy, at: savedAt }));
    },
    ArrangementDeleted: (changes, { data }) =>
      changes.remove(arrangementsTable, data.eventId, data.arrangementId),
    AttendeeErased: eraseName,
    EventPlanDeleted: endedPlans.endPlanIn(arrangementsTable),
  },
});
