import { describe, expect, it } from 'vitest';
import type { Plan } from '../seating/seatingPlan.ts';
import { type Move, movesWithout, tablesChanged, viewAfter } from './preview.ts';

const move = (attendeeId: string, fromSeatId: string | null, toSeatId: string | null): Move => ({
  attendeeId,
  fromSeatId,
  toSeatId,
});

const seat = (id: string, tableId: string, position: number, attendeeId: string | null) => ({
  __typename: 'Seat' as const,
  id,
  tableId,
  position,
  x: 0,
  y: 0,
  attendeeId,
});
const person = (id: string) => ({
  __typename: 'Attendee' as const,
  id,
  name: id,
  holdingFor: [] as string[],
});
const table = (id: string, order: number) => ({
  __typename: 'Table' as const,
  id,
  name: id,
  order,
});

/** Ada at the Garden, Ben in the Hall, Cleo in the pool. */
const dinner = {
  id: 'e',
  attendees: ['Ada', 'Ben', 'Cleo'].map(person),
  tables: [table('Garden', 1), table('Hall', 2)],
  seats: [
    seat('g1', 'Garden', 1, 'Ada'),
    seat('g2', 'Garden', 2, null),
    seat('h1', 'Hall', 1, 'Ben'),
  ],
} as unknown as Plan;

const exchanged = [move('Ada', 'g1', 'h1'), move('Ben', 'h1', 'g1'), move('Cleo', null, 'g2')];

describe('a proposal without one person', () => {
  it('leaves the others as they are', () => {
    expect(movesWithout(exchanged, new Set(['Cleo']))).toEqual(exchanged.slice(0, 2));
  });

  it('leaves out those who would take the seat of one who stays, transitively', () => {
    expect(movesWithout(exchanged, new Set(['Ada']))).toEqual([move('Cleo', null, 'g2')]);
  });
});

describe('the plan after the moves', () => {
  it('has everybody on their new seats, and their old seats free', () => {
    const view = viewAfter(dinner, [move('Ben', 'h1', 'g2'), move('Cleo', null, 'h1')]);
    expect([...view.seatOf].map(([id, { id: at }]) => [id, at])).toEqual([
      ['Ada', 'g1'],
      ['Ben', 'g2'],
      ['Cleo', 'h1'],
    ]);
    expect(view.pool).toEqual([]);
    expect(viewAfter(dinner, [move('Ben', 'h1', null)]).seats.get('h1')?.attendeeId).toBe(null);
  });

  it('keeps untouched seats as the same objects, so that they are not drawn again', () => {
    const view = viewAfter(dinner, [move('Cleo', null, 'g2')]);
    expect(view.seats.get('g1')).toBe(dinner.seats[0]);
  });
});

describe('the changed tables', () => {
  it('name who comes and who goes, without moves within a table', () => {
    const moves = [move('Ada', 'g1', 'g2'), move('Ben', 'h1', 'g1')];
    expect(tablesChanged(viewAfter(dinner, moves), moves)).toEqual([
      { tableId: 'Garden', arriving: ['Ben'], leaving: [] },
      { tableId: 'Hall', arriving: [], leaving: ['Ben'] },
    ]);
  });
});
