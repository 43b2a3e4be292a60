import { z } from 'zod';
import { optionalAccess } from '../attendees/accessNeeds.ts';
import { allergyAnswer, optionalAllergies } from '../attendees/allergies.ts';
import { optionalDiets } from '../attendees/diets.ts';
import { replies } from '../attendees/replies.ts';
import { optionalCustom } from '../inputs/guestFields.ts';
import { optionalMeals } from '../inputs/menus.ts';
import {
  optionalEmail,
  optionalText,
  optionalUrl,
  optionalWord,
  requiredText,
} from '../inputs/text.ts';
import { limits } from '../limits.ts';
import type { Capabilities, Capability } from '../permissions.ts';
import { attendeeRoles, demoStatuses, opportunityAnswers } from '../vocabulary.ts';
import { id, text, time } from './fields.ts';
import { custom } from './guestField.ts';
import { meals } from './menu.ts';

/** A personal field: its schema, its input schema, and the capability that shows it. */
const personal = <Is extends z.ZodType<unknown>, Taken extends z.ZodType>(
  is: z.ZodNullable<Is>,
  taken: Taken,
  shownBy: Capability,
) => ({ is, taken, shownBy });

/** A field of the plan: its schema and the capability that shows it. */
const known = <Is extends z.ZodType>(is: Is, shownBy: Capability) => ({ is, shownBy });

/**
 * All fields of an attendee (specification, section 3). The log seals the personal ones with the person's
 * key. Of these, only the name is required.
 */
const fields = {
  id: known(id, 'see'),
  eventId: known(id, 'see'),
  order: known(
    z.int().meta({
      description:
        'People are listed by this number, lowest first. Numbers may have gaps. Who comes back keeps theirs.',
    }),
    'see',
  ),
  name: {
    ...known(z.string(), 'see'),
    taken: requiredText(limits.attendeeName, 'Name is required'),
  },
  title: personal(text, optionalText(limits.attendeeText), 'seeDetails'),
  company: personal(text, optionalText(limits.attendeeText), 'see'),
  attendeeRole: known(z.enum(attendeeRoles), 'seeDetails'),
  email: personal(text, optionalEmail, 'seeContact'),
  phone: personal(text, optionalText(50), 'seeContact'),
  notes: personal(text, optionalText(limits.attendeeNotes), 'seeDetails'),
  /** Guests of an event with the same party, ignoring case, belong together. */
  party: personal(text, optionalText(limits.party), 'seeDetails'),
  diets: personal(z.array(z.string()).nullable(), optionalDiets, 'seeDiet'),
  allergies: personal(z.array(allergyAnswer).nullable(), optionalAllergies, 'seeDiet'),
  /** The option chosen for each course, by their ids. */
  meals: personal(meals.nullable(), optionalMeals, 'seeDiet'),
  /** Values of the event's custom fields, by the ids of the fields. */
  custom: personal(custom.nullable(), optionalCustom, 'seeDetails'),
  access: personal(z.array(z.string()).nullable(), optionalAccess, 'seeDiet'),
  /** The id in another tool. Unique within an event. */
  externalId: personal(text, optionalText(limits.externalId), 'seeDetails'),
  photoUrl: personal(text, optionalUrl, 'seeContact'),
  linkedinUrl: personal(text, optionalUrl, 'seeContact'),
  isCheckedIn: known(z.boolean(), 'seeDetails'),
  /** No proposal moves a pinned person, and a move by hand must be confirmed. */
  isPinned: known(z.boolean(), 'seeDetails'),
  reply: known(z.enum(replies), 'seeDetails'),
  /** The host. */
  guestOf: known(id.nullable(), 'seeDetails'),
  /** False for an unnamed plus-one. */
  isNamed: known(z.boolean(), 'seeDetails'),
  /** The seat given up by declining. It may be gone or taken by now. */
  leftSeatId: known(id.nullable(), 'seeDetails'),
  currentOpportunity: personal(
    z.enum(opportunityAnswers).nullable(),
    optionalWord(opportunityAnswers),
    'seeSales',
  ),
  accountExecutive: personal(text, optionalText(limits.accountExecutive), 'seeSales'),
  demoStatus: personal(z.enum(demoStatuses).nullable(), optionalWord(demoStatuses), 'seeSales'),
  demoDate: personal(text, optionalText(limits.attendeeText), 'seeSales'),
  linkedUrl: personal(text, optionalUrl, 'seeContact'),
  otherAccountNotes: personal(text, optionalText(limits.attendeeNotes), 'seeSales'),
  /** The event's marker, then the free tags. */
  tags: known(z.array(z.string()), 'seeDetails'),
  /** The event's marker while held; empty otherwise. */
  holdingFor: known(z.array(z.string()), 'seeDetails'),
  holdReason: known(text, 'seeDetails'),
  heldSince: known(time.nullable(), 'seeDetails'),
  createdByUserId: known(id, 'see'),
  createdAt: known(time, 'see'),
  /** Readers get `createdAt`. */
  updatedAt: known(time, 'seeDetails'),
};

type Fields = typeof fields;
export type PersonField = {
  [F in keyof Fields]: Fields[F] extends { taken: unknown } ? F : never;
}[keyof Fields];

const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** One part of all fields that have this part. */
const partOf = <Part extends string>(part: Part) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      part in field ? [[name, field[part as keyof typeof field]]] : [],
    ),
  ) as {
    [F in keyof Fields as Part extends keyof Fields[F] ? F : never]: Fields[F][Part &
      keyof Fields[F]];
  };

export const attendeeAnswer = z.object(partOf('is')).meta({ id: 'Attendee' });
export type AttendeeRow = z.infer<typeof attendeeAnswer>;

/** An attendee by id and name only. */
export const namedAttendee = z.object({ attendeeId: id, name: z.string() });

export const shownBy = partOf('shownBy');

/** The fields of which viewers with these capabilities are not told. */
export const hiddenFrom = (capabilities: Capabilities): (keyof AttendeeRow)[] =>
  namesOf(shownBy).filter((field) => !capabilities.has(shownBy[field]));

/** The input rules of personal fields (specification, section 5, "Attendee"). */
export const personRules = partOf('taken');

/** The personal fields, which the log seals. */
export type AttendeePerson = Pick<AttendeeRow, PersonField>;
export const personFields = namesOf(personRules);

/** Empty personal fields. */
export const noPerson = {
  ...Object.fromEntries(personFields.map((field) => [field, null])),
  name: '',
} as AttendeePerson;

export const importedAttendeeAnswer = attendeeAnswer
  .extend({
    repeats: id.optional().meta({
      description:
        'The person who was in the event already, or earlier in the list, with the same external id, email address, or name and company.',
    }),
  })
  .meta({ id: 'ImportedAttendee' });
