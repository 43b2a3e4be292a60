import { expect, it } from 'vitest';
import { emptyPlan, type Person, type Plan } from '../check/plan.ts';
import { isAsSaved } from './effects.ts';

const saved = [{ seatId: 't1-1', tableId: 't1', attendeeId: 'mira' }];

/** A plan with one seat, and with Mira as told. */
const planWith = (mira: Pick<Person, 'reply' | 'seats'>): Plan => {
  const others = { isHeld: false, isCheckedIn: false, isPinned: false, leftSeatId: null };
  const plan = emptyPlan();
  plan.people.set('mira', { ...others, guestOf: null, ...mira });
  plan.tables.set('t1', ['t1-1']);
  const people = mira.seats.has('t1-1') ? ['mira'] : [];
  plan.seats.set('t1-1', { tableId: 't1', position: 1, people: new Set(people) });
  return plan;
};

it('expects an arrangement that is applied to seat nobody who declines and has no seat', () => {
  const isSo = isAsSaved(saved);
  expect(isSo(planWith({ reply: 'no', seats: new Set() }))).toBe(true);
  expect(isSo(planWith({ reply: 'yes', seats: new Set() }))).toBe(false);
  expect(isSo(planWith({ reply: 'no', seats: new Set(['t1-1']) }))).toBe(true);
  expect(isSo(planWith({ reply: 'no', seats: new Set(['t2-1']) }))).toBe(false);
});
