import type { Allergy } from '../../schema/attendees/allergies.ts';
import type { PersonField } from '../../schema/entities/attendee.ts';
import type { Custom } from '../../schema/entities/guestField.ts';
import type { CustomPatch } from '../../schema/guestFields/customPatch.ts';
import { limits } from '../../schema/limits.ts';
import type { Meals } from '../../schema/menus/menu.ts';
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
import { type BySubstance, bySubstance, listOfAllergies } from './allergies/bySubstance.ts';
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
    party
    diets
    allergies {
      substance
      severity
    }
    meals
    custom
    access
    externalId
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

export type ChoiceField = 'currentOpportunity' | 'demoStatus';
type ListField = 'diets' | 'allergies' | 'access';
export type TextField = Exclude<PersonField, ChoiceField | ListField | 'meals' | 'custom'>;

/** The group of the form and the details that shows a field, and the kind of its input. */
type FieldDisplay = {
  form: 'main' | 'account';
  details: 'person' | 'contact' | 'notes' | 'account';
  type?: 'email' | 'tel' | 'url';
  isLong?: true;
  required?: true;
  /** The maximum length that the details count up to. */
  max?: number;
  placeholder?: () => string;
};

/** Every field of a person, in the order of form and details. */
export const fieldDisplays: Record<PersonField, FieldDisplay> = {
  name: { form: 'main', details: 'person', required: true, max: limits.attendeeName },
  title: { form: 'main', details: 'person', max: limits.attendeeText },
  company: { form: 'main', details: 'person', max: limits.attendeeText },
  party: { form: 'main', details: 'person', max: limits.party },
  email: { form: 'main', details: 'contact', type: 'email' },
  phone: { form: 'main', details: 'contact', type: 'tel' },
  linkedinUrl: {
    form: 'main',
    details: 'contact',
    type: 'url',
    placeholder: () => t('linkedin-example'),
  },
  notes: { form: 'main', details: 'notes', isLong: true, max: limits.attendeeNotes },
  diets: { form: 'main', details: 'notes' },
  allergies: { form: 'main', details: 'notes' },
  meals: { form: 'main', details: 'notes' },
  custom: { form: 'main', details: 'notes' },
  access: { form: 'main', details: 'notes' },
  currentOpportunity: { form: 'account', details: 'account' },
  accountExecutive: { form: 'account', details: 'account', max: limits.accountExecutive },
  demoStatus: { form: 'account', details: 'account' },
  demoDate: { form: 'account', details: 'account', max: limits.attendeeText },
  linkedUrl: { form: 'account', details: 'account', type: 'url' },
  externalId: { form: 'account', details: 'account', max: limits.externalId },
  photoUrl: { form: 'account', details: 'contact', type: 'url' },
  otherAccountNotes: {
    form: 'account',
    details: 'account',
    isLong: true,
    max: limits.attendeeNotes,
  },
};

const fields = Object.keys(fieldDisplays) as PersonField[];

const isChoice = (field: PersonField): field is ChoiceField =>
  field === 'currentOpportunity' || field === 'demoStatus';

const isList = (field: PersonField): field is ListField =>
  field === 'diets' || field === 'allergies' || field === 'access';

const isText = (field: PersonField): field is TextField =>
  !isChoice(field) && !isList(field) && field !== 'meals' && field !== 'custom';

const textFields = fields.filter(isText);

export const formFields = (part: FieldDisplay['form']): PersonField[] =>
  fields.filter((field) => fieldDisplays[field].form === part);

export const detailTexts = (part: FieldDisplay['details']): TextField[] =>
  textFields.filter((field) => fieldDisplays[field].details === part);

/** An optional choice; a select cannot hold an empty value. */
type Open<Value extends string> = Value | 'notSet';

export type AttendeeFormValues = Record<TextField, string> & {
  attendeeRole: AttendeeRole;
  /** The tags that people gave, without the event's marker. */
  tags: readonly string[];
  diets: readonly string[];
  allergies: BySubstance;
  meals: Meals;
  /** The event's custom fields that were edited. */
  custom: CustomPatch;
  access: readonly string[];
  currentOpportunity: Open<OpportunityAnswer>;
  demoStatus: Open<DemoStatus>;
};

const eachText = <Value>(value: (field: TextField) => Value) =>
  Object.fromEntries(textFields.map((field) => [field, value(field)])) as Record<TextField, Value>;

/** The allergies in the form of the server's input. */
export const allergiesOf = (attendee: Pick<AttendeeFormFragment, 'allergies'> | undefined) =>
  (attendee?.allergies ?? []).map(({ substance, severity }): Allergy => ({ substance, severity }));

export const valuesOf = (attendee: AttendeeFormFragment | undefined): AttendeeFormValues => ({
  ...eachText((field) => attendee?.[field] ?? ''),
  attendeeRole: attendee?.attendeeRole ?? 'guest',
  tags: freeTagsOf(attendee?.tags ?? []),
  diets: attendee?.diets ?? [],
  allergies: bySubstance(allergiesOf(attendee)),
  meals: attendee?.meals ?? {},
  custom: attendee?.custom ?? {},
  access: attendee?.access ?? [],
  currentOpportunity: attendee?.currentOpportunity ?? 'notSet',
  demoStatus: attendee?.demoStatus ?? 'notSet',
});

const chosenOrNull = <Value extends string>(choice: Open<Value>): Value | null =>
  choice === 'notSet' ? null : (choice as Value);

const changedIn = (custom: CustomPatch, before: Custom): CustomPatch =>
  Object.fromEntries(
    Object.entries(custom).filter(([fieldId, value]) => value !== (before[fieldId] ?? null)),
  );

/** Converts to the server's input: null clears a field, or leaves it unset for a new attendee. */
export const inputOf = (values: AttendeeFormValues, customBefore?: Custom | null) => ({
  ...eachText((field) => values[field].trim() || null),
  name: values.name,
  attendeeRole: values.attendeeRole,
  tags: values.tags,
  diets: values.diets,
  allergies: listOfAllergies(values.allergies),
  meals: values.meals,
  // Fields that were not edited are not sent: they may have changed meanwhile, or be gone.
  custom: changedIn(values.custom, customBefore ?? {}),
  access: values.access,
  currentOpportunity: chosenOrNull(values.currentOpportunity),
  demoStatus: chosenOrNull(values.demoStatus),
});

export const attendeeRoleOptions = attendeeRoles.map((value) => ({
  value,
  label: attendeeRoleLabel(value),
}));

export const choices = {
  currentOpportunity: [
    { value: 'notSet', label: t('not-set') },
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
    { value: 'previous', label: t('previous') },
  ],
  demoStatus: [
    { value: 'notSet', label: t('not-set') },
    { value: 'had', label: t('demo-had') },
    { value: 'planned', label: t('demo-planned') },
  ],
} as const satisfies Record<ChoiceField, unknown>;
