import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import {
  allBut,
  comes,
  dinnerPlanned,
  eventId,
  given,
  guest,
  miraSeatedAtOne,
  personNamed,
  sits,
  standing,
} from '../../tests/harness/dinners.ts';
import { applyChange } from '../planChange/apply.ts';
import { diffPlans } from '../planChange/diff.ts';
import { withoutHosts, withPlusOnesKept } from '../planChange/hosts.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import { restorationOf } from '../planChange/restoration.ts';
import { changeWithoutErased } from '../planChange/withoutErased.ts';

const mira = { eventId, attendeeId: 'mira' };
const addPlusOnes = (count = 1) => ({ type: 'AddPlusOnes' as const, ...mira, count });
const comesWith = (hostId: string, attendeeId: string): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole: 'guest',
    tags: [],
    guestOf: hostId,
    isNamed: false,
    person: personNamed('Guest'),
    held: null,
  },
});
const withOlle = [...miraSeatedAtOne, comesWith('mira', 'olle')];
const edit = (attendeeId: string, guestOf: string | null) => ({
  type: 'EditAttendee' as const,
  eventId,
  attendeeId,
  changes: { guestOf },
});

describe('AddPlusOnes', () => {
  it("adds the given number of unnamed guests, to their host's party", () => {
    const party: EventPlanEvent = {
      type: 'AttendeeEdited',
      data: { ...mira, person: { before: { party: null }, after: { party: 'Bielski' } } },
    };
    const adding = given([...miraSeatedAtOne, party]).when(addPlusOnes(2));
    const data = {
      eventId,
      attendeeRole: 'guest',
      tags: [],
      guestOf: 'mira',
      isNamed: false,
      person: { ...personNamed('Guest'), party: 'Bielski' },
      held: null,
    };
    expect(adding.events()).toEqual([
      { type: 'AttendeeAdded', data: { ...data, attendeeId: 'new-0', order: 0 } },
      { type: 'AttendeeAdded', data: { ...data, attendeeId: 'new-1', order: 1 } },
    ]);
    expect(standing(adding.leaves()).attendees.get('new-1')).toMatchObject({
      guestOf: 'mira',
      isNamed: false,
      placement: { in: 'pool' },
    });
  });

  it('records nothing for a repeated command', () => {
    given([...miraSeatedAtOne, comesWith('mira', 'new-0')])
      .when(addPlusOnes())
      .gives([]);
  });

  it("is refused for unknown people, and for somebody's guest", () => {
    given(withOlle)
      .when({ ...addPlusOnes(), attendeeId: 'nobody' })
      .refuses('ATTENDEE_NOT_FOUND');
    given(withOlle)
      .when({ ...addPlusOnes(), attendeeId: 'olle' })
      .refuses('CONFLICT');
  });

  it('does not fill an event beyond its limit', () => {
    given([...allBut(1)])
      .when({ ...addPlusOnes(2), attendeeId: 'p0' })
      .refuses('LIMIT_REACHED', {
        message: `An event holds at most ${limits.attendeesPerEvent.toLocaleString('en')} attendees`,
      });
  });
});

describe('a host', () => {
  it('is set for a new guest, in an import and by an edit', () => {
    const attendee = { ...guest('Olle'), guestOf: 'mira' };
    const added = given(miraSeatedAtOne).when({
      type: 'AddAttendee',
      eventId,
      attendee,
      held: false,
    });
    const list = { type: 'ImportAttendees' as const, eventId, source: 'api' as const };
    const imported = given(miraSeatedAtOne).when({ ...list, attendees: [attendee] });
    for (const coming of [added, imported])
      expect(standing(coming.leaves()).attendees.get('new-0')).toMatchObject({
        guestOf: 'mira',
        isNamed: true,
      });
    given(miraSeatedAtOne)
      .when(edit('ada', 'mira'))
      .gives([
        {
          type: 'AttendeeEdited',
          data: { eventId, attendeeId: 'ada', guestOf: { before: null, after: 'mira' } },
        },
      ]);
    given(withOlle).when(edit('olle', 'mira')).gives([]);
    expect(
      standing(given(withOlle).when(edit('olle', null)).leaves()).attendees.get('olle'),
    ).toMatchObject({ guestOf: null, isNamed: false });
  });

  it.each([
    ['themselves', edit('mira', 'mira')],
    ['nobody of this event', edit('mira', 'somebody elsewhere')],
    ['the guest of somebody', edit('ada', 'olle')],
    ['in a circle', edit('mira', 'olle')],
    ['somebody of whom others are guests', edit('mira', 'ada')],
  ])('is refused if it is %s', (_, command) => {
    const refused = given(withOlle).when(command).refuses('BAD_INPUT');
    expect(refused.issues).toMatchObject([{ path: 'guestOf' }]);
  });

  it('shares their party with listed guests who have none of their own', () => {
    const [pia, jan, ada] = [guest('Pia'), guest('Jan'), guest('Ada')];
    const of = { guestOf: 'Pia' };
    const attendees = [
      { ...pia, person: { ...pia.person, party: 'Bielski' } },
      { ...jan, ...of },
      { ...ada, ...of, person: { ...ada.person, party: 'Falk' } },
    ];
    const imported = given(miraSeatedAtOne)
      .when({ type: 'ImportAttendees', eventId, source: 'api', attendees })
      .leaves();
    expect(
      ['new-0', 'new-1', 'new-2'].map((id) => standing(imported).attendees.get(id)?.person.party),
    ).toEqual(['Bielski', 'Bielski', 'Falk']);
  });

  it('is refused by row in an import', () => {
    const attendees = [guest('Pia'), { ...guest('Jan'), guestOf: 'olle' }];
    const refused = given(withOlle)
      .when({ type: 'ImportAttendees', eventId, source: 'api', attendees })
      .refuses('BAD_INPUT');
    expect(refused.issues).toMatchObject([{ index: 1, path: 'guestOf' }]);
  });
});

describe('a guest without a name', () => {
  const change = (person: object) => ({
    type: 'EditAttendee' as const,
    eventId,
    attendeeId: 'olle',
    changes: { person },
  });

  it('becomes named by their first name only', () => {
    given(withOlle)
      .when(change({ name: 'Olle' }))
      .gives([
        {
          type: 'AttendeeEdited',
          data: {
            eventId,
            attendeeId: 'olle',
            isNamed: { before: false, after: true },
            person: { before: { name: 'Guest' }, after: { name: 'Olle' } },
          },
        },
      ]);
    expect(
      standing(
        given(withOlle)
          .when(change({ name: 'Guest', notes: 'Late' }))
          .leaves(),
      ).attendees.get('olle')?.isNamed,
    ).toBe(false);
  });
});

describe('a leaving host', () => {
  const after = (command: 'DeleteAttendee' | 'EraseAttendee') =>
    given([...withOlle, sits('olle', 'garden-2')]).when({ type: command, ...mira });

  it.each(['DeleteAttendee', 'EraseAttendee'] as const)(
    'leaves their plus-ones without a host, by %s',
    (command) => {
      const leaving = after(command);
      expect(leaving.events().at(-1)?.data).toMatchObject({ plusOnes: ['olle'] });
      expect(standing(leaving.leaves()).attendees.get('olle')).toMatchObject({
        guestOf: null,
        isNamed: false,
        placement: { in: 'seat', seatId: 'garden-2' },
      });
    },
  );

  it('is recorded with whose guest they were', () => {
    const leaving = given(withOlle).when({ type: 'DeleteAttendee', eventId, attendeeId: 'olle' });
    expect(leaving.events()[0]?.data).toMatchObject({ guestOf: 'mira', isNamed: false });
  });
});

describe('a change of the plan', () => {
  const alone = standing(given(miraSeatedAtOne).state);
  const both = standing(given(withOlle).state);
  const removed = (attendeeId: string) =>
    standing(given(withOlle).when({ type: 'DeleteAttendee', eventId, attendeeId }).leaves());
  const erased = standing(
    given(withOlle)
      .when({ type: 'EraseAttendee', ...mira })
      .leaves(),
  );

  it('that restores the host restores the link', () => {
    const back = diffPlans(removed('mira'), both);
    expect(obstaclesTo(back, removed('mira'))).toEqual([]);
    expect(applyChange(removed('mira'), back).attendees.get('olle')?.guestOf).toBe('mira');
  });

  it('that removes a host leaves later plus-ones without one', () => {
    const removes = diffPlans(standing(given([...miraSeatedAtOne, comes('pia')]).state), alone);
    const late = [...miraSeatedAtOne, comes('pia'), comesWith('pia', 'jan')];
    const plan = standing(given(late).state);
    const kept = withPlusOnesKept(plan, removes);
    expect(kept.attendeesChanged).toEqual([
      { attendeeId: 'jan', guestOf: { before: 'pia', after: null } },
    ]);
    expect(withPlusOnesKept(plan, kept)).toEqual(kept);
  });

  it('that reverses the arrival of a host does so as well', () => {
    const change = diffPlans(
      standing(given([...miraSeatedAtOne, comes('pia')]).state),
      standing(given(miraSeatedAtOne).state),
    );
    const undone = given([...miraSeatedAtOne, comes('pia'), comesWith('pia', 'jan')]).when({
      type: 'UndoStep',
      eventId,
      of: 'the arrival',
      change,
      inTurn: false,
    });
    expect(standing(undone.leaves()).attendees.get('jan')?.guestOf).toBeNull();
  });

  it("is blocked by a host who is gone, or is somebody's guest now", () => {
    const comesBack = diffPlans(removed('olle'), both);
    const nobody = standing(given([dinnerPlanned]).state);
    expect(obstaclesTo(comesBack, nobody)).toContainEqual({ kind: 'attendee', id: 'olle' });
    const guests = standing(given(miraSeatedAtOne).when(edit('mira', 'ada')).leaves());
    expect(obstaclesTo(comesBack, guests)).toContainEqual({ kind: 'attendee', id: 'olle' });
  });

  it('is blocked if it makes a guest of somebody who now brings guests along', () => {
    const becomes = diffPlans(
      alone,
      standing(given(miraSeatedAtOne).when(edit('mira', 'ada')).leaves()),
    );
    expect(obstaclesTo(becomes, both)).toContainEqual({ kind: 'attendee', id: 'mira' });
  });

  it('forgets hosts who were erased since', () => {
    const comesBack = changeWithoutErased(diffPlans(removed('olle'), both), erased);
    const [olle] = comesBack.attendeesAdded;
    expect(olle).toMatchObject({ attendeeId: 'olle', isNamed: false });
    expect(olle).not.toHaveProperty('guestOf');
    const restored = restorationOf(erased, both);
    expect(restored.attendeesChanged).toEqual([]);
    const relinked = diffPlans(erased, { ...erased, attendees: both.attendees.delete('mira') });
    expect(changeWithoutErased(relinked, erased).attendeesChanged).toEqual([]);
  });

  it('that lost only some of its hosts keeps the others', () => {
    const change = diffPlans(alone, both);
    expect(withoutHosts(change, (id) => id === 'mira').attendeesAdded[0]).not.toHaveProperty(
      'guestOf',
    );
    expect(withoutHosts(change, (id) => id === 'ada')).toEqual(change);
  });
});
