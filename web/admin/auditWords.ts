import { type Fields, fieldsOf } from '../../schema/isFields.ts';
import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { fullName } from '../members/fullName.ts';
import { memberRoleLabels, membershipLabels } from '../members/labels.ts';
import { t } from '../texts/en/admin.ftl';

/** "USER ROLE CHANGED" (specification, section 2). */
export const actionTitle = (action: string): string => action.replaceAll('_', ' ').toUpperCase();

type Person = { firstName: string | null; lastName: string | null; email: string } | null;

export const personOf = (person: Person | undefined): string =>
  person ? fullName(person) || person.email : t('somebody');

/** The actor, and the target if it is somebody else. */
export const whoAndWhom = (who: Person | undefined, whom: Person | undefined): string =>
  whom ? t('did-to', { who: personOf(who), whom: personOf(whom) }) : personOf(who);

/** The operation that a member was refused. */
export const attemptText = (operation: string): string => t('tried', { operation });

const words: Record<string, (value: unknown, values: Fields) => string | undefined> = {
  role: (value) => memberRoleLabels[value as MemberRole],
  membershipLevel: (value) => membershipLabels[value as MembershipLevel],
  isActive: (value) => (value ? t('active') : t('inactive')),
  name: (value) => (typeof value === 'string' ? value : undefined),
  operation: (value) => (typeof value === 'string' ? attemptText(value) : undefined),
  times: (value) => (typeof value === 'number' ? t('times-more', { count: value }) : undefined),
  count: (value, { format }) => {
    if (typeof value !== 'number') return undefined;
    // Only exports of the audit log have a format.
    return t(format ? 'entries-count' : 'users-count', { count: value });
  },
};

const wordOf = (values: Fields, key: string): string | undefined =>
  Object.hasOwn(values, key) ? words[key]?.(values[key], values) : undefined;

/** Describes the change, such as "User → Moderator". Empty if there is nothing to describe. */
export const whatChanged = (previousValue: unknown, newValue: unknown): string => {
  const [before, after] = [fieldsOf(previousValue), fieldsOf(newValue)];
  const changes = Object.keys(words).map((key) => {
    const [was, is] = [wordOf(before, key), wordOf(after, key)];
    return was && is ? t('from-to', { before: was, after: is }) : (is ?? was);
  });
  return changes.filter(Boolean).join(' · ');
};
