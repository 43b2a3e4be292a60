import { type Rows, rowsOf } from './floor.ts';
import type { Counts, Pairs, Products } from './model.ts';
import { entriesOf } from './pairSums.ts';

type Group = { members: readonly number[]; values: Float64Array; pool: Float64Array | undefined };

const addTo = (values: Float64Array, valueAt: (count: number) => number): void => {
  for (let count = 0; count < values.length; count += 1)
    values[count] = (values[count] as number) + valueAt(count);
};

/** Groups by their members. Rules about the same people share one count. */
export class GroupTerms {
  readonly #groups: Group[] = [];
  readonly #byKey = new Map<string, number>();

  idOf(members: readonly number[]): number {
    const sorted = [...members].sort((a, b) => a - b);
    const key = sorted.join();
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const values = new Float64Array(sorted.length + 1);
    this.#byKey.set(key, this.#groups.length);
    return this.#groups.push({ members: sorted, values, pool: undefined }) - 1;
  }

  /** Adds the value of a table by the number of the group's members there. */
  add(members: readonly number[], valueAt: (count: number) => number): void {
    addTo((this.#groups[this.idOf(members)] as Group).values, valueAt);
  }

  addInPool(members: readonly number[], valueAt: (count: number) => number): void {
    const group = this.#groups[this.idOf(members)] as Group;
    group.pool ??= new Float64Array(group.members.length + 1);
    addTo(group.pool, valueAt);
  }

  compiled(people: number, products: readonly Product[]): Counts {
    const groups = this.#groups;
    const byPerson: number[][] = Array.from({ length: people }, () => []);
    groups.forEach(({ members }, id) => {
      for (const member of members) byPerson[member]?.push(id);
    });
    const productsOf: number[][] = groups.map(() => []);
    products.forEach(({ group, other }, index) => {
      productsOf[group]?.push(index);
      if (other !== group) productsOf[other]?.push(index);
    });
    const values: number[] = [];
    const append = (list: Float64Array | undefined): number => {
      if (!list) return -1;
      const at = values.length;
      for (const value of list) values.push(value);
      return at;
    };
    const valueStart = Int32Array.from(groups, (group) => append(group.values));
    const poolStart = Int32Array.from(groups, ({ pool }) => append(pool));
    const membership = new Uint32Array(Math.ceil((groups.length * people) / 32));
    groups.forEach(({ members }, id) => {
      for (const member of members) {
        const bit = id * people + member;
        membership[bit >> 5] = (membership[bit >> 5] as number) | (1 << (bit & 31));
      }
    });
    return {
      byPerson: rowsOf(byPerson),
      members: rowsOf(groups.map(({ members }) => members)),
      valueStart,
      poolStart,
      values: Float64Array.from(values),
      steps: Float64Array.from(values, (value, at) => (values[at + 1] ?? 0) - value),
      membership,
      products: rowsOf(productsOf),
    };
  }
}

/** The value of two groups together at a table; see `Products`. */
export type Product = { group: number; other: number; from: number; most: number; value: number };

/** Products as columns, for the inner loop. */
export const compiledProducts = (products: readonly Product[]): Products => ({
  group: Int32Array.from(products, ({ group }) => group),
  other: Int32Array.from(products, ({ other }) => other),
  from: Int32Array.from(products, ({ from }) => from),
  most: Int32Array.from(products, ({ most }) => most),
  value: Float64Array.from(products, ({ value }) => value),
});

export type PairValue = { table: number; next: number; opposite: number; both: number };
export type PairEntry = PairValue & { a: number; b: number };

/** Values of pairs of people. Values from several rules add up. */
export class PairTerms {
  readonly #byKey = new Map<number, PairEntry>();
  constructor(private readonly people: number) {}

  add(a: number, b: number, { table, next, opposite, both }: PairValue): void {
    const key = Math.min(a, b) * this.people + Math.max(a, b);
    const entry = this.#byKey.get(key) ?? { a, b, table: 0, next: 0, opposite: 0, both: 0 };
    this.#byKey.set(key, entry);
    entry.table += table;
    entry.next += next;
    entry.opposite += opposite;
    entry.both += both;
  }

  entries(): Iterable<PairEntry> {
    return this.#byKey.values();
  }

  compiled(): Pairs {
    const lists: { other: number; value: PairValue }[][] = Array.from(
      { length: this.people },
      () => [],
    );
    for (const entry of this.#byKey.values()) {
      lists[entry.a]?.push({ other: entry.b, value: entry });
      lists[entry.b]?.push({ other: entry.a, value: entry });
    }
    const { start, items }: Rows = rowsOf(lists.map((list) => list.map(({ other }) => other)));
    const all = lists.flat();
    return {
      start,
      other: items,
      entries: entriesOf(this.people, { start, other: items }),
      table: Float64Array.from(all, ({ value }) => value.table),
      relation: Float64Array.from(
        all.flatMap(({ value: { next, opposite, both } }) => [0, next, opposite, both]),
      ),
    };
  }
}
