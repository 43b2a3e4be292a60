import { describe, expect, it } from 'vitest';
import { randomInput, withManyPairs } from '../../tests/harness/seatingInputs.ts';
import { compile } from './compile.ts';
import type { RuleBody, SeatingInput } from './input.ts';
import { hardUnit, type Model, pointsIn, unitsIn } from './model.ts';
import { Random } from './random.ts';
import { resolve } from './resolve.ts';
import { Seating } from './seating.ts';
import type { TableGains } from './tableGains.ts';

/** Rules that the search keeps as products of two groups instead of groups or pairs. */
const ofTwoGroups: RuleBody['kind'][] = ['KeepApart', 'Accompanied'];

/** A model. With half of the seeds, it has so many pairs that they are summed by table. */
const tablesOf = (seed: number, leaveOut: readonly string[] = []): Model => {
  const few = randomInput(seed, 200);
  const input = seed % 2 === 0 ? withManyPairs(few, seed) : few;
  const rules = input.rules.filter(({ kind }) => !leaveOut.includes(kind));
  const free: SeatingInput = { ...input, rules, moves: {} };
  return compile(resolve(free)).tablesFirst as Model;
};

const shuffled = (model: Model, seed: number): { seating: Seating; gains: TableGains } => {
  const seating = new Seating(model);
  const random = new Random(seed);
  for (let change = 0; change < 120; change += 1) {
    seating.begin();
    for (let count = random.below(4); count >= 0; count -= 1)
      seating.relocate(
        random.below(model.people),
        random.below(5) === 0 ? -1 : random.below(model.floor.seats),
      );
    if (random.below(3) === 0) seating.takeBack();
    else seating.keep();
  }
  return { seating, gains: seating.gains as TableGains };
};

/** A value as gains express it: a hard unit has a price in points. */
const described = (value: number): number =>
  Math.abs(value) < hardUnit / 2 ? value : pointsIn(value) - 2 ** 18 * unitsIn(value);

const changeOf = (seating: Seating, person: number, seat: number): number => {
  seating.preview(person, seat);
  const { value } = seating;
  seating.takeBack();
  return described(value);
};

/** The seated people who may move alone. */
const loose = ({ tableOf, pool, model }: Seating): number[] =>
  [...tableOf.keys()].filter(
    (person) => tableOf[person] !== pool && (model.tiedTo[person] as number) < 0,
  );

describe("everybody's gain at each table", () => {
  it("equals the search's for a free seat there, after any changes", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { seating, gains } = shuffled(tablesOf(seed), seed);
      const { floor } = seating.model;
      let compared = 0;
      for (const seat of seating.freeSeats.items.subarray(0, seating.freeSeats.size))
        for (const person of loose(seating)) {
          const before = seating.tableOf[person] as number;
          const after = floor.tableOf[seat] as number;
          if (before === after) continue;
          const { value } = seating.gainOfFill(before, after);
          const expected = changeOf(seating, person, seat) - described(value);
          expect(gains.moved(person, before, after)).toBe(expected);
          compared += 1;
        }
      expect(compared).toBeGreaterThan(0);
    }
  });

  it('adds up to the gain of an exchange of two people', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { seating, gains } = shuffled(tablesOf(seed, ofTwoGroups), seed);
      for (const person of loose(seating)) {
        gains.compare(person);
        for (const other of loose(seating)) {
          const before = seating.tableOf[person] as number;
          const after = seating.tableOf[other] as number;
          if (before === after) continue;
          const gain =
            gains.moved(person, before, after) + gains.exchanged(person, other, before, after);
          expect(gain).toBe(changeOf(seating, person, seating.seatOf[other] as number));
        }
      }
    }
  });

  it('is available exactly if the seats of a table are equivalent', () => {
    const model = compile(resolve(randomInput(1)));
    expect(model.seatsMatter).toBe(true);
    expect(new Seating(model).gains).toBeUndefined();
    expect(new Seating(tablesOf(1)).gains).toBeDefined();
  });
});
