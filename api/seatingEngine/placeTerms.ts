import { type Rows, rowsOf } from './floor.ts';

/** The value of each table to some people. */
export type PlaceTerm = { who: readonly number[]; perTable: readonly number[] };

/** The values of tables by person. People with the same rules share a row. */
export const placesOf = (terms: readonly PlaceTerm[], people: number, tables: number) => {
  const rulesOf: number[][] = Array.from({ length: people }, () => []);
  terms.forEach(({ who }, index) => {
    for (const member of who) rulesOf[member]?.push(index);
  });
  const rows = new Map<string, number>([['', 0]]);
  const values: number[] = new Array(tables).fill(0);
  const placeRow = Int32Array.from(rulesOf, (rules) => {
    const key = rules.join();
    const known = rows.get(key);
    if (known !== undefined) return known;
    for (let table = 0; table < tables; table += 1)
      values.push(rules.reduce((sum, rule) => sum + (terms[rule]?.perTable[table] ?? 0), 0));
    rows.set(key, rows.size);
    return rows.size - 1;
  });
  return { placeRow, placeValues: Float64Array.from(values), rows: rows.size };
};

/** The most valuable tables of each row: a tenth of all, at least two. */
export const bestTables = (values: Float64Array, rows: number, tables: number): Rows =>
  rowsOf(
    Array.from({ length: rows }, (_, row) => {
      const worth = (table: number) => values[row * tables + table] as number;
      const order = Array.from({ length: tables }, (__, table) => table);
      order.sort((a, b) => worth(b) - worth(a));
      return order.slice(0, Math.max(2, Math.ceil(tables / 10)));
    }),
  );
