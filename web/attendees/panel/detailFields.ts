import { limits } from '../../../schema/limits.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import type { Details } from './attendeeDetails.ts';
import type { EditedField } from './editedFields.ts';

type TextField = Exclude<
  EditedField,
  'attendeeRole' | 'currentOpportunity' | 'demoStatus' | 'tags'
>;

type Link = { href: string; label: string };

export type DetailField = {
  field: TextField;
  label: () => string;
  type?: 'email' | 'tel' | 'url';
  isLong?: boolean;
  required?: boolean;
  max?: number;
  link?: (value: string, name: string) => Link;
};

const website = (href: string, name: string): Link => ({ href, label: t('open', { name }) });

export const personFields: DetailField[] = [
  { field: 'name', label: () => t('name'), required: true, max: limits.attendeeName },
  { field: 'title', label: () => t('title'), max: limits.attendeeText },
  { field: 'company', label: () => t('company'), max: limits.attendeeText },
];

/** Of these what readers are told. */
export const seenFields = personFields.filter(({ field }) => field !== 'title');

export const contactFields: DetailField[] = [
  {
    field: 'email',
    label: () => t('email'),
    type: 'email',
    link: (value, name) => ({ href: `mailto:${value}`, label: t('write', { name }) }),
  },
  {
    field: 'phone',
    label: () => t('phone'),
    type: 'tel',
    link: (value, name) => ({
      href: `tel:${value.replace(/[^\d+]/g, '')}`,
      label: t('call', { name }),
    }),
  },
  {
    field: 'linkedinUrl',
    label: () => t('linkedin'),
    type: 'url',
    link: (value) => website(value, t('linkedin')),
  },
  {
    field: 'photoUrl',
    label: () => t('photo'),
    type: 'url',
    link: (value) => website(value, t('photo')),
  },
];

export const notesField: DetailField = {
  field: 'notes',
  label: () => t('notes'),
  isLong: true,
  max: limits.attendeeNotes,
};

export const accountFields: DetailField[] = [
  { field: 'accountExecutive', label: () => t('executive'), max: limits.accountExecutive },
  { field: 'demoDate', label: () => t('demo-date'), max: limits.attendeeText },
  {
    field: 'linkedUrl',
    label: () => t('linked-url'),
    type: 'url',
    link: (value) => website(value, t('linked-url')),
  },
  {
    field: 'otherAccountNotes',
    label: () => t('account-notes'),
    isLong: true,
    max: limits.attendeeNotes,
  },
];

/** Where a field leads to; what is no address that a browser may follow safely leads nowhere. */
export const linkOf = ({ field, type, link }: DetailField, attendee: Details): Link | undefined => {
  const value = attendee[field];
  if (!value || !link || (type === 'url' && !/^https?:/i.test(value))) return undefined;
  return link(value, attendee.name);
};
