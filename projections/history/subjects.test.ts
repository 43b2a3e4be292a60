import { describe, expect, it } from 'vitest';
import type { WholeAttendee } from '../../schema/planChange.ts';
import {
  added,
  created,
  deleted,
  eventId,
  guest,
  place,
  seated,
  seatsOf,
  tableAdded,
} from '../testing/dinner.ts';
import { type Fact, history, project } from '../testing/project.ts';
import { historyProjector } from './projector.ts';

const rowsOf = (facts: readonly Fact[]) => project(historyProjector, history(facts));

/** The subjects of the last entry; undefined if it has none. */
const subjectsOf = async (...facts: Fact[]) => {
  const { history_subjects = [] } = await rowsOf(facts);
  return history_subjects.find(({ id }) => id === `event-${facts.length - 1}`)?.subjects;
};

const mira = { attendeeId: 'mira' };
const onSeat = { in: 'seat', seatId: 't1-1' } as const;
const reshaped = {
  eventId,
  tableId: 't1',
  endSeats: { before: false, after: false },
  seats: { before: seatsOf('t1', 2), after: seatsOf('t1', 3) },
  displaced: [{ attendeeId: 'jonas', seatId: 't1-2' }],
};

const cases: [Fact, string[]][] = [
  [added('mira'), ['mira']],
  [
    {
      type: 'AttendeeDeleted',
      data: { eventId, was: onSeat, isCheckedIn: false, ...guest('mira') },
    },
    ['mira', 't1-1'],
  ],
  [
    { type: 'AttendeeErased', data: { eventId, ...mira, was: onSeat, isCheckedIn: false } },
    ['mira', 't1-1'],
  ],
  [{ type: 'AttendeeEdited', data: { eventId, ...mira } }, ['mira']],
  [{ type: 'AttendeeCheckedIn', data: { eventId, ...mira } }, ['mira']],
  [
    { type: 'AttendeeHeld', data: { eventId, ...mira, reason: null, from: onSeat } },
    ['mira', 't1-1'],
  ],
  [tableAdded('t1', 2), ['t1']],
  [{ type: 'TableRenamed', data: { eventId, tableId: 't1', before: 'A', after: 'B' } }, ['t1']],
  [{ type: 'TableMoved', data: { eventId, tableId: 't1', before: place, after: place } }, ['t1']],
  [{ type: 'TableResized', data: reshaped }, ['jonas', 't1']],
  [
    {
      type: 'TableDeleted',
      data: { ...tableAdded('t1', 2).data, displaced: [{ ...mira, seatId: 't1-1' }] },
    },
    ['mira', 't1'],
  ],
  [seated('mira', 't1-1'), ['mira', 't1-1']],
  [
    { type: 'SeatAssigned', data: { eventId, seatId: 't2-1', ...mira, from: onSeat } },
    ['mira', 't1-1', 't2-1'],
  ],
  [{ type: 'SeatUnassigned', data: { eventId, seatId: 't1-1', ...mira } }, ['mira', 't1-1']],
  [
    {
      type: 'SeatsSwapped',
      data: {
        eventId,
        a: { seatId: 't1-1', ...mira },
        b: { seatId: 't2-1', attendeeId: 'jonas' },
      },
    },
    ['jonas', 'mira', 't1-1', 't2-1'],
  ],
  [
    {
      type: 'SeatsAutoAssigned',
      data: {
        eventId,
        assignments: [
          ['t1-1', 'mira'],
          ['t2-1', 'jonas'],
        ],
        unassigned: 0,
      },
    },
    ['jonas', 'mira', 't1-1', 't2-1'],
  ],
  [
    {
      type: 'SeatingProposalTaken',
      data: {
        eventId,
        proposalId: 'p1',
        moves: [
          ['mira', 't1-1', 't2-1'],
          ['jonas', 't2-1', null],
        ],
        budget: null,
        without: [],
      },
    },
    ['jonas', 'mira', 't1-1', 't2-1'],
  ],
  [
    {
      type: 'PeopleSeatedTogether',
      data: { eventId, tableId: 't2', seated: [{ seatId: 't2-1', ...mira, from: onSeat }] },
    },
    ['mira', 't1-1', 't2', 't2-1'],
  ],
  [
    {
      type: 'PeopleHeldTogether',
      data: { eventId, held: [{ ...mira, reason: null, from: onSeat }] },
    },
    ['mira', 't1-1'],
  ],
  [
    {
      type: 'PeopleEdited',
      data: { eventId, edits: [mira, { attendeeId: 'jonas' }] },
    },
    ['jonas', 'mira'],
  ],
  [
    {
      type: 'AttendeesReplied',
      data: { eventId, replies: [{ ...mira, before: 'none', after: 'no', from: onSeat }] },
    },
    ['mira', 't1-1'],
  ],
  [
    { type: 'PeopleReturnedToPool', data: { eventId, returned: [{ ...mira, from: onSeat }] } },
    ['mira', 't1-1'],
  ],
];

describe('finds an entry by the people and things it touched:', () => {
  it.each(cases)('$type', async (fact, subjects) => {
    expect(await subjectsOf(fact)).toEqual(subjects);
  });
});

it('has nothing for events without people, tables and seats', async () => {
  expect((await rowsOf([created, deleted])).history_subjects).toEqual([]);
});

it('finds an import by everybody in it, in any part', async () => {
  const part = (index: number, names: string[]): Fact => ({
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'import-1',
      source: 'paste',
      part: index,
      parts: 2,
      attendees: names.map((name) => guest(name)),
    },
  });
  const rows = await rowsOf([part(0, ['jonas', 'anna']), seated('x', 's'), part(1, ['mira'])]);
  expect(rows.history_subjects).toMatchObject([
    { id: 'event-0', eventId, subjects: ['anna', 'jonas'] },
    { id: 'event-1', subjects: ['s', 'x'] },
    { id: 'event-2', eventId, subjects: ['anna', 'jonas', 'mira'] },
  ]);
});

const whole = (attendeeId: string): WholeAttendee => ({
  ...guest(attendeeId),
  order: 0,
  isCheckedIn: false,
  placement: { in: 'seat', seatId: 't3-1' },
});

const undone: Fact = {
  type: 'ChangeUndone',
  data: {
    eventId,
    changeId: 'undo-1',
    of: 'command-0',
    inTurn: true,
    part: 0,
    parts: 1,
    attendeesAdded: [whole('anna')],
    change: {
      details: null,
      attendeesRemoved: [{ attendeeId: 'jonas', was: onSeat }],
      attendeesChanged: [{ attendeeId: 'ben' }],
      moved: [{ ...mira, from: { in: 'pool' }, to: { in: 'seat', seatId: 't2-1' } }],
      tablesAdded: [
        {
          tableId: 't3',
          order: 1,
          name: 'Table t3',
          layout: 'oval',
          endSeats: false,
          place,
          seats: seatsOf('t3', 1),
        },
      ],
      tablesRemoved: [],
      tablesChanged: [{ tableId: 't1', seats: reshaped.seats }],
      seatsTaken: [['t3-1', 'anna']],
      checkedIn: 0,
    },
  },
};

it('finds an undo by everybody and everything that it changed', async () => {
  expect(await subjectsOf(undone)).toEqual(
    ['anna', 'ben', 'jonas', 'mira', 't1', 't1-1', 't2-1', 't3', 't3-1'].sort(),
  );
});

it('knows every seat that a table ever had, whichever change added it', async () => {
  const gone: Fact = { type: 'TableDeleted', data: { ...tableAdded('t1', 3).data, displaced: [] } };
  const { history_seats } = await rowsOf([
    tableAdded('t1', 2),
    { type: 'TableResized', data: reshaped },
    gone,
    undone,
  ]);
  expect(history_seats).toEqual([
    { id: 'event-0:t1', eventId, tableId: 't1', seatIds: ['t1-1', 't1-2'] },
    { id: 'event-1:t1', eventId, tableId: 't1', seatIds: ['t1-3'] },
    { id: 'event-3:t1', eventId, tableId: 't1', seatIds: ['t1-3'] },
    { id: 'event-3:t3', eventId, tableId: 't3', seatIds: ['t3-1'] },
  ]);
});

it('keeps the subjects with the history of a deleted event', async () => {
  const { history_subjects } = await rowsOf([created, added('mira'), deleted]);
  expect(history_subjects).toEqual([
    { id: 'event-1', eventId, position: '00000000000000000002', revision: 1, subjects: ['mira'] },
  ]);
});
