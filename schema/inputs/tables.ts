import { z } from 'zod';
import { folded } from '../folding.ts';
import { limits } from '../limits.ts';
import { tableLayouts } from '../vocabulary.ts';
import { anId, commandId, requiredText } from './text.ts';

const { min, max } = limits.tableCapacity;

const capacity = z
  .int('Capacity must be a whole number')
  .min(min, `Capacity must be at least ${min}`)
  .max(max, `Capacity must be ${max} or less`);

const coordinate = z.number().min(-limits.floor).max(limits.floor);
const degrees = z.number().min(-360).max(360);

const mostTags = `A table has at most ${limits.tableTags} tags`;

/** Free words; two of a table differ by more than their case. */
const tableTags = z
  .array(requiredText(limits.tableTag, 'A tag must not be empty'))
  .max(limits.tableTags, mostTags)
  .refine(
    (tags) => new Set(tags.map(folded)).size === tags.length,
    'Two tags of a table must not be the same word',
  );

/** Specification, section 5, "Table form". */
export const tableFields = z.strictObject({
  name: requiredText(
    limits.tableName,
    'Table name is required',
    'Table name must be under 50 characters',
  ),
  capacity,
  layout: z.enum(tableLayouts),
});

export const addTableInput = tableFields.extend({
  eventId: anId,
  x: coordinate.nullish(),
  y: coordinate.nullish(),
  rotation: degrees.nullish(),
  commandId,
});

export const tableChanges = tableFields.partial();

export const editTableInput = tableChanges.extend({
  tags: tableTags.nullish(),
  id: anId,
  commandId,
});

/** Minimum 4, maximum 20, step 2: the decider checks this, so that its refusal explains the rule. */
export const resizeTableInput = z.strictObject({
  capacity: z.int('Capacity must be a whole number'),
  id: anId,
  commandId,
});

export const setEndSeatsInput = z.strictObject({ id: anId, endSeats: z.boolean(), commandId });

export const placeFields = z.strictObject({ x: coordinate, y: coordinate, rotation: degrees });

export const moveTableInput = placeFields.extend({ id: anId, commandId });

export const changeTableInput = tableFields.partial().extend(placeFields.partial().shape).extend({
  endSeats: z.boolean().optional(),
  tags: tableTags.optional(),
  id: anId,
  commandId,
});

export const tableIdInput = z.strictObject({ id: anId, commandId });
