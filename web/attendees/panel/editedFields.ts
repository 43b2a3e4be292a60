import type { z } from 'zod';
import { attendeeChanges, holdAttendeeInput } from '../../../schema/inputs/attendees.ts';

/** The fields that are edited in place (specification, section 3). */
export type EditedField = Exclude<
  keyof typeof attendeeChanges.shape,
  'custom' | 'isCheckedIn' | 'holdingFor' | 'movePinned'
>;
export type EditedValue<Field extends EditedField> = z.output<
  (typeof attendeeChanges.shape)[Field]
>;

export type Validated<Value> = { value: Value; problem?: never } | { problem: string };

const checkedBy = <Value>(schema: z.ZodType<Value>, given: unknown): Validated<Value> => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? parsed.error.message };
};

/**
 * Validates typed text by the rules of specification, section 5, and converts it to the server's
 * input.
 */
export const checkField = <Field extends EditedField>(
  field: Field,
  given: unknown,
): Validated<EditedValue<Field>> =>
  checkedBy(attendeeChanges.shape[field] as unknown as z.ZodType<EditedValue<Field>>, given);

export const checkReason = (given: string): Validated<string | null> => {
  const checked = checkedBy(holdAttendeeInput.shape.reason, given);
  return checked.problem === undefined ? { value: checked.value ?? null } : checked;
};
