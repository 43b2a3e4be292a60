import { describe, expect, it } from 'vitest';
import { eventMarker } from '../../../schema/ids.ts';
import { managedAttendee as attendee } from '../../guestTable/testing.ts';
import type { ManagedAttendee, ManagedPlan } from './eventDetail.ts';
import { filteredAttendees, listsOf } from './planLists.ts';

const eventId = 'dinner';

const held = (reason: string | null): Partial<ManagedAttendee> => ({
  holdingFor: [eventMarker(eventId)],
  holdReason: reason,
  heldSince: '2027-03-01T12:00:00.000Z',
});

const table = (id: string, name: string, order: number): ManagedPlan['tables'][number] => ({
  __typename: 'Table',
  id,
  name,
  order,
  capacity: 2,
  layout: 'circular',
  tags: [],
  endSeats: false,
  x: 0,
  y: 0,
  rotation: 0,
});

const seat = (tableId: string, position: number, attendeeId: string | null = null) => ({
  __typename: 'Seat' as const,
  id: `${tableId}-${position}`,
  tableId,
  position,
  x: 0,
  y: 0,
  attendeeId,
});

const planOf = (fields: Partial<ManagedPlan>): ManagedPlan => ({
  __typename: 'EventPlan',
  id: eventId,
  position: '07',
  event: {
    __typename: 'Event',
    setAside: null,
    id: eventId,
    name: 'Dinner',
    description: null,
    startDate: null,
    endDate: null,
    location: null,
    status: 'active',
    isPublic: false,
    maxAttendees: null,
    createdByUserId: 'olivia',
    createdAt: '2027-03-01T12:00:00.000Z',
  },
  attendees: [],
  tables: [],
  seats: [],
  floorObjects: [],
  room: { __typename: 'Room', id: eventId, outline: null, background: null },
  ...fields,
});

/** Two tables. Ada is seated, Ben is in the pool, Cleo is held with a reason, Dora without one. */
const dinner = planOf({
  attendees: [
    attendee('Dora', held(null)),
    attendee('Cleo', held('Waiting for a reply')),
    attendee('ben', { attendeeRole: 'employee', company: 'Acme' }),
    attendee('Ada', { isCheckedIn: true, company: 'Nordlys AS' }),
  ],
  tables: [table('t1', 'Garden', 5), table('t2', 'Terrace', 2)],
  seats: [seat('t1', 2, 'Ada'), seat('t1', 1), seat('t2', 1), seat('t2', 2)],
});

describe('the lists on the screen of an event', () => {
  it('name everybody, with their place', () => {
    const { attendees } = listsOf(dinner);
    expect(attendees.map(({ attendee: { name }, where }) => [name, where])).toEqual([
      ['Ada', { in: 'seat', table: 'Garden', position: 2 }],
      ['ben', { in: 'pool' }],
      ['Cleo', { in: 'holding', reason: 'Waiting for a reply' }],
      ['Dora', { in: 'holding', reason: null }],
    ]);
  });

  it('hold tables in the order of the plan, with their seats by position', () => {
    const { tables } = listsOf(dinner);
    expect(tables.map((one) => one.table.name)).toEqual(['Terrace', 'Garden']);
    expect(tables[1]?.seats.map(({ position }) => position)).toEqual([1, 2]);
    expect(tables[1]?.people.map((person) => person?.name)).toEqual([undefined, 'Ada']);
  });

  it('count people, check-ins, tables, seats and seated people', () => {
    expect(listsOf(dinner).counts).toEqual({
      attendees: 4,
      checkedIn: 1,
      tables: 2,
      seats: 4,
      seated: 1,
    });
    expect(listsOf(planOf({})).counts).toEqual({
      attendees: 0,
      checkedIn: 0,
      tables: 0,
      seats: 0,
      seated: 0,
    });
  });

  it('do not treat a hold for another event as one for this event', () => {
    const elsewhere = attendee('Emil', { ...held('x'), holdingFor: [eventMarker('supper')] });
    const { attendees } = listsOf(planOf({ attendees: [elsewhere] }));
    expect(attendees[0]?.where).toEqual({ in: 'pool' });
  });
});

describe('the guest list', () => {
  const { attendees } = listsOf(dinner);
  const names = (typed: string, role: Parameters<typeof filteredAttendees>[1]['role'] = 'all') =>
    filteredAttendees(attendees, { typed, role, reply: 'all' }).map(
      (listed) => listed.attendee.name,
    );

  it('is complete, and the same list, without a filter', () => {
    expect(filteredAttendees(attendees, { typed: '  ', role: 'all', reply: 'all' })).toBe(
      attendees,
    );
  });

  it('is filtered by words in any field, and by role', () => {
    expect(names('nordlys')).toEqual(['Ada']);
    expect(names('BEN acme')).toEqual(['ben']);
    expect(names('', 'employee')).toEqual(['ben']);
    expect(names('nordlys', 'employee')).toEqual([]);
  });

  it('keeps its order and the people’s places when filtered', () => {
    const guests = filteredAttendees(attendees, { typed: '', role: 'guest', reply: 'all' });
    expect(guests.map(({ where }) => where.in)).toEqual(['seat', 'holding', 'holding']);
  });

  it('is narrowed to some by their ids, also to nobody', () => {
    const among = (typed: string, ...ids: string[]) =>
      filteredAttendees(attendees, { typed, role: 'all', reply: 'all', ids: new Set(ids) }).map(
        ({ name }) => name,
      );
    expect(among('', 'Dora', 'Ada', 'gone')).toEqual(['Ada', 'Dora']);
    expect(among('nordlys', 'Dora', 'Ada')).toEqual(['Ada']);
    expect(among('')).toEqual([]);
  });

  it('is filtered by reply, and finds unnamed guests by their host', () => {
    const list = listsOf(
      planOf({
        attendees: [
          attendee('Ada', { reply: 'yes' }),
          attendee('Guest', { guestOf: 'Ada', isNamed: false, reply: 'no' }),
        ],
      }),
    ).attendees;
    const found = (typed: string, reply: 'all' | 'yes' | 'no') =>
      filteredAttendees(list, { typed, role: 'all', reply }).map(({ name }) => name);
    expect(found('', 'no')).toEqual(['Guest of Ada']);
    expect(found('guest ada', 'all')).toEqual(['Guest of Ada']);
    expect(found('guest', 'yes')).toEqual([]);
  });
});
