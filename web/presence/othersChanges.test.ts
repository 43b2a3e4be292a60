import { describe, expect, it } from 'vitest';
import { eventMarker } from '../../schema/ids.ts';
import { viewOf } from '../seating/planView.ts';
import type { Attendee, Plan, PlanTable, Seat } from '../seating/seatingPlan.ts';
import { othersChanges } from './othersChanges.ts';

const eventId = 'AAAAAAAAAAAAAAAAAAAAAA';

const guest = (id: string, isHeld = false): Attendee => ({
  __typename: 'Attendee',
  id,
  order: 0,
  name: id,
  title: null,
  company: null,
  email: null,
  attendeeRole: 'guest',
  holdingFor: isHeld ? [eventMarker(eventId)] : [],
  holdReason: null,
  heldSince: null,
  isPinned: false,
  reply: 'none',
  guestOf: null,
  isNamed: true,
  party: null,
  externalId: null,
  tags: [],
});
const table = (id: string, x = 0): PlanTable =>
  ({
    __typename: 'Table',
    id,
    name: id,
    capacity: 2,
    layout: 'circular',
    endSeats: false,
    x,
    y: 0,
    rotation: 0,
  }) as PlanTable;
const seat = (id: string, attendeeId: string | null): Seat =>
  ({
    __typename: 'Seat',
    id,
    tableId: 'garden',
    position: Number(id),
    x: 0,
    y: 0,
    attendeeId,
  }) as Seat;

/** Ada is seated, Bo is in the pool, Cleo is held. */
const view = viewOf({
  id: eventId,
  attendees: [guest('ada'), guest('bo'), guest('cleo', true)],
  tables: [table('garden')],
  seats: [seat('1', 'ada'), seat('2', null)],
} as unknown as Plan);

const nothing = {
  attendees: [],
  removedAttendeeIds: [],
  tables: [],
  removedTableIds: [],
  seats: [],
  removedSeatIds: [],
};
const still = { seated: 0, unseated: 0, held: 0, people: 0, tables: 0 };
const changesOf = (delta: object) => othersChanges(eventId, view, { ...nothing, ...delta });

describe('the changes that a delta makes on the screen', () => {
  it('are none if the screen has them already', () => {
    const known = {
      attendees: [guest('ada'), guest('cleo', true)],
      tables: [table('garden')],
      seats: [seat('1', 'ada'), seat('2', null)],
    };
    expect(changesOf(known)).toEqual({ ids: [], did: still });
  });

  it('include the seat if somebody was seated from the pool or the holding area', () => {
    const fromPool = { seats: [seat('2', 'bo')] };
    expect(changesOf(fromPool)).toEqual({ ids: ['2'], did: { ...still, seated: 1 } });
    const fromHolding = { seats: [seat('2', 'cleo')], attendees: [guest('cleo')] };
    expect(changesOf(fromHolding)).toEqual({ ids: ['2'], did: { ...still, seated: 1 } });
  });

  it('include both seats if somebody moved, and count them once', () => {
    const moved = { seats: [seat('1', null), seat('2', 'ada')] };
    expect(changesOf(moved)).toEqual({ ids: ['1', '2'], did: { ...still, seated: 1 } });
  });

  it('include a replaced person', () => {
    expect(changesOf({ seats: [seat('1', 'bo')] })).toEqual({
      ids: ['1', 'ada'],
      did: { ...still, seated: 1, unseated: 1 },
    });
  });

  it('include people who were held, from a seat as well, or released', () => {
    expect(changesOf({ seats: [seat('1', null)], attendees: [guest('ada', true)] })).toEqual({
      ids: ['1', 'ada'],
      did: { ...still, held: 1 },
    });
    expect(changesOf({ attendees: [guest('cleo')] })).toEqual({
      ids: ['cleo'],
      did: { ...still, unseated: 1 },
    });
  });

  it('include people who came or were edited, and count those who left', () => {
    const delta = {
      attendees: [guest('dora'), { ...guest('bo'), title: 'CFO' }],
      removedAttendeeIds: ['ada', 'unknown'],
      seats: [seat('1', null)],
    };
    expect(changesOf(delta)).toEqual({
      ids: ['1', 'dora', 'bo'],
      did: { ...still, people: 3 },
    });
  });

  it('include tables that came, moved or went, and their occupants', () => {
    const delta = { tables: [table('hall'), table('garden', 40)] };
    expect(changesOf(delta)).toEqual({ ids: ['hall', 'garden'], did: { ...still, tables: 2 } });
    expect(changesOf({ removedTableIds: ['garden'], removedSeatIds: ['1', '2'] })).toEqual({
      ids: ['ada'],
      did: { ...still, unseated: 1, tables: 1 },
    });
  });
});
