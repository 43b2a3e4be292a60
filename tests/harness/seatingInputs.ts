import type {
  InputPerson,
  InputTable,
  SeatingInput,
  SeatingRule,
} from '../../api/seatingEngine/input.ts';
import { Random } from '../../api/seatingEngine/random.ts';

/** A round table. Seats across from each other are opposite if the capacity is even. */
export const roundTable = (id: string, capacity: number, x = 0, y = 0): InputTable => {
  const positions = Array.from({ length: capacity }, (_, index) => index + 1);
  return {
    id,
    x,
    y,
    tags: [],
    seatIds: positions.map((position) => `${id}.${position}`),
    next: positions.map((position) => [position, (position % capacity) + 1] as const),
    opposite:
      capacity % 2 === 0
        ? positions
            .slice(capacity / 2)
            .map((position) => [position - capacity / 2, position] as const)
        : [],
  };
};

/**
 * Seats on two long sides, the first half on one of them. Seats that face each other are opposite.
 */
const longTable = (id: string, capacity: number, x: number, y: number): InputTable => {
  const half = capacity / 2;
  const along = Array.from({ length: half - 1 }, (_, index) => index + 1);
  return {
    ...roundTable(id, capacity, x, y),
    next: [...along, ...along.map((position) => position + half)].map((position) => [
      position,
      position + 1,
    ]),
    opposite: Array.from({ length: half }, (_, index) => [index + 1, index + 1 + half]),
  };
};

const roles = ['employee', 'prospect', 'guest'];

const personOf = (random: Random, index: number): InputPerson => ({
  id: `p${index + 1}`,
  role: roles[random.below(3)],
  company: ['North', ' north ', 'South', 'East', 'West', null][random.below(6)],
  party: random.below(3) === 0 ? `party ${random.below(8)}` : null,
  tags: [`sex:${'fm'[random.below(2)]}`, `hobby:${random.below(3)}`, `hobby:${random.below(3)}`],
  priority: random.below(6) === 0 ? 3 : 1,
});

const hardOrWeight = (random: Random): { hard: true } | { weight: number } =>
  random.below(3) === 0 ? { hard: true } : { weight: 1 + random.below(30) };

/** A rule of every kind in each of its forms, randomly hard or soft. */
const everyKind = (random: Random): SeatingRule[] => {
  const everyone = { everyone: true } as const;
  const employees = { role: 'employee' };
  const prospects = { role: 'prospect' };
  const some = (count: number) => ({
    people: Array.from({ length: count }, () => `p${1 + random.below(30)}`),
  });
  const bodies = [
    { kind: 'KeepTogether', who: everyone, each: 'party' },
    { kind: 'KeepTogether', who: { not: employees }, each: 'company' },
    { kind: 'KeepTogether', who: some(4) },
    { kind: 'KeepApart', who: some(1), whom: some(1), level: 'table' },
    { kind: 'KeepApart', who: { company: 'North' }, whom: { company: 'south' }, level: 'table' },
    { kind: 'KeepApart', who: { any: [prospects, some(3)] }, whom: { any: [employees, some(3)] } },
    { kind: 'KeepApart', who: { tag: 'hobby:1' } },
    { kind: 'KeepApart', who: some(5), whom: some(5), level: 'beside' },
    { kind: 'SitBeside', who: everyone, each: 'party', how: 'next' },
    { kind: 'SitBeside', who: everyone, each: 'hobby:', how: 'nextOrOpposite' },
    { kind: 'Accompanied', who: prospects, by: employees, level: 'beside', how: 'next' },
    { kind: 'Accompanied', who: everyone, by: everyone, level: 'beside', how: 'nextOrOpposite' },
    { kind: 'Accompanied', who: { any: [prospects, employees] }, by: employees, level: 'table' },
    { kind: 'AtTable', who: some(3), tables: ['t1', 't2'] },
    { kind: 'Reserved', who: { any: [employees, some(6)] }, tableTag: 'front' },
    { kind: 'PerTable', who: employees, min: 1 },
    { kind: 'PerTable', who: everyone, each: 'company', max: 2 },
    { kind: 'NotAlone', who: everyone, each: 'company' },
    { kind: 'Alternate', prefix: 'sex:' },
    { kind: 'InCommon', who: { not: employees }, prefix: 'hobby:' },
  ] as const;
  const rules = bodies.map((body, index) => ({
    id: `r${index}`,
    ...body,
    ...hardOrWeight(random),
  }));
  return [
    ...(rules as SeatingRule[]),
    { id: 'near', kind: 'Near', who: { tag: 'hobby:2' }, place: 'stage', weight: 12 },
    { id: 'gone', kind: 'Near', who: everyone, place: 'no such place', weight: 12 },
    { id: 'balance', kind: 'Balance', weight: 2 },
  ];
};

/** The same input, but everybody has many pairs, so that the search sums them by table. */
export const withManyPairs = (input: SeatingInput, seed: number): SeatingInput => {
  const random = new Random(seed);
  const anyone = () => (input.people[random.below(input.people.length)] as InputPerson).id;
  const pairs = Array.from(
    { length: 8 * input.people.length },
    () => [anyone(), anyone(), random.below(20) - 9, random.below(8) - 3, random.below(5)] as const,
  );
  return { ...input, pairs: [...input.pairs, ...pairs] };
};

/**
 * An input that depends only on the seed: tables of several shapes, rules of every kind, and some people
 * who are seated, pinned or held.
 */
export const randomInput = (seed: number, people = 30): SeatingInput => {
  const random = new Random(seed);
  const tables = [
    roundTable('t1', 6, 0, 0),
    { ...longTable('t2', 8, 400, 0), tags: ['front'] },
    roundTable('t3', 5, 0, 400),
    longTable('t4', 10, 900, 300),
  ];
  const seats = tables.flatMap(({ seatIds }) => seatIds);
  random.shuffle(seats);
  const persons = Array.from({ length: people }, (_, index): InputPerson => {
    const person = personOf(random, index);
    const chance = random.below(10);
    if (chance === 0) return { ...person, held: true };
    const seat = seats[index];
    return chance < 5 && seat ? { ...person, seat, pinned: chance === 1 } : person;
  });
  return {
    people: persons,
    tables,
    places: [{ id: 'stage', x: 100, y: -200 }],
    rules: everyKind(random),
    pairs: Array.from({ length: 40 }, () => [
      `p${1 + random.below(people)}`,
      `p${1 + random.below(people)}`,
      random.below(20) - 6,
      random.below(8) - 2,
      random.below(5),
    ]),
    moves: { toOtherTable: random.below(4), withinTable: random.below(3) },
  };
};
