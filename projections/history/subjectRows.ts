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
 * What each entry touched, by the entry's id. Entries that touched nobody and nothing have no row.
 * Parts of an import or a change that are not its last have one without being entries: whoever the
 * log holds anything of is found here, though the last part may never come.
 */
export const historySubjectsTable = defineTable<SubjectsRow>('history_subjects', {
  id: 'text',
  eventId: 'text',
  position: 'text',
  revision: 'bigint',
  subjects: 'text[]',
});

type SeatsRow = { id: string; eventId: string; tableId: string; seatIds: string[] };

/**
 * The seats that a table got with an entry. What became of them later is not asked: an entry about a
 * seat is about the table that it was at.
 */
export const historySeatsTable = defineTable<SeatsRow>('history_seats', {
  id: 'text',
  eventId: 'text',
  tableId: 'text',
  seatIds: 'text[]',
});

type OfPlan = Pick<RecordedEvent, 'id' | 'position' | 'revision'> & { data: { eventId: string } };

/** Sorted, so that they are the same in whatever batches they were gathered. */
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

export const addSeats = (
  changes: RowChanges,
  { id, data: { eventId } }: OfPlan,
  tables: readonly SeatsOfTable[],
): void => {
  for (const [tableId, seatIds] of tables)
    if (seatIds.length > 0)
      changes.insert(historySeatsTable, { id: `${id}:${tableId}`, eventId, tableId, seatIds });
};
