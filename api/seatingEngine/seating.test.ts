import { describe, expect, it } from 'vitest';
import { randomInput, withManyPairs } from '../../tests/harness/seatingInputs.ts';
import { compile } from './compile.ts';
import { scoreOf } from './points.ts';
import { Random } from './random.ts';
import { type Resolved, resolve } from './resolve.ts';
import { Seating } from './seating.ts';

const expectExact = (seating: Seating, resolved: Resolved): void => {
  const { hard, waiting, points } = scoreOf(resolved, seating.seatOf);
  const worth = seating.worth();
  expect({ hard: worth.hard, waiting: worth.waiting }).toEqual({ hard, waiting });
  expect(worth.points).toBeCloseTo(points, 9);
};

/** Moves up to three people to a seat or to the pool, and keeps the change or takes it back. */
const changeAtRandom = (seating: Seating, random: Random): void => {
  const { people, floor } = seating.model;
  seating.begin();
  for (let count = random.below(3); count >= 0; count -= 1)
    seating.relocate(random.below(people), random.below(8) === 0 ? -1 : random.below(floor.seats));
  if (random.below(3) === 0) seating.takeBack();
  else seating.keep();
};

/** Previews a random move, compares it with the actual move, and keeps it or takes it back. */
const changeAsPreviewed = (seating: Seating, random: Random): void => {
  const { people, floor } = seating.model;
  const person = random.below(people);
  const to = random.below(8) === 0 ? -1 : random.below(floor.seats);
  const described = () => [seating.gain(1e6, 1e4), seating.waiting, seating.moved];
  seating.preview(person, to);
  const previewed = described();
  seating.takeBack();
  const before = [...seating.seatOf];
  seating.begin();
  seating.relocate(person, to);
  expect(previewed).toEqual(described());
  seating.takeBack();
  expect([...seating.seatOf]).toEqual(before);
  seating.preview(person, to);
  if (random.below(2) === 0) seating.takeBack();
  else seating.keep();
};

describe('the maintained value of a seating', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    it(`equals the recomputed one after every change, with rules of every kind (${seed})`, () => {
      const resolved = resolve(randomInput(seed));
      const seating = new Seating(compile(resolved));
      const random = new Random(seed);
      expectExact(seating, resolved);
      for (let change = 0; change < 300; change += 1) {
        changeAtRandom(seating, random);
        expectExact(seating, resolved);
      }
    });

  it('equals it if people have so many pairs that these are summed by table', () => {
    for (const seed of [1, 2, 3, 4]) {
      const resolved = resolve(withManyPairs(randomInput(seed), seed));
      const model = compile(resolved);
      expect(model.pairs.entries).toBeDefined();
      const seating = new Seating(model);
      const random = new Random(seed);
      for (let change = 0; change < 300; change += 1) {
        changeAtRandom(seating, random);
        expectExact(seating, resolved);
        changeAsPreviewed(seating, random);
      }
    }
  });

  it('equals it if rules cover too many people for pairs', () => {
    const input = randomInput(9, 90);
    const rules = input.rules.filter(({ kind }) => kind === 'KeepApart' || kind === 'SitBeside');
    const everyone = { everyone: true } as const;
    const resolved = resolve({
      ...input,
      rules: [
        ...rules,
        {
          id: 'a',
          kind: 'KeepApart',
          who: { tag: 'sex:f' },
          whom: everyone,
          level: 'beside',
          weight: 3,
        },
        {
          id: 'b',
          kind: 'SitBeside',
          who: everyone,
          each: 'hobby:',
          how: 'nextOrOpposite',
          weight: 90,
        },
      ],
    });
    const seating = new Seating(compile(resolved));
    const random = new Random(9);
    for (let change = 0; change < 60; change += 1) {
      for (let more = 0; more < 10; more += 1) changeAtRandom(seating, random);
      expectExact(seating, resolved);
    }
  });

  it('equals it if too many people differ in their tags for matrices', () => {
    const { rules, ...input } = randomInput(9, 90);
    const others = Array.from({ length: 8_200 }, (_, other) => ({
      id: `other ${other}`,
      tags: [`hobby:${other % 91}`, `hobby:${91 + Math.floor(other / 91)}`],
    }));
    const resolved = resolve({
      ...input,
      people: [...input.people, ...others],
      rules: rules.filter(({ kind }) => kind === 'Alternate' || kind === 'InCommon'),
    });
    const model = compile(resolved);
    expect(model.edges.some(({ kinds }) => kinds.length === 0)).toBe(true);
    const seating = new Seating(model);
    const random = new Random(9);
    for (let change = 0; change < 60; change += 1) {
      for (let more = 0; more < 10; more += 1) changeAtRandom(seating, random);
      expectExact(seating, resolved);
    }
  });

  it('changes as previewed', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const resolved = resolve(randomInput(seed));
      const seating = new Seating(compile(resolved));
      const random = new Random(seed);
      for (let change = 0; change < 400; change += 1) changeAsPreviewed(seating, random);
      expectExact(seating, resolved);
    }
  });

  it('is restored exactly, with all seats, when a change is reversed', () => {
    const seating = new Seating(compile(resolve(randomInput(3))));
    const random = new Random(3);
    for (let change = 0; change < 100; change += 1) changeAtRandom(seating, random);
    const before = {
      seats: [...seating.seatOf],
      worth: seating.worth(),
      moved: seating.totalMoved,
    };
    seating.begin();
    for (let step = 0; step < 20; step += 1)
      seating.relocate(random.below(seating.model.people), random.below(seating.model.floor.seats));
    seating.takeBack();
    expect({
      seats: [...seating.seatOf],
      worth: seating.worth(),
      moved: seating.totalMoved,
    }).toEqual(before);
    expect([...seating.inPool.items.subarray(0, seating.inPool.size)].sort()).toEqual(
      before.seats.flatMap((seat, person) => (seat < 0 ? person : [])).sort(),
    );
  });
});
