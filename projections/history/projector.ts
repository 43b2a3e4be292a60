import type { HistoryRow } from '../../schema/readModels.ts';
import { completesParts } from '../attendees/parts.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector, type Handlers, type Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rowChanges.ts';
import { defineTable } from '../engine/table.ts';
import { utc } from '../engine/times.ts';
import { aboutChange, type HistoryStep, historySteps, planChanged } from './steps.ts';

/** Each step is tied to the one before, of whatever event: one chain for the whole table. */
export const historyChain = defineHashChain<HistoryRow>(
  'seating_history',
  {
    id: 'text',
    position: 'text',
    revision: 'bigint',
    eventId: 'text',
    arrangementId: 'text',
    stepId: 'text',
    action: 'text',
    previousState: 'jsonb',
    newState: 'jsonb',
    performedByUserId: 'text',
    timestamp: 'timestamptz',
  },
  {
    continuesWith: ({ type, data }) => 'parts' in data || Object.hasOwn(historySteps, type),
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

type OfPlan = Recorded<keyof typeof historySteps | 'AttendeesImported'> | RecordedPlanChange;

const record = (changes: RowChanges, event: OfPlan, { previous, next }: HistoryStep): void => {
  const { id, position, revision, type, data, metadata } = event;
  historyChain.add(changes, {
    id,
    position,
    revision: Number(revision),
    eventId: data.eventId,
    arrangementId: 'arrangementId' in data ? data.arrangementId : null,
    stepId: metadata.commandId,
    action: actionOf(type),
    previousState: previous,
    newState: next,
    performedByUserId: metadata.actorId,
    timestamp: utc(metadata.at),
  });
};

/** An import is one step, taken with its last part. */
const importPart = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const { importId, part, parts, source, attendees } = event.data;
  const isLast = part === parts - 1;
  const count = countPart(changes, event, importId, attendees.length, isLast);
  if (isLast) record(changes, event, { previous: null, next: { importId, source, count } });
};

/** So is a change of the whole plan. */
const changePart = (changes: RowChanges, event: RecordedPlanChange): void => {
  const { changeId, attendeesAdded, change } = event.data;
  const count = countPart(changes, event, changeId, attendeesAdded.length, change !== null);
  if (change) record(changes, event, planChanged(aboutChange(event), change, count));
};

/** How many came with this part and those before it; kept until the last one asks. */
const countPart = (
  changes: RowChanges,
  { id, data: { eventId } }: Recorded<'AttendeesImported'> | RecordedPlanChange,
  importId: string,
  attendees: number,
  isLast: boolean,
): number => {
  const earlier = changes
    .rows(stagedImportPartsTable, eventId)
    .filter((row) => row.importId === importId);
  if (isLast) for (const row of earlier) changes.remove(stagedImportPartsTable, eventId, row.id);
  else changes.insert(stagedImportPartsTable, { id, eventId, importId, attendees });
  return earlier.reduce((sum, row) => sum + row.attendees, attendees);
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
  version: 5,
  tables: [historyChain.table, historyChain.tips, stagedImportPartsTable],
  recalls: [historyChain.recall, { table: stagedImportPartsTable, scopeFor: completesParts }],
  on: {
    ...recorders,
    AttendeesImported: importPart,
    ...onPlanChanged(changePart),
    EventPlanDeleted: (changes, event) => {
      changes.removeAll(stagedImportPartsTable, event.data.eventId);
      record(changes, event, historySteps.EventPlanDeleted(event));
    },
  },
});
