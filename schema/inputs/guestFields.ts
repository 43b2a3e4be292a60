import { z } from 'zod';
import { scalars } from '../entities/fields.ts';
import { fieldKinds } from '../guestFields/fieldKinds.ts';
import { limits } from '../limits.ts';
import { smallRecord } from './smallRecord.ts';
import { anId, optional, optionalText, planInput, requiredText } from './text.ts';

export const fieldChoiceInput = z.strictObject({
  choiceId: anId
    .nullish()
    .meta({ description: 'The id of an existing choice; absent for a new one.' }),
  name: requiredText(limits.fieldName, 'Name the choice'),
});

const choices = z
  .array(fieldChoiceInput)
  .max(limits.fieldChoices, `A field has ${limits.fieldChoices} choices or fewer`)
  .nullish();

const name = requiredText(limits.fieldName, 'Name the field');
const kind = z.enum(fieldKinds).meta({ description: 'It cannot change.' });

export const guestFieldInput = z.strictObject({
  fieldId: anId
    .nullish()
    .meta({ description: 'The id of an existing field; absent for a new one.' }),
  name,
  kind,
  choices,
});

const clear = z.boolean().nullish().meta({
  description:
    'Also clears the values of removed choices. By default, the change is refused if guests have such values.',
});

export const setFieldsInput = planInput({
  fields: z
    .array(guestFieldInput)
    .max(limits.guestFields, `An event holds at most ${limits.guestFields} custom fields`),
  before: z.array(guestFieldInput).max(limits.guestFields).nullish().meta({
    description: 'The fields that were edited. The command is refused if they have changed since.',
  }),
  clear,
});

export const defineFieldInput = planInput({ name, kind, choices });

const place = z.int().min(0).max(limits.guestFields).nullish().meta({
  description: 'Its index among the fields, from 0. Default: unchanged.',
});

export const changeFieldInput = planInput({
  fieldId: anId,
  name: name.nullish(),
  choices,
  place,
  clear,
});

export const retireFieldInput = planInput({ fieldId: anId });

const value = z
  .union([z.number(), z.boolean(), optionalText(limits.customText)])
  .transform((one) => one ?? null);

/** Values by field. Null and empty text clear a value; null instead of the record clears all of them. */
export const optionalCustom = optional(
  smallRecord(
    anId,
    value,
    limits.guestFields,
    `Give values of ${limits.guestFields} fields or fewer`,
  ).register(scalars, { scalar: 'Custom' }),
);
