import type { CustomValue } from '../../schema/entities/guestField.ts';
import type { FieldKind } from '../../schema/guestFields/fieldKinds.ts';
import { valueProblem } from '../../schema/guestFields/guestFields.ts';
import { t } from '../texts/en/guestFields.ftl';
import type { GuestField } from './documents.ts';

/** The value of typed or picked text; null if it is empty. Text that is not a number stays text. */
export const valueFrom = (kind: FieldKind, text: string): CustomValue | null => {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'yesNo') return typed === 'yes';
  const number = Number(typed);
  return kind === 'number' && Number.isFinite(number) ? number : typed;
};

/** The error of typed text as a value of the field; undefined if it is valid. */
export const problemOf = (field: GuestField, text: string): string | undefined => {
  const value = valueFrom(field.kind, text);
  return value === null ? undefined : valueProblem(field, value);
};

/** A value as the text of its input; empty for none. */
export const typedText = ({ kind }: GuestField, value: CustomValue | null | undefined): string => {
  if (value === null || value === undefined) return '';
  return kind === 'yesNo' ? (value === true ? 'yes' : 'no') : String(value);
};

/** A value as people read it; empty for none. */
export const valueText = (field: GuestField, value: CustomValue | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (field.kind === 'yesNo') return t(value === true ? 'yes' : 'no');
  if (field.kind === 'date') return dayText(String(value));
  return field.kind === 'choice'
    ? (field.choices.find(({ choiceId }) => choiceId === value)?.name ?? '')
    : String(value);
};

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const dayText = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : days.format(time);
};

/** Stands for no value, because a select cannot have an empty value. */
export const notSet = 'notSet';

/** The choices as options; undefined for a field whose value is typed. */
export const optionsOf = ({ kind, choices }: GuestField) => {
  if (kind !== 'choice' && kind !== 'yesNo') return undefined;
  const picked =
    kind === 'yesNo'
      ? [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]
      : choices.map(({ choiceId, name }) => ({ value: choiceId, label: name }));
  return [{ value: notSet, label: t('not-set') }, ...picked];
};
