import {
  type AttendeeRole,
  attendeeRoleLabel,
  attendeeRoles,
  type DemoStatus,
  type OpportunityAnswer,
} from '../../schema/vocabulary.ts';
import { graphql } from '../gql/gql.ts';
import type { AttendeeFormFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/attendees.ftl';
import { freeTagsOf } from './tags/tags.ts';

graphql(`
  fragment AttendeeForm on Attendee {
    id
    name
    title
    company
    attendeeRole
    email
    phone
    notes
    photoUrl
    linkedinUrl
    currentOpportunity
    accountExecutive
    demoStatus
    demoDate
    linkedUrl
    otherAccountNotes
    tags
  }
`);

/** A choice that may be left open; a select cannot hold an empty value. */
type Open<Value extends string> = Value | 'notSet';

export type AttendeeFormValues = {
  name: string;
  attendeeRole: AttendeeRole;
  title: string;
  company: string;
  email: string;
  phone: string;
  linkedinUrl: string;
  notes: string;
  /** Those that people gave, without the event's marker. */
  tags: readonly string[];
  currentOpportunity: Open<OpportunityAnswer>;
  accountExecutive: string;
  demoStatus: Open<DemoStatus>;
  demoDate: string;
  linkedUrl: string;
  photoUrl: string;
  otherAccountNotes: string;
};

export const valuesOf = (attendee: AttendeeFormFragment | undefined): AttendeeFormValues => ({
  name: attendee?.name ?? '',
  attendeeRole: attendee?.attendeeRole ?? 'guest',
  title: attendee?.title ?? '',
  company: attendee?.company ?? '',
  email: attendee?.email ?? '',
  phone: attendee?.phone ?? '',
  linkedinUrl: attendee?.linkedinUrl ?? '',
  notes: attendee?.notes ?? '',
  tags: freeTagsOf(attendee?.tags ?? []),
  currentOpportunity: attendee?.currentOpportunity ?? 'notSet',
  accountExecutive: attendee?.accountExecutive ?? '',
  demoStatus: attendee?.demoStatus ?? 'notSet',
  demoDate: attendee?.demoDate ?? '',
  linkedUrl: attendee?.linkedUrl ?? '',
  photoUrl: attendee?.photoUrl ?? '',
  otherAccountNotes: attendee?.otherAccountNotes ?? '',
});

const textOrNull = (text: string): string | null => text.trim() || null;
const chosenOrNull = <Value extends string>(choice: Open<Value>): Value | null =>
  choice === 'notSet' ? null : (choice as Value);

/** As the server takes it: null clears a field, or leaves it unset for a new attendee. */
export const inputOf = (values: AttendeeFormValues) => ({
  name: values.name,
  attendeeRole: values.attendeeRole,
  title: textOrNull(values.title),
  company: textOrNull(values.company),
  email: textOrNull(values.email),
  phone: textOrNull(values.phone),
  linkedinUrl: textOrNull(values.linkedinUrl),
  notes: textOrNull(values.notes),
  tags: values.tags,
  currentOpportunity: chosenOrNull(values.currentOpportunity),
  accountExecutive: textOrNull(values.accountExecutive),
  demoStatus: chosenOrNull(values.demoStatus),
  demoDate: textOrNull(values.demoDate),
  linkedUrl: textOrNull(values.linkedUrl),
  photoUrl: textOrNull(values.photoUrl),
  otherAccountNotes: textOrNull(values.otherAccountNotes),
});

export const attendeeRoleOptions = attendeeRoles.map((value) => ({
  value,
  label: attendeeRoleLabel(value),
}));

export const opportunityOptions = [
  { value: 'notSet', label: t('not-set') },
  { value: 'yes', label: t('yes') },
  { value: 'no', label: t('no') },
  { value: 'previous', label: t('previous') },
] as const;

export const demoOptions = [
  { value: 'notSet', label: t('not-set') },
  { value: 'had', label: t('demo-had') },
  { value: 'planned', label: t('demo-planned') },
] as const;

/** The fields of the form's second part; an error among them opens it. */
export const accountFields = [
  'currentOpportunity',
  'accountExecutive',
  'demoStatus',
  'demoDate',
  'linkedUrl',
  'photoUrl',
  'otherAccountNotes',
] as const;
