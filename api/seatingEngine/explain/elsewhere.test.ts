import { describe, expect, it } from 'vitest';
import { randomSeating, randomSeats } from '../../../tests/harness/randomSeating.ts';
import { seatingInstance } from '../../../tests/harness/seatingInstances.ts';
import type { SeatingInput } from '../input.ts';
import { scoreOf } from '../points.ts';
import { type Resolved, resolve } from '../resolve.ts';
import { compareWorth, type Worth } from '../worth.ts';
import type { Seats } from './board.ts';
import { explained } from './explained.ts';
import { explainSeat } from './seat.ts';

const referenceOf = (resolved: Resolved, seats: Seats) => {
  const index = new Map(resolved.floor.seatIds.map((id, seat) => [id, seat]));
  return scoreOf(
    resolved,
    resolved.people.map(({ id }) => index.get(seats.get(id) ?? '') ?? -1),
  );
};

const moved = (seats: Seats, personId: string, seatId: string): Map<string, string> => {
  const after = new Map(seats);
  const other = [...seats].find(([, seat]) => seat === seatId)?.[0];
  const from = seats.get(personId);
  after.set(personId, seatId);
  if (other !== undefined && from !== undefined) after.set(other, from);
  if (other !== undefined && from === undefined) after.delete(other);
  return after;
};

const changeFrom = (before: Worth, after: Worth): Worth => ({
  hard: after.hard - before.hard,
  waiting: after.waiting - before.waiting,
  points: after.points - before.points,
});

const expectClose = (one: Worth, other: Worth) => {
  expect({ hard: one.hard, waiting: one.waiting }).toEqual({
    hard: other.hard,
    waiting: other.waiting,
  });
  expect(one.points).toBeCloseTo(other.points, 8);
};

/** Checks every seat that an explanation names against the reference on the moved seating. */
const checkElsewhere = (input: SeatingInput, seats: Seats, personId: string) => {
  const resolved = resolve(input);
  const before = referenceOf(resolved, seats);
  const explanation = explainSeat(explained(input, seats), personId);
  for (const { seatId, swapWith, change, reasons } of explanation?.elsewhere ?? []) {
    expect([...seats].find(([, seat]) => seat === seatId)?.[0] ?? null).toBe(swapWith);
    const after = referenceOf(resolved, moved(seats, personId, seatId));
    expectClose(change, changeFrom(before, after));
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(change.points, 8);
    expect(reasons.reduce((sum, { broken }) => sum + broken, 0)).toBe(change.hard);
    for (const { source, points, broken } of reasons) {
      if (source.from !== 'rule') continue;
      const ruleOf = ({ byRule }: typeof before) =>
        byRule.find(({ ruleId }) => ruleId === source.ruleId);
      expect(broken).toBe((ruleOf(after)?.broken ?? 0) - (ruleOf(before)?.broken ?? 0));
      expect(points).toBeCloseTo((ruleOf(after)?.points ?? 0) - (ruleOf(before)?.points ?? 0), 8);
    }
  }
  return explanation;
};

describe('the best seat elsewhere', () => {
  it('has the value of the changed seating, on random plans', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const input = randomSeating(seed);
      const seats = randomSeats(input, seed);
      for (const { id } of input.people) checkElsewhere(input, seats, id);
    }
  });

  it('has the value of the changed seating, on a gala', () => {
    const input = seatingInstance('gala-180');
    const seats = randomSeats(input, 1);
    for (const { id } of input.people.slice(0, 6)) checkElsewhere(input, seats, id);
  });

  it('is the best of all seats at its table whose people may move', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const input = randomSeating(seed);
      const seats = randomSeats(input, seed);
      const resolved = resolve(input);
      const before = referenceOf(resolved, seats);
      const pinned = new Set(input.people.flatMap((one) => (one.pinned && one.seat ? one.id : [])));
      const person = input.people.find(({ held }) => !held);
      const explanation = explainSeat(explained(input, seats), person?.id ?? '');
      const byTable = new Map(explanation?.elsewhere.map((one) => [one.tableId, one]));
      for (const { id, seatIds } of input.tables) {
        const worths = seatIds
          .filter((seatId) => {
            const other = [...seats].find(([, seat]) => seat === seatId)?.[0];
            return other === undefined || (other !== person?.id && !pinned.has(other));
          })
          .map((seatId) => referenceOf(resolved, moved(seats, person?.id ?? '', seatId)))
          .map((after) => changeFrom(before, after))
          .sort((a, b) => compareWorth(b, a));
        const best = byTable.get(id);
        if (worths[0] && best) expectClose(best.change, worths[0]);
        expect(best === undefined).toBe(worths.length === 0);
      }
    }
  });

  it('is given for the three best tables, best first', () => {
    const input = seatingInstance('client-dinner-48');
    const explanation = explainSeat(explained(input, randomSeats(input, 3)), 'p7');
    const order = [...(explanation?.elsewhere ?? [])].sort((a, b) =>
      compareWorth(b.change, a.change),
    );
    expect(explanation?.best).toEqual(order.slice(0, 3));
    expect(order.length).toBe(6);
  });

  it('leaves the seating unchanged', () => {
    const input = seatingInstance('client-dinner-48');
    const seating = explained(input, randomSeats(input, 3));
    const first = explainSeat(seating, 'p7');
    explainSeat(seating, 'p8');
    expect(explainSeat(seating, 'p7')).toEqual(first);
  });
});
