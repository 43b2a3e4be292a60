import { z } from 'zod';
import { longList } from '../inputs/longList.ts';
import { anId } from '../inputs/text.ts';
import { limits } from '../limits.ts';

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
