import { customFieldOf, customFieldPrefix } from '../../../schema/cardDesigns/customField.ts';
import {
  type CardElement,
  type CardField,
  cardFields,
} from '../../../schema/entities/cardDesign.ts';
import { t } from '../../texts/en/cardDesigns.ftl';

const labels: Record<CardField, string> = {
  name: t('field-name'),
  firstName: t('field-firstName'),
  title: t('field-title'),
  company: t('field-company'),
  table: t('field-table'),
  seat: t('field-seat'),
  event: t('field-event'),
  date: t('field-date'),
  party: t('field-party'),
};

/** A custom field of the event, as designs need it. */
export type NamedField = { fieldId: string; name: string };

/** The fields that a card can show, with the event's custom fields last. */
export const fieldOptions = (customFields: readonly NamedField[]) => [
  ...cardFields.map((value): { value: string; label: string } => ({ value, label: labels[value] })),
  ...customFields.map(({ fieldId, name }) => ({
    value: `${customFieldPrefix}${fieldId}`,
    label: name,
  })),
];

/** The name of an element in lists. */
export const elementLabel = (
  { type, field, words }: Pick<CardElement, 'type' | 'field' | 'words'>,
  customFields: readonly NamedField[],
): string => {
  if (type === 'line') return t('element-line');
  if (type === 'qr') return t('element-qr');
  if (type === 'dietMark') return t('element-diet');
  if (field === null) return words ?? '';
  return (
    fieldOptions(customFields).find(({ value }) => value === field)?.label ?? t('element-empty')
  );
};

/** The fields of a design that the event no longer has. */
export const retiredFields = (
  elements: readonly Pick<CardElement, 'field'>[],
  customFields: readonly NamedField[],
): string[] =>
  elements.flatMap(({ field }) => {
    const fieldId = customFieldOf(field);
    return fieldId && !customFields.some((one) => one.fieldId === fieldId) ? [fieldId] : [];
  });
