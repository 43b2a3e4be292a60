import { expect, it } from 'vitest';
import { deleted, eventId, guest, seated, seatsOf, tableAdded } from '../testing/dinner.ts';
import { type Fact, history, later, now, project } from '../testing/project.ts';
import { seatsProjector } from './projector.ts';

type Facts = Parameters<typeof history>[0];

/** The occupants of the seats after the facts, at a table with three seats. */
const seats = async (given: Facts, then: Facts = []) => {
  const events = [
    ...history([tableAdded('t1', 3), ...given]),
    ...history(then, { at: later }, given.length + 1),
  ];
  return (await project(seatsProjector, events)).seats ?? [];
};
const sitting = async (given: Facts, then: Facts = []) =>
  Object.fromEntries((await seats(given, then)).map(({ id, attendeeId }) => [id, attendeeId]));

it('shows the seats of a new table, all empty', async () => {
  expect(await seats([])).toEqual(
    seatsOf('t1', 3).map(({ seatId, ...at }) => ({
      id: seatId,
      eventId,
      tableId: 't1',
      ...at,
      attendeeId: null,
      createdAt: now,
      updatedAt: now,
    })),
  );
});

it('shows who took a seat, and when', async () => {
  const [first, second] = await seats([], [seated('mira', 't1-1')]);
  expect(first).toMatchObject({ attendeeId: 'mira', updatedAt: later });
  expect(second).toMatchObject({ attendeeId: null, updatedAt: now });
});

it('empties the seat that somebody left', async () => {
  const moved = {
    type: 'SeatAssigned',
    data: { eventId, seatId: 't1-3', attendeeId: 'mira', from: { in: 'seat', seatId: 't1-1' } },
  } as const;
  expect(await sitting([seated('mira', 't1-1')], [moved])).toEqual({
    't1-1': null,
    't1-2': null,
    't1-3': 'mira',
  });
});

it('empties a seat', async () => {
  const unassigned = {
    type: 'SeatUnassigned',
    data: { eventId, seatId: 't1-1', attendeeId: 'mira' },
  } as const;
  expect((await sitting([seated('mira', 't1-1')], [unassigned]))['t1-1']).toBeNull();
});

it('shows two people who swapped seats', async () => {
  const swapped = {
    type: 'SeatsSwapped',
    data: {
      eventId,
      a: { seatId: 't1-1', attendeeId: 'mira' },
      b: { seatId: 't1-2', attendeeId: 'jonas' },
    },
  } as const;
  const both = [seated('mira', 't1-1'), seated('jonas', 't1-2')];
  expect(await sitting(both, [swapped])).toMatchObject({ 't1-1': 'jonas', 't1-2': 'mira' });
});

it("shows people on their proposed seats, even each other's", async () => {
  const taken = {
    type: 'SeatingProposalTaken',
    data: {
      eventId,
      proposalId: 'p1',
      moves: [
        ['mira', 't1-1', 't1-2'],
        ['jonas', 't1-2', null],
        ['ada', null, 't1-1'],
      ],
      budget: null,
      without: [],
    },
  } satisfies Fact;
  const both = [seated('mira', 't1-1'), seated('jonas', 't1-2')];
  expect(await sitting(both, [taken])).toMatchObject({ 't1-1': 'ada', 't1-2': 'mira' });
});

it('shows everybody seated by auto-assign', async () => {
  const assigned = {
    type: 'SeatsAutoAssigned',
    data: {
      eventId,
      assignments: [
        ['t1-1', 'mira'],
        ['t1-3', 'jonas'],
      ],
      unassigned: 0,
    },
  } satisfies Facts[number];
  expect(await sitting([], [assigned])).toEqual({ 't1-1': 'mira', 't1-2': null, 't1-3': 'jonas' });
});

it('shows several people at a table, and empties their former seats', async () => {
  const together = {
    type: 'PeopleSeatedTogether',
    data: {
      eventId,
      tableId: 't1',
      seated: [
        { seatId: 't1-2', attendeeId: 'jonas', from: { in: 'pool' } },
        { seatId: 't1-3', attendeeId: 'mira', from: { in: 'seat', seatId: 't1-1' } },
      ],
    },
  } satisfies Facts[number];
  expect(await sitting([seated('mira', 't1-1')], [together])).toEqual({
    't1-1': null,
    't1-2': 'jonas',
    't1-3': 'mira',
  });
});

it('empties the seat of somebody who is held', async () => {
  const held = {
    type: 'AttendeeHeld',
    data: {
      eventId,
      attendeeId: 'mira',
      reason: null,
      from: { in: 'seat', seatId: 't1-1' },
    },
  } as const;
  expect((await sitting([seated('mira', 't1-1')], [held]))['t1-1']).toBeNull();
});

it('leaves all seats alone when somebody from the pool is held', async () => {
  const held = {
    type: 'AttendeeHeld',
    data: { eventId, attendeeId: 'mira', reason: null, from: { in: 'pool' } },
  } as const;
  expect((await sitting([seated('jonas', 't1-1')], [held]))['t1-1']).toBe('jonas');
});

it('empties the seats of people who are held together', async () => {
  const held = {
    type: 'PeopleHeldTogether',
    data: {
      eventId,
      held: [
        { attendeeId: 'mira', reason: null, from: { in: 'seat', seatId: 't1-1' } },
        { attendeeId: 'olle', reason: null, from: { in: 'pool' } },
      ],
    },
  } satisfies Facts[number];
  const both = [seated('mira', 't1-1'), seated('jonas', 't1-2')];
  expect(await sitting(both, [held])).toMatchObject({ 't1-1': null, 't1-2': 'jonas' });
});

it('empties the seats of people who decline, and of nobody else who replies', async () => {
  const replied = (after: 'no' | 'yes') =>
    ({
      type: 'AttendeesReplied',
      data: {
        eventId,
        replies: [
          { attendeeId: 'mira', before: 'none', after, from: { in: 'seat', seatId: 't1-1' } },
          { attendeeId: 'olle', before: 'none', after, from: { in: 'pool' } },
        ],
      },
    }) satisfies Facts[number];
  const both = [seated('mira', 't1-1'), seated('jonas', 't1-2')];
  expect(await sitting(both, [replied('no')])).toMatchObject({ 't1-1': null, 't1-2': 'jonas' });
  expect(await sitting(both, [replied('yes')])).toMatchObject({ 't1-1': 'mira' });
});

it('empties the seats of people who return to the pool together', async () => {
  const returned = {
    type: 'PeopleReturnedToPool',
    data: {
      eventId,
      returned: [
        { attendeeId: 'jonas', from: { in: 'seat', seatId: 't1-2' } },
        { attendeeId: 'olle', from: { in: 'holding', since: now, reason: null } },
      ],
    },
  } satisfies Facts[number];
  const both = [seated('mira', 't1-1'), seated('jonas', 't1-2')];
  expect(await sitting(both, [returned])).toMatchObject({ 't1-1': 'mira', 't1-2': null });
});

it('empties the seat of somebody who is deleted', async () => {
  const gone = {
    type: 'AttendeeDeleted',
    data: { eventId, was: { in: 'seat', seatId: 't1-1' }, isCheckedIn: true, ...guest('mira') },
  } as const;
  expect((await sitting([seated('mira', 't1-1')], [gone]))['t1-1']).toBeNull();
});

const reshape = (
  after: ReturnType<typeof seatsOf>,
  displaced: { attendeeId: string; seatId: string }[],
) => ({
  eventId,
  tableId: 't1',
  endSeats: { before: false, after: false },
  seats: { before: seatsOf('t1', 3), after },
  displaced,
});

it('removes the seats that a smaller table lacks, with their people', async () => {
  const resized = {
    type: 'TableResized',
    data: reshape(seatsOf('t1', 2), [{ attendeeId: 'mira', seatId: 't1-3' }]),
  } as const;
  const given = [seated('jonas', 't1-1'), seated('mira', 't1-3')];
  expect(await sitting(given, [resized])).toEqual({ 't1-1': 'jonas', 't1-2': null });
});

it('adds seats to a larger table and moves the others with their people', async () => {
  const [one, two, three] = seatsOf('t1', 3);
  if (!one || !two || !three) throw new Error('three seats');
  const moved = { ...three, position: 4, x: 180 };
  const added = { seatId: 't1-new', position: 3, x: 120, y: 0 };
  const switched = {
    type: 'TableEndSeatsSwitched',
    data: reshape([one, two, added, moved], []),
  } as const;
  const rows = await seats([seated('mira', 't1-3')], [switched]);
  expect(
    rows.map(({ id, position, x, attendeeId, updatedAt }) => [
      id,
      position,
      x,
      attendeeId,
      updatedAt,
    ]),
  ).toEqual([
    ['t1-1', 1, 0, null, now],
    ['t1-2', 2, 60, null, now],
    ['t1-3', 4, 180, 'mira', later],
    ['t1-new', 3, 120, null, later],
  ]);
});

it('empties a seat that a new layout keeps, if its person was displaced', async () => {
  const changed = {
    type: 'TableLayoutChanged',
    data: {
      ...reshape(seatsOf('t1', 3), [{ attendeeId: 'mira', seatId: 't1-3' }]),
      layout: { before: 'rectangular', after: 'circular' },
    },
  } as const;
  expect((await sitting([seated('mira', 't1-3')], [changed]))['t1-3']).toBeNull();
});

it('removes the seats of a deleted table', async () => {
  const { data } = tableAdded('t1', 3);
  const gone = {
    type: 'TableDeleted',
    data: { ...data, displaced: [{ attendeeId: 'mira', seatId: 't1-1' }] },
  } satisfies Fact;
  expect(await sitting([seated('mira', 't1-1'), tableAdded('t2', 1)], [gone])).toEqual({
    't2-1': null,
  });
});

it('removes all seats of a deleted event', async () => {
  expect(await seats([tableAdded('t2', 2)], [deleted])).toEqual([]);
});
