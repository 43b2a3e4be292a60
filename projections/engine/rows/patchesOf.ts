import type { About } from '../projector.ts';
import type { RowChanges } from './rowChanges.ts';
import type { Row, Table } from './table.ts';
import { utc } from './times.ts';

/** A function that changes a plan's row by the id in this field of an event, at the event's time. */
export const patchesOf =
  <R extends Row & { updatedAt: string }, Id extends string>(table: Table<R>, id: Id) =>
  (changes: RowChanges, { data, metadata }: About<'eventId' | Id>, columns: Partial<R>): void =>
    changes.patch(table, data.eventId, data[id], { ...columns, updatedAt: utc(metadata.at) });
