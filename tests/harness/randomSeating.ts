import type {
  InputPerson,
  RuleBody,
  SeatingInput,
  SeatingRule,
  Selector,
} from '../../api/seatingEngine/input.ts';
import { Random } from '../../api/seatingEngine/random.ts';
import { roundTable } from './seatingInputs.ts';

const roles = ['employee', 'prospect', 'opportunity', 'guest'];
const tags = ['vip', 'diet:vegan', 'diet:halal', 'sex:f', 'sex:m'];

/**
 * A plan drawn from a seed: up to four tables, most kinds of rules, some people seated and some waiting.
 */
export const randomSeating = (seed: number, mostPeople = 20): SeatingInput => {
  const random = new Random(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const maybe = () => random.below(2) === 0;
  const tables = Array.from({ length: 1 + random.below(4) }, (_, index) => ({
    ...roundTable(`t${index + 1}`, 3 + random.below(6), random.below(1_000), random.below(1_000)),
    tags: maybe() ? ['front'] : [],
  }));
  const seats = tables.flatMap(({ seatIds }) => seatIds);
  random.shuffle(seats);
  const people = Array.from(
    { length: 4 + random.below(mostPeople - 3) },
    (_, index): InputPerson => {
      const seat = random.below(5) > 0 ? seats.pop() : undefined;
      return {
        id: `p${index + 1}`,
        role: pick(roles),
        company: maybe() ? `Company ${1 + random.below(3)}` : null,
        party: random.below(3) === 0 ? `party ${1 + random.below(3)}` : null,
        tags: tags.filter(() => random.below(3) === 0),
        priority: random.below(5) === 0 ? 3 : 1,
        seat,
        pinned: seat !== undefined && random.below(6) === 0,
        held: random.below(20) === 0,
      };
    },
  );
  const person = () => pick(people).id;
  const selector = (): Selector =>
    pick<() => Selector>([
      () => ({ everyone: true }),
      () => ({ role: pick(roles) }),
      () => ({ not: { role: pick(roles) } }),
      () => ({ tag: pick(tags) }),
      () => ({ people: [person(), person(), person()] }),
      () => ({ company: ' COMPANY 1' }),
    ])();
  const each = () => pick(['company', 'party', 'diet:', undefined]);
  const how = () => pick(['next', 'nextOrOpposite'] as const);
  const level = () => pick(['table', 'beside'] as const);
  const at = () => (maybe() ? { tableTag: 'front' } : { tables: [pick(tables).id] });
  const bodies: (() => RuleBody)[] = [
    () => ({ kind: 'KeepTogether', who: selector(), each: each() }),
    () => ({ kind: 'KeepApart', who: selector(), whom: selector(), level: level() }),
    () => ({ kind: 'KeepApart', who: selector(), level: level() }),
    () => ({ kind: 'SitBeside', who: selector(), each: each(), how: how() }),
    () => ({ kind: 'Accompanied', who: selector(), by: selector(), level: level(), how: how() }),
    () => ({ kind: 'Near', who: selector(), place: 'stage' }),
    () => ({ kind: 'AtTable', who: selector(), ...at() }),
    () => ({ kind: 'Reserved', who: selector(), ...at() }),
    () => ({ kind: 'PerTable', who: selector(), each: each(), min: 1, max: 1 + random.below(3) }),
    () => ({ kind: 'NotAlone', who: selector(), each: pick(['company', 'party', 'diet:']) }),
    () => ({ kind: 'Alternate', who: selector(), prefix: 'sex:' }),
    () => ({ kind: 'InCommon', prefix: 'diet:' }),
    () => ({ kind: 'Balance' }),
  ];
  const rules = bodies.flatMap((body, index): SeatingRule[] => {
    if (random.below(4) === 0) return [];
    const drawn = body();
    const canBeHard = drawn.kind !== 'Near' && drawn.kind !== 'Balance';
    const id = `r${index + 1}`;
    return [
      canBeHard && random.below(3) === 0
        ? { id, hard: true, ...drawn }
        : { id, weight: 1 + random.below(30), ...drawn },
    ];
  });
  const points = () => random.below(21) - 10;
  return {
    people,
    tables,
    places: [{ id: 'stage', x: random.below(1_000), y: random.below(1_000) }],
    rules,
    pairs: Array.from({ length: random.below(12) }, () => [
      person(),
      person(),
      points(),
      points(),
      points(),
      pick(['met', 'likes']),
    ]),
    moves: maybe() ? { toOtherTable: 25, withinTable: 8 } : {},
  };
};

/** Everybody on newly drawn seats, some without one. */
export const randomSeats = (input: SeatingInput, seed: number): Map<string, string> => {
  const random = new Random(seed);
  const seats = input.tables.flatMap(({ seatIds }) => seatIds);
  random.shuffle(seats);
  const seated = input.people.filter(({ held }) => !held && random.below(8) > 0);
  return new Map(seated.slice(0, seats.length).map(({ id }, at) => [id, seats[at] as string]));
};
