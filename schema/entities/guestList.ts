import { z } from 'zod';
import { id } from './fields.ts';

/** A cell's value: text, a number, yes or no, a list, or nothing. */
const cellValue = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.unknown()),
    z.record(z.string(), z.unknown()),
  ])
  .nullable();

export const listCell = z
  .object({
    field: z.string(),
    is: z.enum(['taken', 'kept', 'asked']),
    here: cellValue,
    file: cellValue,
  })
  .meta({ id: 'ListCell' });

export const listCandidate = z
  .object({
    attendeeId: id,
    name: z.string(),
    company: z.string().nullable(),
    cells: z.array(listCell),
  })
  .meta({ id: 'ListCandidate' });

export const listedPerson = z
  .object({
    row: z.int().nullable(),
    is: z.enum(['new', 'changed', 'same', 'unclear', 'missing']),
    attendeeId: id.nullable(),
    name: z.string(),
    company: z.string().nullable(),
    cells: z.array(listCell),
    candidates: z.array(listCandidate),
    repeats: z.int().nullable(),
  })
  .meta({ id: 'ListedPerson' });

const count = z.int();
export const listCounts = z
  .object({ new: count, changed: count, same: count, unclear: count, missing: count })
  .meta({ id: 'ListCounts' });

export const mergePreview = z
  .object({
    importId: id,
    columns: z.array(z.string()),
    rows: z.array(listedPerson),
    counts: listCounts,
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreview>;

/** The number of people that a merge changed. */
export const mergedGuests = z
  .object({ importId: id, added: count, changed: count, cancelled: count, removed: count })
  .meta({ id: 'MergedGuests' });
export type MergedGuests = z.infer<typeof mergedGuests>;
