import type { FieldEvent } from '../domainEvents.ts';
import type { Custom, CustomValue, GuestField } from '../entities/guestField.ts';
import { limits } from '../limits.ts';
import { sortedById } from '../sortedById.ts';
import { lengthOf } from '../text/plainText.ts';

type Fields = readonly GuestField[];

/** A day of the calendar, from 1900 to 9999: "2027-03-04". */
const isDay = (text: string): boolean => {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Why a field does not accept a value, in words for people; undefined if it does. */
export const valueProblem = (field: GuestField, value: CustomValue): string | undefined => {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && lengthOf(value) <= limits.customText
        ? undefined
        : `${field.name}: Enter a text of ${limits.customText.toLocaleString('en')} characters or less`;
    case 'number':
      return typeof value === 'number' ? undefined : `${field.name}: Enter a number`;
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : `${field.name}: Say yes (true) or no (false)`;
    case 'choice':
      return field.choices.some(({ choiceId }) => choiceId === value)
        ? undefined
        : `${field.name}: Choose one of ${field.choices.map(({ name }) => name).join(', ')}`;
    case 'date':
      return typeof value === 'string' && isDay(value)
        ? undefined
        : `${field.name}: Enter a date as 2027-03-04, from 1900 on`;
  }
};

const byId = (fields: Fields): ReadonlyMap<string, GuestField> =>
  new Map(fields.map((field) => [field.fieldId, field]));

/** The values of a person that these fields accept. Returns the same object if they accept all. */
export const customOn = (fields: Fields, custom: Custom | null): Custom | null => {
  if (!custom) return null;
  const known = byId(fields);
  const values = Object.entries(custom);
  const left = values.filter(([fieldId, value]) => {
    const field = known.get(fieldId);
    return field !== undefined && valueProblem(field, value) === undefined;
  });
  return left.length === values.length ? custom : sortedById(left);
};

/** Checks whether these fields accept all values of a person. */
export const fitsFields =
  (fields: Fields): ((custom: Custom | null | undefined) => boolean) =>
  (custom) =>
    !custom || customOn(fields, custom) === custom;

/** The number of characters in all fields, because a change of them must fit one append. */
export const lettersOf = (
  fields: readonly { name: string; choices: readonly { name: string }[] }[],
) =>
  fields
    .flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)])
    .reduce((sum, text) => sum + lengthOf(text), 0);

/** A value in words. A choice that no longer exists stays an id. */
export const valueInWords = ({ kind, choices }: GuestField, value: CustomValue): string => {
  if (kind === 'choice')
    return choices.find(({ choiceId }) => choiceId === value)?.name ?? String(value);
  return kind === 'yesNo' ? (value === true ? 'yes' : 'no') : String(value);
};

type IdOf = (id: string) => string;

/**
 * The fields with their ids in a copy, or back in the original. Ids of choices are only unique within their
 * field, and stay.
 */
export const fieldsWithIds = (fields: Fields, idOf: IdOf): GuestField[] =>
  fields.map((field) => ({ ...field, fieldId: idOf(field.fieldId) }));

/** A person's values, with their fields' ids in a copy or back in the original. */
export const customWithIds = (custom: Custom | null, idOf: IdOf): Custom | null =>
  custom && sortedById(Object.entries(custom).map(([id, value]) => [idOf(id), value] as const));

/** The custom fields of an event after one was defined, changed or retired. */
export const fieldsAfter = (fields: Fields, event: FieldEvent): GuestField[] => {
  const { fieldId } = event.data;
  const others = fields.filter((field) => field.fieldId !== fieldId);
  const insert = (field: GuestField, place: number) => [
    ...others.slice(0, place),
    field,
    ...others.slice(place),
  ];
  switch (event.type) {
    case 'FieldDefined': {
      const { name, kind, choices, place } = event.data;
      return insert({ fieldId, name, kind, choices }, place);
    }
    case 'FieldChanged': {
      const { name, choices, place } = event.data.after;
      const { kind } = fields.find((field) => field.fieldId === fieldId) ?? { kind: 'text' };
      return insert({ fieldId, name, kind, choices }, place);
    }
    case 'FieldRetired':
      return others;
  }
};
