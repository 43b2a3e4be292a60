import { z } from 'zod';
import { fieldKinds } from '../guestFields/fieldKinds.ts';
import { id, scalars } from './fields.ts';

/** A person's values of the event's custom fields, by field id. */
export const custom = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .register(scalars, { scalar: 'Custom' })
  .meta({
    description:
      'Values by the ids of the fields: text, a number, true or false, the id of a choice, or a date as 2027-03-04.',
  });
export type Custom = z.infer<typeof custom>;
export type CustomValue = Custom[string];

export const fieldChoice = z.object({ choiceId: id, name: z.string() }).meta({ id: 'FieldChoice' });

/** A custom field of an event. Only the kind `choice` has `choices`. */
export const guestField = z
  .object({
    fieldId: id,
    name: z.string(),
    kind: z.enum(fieldKinds),
    choices: z.array(fieldChoice),
  })
  .meta({ id: 'GuestField' });
export type GuestField = z.infer<typeof guestField>;

/** The custom fields of an event in their order. */
export const guestFieldsAnswer = z
  .object({ fields: z.array(guestField) })
  .meta({ id: 'GuestFields' });

/** The custom fields of an event in their read model; empty before one was defined. */
export type GuestFieldsRow = { id: string; eventId: string; fields: GuestField[] };

export const changedFieldsAnswer = z
  .object({
    fields: z.array(guestField),
    cleared: z
      .array(id)
      .meta({ description: 'The people whose values of removed fields and choices were cleared.' }),
  })
  .meta({ id: 'ChangedGuestFields' });
