import { rowsOf } from './floor.ts';
import { byTable, type Guides, type Model } from './model.ts';
import { bestTables, placesOf } from './placeTerms.ts';
import type { Resolved } from './resolve.ts';
import { RuleTerms } from './ruleTerms.ts';
import { compiledProducts } from './terms.ts';
import { tiesOf } from './tied.ts';

/** From this number of people on, the search decides on tables before seats, if both matter. */
const manyPeople = 150;

/** How often the search looks at each source of gain. A large group is a weak hint. */
const drawn = { table: 2, pair: 4, smallGroup: 4, largeGroup: 1 };
const largestSmallGroup = 24;

type Guide = RuleTerms['guides'][number];

/**
 * Groups with distinct members, because several rules may keep the same people together. Groups that lead
 * towards nobody are left out.
 */
const distinct = (guides: readonly Guide[]): Guide[] => {
  const byKey = new Map(
    guides
      .filter(({ towards }) => towards.length > 0)
      .map((guide) => [`${guide.who.join()}/${guide.towards.join()}`, guide]),
  );
  return [...byKey.values()];
};

const guidesOf = (
  terms: RuleTerms,
  { placeRow, placeValues, rows }: ReturnType<typeof placesOf>,
  tables: number,
): Guides => {
  const sources: number[][] = Array.from(placeRow, () => []);
  const add = (person: number, source: number, times: number): void => {
    for (let time = 0; time < times; time += 1) sources[person]?.push(source);
  };
  placeRow.forEach((row, person) => {
    if (row !== 0) add(person, byTable, drawn.table);
  });
  const guides = distinct(terms.guides);
  guides.forEach(({ who, towards }, list) => {
    const isSmall = towards.length <= largestSmallGroup;
    for (const member of who) add(member, -1 - list, isSmall ? drawn.smallGroup : drawn.largeGroup);
  });
  for (const { a, b, table, next, opposite } of terms.pairs.entries())
    if (table + Math.max(next, opposite) > 0) {
      add(a, b, drawn.pair);
      add(b, a, drawn.pair);
    }
  return {
    byPerson: rowsOf(sources),
    lists: rowsOf(guides.map(({ towards }) => towards)),
    tables: bestTables(placeValues, rows, tables),
  };
};

const compileAt = (level: 'seats' | 'tables', resolved: Resolved): Model => {
  const { people, floor, seated, fixed, closed, moves } = resolved;
  const terms = new RuleTerms(resolved, level);
  const places = placesOf(terms.places, people.length, floor.tables);
  const pairs = terms.pairs.compiled();
  const isSeats = level === 'seats';
  const { company, kin, edges } = terms;
  const seatsMatter =
    company.length + kin.length + edges.length > 0 ||
    pairs.relation.some((value) => value !== 0) ||
    (isSeats && moves.withinTable > 0);
  const isLarge = people.length >= manyPeople && floor.tables > 1;
  return {
    people: people.length,
    floor,
    base: terms.base,
    pairs,
    counts: terms.groups.compiled(people.length, terms.products),
    products: compiledProducts(terms.products),
    occupied: terms.occupied,
    placeRow: places.placeRow,
    placeValues: places.placeValues,
    company,
    kin,
    edges,
    balance: terms.balance,
    priority: Int32Array.from(people, ({ priority }) => priority ?? 1),
    fixed,
    closed,
    seated,
    moves: isSeats ? moves : { ...moves, withinTable: 0 },
    ...tiesOf(resolved),
    guides: guidesOf(terms, places, floor.tables),
    seatsMatter,
    tablesFirst: isSeats && seatsMatter && isLarge ? compileAt('tables', resolved) : undefined,
  };
};

/** Turns resolved rules into typed arrays for the search. */
export const compile = (resolved: Resolved): Model => compileAt('seats', resolved);
