import { z } from 'zod';
import { listAnswers } from '../guestLists/answers.ts';
import type { ListColumn } from '../guestLists/cells.ts';
import { listColumns } from '../guestLists/columns.ts';
import { maxColumns } from '../imports/csvMessages.ts';
import { isEventColumnKey } from '../imports/eventColumns.ts';
import { limits } from '../limits.ts';
import { attendeeFields } from './attendees.ts';
import { listSource } from './listSource.ts';
import { longList } from './longList.ts';
import { anId, planInput } from './text.ts';

const isListColumn = (column: string): boolean =>
  (listColumns as readonly string[]).includes(column) || isEventColumnKey(column);

const listColumn = z
  .string()
  .refine(isListColumn, 'No list has this column') as unknown as z.ZodType<ListColumn, string>;

export const listRow = attendeeFields.extend({ row: z.int().min(0) });

export const previewMergeInput = planInput({
  ...listSource.shape,
  columns: z.array(listColumn).min(1).max(maxColumns),
  rows: longList(listRow)
    .min(1, 'There is nobody in the list')
    .max(limits.importRows, `A list has at most ${limits.importRows.toLocaleString('en')} rows`),
});

export const mergeGuestsInput = planInput({ importId: anId, answers: listAnswers.nullish() });
