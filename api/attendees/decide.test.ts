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
  holding,
  isHeld,
  miraSeatedAtOne,
  personNamed,
  sits,
  standing,
} from '../../tests/harness/dinners.ts';
import { evolvePlan } from '../eventPlans/evolve.ts';
import type { PlanState } from '../eventPlans/state.ts';
import type { AttendeeCommand } from './commands.ts';

const attendeeId = 'mira';
const attendeesOf = (plan: PlanState) => standing(plan).attendees;
const mira = (plan: PlanState) => attendeesOf(plan).get(attendeeId);

describe('AddAttendee', () => {
  const add = (held = false) => ({
    type: 'AddAttendee' as const,
    eventId,
    attendee: { ...guest('Mira'), tags: ['vip'] },
    held,
  });

  it('adds somebody to the pool', () => {
    const adding = given([dinnerPlanned]).when(add());
    adding.gives([
      {
        type: 'AttendeeAdded',
        data: {
          eventId,
          attendeeId: 'new-0',
          attendeeRole: 'guest',
          tags: ['vip'],
          person: personNamed('Mira'),
          held: null,
        },
      },
    ]);
    expect(attendeesOf(adding.leaves()).get('new-0')).toEqual({
      order: 0,
      attendeeRole: 'guest',
      tags: ['vip'],
      person: personNamed('Mira'),
      isCheckedIn: false,
      isPinned: false,
      reply: 'none',
      leftSeatId: null,
      guestOf: null,
      isNamed: true,
      placement: { in: 'pool' },
    });
  });

  it('holds them from the start on request', () => {
    const adding = given([dinnerPlanned]).when(add(true));
    expect(adding.events()[0]?.data).toMatchObject({ held: { reason: null } });
    expect(attendeesOf(adding.leaves()).get('new-0')?.placement).toEqual(holding());
  });

  it.each([
    ['stranger', 'Name somebody of this event'],
    ['olle', 'A plus-one cannot bring guests along'],
  ])('refuses %s as a host', (guestOf, message) => {
    const isGuest: EventPlanEvent = {
      type: 'AttendeeEdited',
      data: { eventId, attendeeId: 'olle', guestOf: { before: null, after: 'ada' } },
    };
    given([dinnerPlanned, comes('ada'), comes('olle'), isGuest])
      .when({ ...add(), attendee: { ...guest('Mira'), guestOf } })
      .refuses('BAD_INPUT', { issues: [{ path: 'guestOf', message }] });
  });

  it('records nothing for a repeated command', () => {
    given([dinnerPlanned, comes('new-0')])
      .when(add())
      .gives([]);
  });

  it('fills an event up to its limit, and no further', () => {
    expect(attendeesOf(given(allBut(1)).when(add()).leaves()).size).toBe(limits.attendeesPerEvent);
    given(allBut(0))
      .when(add())
      .refuses('LIMIT_REACHED', { message: 'An event holds at most 6,000 attendees' });
  });
});

describe('EditAttendee', () => {
  type Changes = Extract<AttendeeCommand, { type: 'EditAttendee' }>['changes'];
  const edit = (changes: Changes) => ({
    type: 'EditAttendee' as const,
    eventId,
    attendeeId,
    changes,
  });

  it('records diets as a list before and after, and nothing where the list is the same', () => {
    const diets = ['vegan', 'No nuts'];
    const change = { type: 'EditAttendee' as const, eventId, attendeeId: 'mira' };
    const edited = given(miraSeatedAtOne).when({ ...change, changes: { person: { diets } } });
    edited.gives([
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId: 'mira',
          person: { before: { diets: null }, after: { diets } },
        },
      },
    ]);
    given([...miraSeatedAtOne, ...edited.events()])
      .when({ ...change, changes: { person: { diets: [...diets] } } })
      .gives([]);
  });

  it('merges changes to lists into those made by others meanwhile', () => {
    const nuts = { substance: 'nuts', severity: 'allergy' as const };
    const worse = { ...nuts, severity: 'anaphylaxis' as const };
    const milk = { substance: 'milk', severity: 'intolerance' as const };
    const meals = { starter: 'soup', main: 'beef' };
    const menu = {
      courses: Object.entries(meals).map(([courseId, optionId]) => ({
        courseId,
        name: courseId,
        options: [optionId, 'risotto'].map((id) => ({ optionId: id, name: id, fits: [] })),
      })),
    };
    const was = { diets: ['vegan'], allergies: [nuts, milk], access: null, meals };
    const there = {
      diets: ['vegan', 'halal'],
      allergies: [worse, milk],
      access: ['sight'],
      meals: { ...meals, starter: 'risotto' },
    };
    const change = { type: 'EditAttendee' as const, eventId, attendeeId: 'mira' };
    const history = given([
      ...miraSeatedAtOne,
      { type: 'MenuSet', data: { eventId, before: { courses: [] }, after: menu } },
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId: 'mira',
          tags: { before: [], after: ['press', 'late'] },
          person: {
            before: { diets: null, allergies: null, access: null, meals: null },
            after: there,
          },
        },
      },
    ]);
    const edited = {
      diets: ['kosher'],
      allergies: [nuts, { ...milk, severity: 'allergy' as const }],
      access: ['hearing'],
      meals: { ...meals, main: 'risotto' },
    };
    const seen = { ...was, tags: ['press'] };
    history.when({ ...change, changes: { tags: ['VIP'], person: edited, seen } }).gives([
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId: 'mira',
          tags: { before: ['press', 'late'], after: ['late', 'VIP'] },
          person: {
            before: there,
            after: {
              diets: ['halal', 'kosher'],
              allergies: [worse, { ...milk, severity: 'allergy' }],
              access: ['sight', 'hearing'],
              meals: { starter: 'risotto', main: 'risotto' },
            },
          },
        },
      },
    ]);
    // Removes an item that somebody else has removed already, and sends a list that was not seen.
    history
      .when({
        ...change,
        changes: {
          tags: [],
          person: { access: null, diets: null },
          seen: { tags: ['press', 'late', 'x'], access: null },
        },
      })
      .gives([
        {
          type: 'AttendeeEdited',
          data: {
            eventId,
            attendeeId: 'mira',
            tags: { before: ['press', 'late'], after: [] },
            person: { before: { diets: there.diets }, after: { diets: null } },
          },
        },
      ]);
  });

  it("refuses a list that is too long together with others' additions", () => {
    const words = Array.from({ length: limits.diets }, (_, n) => `diet ${n}`);
    const change = { type: 'EditAttendee' as const, eventId, attendeeId: 'mira' };
    const full = given(miraSeatedAtOne)
      .when({ ...change, changes: { person: { diets: words } } })
      .events();
    given([...miraSeatedAtOne, ...full])
      .when({ ...change, changes: { person: { diets: ['vegan'] }, seen: { diets: null } } })
      .refuses('BAD_INPUT', { issues: [{ path: 'diets', message: 'Name 10 diets or fewer' }] });
  });

  it('records only the changed fields, with their previous values', () => {
    const editing = given([dinnerPlanned, comes('mira', 'Acme')]).when(
      edit({
        attendeeRole: 'prospect',
        tags: ['vip'],
        person: { name: 'mira', company: null, title: 'CTO', email: undefined },
      }),
    );
    editing.gives([
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId,
          attendeeRole: { before: 'guest', after: 'prospect' },
          tags: { before: [], after: ['vip'] },
          person: {
            before: { company: 'Acme', title: null },
            after: { company: null, title: 'CTO' },
          },
        },
      },
    ]);
    expect(mira(editing.leaves())).toMatchObject({
      attendeeRole: 'prospect',
      tags: ['vip'],
      person: { ...personNamed('mira'), title: 'CTO' },
      placement: { in: 'pool' },
    });
  });

  it('records check-in and hold as separate facts', () => {
    const editing = given(miraSeatedAtOne).when(
      edit({ person: { name: 'Mira B.' }, isCheckedIn: true, held: true }),
    );
    editing.gives([
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId,
          person: { before: { name: 'mira' }, after: { name: 'Mira B.' } },
        },
      },
      { type: 'AttendeeCheckedIn', data: { eventId, attendeeId } },
      {
        type: 'AttendeeHeld',
        data: { eventId, attendeeId, reason: null, from: { in: 'seat', seatId: 'garden-1' } },
      },
    ]);
    const after = standing(editing.leaves());
    expect(mira(after)).toMatchObject({ isCheckedIn: true, placement: holding() });
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
  });

  it('reverses a check-in and a hold', () => {
    given([
      ...[dinnerPlanned, comes('mira'), isHeld('mira', 'maybe')],
      { type: 'AttendeeCheckedIn', data: { eventId, attendeeId } },
    ])
      .when(edit({ isCheckedIn: false, held: false }))
      .gives([
        { type: 'AttendeeCheckedOut', data: { eventId, attendeeId } },
        { type: 'AttendeeReleased', data: { eventId, attendeeId, was: holding('maybe') } },
      ]);
  });

  it('records nothing if nothing would change', () => {
    given(miraSeatedAtOne).when(edit({})).gives([]);
    given(miraSeatedAtOne)
      .when(
        edit({
          attendeeRole: 'guest',
          tags: [],
          person: personNamed('mira'),
          isCheckedIn: false,
          held: false,
        }),
      )
      .gives([]);
  });

  it('keeps the reason for a hold', () => {
    given([...miraSeatedAtOne, isHeld('mira', 'maybe')])
      .when(edit({ held: true }))
      .gives([]);
  });
});

describe('DeleteAttendee', () => {
  const deletion = { type: 'DeleteAttendee' as const, eventId, attendeeId };

  it("frees the seat, and records the person's details", () => {
    const deleting = given(miraSeatedAtOne).when(deletion);
    deleting.gives([
      {
        type: 'AttendeeDeleted',
        data: {
          eventId,
          attendeeId,
          ...guest('mira'),
          isCheckedIn: false,
          was: { in: 'seat', seatId: 'garden-1' },
        },
      },
    ]);
    const after = standing(deleting.leaves());
    expect([...after.attendees.keys()]).toEqual(['ada']);
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
    expect(after.seats.size).toBe(4);
  });

  it('works the same for somebody who is held', () => {
    const deleting = given([dinnerPlanned, comes('mira'), isHeld('mira', 'maybe')]).when(deletion);
    expect(deleting.events()[0]?.data).toMatchObject({ was: holding('maybe') });
    expect(attendeesOf(deleting.leaves()).size).toBe(0);
  });

  it('is refused for somebody who is gone already', () => {
    const gone = given(miraSeatedAtOne).when(deletion).events();
    given([...miraSeatedAtOne, ...gone])
      .when(deletion)
      .refuses('ATTENDEE_NOT_FOUND');
  });
});

describe('CheckInAttendee and CheckOutAttendee', () => {
  const checkIn = { type: 'CheckInAttendee' as const, eventId, attendeeId };
  const checkOut = { type: 'CheckOutAttendee' as const, eventId, attendeeId };
  const checkedIn: EventPlanEvent = { type: 'AttendeeCheckedIn', data: { eventId, attendeeId } };

  it('record who is present, wherever they are placed', () => {
    const arriving = given(miraSeatedAtOne).when(checkIn);
    arriving.gives([checkedIn]);
    expect(mira(arriving.leaves())).toMatchObject({
      isCheckedIn: true,
      placement: { in: 'seat', seatId: 'garden-1' },
    });
    const leaving = given([...miraSeatedAtOne, checkedIn]).when(checkOut);
    leaving.gives([{ type: 'AttendeeCheckedOut', data: { eventId, attendeeId } }]);
    expect(mira(leaving.leaves())?.isCheckedIn).toBe(false);
  });

  it('record nothing if nothing would change', () => {
    given([...miraSeatedAtOne, checkedIn])
      .when(checkIn)
      .gives([]);
    given(miraSeatedAtOne).when(checkOut).gives([]);
  });
});

describe('HoldAttendee', () => {
  const hold = (reason: string | null = null) => ({
    type: 'HoldAttendee' as const,
    eventId,
    attendeeId,
    reason,
  });

  it('frees the seat', () => {
    const held = given(miraSeatedAtOne).when(hold('maybe'));
    held.gives([
      {
        type: 'AttendeeHeld',
        data: { eventId, attendeeId, reason: 'maybe', from: { in: 'seat', seatId: 'garden-1' } },
      },
    ]);
    const after = standing(held.leaves());
    expect(mira(after)?.placement).toEqual(holding('maybe'));
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
  });

  it('takes somebody from the pool', () => {
    given([dinnerPlanned, comes('mira')])
      .when(hold())
      .gives([isHeld('mira')]);
  });

  it('records a new reason, but not the same one again', () => {
    const history = [dinnerPlanned, comes('mira'), isHeld('mira', 'maybe')];
    const again = given(history).when(hold('travels'));
    again.gives([
      {
        type: 'HoldReasonChanged',
        data: { eventId, attendeeId, reason: { before: 'maybe', after: 'travels' } },
      },
    ]);
    given(history).when(hold('maybe')).gives([]);
  });

  it('changes the reason, and keeps the start of the hold', () => {
    const since = '2026-01-01T08:00:00.000Z';
    const { state } = given([dinnerPlanned, comes('mira')]);
    const held = evolvePlan(state, { ...isHeld('mira', 'maybe'), metadata: { at: since } });
    const after = evolvePlan(held, {
      type: 'HoldReasonChanged',
      data: { eventId, attendeeId, reason: { before: 'maybe', after: 'travels' } },
      metadata: { at: '2026-01-02T08:00:00.000Z' },
    });
    expect(mira(after)?.placement).toEqual({ in: 'holding', since, reason: 'travels' });
  });

  it('reads earlier histories, in which a new reason was a release and a new hold', () => {
    const { state } = given([
      ...[dinnerPlanned, comes('mira'), isHeld('mira', 'maybe')],
      { type: 'AttendeeReleased', data: { eventId, attendeeId, was: holding('maybe') } },
      isHeld('mira', 'travels'),
    ]);
    expect(mira(state)?.placement).toEqual(holding('travels'));
  });
});

describe('EraseAttendee', () => {
  const erase = { type: 'EraseAttendee' as const, eventId, attendeeId };
  const removed: EventPlanEvent = {
    type: 'AttendeeDeleted',
    data: {
      eventId,
      attendeeId,
      attendeeRole: 'guest',
      tags: [],
      person: personNamed('mira'),
      was: { in: 'seat', seatId: 'garden-1' },
      isCheckedIn: false,
    },
  };

  it('also erases somebody who was removed before, once, if the event knew them', () => {
    const gone = [...miraSeatedAtOne, removed];
    const erased = {
      type: 'AttendeeErased' as const,
      data: { eventId, attendeeId, was: null, isCheckedIn: false },
    };
    const erasing = given(gone).when({ ...erase, wasThere: true });
    erasing.gives([erased]);
    expect(standing(erasing.leaves()).erased).toEqual([attendeeId]);
    given(gone).when(erase).refuses('ATTENDEE_NOT_FOUND');
    given([...gone, erased])
      .when({ ...erase, wasThere: true })
      .refuses('ATTENDEE_NOT_FOUND');
  });

  it('removes somebody from the plan and frees their seat', () => {
    const erasing = given(miraSeatedAtOne).when(erase);
    erasing.gives([
      {
        type: 'AttendeeErased',
        data: {
          eventId,
          attendeeId,
          was: { in: 'seat', seatId: 'garden-1' },
          isCheckedIn: false,
        },
      },
    ]);
    const after = standing(erasing.leaves());
    expect(mira(after)).toBeUndefined();
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
  });

  it('does not record the reason for their hold', () => {
    given([...miraSeatedAtOne, isHeld('mira', 'ill')])
      .when(erase)
      .gives([
        {
          type: 'AttendeeErased',
          data: { eventId, attendeeId, was: holding(), isCheckedIn: false },
        },
      ]);
  });

  it('finds nobody the second time', () => {
    const [erased] = given(miraSeatedAtOne).when(erase).events();
    given([...miraSeatedAtOne, erased as EventPlanEvent])
      .when(erase)
      .refuses('ATTENDEE_NOT_FOUND');
  });
});

describe('ReleaseAttendee', () => {
  const release = { type: 'ReleaseAttendee' as const, eventId, attendeeId };

  it('returns somebody to the pool, not to their earlier seat', () => {
    const seatedOnce: EventPlanEvent = {
      type: 'AttendeeHeld',
      data: { eventId, attendeeId, reason: null, from: { in: 'seat', seatId: 'garden-1' } },
    };
    const released = given([...miraSeatedAtOne, seatedOnce, sits('ada', 'garden-1')]).when(release);
    released.gives([{ type: 'AttendeeReleased', data: { eventId, attendeeId, was: holding() } }]);
    const after = standing(released.leaves());
    expect(mira(after)?.placement).toEqual({ in: 'pool' });
    expect(after.seats.get('garden-1')?.attendeeId).toBe('ada');
  });

  it('records nothing for somebody who is not held', () => {
    given(miraSeatedAtOne).when(release).gives([]);
    given([dinnerPlanned, comes('mira')])
      .when(release)
      .gives([]);
  });
});

describe('Somebody who is not in the event', () => {
  const stranger = { eventId, attendeeId: 'stranger' };
  it.each<AttendeeCommand>([
    { type: 'EditAttendee', ...stranger, changes: {} },
    { type: 'EditAttendee', ...stranger, changes: { held: true, isCheckedIn: true } },
    { type: 'DeleteAttendee', ...stranger },
    { type: 'EraseAttendee', ...stranger },
    { type: 'CheckInAttendee', ...stranger },
    { type: 'CheckOutAttendee', ...stranger },
    { type: 'HoldAttendee', ...stranger, reason: null },
    { type: 'ReleaseAttendee', ...stranger },
  ])('is not found by $type', (command) => {
    given(miraSeatedAtOne).when(command).refuses('ATTENDEE_NOT_FOUND');
  });
});
