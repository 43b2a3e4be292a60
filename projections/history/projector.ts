import type { TableReshaped } from '../../schema/domainEvents.ts';
import { type HistoryRow, historyAnswer } from '../../schema/entities/history.ts';
import { peopleOfPiece, type WholeChange } from '../../schema/planChange.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector, type Handlers, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { utc } from '../engine/rows/times.ts';
import { type HistoryStep, historySteps, planChanged, referenceOfChange } from './steps.ts';
import { addSeats, addSubjects, historySeatsTable, historySubjectsTable } from './subjectRows.ts';
import {
  newSeats,
  type SeatsOfTable,
  seatIdsOf,
  seatsOfChange,
  stepSubjects,
  subjectsOfChange,
} from './subjects.ts';

/** One chain for the whole table, across all events. */
export const historyChain = defineHashChain<HistoryRow>(
  'seating_history',
  { ...columnsOf(historyAnswer), revision: 'bigint' },
  {
    continuesWith: ({ type, data }) => 'parts' in data || Object.hasOwn(historySteps, type),
  },
);

/** The touched ids of incomplete imports and changes. */
const historyParts = defineStaging('history_parts');

const actionOf = (type: string): string =>
  type.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

type OfPlan = Recorded<keyof typeof historySteps | 'AttendeesImported'> | RecordedPlanChange;

/** A template may belong to another event, so its id is not shown. */
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

const importPart = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const everybody = historyParts.wholeImport(changes, event);
  if (!everybody) {
    addSubjects(changes, event, event.data.attendees.map(idOf));
    return;
  }
  const { importId, source } = event.data;
  const next = { importId, source, count: everybody.length };
  record(changes, event, { previous: null, next }, everybody.map(idOf));
};

/** Records a change of the whole plan with its last part. */
const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  const step = planChanged(referenceOfChange(event), change);
  // Fields in a merged list are found by their people, too.
  const listed = event.type === 'GuestListMerged' ? event.data.listed.map(idOf) : [];
  record(changes, event, step, [...new Set([...subjectsOfChange(change), ...listed])]);
  addSeats(changes, event, seatsOfChange(change));
};

/** Staged parts also name people, so that an erasure finds them. */
const stagePart = (changes: RowChanges, event: Recorded<'ChangePartRecorded'>): void => {
  historyParts.on.ChangePartRecorded(changes, event);
  addSubjects(changes, event, peopleOfPiece(event.data.piece));
};

/** An earlier part in the old format, from before `ChangePartRecorded` existed. */
const earlierPart = (changes: RowChanges, event: RecordedPlanChange): void => {
  if (!event.data.change) addSubjects(changes, event, event.data.attendeesAdded.map(idOf));
};

const idOf = ({ attendeeId }: { attendeeId: string }): string => attendeeId;

type StepType = keyof typeof historySteps;

const recordStep = (changes: RowChanges, event: Recorded<StepType>): void => {
  // The maps' types tie each function to its event, but the compiler cannot follow the look-up.
  const stepOf = historySteps[event.type] as (event: Recorded<StepType>) => HistoryStep;
  const subjectsOf = stepSubjects[event.type] as (data: typeof event.data) => string[];
  record(changes, event, stepOf(event), subjectsOf(event.data));
};

const recorders = Object.fromEntries(
  Object.keys(historySteps).map((type) => [type, recordStep]),
) as Handlers;

type Reshaped = Recorded<TableReshaped['type']>;

const reshape = (changes: RowChanges, event: Reshaped): void => {
  recordStep(changes, event);
  const { tableId, seats } = event.data;
  addSeats(changes, event, [[tableId, newSeats(seats)]]);
};

/**
 * The steps of a plan and its arrangements: author, time, states before and after, and the touched ids. They
 * outlive the event.
 */
export const historyProjector = defineProjector({
  name: 'seating_history',
  version: 10,
  tables: [
    historyChain.table,
    historyChain.tips,
    historyParts.table,
    historySubjectsTable,
    historySeatsTable,
  ],
  recalls: [historyChain.recall, historyParts.recall],
  on: {
    ...recorders,
    ...historyParts.on,
    ChangePartRecorded: stagePart,
    AttendeesImported: importPart,
    ...historyParts.onPlanChanged(changePlan, earlierPart),
    TableAdded: (changes, event) => {
      recordStep(changes, event);
      addSeats(changes, event, [[event.data.tableId, seatIdsOf(event.data.seats)]]);
    },
    TablesAdded: (changes, event) => {
      recordStep(changes, event);
      addSeats(
        changes,
        event,
        event.data.tables.map(({ tableId, seats }): SeatsOfTable => [tableId, seatIdsOf(seats)]),
      );
    },
    TableLayoutChanged: reshape,
    TableResized: reshape,
    TableEndSeatsSwitched: reshape,
    EventPlanDeleted: (changes, event) => {
      changes.removeAll(historyParts.table, event.data.eventId);
      recordStep(changes, event);
    },
  },
});
