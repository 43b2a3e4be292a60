import { describe, expect, it } from 'vitest';
import { randomSeating, randomSeats } from '../../../tests/harness/randomSeating.ts';
import { seatingInstance, seatingInstances } from '../../../tests/harness/seatingInstances.ts';
import type { SeatingInput } from '../input.ts';
import { scoreOf } from '../points.ts';
import { resolve } from '../resolve.ts';
import type { Seats } from './board.ts';
import { explained, heatOf } from './explained.ts';
import { reasonsOf, type SeatReason } from './reasons.ts';
import { seatingScore } from './score.ts';

type Case = { name: string; plans: { input: SeatingInput; seats: Seats }[] };

const random: Case = {
  name: 'random plans',
  plans: Array.from({ length: 80 }, (_, seed) => {
    const input = randomSeating(seed);
    return { input, seats: randomSeats(input, seed) };
  }),
};
const samples = seatingInstances.map((name, seed): Case => {
  const input = seatingInstance(name);
  return { name, plans: [{ input, seats: randomSeats(input, seed) }] };
});
const cases = [random, ...samples];

/** The same seating by the reference, which does not use terms. */
const referenceOf = (input: SeatingInput, seats: Seats) => {
  const resolved = resolve(input);
  const index = new Map(resolved.floor.seatIds.map((id, seat) => [id, seat]));
  return scoreOf(
    resolved,
    resolved.people.map(({ id }) => index.get(seats.get(id) ?? '') ?? -1),
  );
};

describe('the score of a seating', () => {
  it.each(cases)('equals the reference, rule by rule: $name', ({ plans }) => {
    for (const { input, seats } of plans) {
      const reference = referenceOf(input, seats);
      const score = seatingScore(explained(input, seats));
      const { hard, waiting } = reference;
      expect({ hard: score.hard, waiting: score.waiting }).toEqual({ hard, waiting });
      expect(score.points).toBeCloseTo(reference.points, 8);
      const rules = score.byRule.slice(0, reference.byRule.length);
      const brokenOf = ({ broken }: { broken: number }) => broken;
      expect(rules.map(brokenOf)).toEqual(reference.byRule.map(brokenOf));
      for (const [at, { points }] of rules.entries())
        expect(points).toBeCloseTo(reference.byRule[at]?.points ?? Number.NaN, 8);
      const sumOf = (from: string) =>
        score.byRule.reduce((sum, rule) => sum + (rule.source.from === from ? rule.points : 0), 0);
      expect(sumOf('pairs')).toBe(reference.pairs);
      expect(sumOf('moves')).toBe(reference.moves);
    }
  });

  it.each(cases)('never exceeds the maximum: $name', ({ plans }) => {
    for (const { input, seats } of plans)
      for (const { points, most } of seatingScore(explained(input, seats)).byRule)
        expect(points).toBeLessThanOrEqual(most + 1e-9);
  });
});

describe("the people's points", () => {
  it.each(cases)("add up exactly to the plan's: $name", ({ plans }) => {
    for (const { input, seats } of plans) {
      const { ledger } = explained(input, seats);
      expect(Number.isSafeInteger(ledger.total.parts)).toBe(true);
      expect(ledger.parts.reduce((sum, parts) => sum + parts, 0)).toBe(ledger.total.parts);
    }
  });

  it('equal the sum of their reasons', () => {
    for (const { input, seats } of random.plans) {
      const seating = explained(input, seats);
      for (const [person, parts] of seating.ledger.parts.entries()) {
        const reasons = reasonsOf(seating, person);
        const sumOf = (value: (reason: SeatReason) => number) =>
          reasons.reduce((sum, reason) => sum + value(reason), 0);
        expect(sumOf(({ points }) => points)).toBeCloseTo(parts / seating.board.perPoint, 8);
        expect(sumOf(({ most }) => most)).toBeCloseTo(seating.most[person] as number, 8);
        expect(sumOf(({ broken }) => broken)).toBe(seating.ledger.broken[person]);
        for (const { points, most } of reasons) expect(points).toBeLessThanOrEqual(most + 1e-9);
      }
    }
  });

  it('give every seated person a share from 0 to 1', () => {
    for (const { input, seats } of random.plans) {
      const heat = heatOf(explained(input, seats));
      expect(heat.map(({ personId }) => personId).sort()).toEqual([...seats.keys()].sort());
      for (const { share } of heat) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });
});
