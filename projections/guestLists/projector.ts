import type { ListSource, RecordedEvent } from '../../schema/domainEvents.ts';
import type { Cells } from '../../schema/guestLists/cells.ts';
import type { ColumnMapping } from '../../schema/imports/columns.ts';
import type { AttendeeChange, ListedChange, WholeChange } from '../../schema/planChange.ts';
import type { NewAttendee } from '../../schema/planFacts.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector, type Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';
import { type ImportStep, stepsAfter } from './steps.ts';

const scope = { scope: 'eventId' } as const;

const importStepsTable = defineTable<ImportStep>(
  'import_steps',
  {
    id: 'text',
    eventId: 'text',
    revision: 'bigint',
    source: 'text',
    headerPrint: 'text',
    turns: 'jsonb',
  },
  scope,
);

type ImportedRow = {
  id: string;
  eventId: string;
  stepId: string;
  attendeeId: string;
  isListed: boolean;
  fields: Cells;
};

/** A person's fields in a list, as far as they differ from those of earlier steps. */
const importedRowsTable = defineTable<ImportedRow>(
  'imported_rows',
  {
    id: 'text',
    eventId: 'text',
    stepId: 'text',
    attendeeId: 'text',
    isListed: 'boolean',
    fields: 'jsonb',
  },
  scope,
);

type ImportSourceRow = {
  id: string;
  memberId: string;
  headerPrint: string;
  mapping: ColumnMapping;
};

/** A member's last assignment of columns for each header. */
const importSourcesTable = defineTable<ImportSourceRow>(
  'import_sources',
  { id: 'text', memberId: 'text', headerPrint: 'text', mapping: 'jsonb' },
  { scope: 'memberId' },
);

const importParts = defineStaging('import_parts', ['newcomers', 'attendeesAdded', 'listed']);

type OfPlan = About<'eventId'> & Pick<RecordedEvent, 'revision'>;

const addStep = (
  changes: RowChanges,
  event: OfPlan,
  source: string,
  headerPrint: string | null = null,
): void =>
  changes.insert(importStepsTable, {
    id: event.metadata.commandId,
    eventId: event.data.eventId,
    revision: Number(event.revision),
    source,
    headerPrint,
    turns: [],
  });

const addRow = (
  changes: RowChanges,
  { data: { eventId }, metadata: { commandId: stepId } }: OfPlan,
  attendeeId: string,
  row: { isListed: boolean; fields: Cells },
): void =>
  changes.insert(importedRowsTable, {
    id: `${stepId}:${attendeeId}`,
    eventId,
    stepId,
    attendeeId,
    ...row,
  });

/** The list's fields of newcomers. A missing field counts as an empty one. */
const addNewcomers = (
  changes: RowChanges,
  event: OfPlan,
  newcomers: readonly NewAttendee[],
): void => {
  for (const { attendeeId, attendeeRole, tags, reply = null, person } of newcomers) {
    const filled = Object.entries({ ...person, tags, reply }).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    const fields = { ...Object.fromEntries(filled), attendeeRole };
    addRow(changes, event, attendeeId, { isListed: true, fields });
  }
};

/** The list's fields of people who were in the event already. */
type Listed = Pick<
  ListedChange,
  'attendeeId' | 'isListed' | 'attendeeRole' | 'tags' | 'reply' | 'person'
>;

const addListed = (changes: RowChanges, event: OfPlan, listed: readonly Listed[]): void => {
  for (const { attendeeId, isListed = true, attendeeRole, tags, reply, person } of listed) {
    const fields = {
      ...person?.after,
      ...(attendeeRole?.after && { attendeeRole: attendeeRole.after }),
      ...(tags && { tags: tags.after ?? [] }),
      ...(reply && { reply: reply.after }),
    };
    addRow(changes, event, attendeeId, { isListed, fields });
  }
};

/** The changes of an import to people already in the event, except those it only pinned. */
const addUpdated = (changes: RowChanges, event: OfPlan, updated: readonly AttendeeChange[]): void =>
  addListed(
    changes,
    event,
    updated.filter(({ attendeeRole, tags, reply, person }) =>
      [attendeeRole, tags, reply, person].some((change) => change !== undefined),
    ),
  );

const rememberMapping = (
  changes: RowChanges,
  { metadata: { actorId: memberId } }: OfPlan,
  { headerPrint, mapping }: ListSource,
): void => {
  if (headerPrint === null || mapping === null) return;
  const id = `${memberId}:${headerPrint}`;
  const isKnown = changes.rows(importSourcesTable, memberId).some((row) => row.id === id);
  if (isKnown) changes.patch(importSourcesTable, memberId, id, { mapping });
  else changes.insert(importSourcesTable, { id, memberId, headerPrint, mapping });
};

/** Adds the step of a first import. Older events do not contain the source of the list. */
const addImport = (
  changes: RowChanges,
  event: Recorded<'AttendeesImported' | 'GuestListImported'>,
): void => {
  const { source, list } = event.data;
  addStep(changes, event, list?.kind ?? source, list?.headerPrint);
  if (list) rememberMapping(changes, event, list);
};

const imported = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const newcomers = importParts.wholeImport(changes, event);
  if (!newcomers) return;
  addImport(changes, event);
  addNewcomers(changes, event, newcomers);
};

const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  if (event.type === 'GuestListImported') {
    addImport(changes, event);
    addNewcomers(changes, event, change.attendeesAdded);
    if (event.data.isUpdate) addUpdated(changes, event, change.attendeesChanged);
  } else if (event.type === 'GuestListMerged') {
    const { source } = event.data;
    addStep(changes, event, source.kind, source.headerPrint);
    addNewcomers(changes, event, change.attendeesAdded);
    addListed(changes, event, [...change.listed, ...event.data.listed]);
    rememberMapping(changes, event, source);
  } else {
    const { eventId } = event.data;
    for (const { id, turns } of stepsAfter(changes.rows(importStepsTable, eventId), event))
      changes.patch(importStepsTable, eventId, id, { turns });
  }
};

const ofLists = new Set(['AttendeesImported', 'GuestListImported', 'GuestListMerged']);
const takesBack = new Set(['ChangeUndone', 'ChangeRedone', 'MomentRestored']);

/** The fields of people in guest lists, for the comparison with the next list. */
export const guestListsProjector = defineProjector({
  name: 'guest_lists',
  version: 3,
  tables: [importStepsTable, importedRowsTable, importSourcesTable, importParts.table],
  recalls: [
    importParts.recall,
    {
      table: importStepsTable,
      scopeFor: ({ type, data }) =>
        takesBack.has(type) && 'eventId' in data ? data.eventId : undefined,
    },
    {
      table: importedRowsTable,
      scopeFor: ({ type, data }) => (type === 'AttendeeErased' ? data.eventId : undefined),
    },
    {
      table: importSourcesTable,
      scopeFor: ({ type, metadata }) => (ofLists.has(type) ? metadata.actorId : undefined),
    },
  ],
  on: {
    ...importParts.on,
    AttendeesImported: imported,
    ...importParts.onPlanChanged(changePlan),
    AttendeeErased: (changes, { data: { eventId, attendeeId } }) => {
      for (const row of changes.rows(importedRowsTable, eventId))
        if (row.attendeeId === attendeeId) changes.remove(importedRowsTable, eventId, row.id);
    },
    EventPlanDeleted: removePlanFrom(importStepsTable, importedRowsTable, importParts.table),
    MemberErased: (changes, { data: { memberId } }) =>
      changes.removeAll(importSourcesTable, memberId),
  },
});
