import type { FieldEvent } from '../../schema/domainEvents.ts';
import {
  type GuestField,
  type GuestFieldsRow,
  guestFieldsAnswer,
} from '../../schema/entities/guestField.ts';
import { fieldsAfter } from '../../schema/guestFields/guestFields.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';

export const guestFieldsTable = defineTable<GuestFieldsRow>(
  'guest_fields',
  { id: 'text', eventId: 'text', ...columnsOf(guestFieldsAnswer) },
  { scope: 'eventId', isReported: true },
);

/** Writes the only row of an event as a whole. */
const set = (changes: RowChanges, eventId: string, fields: readonly GuestField[]): void => {
  changes.removeAll(guestFieldsTable, eventId);
  changes.insert(guestFieldsTable, { id: eventId, eventId, fields: [...fields] });
};

const change = (changes: RowChanges, event: Recorded<FieldEvent['type']>): void => {
  const { eventId } = event.data;
  const [row] = changes.rows(guestFieldsTable, eventId);
  set(changes, eventId, fieldsAfter(row?.fields ?? [], event));
};

/** A change in parts has the fields in its last part. */
const changePlan = (changes: RowChanges, { data: { eventId, change } }: RecordedPlanChange) => {
  if (change?.fields) set(changes, eventId, change.fields.after);
};

const byOne = new Set(['FieldDefined', 'FieldChanged', 'FieldRetired']);

export const guestFieldsProjector = defineProjector({
  name: 'guest_fields',
  version: 1,
  tables: [guestFieldsTable],
  recalls: [
    {
      table: guestFieldsTable,
      scopeFor: ({ type, data }) =>
        byOne.has(type) && 'eventId' in data ? data.eventId : undefined,
    },
  ],
  on: {
    FieldDefined: change,
    FieldChanged: change,
    FieldRetired: change,
    ...onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(guestFieldsTable),
  },
});
