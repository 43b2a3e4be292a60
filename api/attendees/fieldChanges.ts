import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import type { AttendeeState } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { FieldEdits } from './commands.ts';
import { withMergedLists } from './mergedLists.ts';

type FieldChanges = Omit<DomainEventOf<'AttendeeEdited'>['data'], 'eventId' | 'attendeeId'>;

/** The differing fields, before and after. Giving a plus-one a name makes `isNamed` true. */
export const fieldChanges = (attendee: AttendeeState, edits: FieldEdits): FieldChanges => {
  const { attendeeRole, tags, guestOf, person: edited } = withMergedLists(attendee, edits);
  const changes: FieldChanges = {};
  const person = edited && personAfter(attendee, edited);
  if (attendeeRole && attendeeRole !== attendee.attendeeRole) {
    changes.attendeeRole = { before: attendee.attendeeRole, after: attendeeRole };
  }
  if (tags && !isSame(tags, attendee.tags)) {
    changes.tags = { before: attendee.tags, after: tags };
  }
  if (guestOf !== undefined && guestOf !== attendee.guestOf) {
    changes.guestOf = { before: attendee.guestOf, after: guestOf };
  }
  const keys = (Object.keys(person ?? {}) as (keyof AttendeePerson)[]).filter(
    (key) => person?.[key] !== undefined && !isSame(person[key], attendee.person[key]),
  );
  if (person && keys.length > 0) {
    changes.person = { before: only(attendee.person, keys), after: only(person, keys) };
    if (keys.includes('name') && !attendee.isNamed)
      changes.isNamed = { before: false, after: true };
  }
  return changes;
};

/** The person after the edits. Of the event's custom fields, only the given ones change. */
const personAfter = (
  { person: { custom } }: AttendeeState,
  edited: NonNullable<FieldEdits['person']>,
): Partial<AttendeePerson> =>
  edited.custom === undefined
    ? (edited as Partial<AttendeePerson>)
    : { ...edited, custom: withCustom(custom, edited.custom) };

const only = (
  person: Partial<AttendeePerson>,
  keys: readonly (keyof AttendeePerson)[],
): Partial<AttendeePerson> => Object.fromEntries(keys.map((key) => [key, person[key]]));
