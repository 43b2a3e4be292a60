import type { InputPerson, InputTable, SeatingRule } from '../../api/seatingEngine/input.ts';
import { Random } from '../../api/seatingEngine/random.ts';
import { roundTable } from '../harness/seatingInputs.ts';
import type { Instance } from './seatingInstance.ts';

const everyone = { everyone: true } as const;
const person = (index: number): string => `p${index + 1}`;

/** Companies of 2 to 12 people. The first has a fifth of all: the hosts. */
const companiesOf = (people: number, random: Random): string[] => {
  const hosts = Math.floor(people / 5);
  const companies = Array.from({ length: hosts }, () => 'Host');
  for (let company = 1; companies.length < people; company += 1) {
    const size = 2 + Math.min(random.below(6), random.below(11));
    for (let member = 0; member < size && companies.length < people; member += 1)
      companies.push(`Company ${company}`);
  }
  return companies;
};

const guestRoles = ['opportunity', 'prospect', 'guest', 'opportunity', 'prospect'];
const diets = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten-free'];

const peopleOf = (people: number, random: Random): InputPerson[] => {
  const persons = companiesOf(people, random).map((company, index): InputPerson => {
    const tags = [
      ...(random.below(8) === 0 ? [`diet:${diets[random.below(5)]}`] : []),
      ...(random.below(25) === 0 ? ['vip'] : []),
    ];
    const role = company === 'Host' ? 'employee' : guestRoles[random.below(5)];
    return { id: person(index), role, company, tags, priority: tags.includes('vip') ? 3 : 1 };
  });
  // A couple among every fifteen people, and a family of four among every two hundred.
  for (let party = 0; party < people / 15; party += 1) {
    const size = party % 13 === 0 ? 4 : 2;
    for (let member = 0; member < size; member += 1) {
      const index = random.below(people);
      const somebody = persons[index] as InputPerson;
      if (!somebody.party) persons[index] = { ...somebody, party: `Party ${party + 1}` };
    }
  }
  return persons;
};

const capacity = 10;

/** Round tables in rows, with this many more seats than people. */
const tablesOf = (people: number, spare: number): InstanceTableOf[] => {
  const columns = Math.ceil(Math.sqrt(people / capacity));
  return Array.from({ length: Math.ceil((people + spare) / capacity) }, (_, index) => {
    const { seatIds, ...table } = roundTable(
      `t${index + 1}`,
      capacity,
      (index % columns) * 350,
      Math.floor(index / columns) * 350,
    );
    return {
      ...table,
      capacity: seatIds.length,
      next: [...table.next] as [number, number][],
      opposite: [],
    };
  });
};

type InstanceTableOf = Omit<InputTable, 'seatIds' | 'tags' | 'next' | 'opposite'> & {
  capacity: number;
  next: [number, number][];
  opposite: [number, number][];
};

const two = (people: number, random: Random): [string, string] => {
  const one = random.below(people);
  return [person(one), person((one + 1 + random.below(people - 1)) % people)];
};

const many = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: Math.round(count) }, make);

/**
 * A plan where only tables matter: friends, people to keep apart, and one person of each company at a
 * table.
 */
export const tablesOnlyPlan = (people: number, seed: number): Instance => {
  const random = new Random(seed);
  return {
    people: peopleOf(people, random).map((one) => ({ ...one, party: null })),
    tables: tablesOf(people, 0),
    pairs: [
      ...many(people * 0.4, () => [...two(people, random), 10] as const),
      ...many(people * 0.2, () => [...two(people, random), 20] as const),
    ],
    rules: [
      {
        id: 'mix',
        kind: 'PerTable',
        who: { not: { role: 'employee' } },
        each: 'company',
        max: 1,
        weight: 8,
      },
      ...many(people / 5, () => two(people, random)).map(
        ([one, other], index): SeatingRule => ({
          id: `apart-${index + 1}`,
          kind: 'KeepApart',
          who: { people: [one] },
          whom: { people: [other] },
          hard: true,
        }),
      ),
    ],
  };
};

const congressRules: SeatingRule[] = [
  { id: 'parties', kind: 'KeepTogether', who: everyone, each: 'party', hard: true },
  { id: 'partners', kind: 'SitBeside', who: everyone, each: 'party', weight: 20 },
  {
    id: 'colleagues',
    kind: 'KeepTogether',
    who: { not: { role: 'employee' } },
    each: 'company',
    weight: 6,
  },
  {
    id: 'not-alone',
    kind: 'NotAlone',
    who: { not: { role: 'employee' } },
    each: 'company',
    weight: 5,
  },
  { id: 'spread', kind: 'PerTable', who: everyone, each: 'company', max: 4, weight: 8 },
  { id: 'host', kind: 'PerTable', who: { role: 'employee' }, min: 1, hard: true },
  {
    id: 'prospects-host',
    kind: 'Accompanied',
    who: { role: 'prospect' },
    by: { role: 'employee' },
    level: 'beside',
    how: 'next',
    weight: 12,
  },
  {
    id: 'customers-host',
    kind: 'Accompanied',
    who: { role: 'opportunity' },
    by: { role: 'employee' },
    level: 'table',
    weight: 6,
  },
  { id: 'vip-stage', kind: 'Near', who: { tag: 'vip' }, place: 'stage', weight: 30 },
  { id: 'diet-kitchen', kind: 'Near', who: { tag: 'diet:vegan' }, place: 'kitchen', weight: 8 },
  { id: 'balance', kind: 'Balance', weight: 2 },
];

/** A congress where neighbours matter, with rules of every kind and some spare seats. */
export const congressPlan = (people: number, seed: number): Instance => {
  const random = new Random(seed);
  const persons = peopleOf(people, random);
  const hosts = persons.filter(({ role }) => role === 'employee').length;
  const managed = persons.filter(({ role }) => role === 'opportunity' || role === 'prospect');
  return {
    people: persons,
    tables: tablesOf(people, people / 25),
    places: [
      { name: 'stage', x: 0, y: -400 },
      { name: 'kitchen', x: 4_000, y: 4_000 },
    ],
    pairs: [
      ...managed
        .filter(() => random.below(5) < 2)
        .map(({ id }) => [person(random.below(hosts)), id, 10, 5, 3] as const),
      ...many(people / 5, () => [...two(people, random), 6, 2, 1] as const),
      ...many(people / 10, () => [...two(people, random), -8, 2, 1] as const),
    ],
    rules: [
      ...congressRules,
      ...many(people / 50, () => two(people, random)).map(
        ([one, other], index): SeatingRule => ({
          id: `apart-${index + 1}`,
          kind: 'KeepApart',
          level: index % 2 === 0 ? 'table' : 'beside',
          who: { people: [one] },
          whom: { people: [other] },
          ...(index % 2 === 0 ? { hard: true } : { weight: 25 }),
        }),
      ),
    ],
  };
};
