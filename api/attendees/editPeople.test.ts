import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import {
  comes,
  eventId,
  given,
  guest,
  miraSeatedAtOne,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';
import type { PersonEdits } from './commands.ts';

const edit = (...edits: PersonEdits[]) => ({ type: 'EditPeople' as const, eventId, edits });
const known = (attendeeId: string, externalId: string): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: {
    eventId,
    attendeeId,
    person: { before: { externalId: null }, after: { externalId } },
  },
});

describe('EditPeople', () => {
  const party = { party: 'Bielski' };

  it('refuses meals that are not on the menu, by position', () => {
    given([...miraSeatedAtOne])
      .when(
        edit(
          { attendeeId: 'mira', changes: { person: party } },
          { attendeeId: 'ada', changes: { person: { meals: { main: 'beef' } } } },
        ),
      )
      .refuses('BAD_INPUT', {
        issues: [{ index: 1, path: 'meals', message: 'This is not on the menu' }],
      });
  });

  it("records each person's changes in one step, and skips people without any", () => {
    const history = [...miraSeatedAtOne, comes('olle', 'Acme')];
    const editing = given(history).when(
      edit(
        { attendeeId: 'mira', changes: { attendeeRole: 'prospect', tags: ['vip'], person: party } },
        { attendeeId: 'ada', changes: { attendeeRole: 'guest', tags: [], person: {} } },
        { attendeeId: 'olle', changes: { person: { ...party, company: 'Acme' } } },
      ),
    );
    const formed = { before: { party: null }, after: party };
    editing.gives([
      {
        type: 'PeopleEdited',
        data: {
          eventId,
          edits: [
            {
              attendeeId: 'mira',
              attendeeRole: { before: 'guest', after: 'prospect' },
              tags: { before: [], after: ['vip'] },
              person: formed,
            },
            { attendeeId: 'olle', person: formed },
          ],
        },
      },
    ]);
    const after = standing(editing.leaves()).attendees;
    expect(after.get('mira')).toMatchObject({
      attendeeRole: 'prospect',
      tags: ['vip'],
      person: party,
      placement: { in: 'seat', seatId: 'garden-1' },
    });
    expect(after.get('olle')?.person).toEqual({ ...personNamed('olle', 'Acme'), ...party });
  });

  it('records nothing if nobody would change', () => {
    given(miraSeatedAtOne)
      .when(edit({ attendeeId: 'mira', changes: { person: { party: null } } }))
      .gives([]);
  });

  it('gives unnamed guests a name', () => {
    const unnamed: EventPlanEvent = {
      type: 'AttendeeAdded',
      data: {
        eventId,
        attendeeId: 'olle',
        guestOf: 'mira',
        isNamed: false,
        ...guest('Guest'),
        held: null,
      },
    };
    const naming = given([...miraSeatedAtOne, unnamed]).when(
      edit({ attendeeId: 'olle', changes: { person: { name: 'Olle' } } }),
    );
    expect(standing(naming.leaves()).attendees.get('olle')).toMatchObject({
      isNamed: true,
      guestOf: 'mira',
    });
  });

  it('edits nobody if somebody is unknown or named twice', () => {
    const vip = { tags: ['vip'] };
    given(miraSeatedAtOne)
      .when(edit({ attendeeId: 'mira', changes: vip }, { attendeeId: 'nobody', changes: vip }))
      .refuses('ATTENDEE_NOT_FOUND');
    const twice = given(miraSeatedAtOne)
      .when(edit({ attendeeId: 'mira', changes: vip }, { attendeeId: 'mira', changes: {} }))
      .refuses('BAD_INPUT');
    expect(twice.issues).toMatchObject([{ index: 1, path: 'edits.attendeeId' }]);
  });

  it("refuses another person's external id, but lets two people exchange theirs", () => {
    const history = [...miraSeatedAtOne, known('mira', 'A'), known('ada', 'B')];
    const as = (attendeeId: string, externalId: string) => ({
      attendeeId,
      changes: { person: { externalId } },
    });
    given(history)
      .when(edit(as('mira', 'B')))
      .refuses('EXTERNAL_ID_TAKEN');
    given(history)
      .when(edit(as('mira', 'C'), as('ada', 'C')))
      .refuses('EXTERNAL_ID_TAKEN');
    const exchanged = given(history).when(edit(as('mira', 'B'), as('ada', 'A')));
    expect(standing(exchanged.leaves()).attendees.get('ada')?.person.externalId).toBe('A');
  });
});
