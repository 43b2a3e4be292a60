import { expect, it } from 'vitest';
import { noPerson } from '../../schema/entities/attendee.ts';
import { added, created, deleted, eventId, guest } from '../testing/dinner.ts';
import { type Fact, history, later, now, organiser, project } from '../testing/project.ts';
import { attendeesProjector } from './projector.ts';

const marker = `event:${eventId}`;
const mira = {
  id: 'mira',
  eventId,
  order: 0,
  ...noPerson,
  name: 'mira',
  attendeeRole: 'guest',
  isCheckedIn: false,
  isPinned: false,
  reply: 'none',
  leftSeatId: null,
  guestOf: null,
  isNamed: true,
  tags: [marker],
  holdingFor: [],
  holdReason: null,
  heldSince: null,
  createdByUserId: organiser,
  createdAt: now,
  updatedAt: now,
};

type Facts = Parameters<typeof history>[0];
const attendees = async (facts: Facts, then: Facts = []) => {
  const before = [created, ...facts];
  const events = [...history(before), ...history(then, { at: later }, before.length)];
  return project(attendeesProjector, events);
};

it('shows an added person, tagged with the event', async () => {
  expect((await attendees([added('mira')])).attendees).toEqual([mira]);
});

it('shows a person who was added as held as held from the start', async () => {
  const held = {
    type: 'AttendeeAdded',
    data: { eventId, held: { reason: 'may be ill' }, ...guest('mira') },
  } as const;
  expect((await attendees([held])).attendees).toEqual([
    { ...mira, holdingFor: [marker], holdReason: 'may be ill', heldSince: now },
  ]);
});

const part = (index: number, parts: number, names: string[]) =>
  ({
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'import-1',
      source: 'csv',
      part: index,
      parts,
      attendees: names.map((name) => guest(name)),
    },
  }) as const;

it('shows an import of one part at once', async () => {
  const rows = await attendees([part(0, 1, ['jonas', 'mira'])]);
  expect(rows.attendees?.map(({ id }) => id)).toEqual(['jonas', 'mira']);
});

it('shows the replies of imported people', async () => {
  const { data, type } = part(0, 1, ['jonas', 'mira']);
  const [jonas = guest('jonas'), anna = guest('mira')] = data.attendees;
  const attending = { ...data, attendees: [{ ...jonas, reply: 'no' as const }, anna] };
  const rows = await attendees([{ type, data: attending }]);
  expect(rows.attendees?.map(({ id, reply }) => [id, reply])).toEqual([
    ['jonas', 'no'],
    ['mira', 'none'],
  ]);
});

it('keeps the order of the imported file, across all parts', async () => {
  const rows = await attendees([part(0, 2, ['tom', 'mira']), part(1, 2, ['sara', 'anna'])]);
  const inOrder = (rows.attendees ?? []).map(({ id, order }) => [Number(order), id]);
  expect(inOrder.sort(([a], [b]) => Number(a) - Number(b)).map(([, id]) => id)).toEqual([
    'tom',
    'mira',
    'sara',
    'anna',
  ]);
});

it('shows nobody of an import before its last part, then everybody', async () => {
  const before = await attendees([part(0, 3, ['anna']), part(1, 3, ['jonas'])]);
  expect(before.attendees).toEqual([]);
  expect(before.attendee_parts).toHaveLength(2);

  const after = await attendees(
    [part(0, 3, ['anna']), part(1, 3, ['jonas'])],
    [added('between'), part(2, 3, ['mira'])],
  );
  expect(after.attendees?.map(({ id }) => id)).toEqual(['anna', 'between', 'jonas', 'mira']);
  expect(after.attendees?.find(({ id }) => id === 'anna')).toMatchObject({ createdAt: later });
  expect(after.attendee_parts).toEqual([]);
});

it('adds nobody of another import that waits for its last part', async () => {
  const other = {
    ...part(0, 2, ['otto']),
    data: { ...part(0, 2, ['otto']).data, importId: 'import-2' },
  };
  const rows = await attendees([other, part(0, 2, ['anna']), part(1, 2, ['mira'])]);
  expect(rows.attendees?.map(({ id }) => id)).toEqual(['anna', 'mira']);
  expect(rows.attendee_parts).toMatchObject([{ changeId: 'import-2', part: 0 }]);
});

it('changes role, tags and fields of a person, and keeps the marker first', async () => {
  const edited = {
    type: 'AttendeeEdited',
    data: {
      eventId,
      attendeeId: 'mira',
      attendeeRole: { before: 'guest', after: 'employee' },
      tags: { before: [], after: ['vegan', 'speaker'] },
      person: { before: { title: null }, after: { title: 'Head of sales' } },
    },
  } satisfies Fact;
  expect((await attendees([added('mira')], [edited])).attendees).toEqual([
    {
      ...mira,
      attendeeRole: 'employee',
      tags: [marker, 'vegan', 'speaker'],
      title: 'Head of sales',
      updatedAt: later,
    },
  ]);
});

it('no longer shows a deleted person', async () => {
  const gone = {
    type: 'AttendeeDeleted',
    data: { eventId, was: { in: 'pool' }, isCheckedIn: false, ...guest('mira') },
  } as const;
  expect((await attendees([added('mira'), added('jonas')], [gone])).attendees).toHaveLength(1);
});

it('shows a deleted person who was restored', async () => {
  const gone = {
    type: 'AttendeeDeleted',
    data: { eventId, was: { in: 'pool' }, isCheckedIn: false, ...guest('mira') },
  } as const;
  const rows = await attendees([added('mira')], [gone, added('mira')]);
  expect(rows.attendees).toEqual([{ ...mira, order: 1, createdAt: later, updatedAt: later }]);
});

const byId = (type: 'AttendeeCheckedIn' | 'AttendeeCheckedOut') =>
  ({ type, data: { eventId, attendeeId: 'mira' } }) as const;

it('shows a check-in', async () => {
  const rows = await attendees([added('mira')], [byId('AttendeeCheckedIn')]);
  expect(rows.attendees).toEqual([{ ...mira, isCheckedIn: true, updatedAt: later }]);
});

it('shows a pin until it is removed', async () => {
  const pin = { eventId, attendeeId: 'mira', seatId: 's1' };
  const pinned = { type: 'AttendeePinned', data: pin } as const;
  const unpinned = { type: 'AttendeeUnpinned', data: pin } as const;
  const rows = await attendees([added('mira')], [pinned]);
  expect(rows.attendees).toEqual([{ ...mira, isPinned: true, updatedAt: later }]);
  const after = await attendees([added('mira'), pinned], [unpinned]);
  expect(after.attendees).toEqual([{ ...mira, updatedAt: later }]);
});

it('shows a check-out', async () => {
  const rows = await attendees(
    [added('mira'), byId('AttendeeCheckedIn')],
    [byId('AttendeeCheckedOut')],
  );
  expect(rows.attendees).toEqual([{ ...mira, updatedAt: later }]);
});

const heldNow = {
  type: 'AttendeeHeld',
  data: { eventId, attendeeId: 'mira', reason: 'late flight', from: { in: 'pool' } },
} as const;
const holding = { in: 'holding', since: now, reason: 'late flight' } as const;

it('shows who is held, why and since when', async () => {
  expect((await attendees([added('mira')], [heldNow])).attendees).toEqual([
    {
      ...mira,
      holdingFor: [marker],
      holdReason: 'late flight',
      heldSince: later,
      updatedAt: later,
    },
  ]);
});

it('ends a hold by release', async () => {
  const released = {
    type: 'AttendeeReleased',
    data: { eventId, attendeeId: 'mira', was: holding },
  } as const;
  const rows = await attendees([added('mira'), heldNow], [released]);
  expect(rows.attendees).toEqual([{ ...mira, updatedAt: later }]);
});

it('ends a hold by a seat', async () => {
  const seated = {
    type: 'SeatAssigned',
    data: { eventId, seatId: 's1', attendeeId: 'mira', from: holding },
  } as const;
  const rows = await attendees([added('mira'), heldNow], [seated]);
  expect(rows.attendees).toEqual([{ ...mira, updatedAt: later }]);
});

it('ends the holds of people who are seated together, and of nobody else', async () => {
  const together = {
    type: 'PeopleSeatedTogether',
    data: {
      eventId,
      tableId: 't1',
      seated: [
        { seatId: 's1', attendeeId: 'mira', from: holding },
        { seatId: 's2', attendeeId: 'jonas', from: { in: 'pool' } },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const rows = await attendees([added('mira'), added('jonas'), heldNow], [together]);
  const byId = new Map(rows.attendees?.map((row) => [row.id, row]));
  expect(byId.get('mira')).toEqual({ ...mira, updatedAt: later });
  expect(byId.get('jonas')).toEqual({ ...mira, id: 'jonas', order: 1, name: 'jonas' });
});

it('shows a new reason for a hold with its original start', async () => {
  const changed = {
    type: 'HoldReasonChanged',
    data: { eventId, attendeeId: 'mira', reason: { before: 'late flight', after: 'ill' } },
  } as const;
  const rows = await attendees([added('mira'), heldNow], [changed]);
  expect(rows.attendees).toEqual([
    { ...mira, holdingFor: [marker], holdReason: 'ill', heldSince: now, updatedAt: later },
  ]);
});

it('shows several people as held, for one reason and since the same time', async () => {
  const together = {
    type: 'PeopleHeldTogether',
    data: {
      eventId,
      held: [
        { attendeeId: 'mira', reason: 'late flight', from: { in: 'pool' } },
        { attendeeId: 'jonas', reason: 'late flight', from: { in: 'seat', seatId: 's1' } },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const rows = await attendees([added('mira'), added('jonas')], [together]);
  const held = { holdingFor: [marker], holdReason: 'late flight', heldSince: later };
  const of = (id: string, order: number) => ({ ...mira, ...held, id, order, name: id });
  expect(rows.attendees).toEqual(
    [of('jonas', 1), of('mira', 0)].map((row) => ({ ...row, updatedAt: later })),
  );
});

it('stores replies, and the seat that somebody gave up by one', async () => {
  const declined = {
    type: 'AttendeesReplied',
    data: {
      eventId,
      replies: [
        {
          attendeeId: 'mira',
          before: 'none',
          after: 'no',
          from: { in: 'seat', seatId: 's1' },
          leftSeatId: 's1',
        },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const comes = {
    type: 'AttendeesReplied',
    data: {
      eventId,
      replies: [
        {
          attendeeId: 'mira',
          before: 'no',
          after: 'maybe',
          from: { in: 'pool' },
          leftSeatId: 's1',
        },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  expect((await attendees([added('mira')], [declined])).attendees).toMatchObject([
    { reply: 'no', leftSeatId: 's1' },
  ]);
  expect((await attendees([added('mira')], [declined, comes])).attendees).toMatchObject([
    { reply: 'maybe', leftSeatId: null },
  ]);
});

it('changes several people at once, each by their own changes', async () => {
  const edited = {
    type: 'PeopleEdited',
    data: {
      eventId,
      edits: [
        {
          attendeeId: 'mira',
          attendeeRole: { before: 'guest', after: 'prospect' },
          tags: { before: [], after: ['vip'] },
        },
        {
          attendeeId: 'olle',
          isNamed: { before: false, after: true },
          person: { before: { party: null }, after: { party: 'Bielski' } },
        },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const people = [added('jan'), added('mira'), added('olle')];
  expect((await attendees(people, [edited])).attendees).toMatchObject([
    { id: 'jan', updatedAt: now },
    { id: 'mira', attendeeRole: 'prospect', tags: [marker, 'vip'], updatedAt: later },
    { id: 'olle', party: 'Bielski', isNamed: true, updatedAt: later },
  ]);
});

it("stores a guest's host and whether they have a name, until the host leaves", async () => {
  const comesAlong = {
    type: 'AttendeeAdded',
    data: { ...added('olle').data, guestOf: 'mira', isNamed: false },
  } satisfies Parameters<typeof attendees>[0][number];
  const named = {
    type: 'AttendeeEdited',
    data: {
      eventId,
      attendeeId: 'olle',
      guestOf: { before: 'mira', after: 'jonas' },
      isNamed: { before: false, after: true },
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const leaving = { eventId, attendeeId: 'mira', isCheckedIn: false, plusOnes: ['olle'] };
  const both = [added('mira'), comesAlong];
  const olle = async (...facts: Parameters<typeof attendees>[0]) =>
    (await attendees(both, facts)).attendees?.find(({ id }) => id === 'olle');
  expect(await olle()).toMatchObject({ guestOf: 'mira', isNamed: false });
  expect(await olle(named)).toMatchObject({ guestOf: 'jonas', isNamed: true });
  const was = { in: 'pool' } as const;
  const { attendeeId: _, ...newcomer } = added('mira').data;
  const removed = { type: 'AttendeeDeleted', data: { ...newcomer, ...leaving, was } } as const;
  const erased = { type: 'AttendeeErased', data: { ...leaving, was } } as const;
  for (const gone of [removed, erased])
    expect(await olle(gone)).toMatchObject({ guestOf: null, isNamed: false });
});

it('ends the hold of somebody who declines, and of nobody else who replies', async () => {
  const replied = (after: 'yes' | 'cancelled') =>
    ({
      type: 'AttendeesReplied',
      data: {
        eventId,
        replies: [
          {
            attendeeId: 'mira',
            before: 'none',
            after,
            from: { in: 'holding', since: now, reason: 'late flight' },
          },
        ],
      },
    }) satisfies Parameters<typeof attendees>[0][number];
  const [coming] = (await attendees([added('mira'), heldNow], [replied('yes')])).attendees ?? [];
  expect(coming).toMatchObject({ holdingFor: [marker], holdReason: 'late flight' });
  const [away] =
    (await attendees([added('mira'), heldNow], [replied('cancelled')])).attendees ?? [];
  expect(away).toMatchObject({ holdingFor: [], holdReason: null, heldSince: null });
});

it('ends the holds of several people at once, and leaves people with a seat as they were', async () => {
  const returned = {
    type: 'PeopleReturnedToPool',
    data: {
      eventId,
      returned: [
        { attendeeId: 'mira', from: holding },
        { attendeeId: 'jonas', from: { in: 'seat', seatId: 's1' } },
      ],
    },
  } satisfies Parameters<typeof attendees>[0][number];
  const rows = await attendees([added('mira'), added('jonas'), heldNow], [returned]);
  const byId = new Map(rows.attendees?.map((row) => [row.id, row]));
  expect(byId.get('mira')).toEqual({ ...mira, updatedAt: later });
  expect(byId.get('jonas')).toEqual({ ...mira, id: 'jonas', order: 1, name: 'jonas' });
});

it('leaves a person as they are who takes a seat from the pool', async () => {
  const seated = {
    type: 'SeatAssigned',
    data: { eventId, seatId: 's1', attendeeId: 'mira', from: { in: 'pool' } },
  } as const;
  expect((await attendees([added('mira')], [seated])).attendees).toEqual([mira]);
});

it('shows nobody of a deleted event, and forgets unfinished imports', async () => {
  const rows = await attendees([added('mira'), part(0, 2, ['anna'])], [deleted]);
  expect(rows).toEqual({ attendees: [], attendee_orders: [], attendee_parts: [] });
});

it("clears the named people's choices that a new menu lacks, and nothing else", async () => {
  const option = (optionId: string) => ({ optionId, name: optionId, fits: [] });
  const course = (courseId: string, ...options: string[]) => ({
    courseId,
    name: courseId,
    options: options.map(option),
  });
  const meals = { main: 'beef', dessert: 'cake' };
  const chose = (attendeeId: string): Fact => ({
    type: 'AttendeeEdited',
    data: { eventId, attendeeId, person: { before: { meals: null }, after: { meals } } },
  });
  const before = { courses: [course('main', 'beef', 'fish'), course('dessert', 'cake')] };
  const set: Fact = {
    type: 'MenuSet',
    data: {
      eventId,
      before,
      after: { courses: [course('main', 'fish'), course('dessert', 'cake')] },
      cleared: ['mira'],
    },
  };
  const rows = await attendees([added('mira'), added('jonas'), chose('mira')], [set]);
  expect(rows.attendees).toMatchObject([
    { id: 'jonas', meals: null, updatedAt: now },
    { id: 'mira', meals: { dessert: 'cake' }, updatedAt: later },
  ]);
});
