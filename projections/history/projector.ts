import type { HistoryRow } from '../../schema/readModels.ts';
import { completesParts } from '../attendees/parts.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector, type Handlers, type Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rowChanges.ts';
import { defineTable } from '../engine/table.ts';
import { utc } from '../engine/times.ts';
import { aboutChange, type HistoryStep, historySteps, planChanged } from './steps.ts';
import { addSeats, addSubjects, historySeatsTable, historySubjectsTable } from './subjectRows.ts';
import { newSeats, seatIdsOf, seatsOfChange, stepSubjects, subjectsOfChange } from './subjects.ts';

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

type StagedPart = { id: string; eventId: string; importId: string; attendeeIds: string[] };

/** Whom an import brought in its earlier parts, until the last one completes it. */
export const stagedImportPartsTable = defineTable<StagedPart>(
  'staged_import_parts',
  { id: 'text', eventId: 'text', importId: 'text', attendeeIds: 'text[]' },
  { scope: 'eventId' },
);

const actionOf = (type: string): string =>
  type.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

type OfPlan = Recorded<keyof typeof historySteps | 'AttendeesImported'> | RecordedPlanChange;

/** A template may be another event's, whose link readers of this one have no business with. */
const arrangementOf = ({ type, data }: OfPlan): string | null => {
  if (type === 'ArrangementApplied' && data.asTemplate) return null;
  return 'arrangementId' in data ? data.arrangementId : null;
};

const record = (
  changes: RowChanges,
  event: OfPlan,
  { previous, next }: HistoryStep,
  subjects: readonly string[],
): void => {
  const { id, position, revision, type, data, metadata } = event;
  historyChain.add(changes, {
    id,
    position,
    revision: Number(revision),
    eventId: data.eventId,
    arrangementId: arrangementOf(event),
    stepId: metadata.commandId,
    action: actionOf(type),
    previousState: previous,
    newState: next,
    performedByUserId: metadata.actorId,
    timestamp: utc(metadata.at),
  });
  addSubjects(changes, event, subjects);
};

/** An import is one step, taken with its last part. */
const importPart = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const { importId, part, parts, source, attendees } = event.data;
  const isLast = part === parts - 1;
  const everybody = gatherParts(changes, event, importId, attendees, isLast);
  const next = { importId, source, count: everybody.length };
  if (isLast) record(changes, event, { previous: null, next }, everybody);
};

/** So is a change of the whole plan. */
const changePart = (changes: RowChanges, event: RecordedPlanChange): void => {
  const { changeId, attendeesAdded, change } = event.data;
  const comers = gatherParts(changes, event, changeId, attendeesAdded, change !== null);
  if (!change) return;
  const step = planChanged(aboutChange(event), change, comers.length);
  record(changes, event, step, [...comers, ...subjectsOfChange(change)]);
  addSeats(changes, event, seatsOfChange(change));
};

/** Who came with this part and those before it; kept until the last one asks. */
const gatherParts = (
  changes: RowChanges,
  { id, data: { eventId } }: Recorded<'AttendeesImported'> | RecordedPlanChange,
  importId: string,
  attendees: readonly { attendeeId: string }[],
  isLast: boolean,
): string[] => {
  const attendeeIds = attendees.map(({ attendeeId }) => attendeeId);
  const earlier = changes
    .rows(stagedImportPartsTable, eventId)
    .filter((row) => row.importId === importId);
  if (isLast) for (const row of earlier) changes.remove(stagedImportPartsTable, eventId, row.id);
  else changes.insert(stagedImportPartsTable, { id, eventId, importId, attendeeIds });
  return [...earlier.flatMap((row) => row.attendeeIds), ...attendeeIds];
};

type StepType = keyof typeof historySteps;

const recordStep = (changes: RowChanges, event: Recorded<StepType>): void => {
  // The maps' types tie each function to its event; the compiler cannot follow the look-up.
  const stepOf = historySteps[event.type] as (event: Recorded<StepType>) => HistoryStep;
  const subjectsOf = stepSubjects[event.type] as (data: typeof event.data) => string[];
  record(changes, event, stepOf(event), subjectsOf(event.data));
};

const recorders = Object.fromEntries(
  Object.keys(historySteps).map((type) => [type, recordStep]),
) as Handlers;

type Reshaped = Recorded<'TableLayoutChanged' | 'TableResized' | 'TableEndSeatsSwitched'>;

const reshape = (changes: RowChanges, event: Reshaped): void => {
  recordStep(changes, event);
  const { tableId, seats } = event.data;
  addSeats(changes, event, [[tableId, newSeats(seats)]]);
};

/**
 * Each step of a plan and of its arrangements: who, when, from what to what, and whom and what it
 * touched. Outlives the event.
 */
export const historyProjector = defineProjector({
  name: 'seating_history',
  version: 6,
  tables: [
    historyChain.table,
    historyChain.tips,
    stagedImportPartsTable,
    historySubjectsTable,
    historySeatsTable,
  ],
  recalls: [historyChain.recall, { table: stagedImportPartsTable, scopeFor: completesParts }],
  on: {
    ...recorders,
    AttendeesImported: importPart,
    ...onPlanChanged(changePart),
    TableAdded: (changes, event) => {
      recordStep(changes, event);
      addSeats(changes, event, [[event.data.tableId, seatIdsOf(event.data.seats)]]);
    },
    TableLayoutChanged: reshape,
    TableResized: reshape,
    TableEndSeatsSwitched: reshape,
    EventPlanDeleted: (changes, event) => {
      changes.removeAll(stagedImportPartsTable, event.data.eventId);
      recordStep(changes, event);
    },
  },
});
