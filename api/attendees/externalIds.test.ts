import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { IfKnown } from '../../schema/inputs/attendees.ts';
import {
  dinnerPlanned,
  eventId,
  given,
  guest,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';

const known = (name: string, externalId: string | null) => ({
  ...guest(name),
  person: { ...personNamed(name), externalId },
});
const comes = (attendeeId: string, externalId: string | null): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: { eventId, attendeeId, held: null, ...known(attendeeId, externalId) },
});
const there = [dinnerPlanned, comes('mira', 'CRM-1'), comes('ada', null)];

const taken = (who: string) => ({
  message: `${who} has this external ID already`,
  issues: [{ path: 'externalId', message: `${who} has this external ID already` }],
  details: { attendeeId: who, name: who },
});

describe('An external id', () => {
  const edit = (attendeeId: string, externalId: string | null) => ({
    type: 'EditAttendee' as const,
    eventId,
    attendeeId,
    changes: { person: { externalId } },
  });

  it('is refused for a new guest if it is in use, naming its holder', () => {
    const add = { type: 'AddAttendee' as const, eventId, held: false };
    given(there)
      .when({ ...add, attendee: known('Jonas', 'CRM-1') })
      .refuses('EXTERNAL_ID_TAKEN', taken('mira'));
    const other = given(there).when({ ...add, attendee: known('Jonas', 'crm-1') });
    expect(standing(other.leaves()).attendees.size).toBe(3);
  });

  it('is refused in an edit, and available again once its holder changes it or leaves', () => {
    given(there).when(edit('ada', 'CRM-1')).refuses('EXTERNAL_ID_TAKEN', taken('mira'));
    const renumbered = given(there).when(edit('mira', 'CRM-2')).events();
    expect(
      given([...there, ...renumbered])
        .when(edit('ada', 'CRM-1'))
        .events(),
    ).toHaveLength(1);
    const remove = { type: 'DeleteAttendee' as const, eventId, attendeeId: 'mira' };
    const removed = given(there).when(remove).events();
    expect(
      given([...there, ...removed])
        .when(edit('ada', 'CRM-1'))
        .events(),
    ).toHaveLength(1);
  });

  it('may be saved again by its holder, and cleared by everybody', () => {
    given(there).when(edit('mira', 'CRM-1')).gives([]);
    given(there).when(edit('ada', null)).gives([]);
    expect(given(there).when(edit('mira', null)).events()).toHaveLength(1);
  });
});

describe('An import', () => {
  const importing = (ifKnown?: IfKnown) => ({
    type: 'ImportAttendees' as const,
    eventId,
    source: 'csv' as const,
    attendees: [
      known('Olle', null),
      known('Mira Long', 'CRM-1'),
      known('Jonas', 'CRM-7'),
      known('Nina', 'CRM-7'),
    ],
    ...(ifKnown && { ifKnown }),
  });

  it('is refused by row if an id is in use or appears twice', () => {
    given(there)
      .when(importing())
      .refuses('EXTERNAL_ID_TAKEN', {
        issues: [
          { index: 1, path: 'externalId', message: 'Somebody in the event has this external ID' },
          {
            index: 3,
            path: 'externalId',
            message: 'Somebody earlier in the list has this external ID',
          },
        ],
        details: { people: [{ attendeeId: 'mira', name: 'mira' }], count: 2 },
      });
  });

  it('omits known people if it skips them, and refuses them otherwise', () => {
    const { attendees } = standing(given(there).when(importing('skip')).leaves());
    expect([...attendees.values()].map(({ person }) => person.name)).toEqual([
      'mira',
      'ada',
      'Olle',
      'Jonas',
    ]);
    given(there)
      .when(importing('refuse'))
      .refuses('ATTENDEE_KNOWN', { details: { count: 2 } });
  });

  it('treats two rows with equal name and company but different ids as two people', () => {
    const attendees = [known('mira', 'CRM-8'), known('mira', 'CRM-9')];
    const two = given(there).when({ ...importing('skip'), attendees });
    expect(standing(two.leaves()).attendees.size).toBe(4);
  });
});
