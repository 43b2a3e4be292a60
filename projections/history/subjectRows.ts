import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import type { SeatsOfTable } from './subjects.ts';

type SubjectsRow = {
  id: string;
  eventId: string;
  position: string;
  revision: number;
  subjects: string[];
};

/**
 * The ids that each entry touched, by the entry's id. Entries without any have no row. Earlier parts of an
 * import or a change have a row although they are no entries, so that every person in the log is found even
 * if the last part never arrives.
 */
export const historySubjectsTable = defineTable<SubjectsRow>('history_subjects', {
  id: 'text',
  eventId: 'text',
  position: 'text',
  revision: 'bigint',
  subjects: 'text[]',
});

type SeatsRow = { id: string; eventId: string; tableId: string; seatIds: string[] };

/** The seats that an entry gave to a table, because an entry about a seat is about its table. */
export const historySeatsTable = defineTable<SeatsRow>('history_seats', {
  id: 'text',
  eventId: 'text',
  tableId: 'text',
  seatIds: 'text[]',
});

type OfPlan = Pick<RecordedEvent, 'id' | 'position' | 'revision'> & { data: { eventId: string } };

/**
 * Records the touched ids, sorted so that they do not depend on batches.
 * @throws ImpossibleChange if the entry has them already
 */
export const addSubjects = (
  changes: RowChanges,
  { id, position, revision, data: { eventId } }: OfPlan,
  touched: readonly string[],
): void => {
  const subjects = [...new Set(touched)].sort();
  if (subjects.length === 0) return;
  const row = { id, eventId, position, revision: Number(revision), subjects };
  changes.insert(historySubjectsTable, row);
};

/**
 * Records the seats that an entry gave to tables.
 * @throws ImpossibleChange if the entry has them already
 */
export const addSeats = (
  changes: RowChanges,
  { id, data: { eventId } }: OfPlan,
  tables: readonly SeatsOfTable[],
): void => {
  for (const [tableId, seatIds] of tables)
    if (seatIds.length > 0)
      changes.insert(historySeatsTable, { id: `${id}:${tableId}`, eventId, tableId, seatIds });
};
