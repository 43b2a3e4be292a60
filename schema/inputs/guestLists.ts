import { z } from 'zod';
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

const cellChoices = ['file', 'here'] as const;
const rowChoices = ['add', 'leaveOut'] as const;
const missingChoices = ['leave', 'cancelled', 'remove'] as const;

/** The side whose value of a cell wins. */
export const cellAnswer = z.strictObject({
  field: z.string().max(limits.attendeeText),
  take: z.enum(cellChoices),
});

/** A member's decision on a row of a list. */
export const rowAnswer = z.strictObject({
  row: z.int().min(0),
  is: z.enum(rowChoices).nullish().meta({
    description: 'For a new or unclear row: `add` makes it a new person.',
  }),
  attendeeId: anId.nullish().meta({ description: 'For an unclear row: the person it is about.' }),
  cells: z
    .array(cellAnswer)
    .max(limits.attendeeText)
    .nullish()
    .meta({ description: 'A cell without an answer stays as it is here.' }),
});

export const missingAnswer = z.strictObject({ attendeeId: anId, choice: z.enum(missingChoices) });

/** A member's decisions on a list. Everything undecided stays as it is. */
export const listAnswers = z.strictObject({
  rows: longList(rowAnswer).max(limits.importRows).nullish(),
  missing: z.array(missingAnswer).max(limits.attendeesPerEvent).nullish(),
});

export type ListAnswers = z.output<typeof listAnswers>;
export type RowAnswer = z.output<typeof rowAnswer>;

export const mergeGuestsInput = planInput({ importId: anId, answers: listAnswers.nullish() });
