import { z } from 'zod';
import { listAnswers } from '../guestLists/answers.ts';
import type { ListColumn } from '../guestLists/cells.ts';
import { listColumns } from '../guestLists/columns.ts';
import { mappedFields } from '../imports/columns.ts';
import { maxColumns } from '../imports/csvMessages.ts';
import { eventColumnKey, isEventColumnKey } from '../imports/eventColumns.ts';
import { limits } from '../limits.ts';
import { attendeeRoles } from '../vocabulary.ts';
import { attendeeFields } from './attendees.ts';
import { anId, commandId } from './text.ts';

export const listKinds = ['csv', 'paste', 'xlsx', 'vcard'] as const;

const ofEvent = z.string().regex(eventColumnKey);

/** Which column holds what, by its index from 0. */
export const columnMapping = z.strictObject({
  columns: z
    .partialRecord(z.union([z.enum(mappedFields), ofEvent]), z.int().min(0).max(maxColumns))
    .refine((columns) => Object.keys(columns).length <= maxColumns),
  everyone: z.enum(attendeeRoles).optional(),
});

const isListColumn = (column: string): boolean =>
  (listColumns as readonly string[]).includes(column) || isEventColumnKey(column);

const listColumn = z
  .string()
  .refine(isListColumn, 'No list has this column') as unknown as z.ZodType<ListColumn, string>;

/** The header of a file, by which its columns are known the next time. */
export const listHeader = z.array(z.string().max(limits.url)).max(maxColumns);

/** A host is an id of the event, which no list has. */
export const listRow = attendeeFields.omit({ guestOf: true }).extend({ row: z.int().min(0) });

export const previewMergeInput = z.strictObject({
  eventId: anId,
  kind: z.enum(listKinds),
  header: listHeader.nullish(),
  mapping: columnMapping.nullish(),
  columns: z.array(listColumn).min(1).max(maxColumns),
  rows: z
    .array(listRow)
    .min(1, 'There is nobody in the list')
    .max(limits.importRows, `A list has at most ${limits.importRows.toLocaleString('en')} rows`),
  commandId,
});

export const mergeGuestsInput = z.strictObject({
  eventId: anId,
  importId: anId,
  answers: listAnswers.nullish(),
  commandId,
});
