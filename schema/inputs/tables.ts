import { z } from 'zod';
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

export const editTableInput = tableChanges.extend({ id: anId, commandId });

/** Minimum 4, maximum 20, step 2: the decider checks this, so that its refusal explains the rule. */
export const resizeTableInput = z.strictObject({
  capacity: z.int('Capacity must be a whole number'),
  id: anId,
  commandId,
});

export const setEndSeatsInput = z.strictObject({ id: anId, endSeats: z.boolean(), commandId });

export const placeFields = z.strictObject({ x: coordinate, y: coordinate, rotation: degrees });

export const moveTableInput = placeFields.extend({ id: anId, commandId });

export const changeTableInput = tableFields
  .partial()
  .extend(placeFields.partial().shape)
  .extend({ endSeats: z.boolean().optional(), id: anId, commandId });

export const tableIdInput = z.strictObject({ id: anId, commandId });
