import type { HistoryRow } from '../../schema/readModels.ts';
import { completesImport } from '../attendees/imports.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import { defineProjector, type Handlers, type Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rowChanges.ts';
import { defineTable } from '../engine/table.ts';
import { utc } from '../engine/times.ts';
import { type HistoryStep, historySteps } from './steps.ts';

/** Each step is tied to the one before, of whatever event: one chain for the whole table. */
export const historyChain = defineHashChain<HistoryRow>(
  'seating_history',
  {
    id: 'text',
    position: 'text',
    revision: 'bigint',
    eventId: 'text',
    arrangementId: 'text',
    action: 'text',
    previousState: 'jsonb',
    newState: 'jsonb',
    performedByUserId: 'text',
    timestamp: 'timestamptz',
  },
  {
    continuesWith: ({ type }) => type === 'AttendeesImported' || Object.hasOwn(historySteps, type),
  },
);

type StagedPart = { id: string; eventId: string; importId: string; attendees: number };

/** How many an import brought in its earlier parts, until the last one completes it. */
export const stagedImportPartsTable = defineTable<StagedPart>(
  'staged_import_parts',
  { id: 'text', eventId: 'text', importId: 'text', attendees: 'integer' },
  { scope: 'eventId' },
);

const actionOf = (type: string): string =>
  type.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

type OfPlan = Recorded<keyof typeof historySteps | 'AttendeesImported'>;

const record = (changes: RowChanges, event: OfPlan, { previous, next }: HistoryStep): void => {
  const { id, position, revision, type, data, metadata } = event;
  historyChain.add(changes, {
    id,
    position,
    revision: Number(revision),
    eventId: data.eventId,
    arrangementId: 'arrangementId' in data ? data.arrangementId : null,
    action: actionOf(type),
    previousState: previous,
    newState: next,
    performedByUserId: metadata.actorId,
    timestamp: utc(metadata.at),
  });
};

/** An import is one step, taken with its last part. */
const importPart = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const { eventId, importId, part, parts, source, attendees } = event.data;
  if (part < parts - 1) {
    const staged = { id: event.id, eventId, importId, attendees: attendees.length };
    changes.insert(stagedImportPartsTable, staged);
    return;
  }
  const earlier = changes
    .rows(stagedImportPartsTable, eventId)
    .filter((row) => row.importId === importId);
  for (const { id } of earlier) changes.remove(stagedImportPartsTable, eventId, id);
  const count = earlier.reduce((sum, row) => sum + row.attendees, attendees.length);
  record(changes, event, { previous: null, next: { importId, source, count } });
};

const recorders = Object.fromEntries(
  Object.entries(historySteps).map(([type, step]) => [
    type,
    (changes: RowChanges, event: OfPlan) =>
      record(changes, event, (step as (event: OfPlan) => HistoryStep)(event)),
  ]),
) as Handlers;

/** Each step of a plan and of its arrangements: who, when, from what to what. Outlives the event. */
export const historyProjector = defineProjector({
  name: 'seating_history',
  version: 4,
  tables: [historyChain.table, historyChain.tips, stagedImportPartsTable],
  recalls: [historyChain.recall, { table: stagedImportPartsTable, scopeFor: completesImport }],
  on: {
    ...recorders,
    AttendeesImported: importPart,
    EventPlanDeleted: (changes, event) => {
      changes.removeAll(stagedImportPartsTable, event.data.eventId);
      record(changes, event, historySteps.EventPlanDeleted(event));
    },
  },
});
