import { type Fields, fieldsOf } from '../../schema/isFields.ts';
import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { attemptText } from '../admin/auditWords.ts';
import { memberRoleLabels, membershipLabels } from '../members/labels.ts';
import { t } from '../texts/en/audit.ftl';
import { momentText, numberText } from '../texts/formats.ts';

/** A changed field. Undefined means that the field was, or became, absent. */
export type Difference = {
  field: string;
  label: string;
  before: string | undefined;
  after: string | undefined;
};

const labels: Record<string, string> = {
  role: t('field-role'),
  membershipLevel: t('field-membership-level'),
  isActive: t('field-is-active'),
  name: t('field-name'),
  description: t('field-description'),
  startDate: t('field-start-date'),
  endDate: t('field-end-date'),
  location: t('field-location'),
  status: t('field-status'),
  isPublic: t('field-is-public'),
  maxAttendees: t('field-max-attendees'),
  operation: t('field-operation'),
  format: t('field-format'),
  count: t('field-count'),
  times: t('field-times'),
};

const words: Record<string, (value: unknown) => string | undefined> = {
  role: (value) => memberRoleLabels[value as MemberRole],
  membershipLevel: (value) => membershipLabels[value as MembershipLevel],
  operation: (value) => attemptText(String(value)),
  startDate: (value) => momentText(String(value)),
  endDate: (value) => momentText(String(value)),
};

const wordOf = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('nothing-there');
  const word = Object.hasOwn(words, field) ? words[field]?.(value) : undefined;
  if (word) return word;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The changes in words, field by field, without unchanged fields. */
export const differencesOf = (previousValue: unknown, newValue: unknown): Difference[] => {
  const [before, after] = [fieldsOf(previousValue), fieldsOf(newValue)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const side = (values: Fields, field: string) =>
    Object.hasOwn(values, field) ? wordOf(field, values[field]) : undefined;
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      field,
      label: Object.hasOwn(labels, field) ? (labels[field] ?? field) : field,
      before: side(before, field),
      after: side(after, field),
    }));
};
