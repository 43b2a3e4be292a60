import { rowsOf } from './floor.ts';
import { byTable, type Guides, type Model } from './model.ts';
import { bestTables, placesOf } from './placeTerms.ts';
import type { Resolved } from './resolve.ts';
import { RuleTerms } from './ruleTerms.ts';
import { compiledProducts } from './terms.ts';
import { tiesOf } from './tied.ts';

/** From so many people on, tables are searched before seats where both matter. */
const manyPeople = 400;

const guidesOf = (
  terms: RuleTerms,
  { placeRow, placeValues, rows }: ReturnType<typeof placesOf>,
  tables: number,
): Guides => {
  const sources: number[][] = Array.from(placeRow, (row) => (row === 0 ? [] : [byTable]));
  terms.guides.forEach(({ who }, list) => {
    for (const member of who) sources[member]?.push(-1 - list);
  });
  for (const { a, b, table, next, opposite } of terms.pairs.entries())
    if (table + Math.max(next, opposite) > 0) {
      sources[a]?.push(b);
      sources[b]?.push(a);
    }
  return {
    byPerson: rowsOf(sources),
    lists: rowsOf(terms.guides.map(({ towards }) => towards)),
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
    seatsMatter:
      company.length + kin.length + edges.length > 0 ||
      pairs.relation.some((value) => value !== 0) ||
      (isSeats && moves.withinTable > 0),
    tablesFirst: undefined,
  };
};

/** Turns resolved rules into typed arrays for the search. */
export const compile = (resolved: Resolved): Model => {
  const model = compileAt('seats', resolved);
  const isLarge = model.people >= manyPeople && model.floor.tables > 1;
  return model.seatsMatter && isLarge
    ? { ...model, tablesFirst: compileAt('tables', resolved) }
    : model;
};
