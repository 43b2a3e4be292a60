import type { Pairs } from './model.ts';

/** With fewer partners each on average, visiting the partners is as fast. */
const fewestPartners = 8;
/** A limit, because the matrix of all pairs grows with its square. */
const mostPeople = 1_000;

/** The `entries` of `Pairs`; undefined if visiting the partners is as fast. */
export const entriesOf = (
  people: number,
  { start, other }: Pick<Pairs, 'start' | 'other'>,
): Int32Array | undefined => {
  if (people > mostPeople || other.length < fewestPartners * people) return undefined;
  const entries = new Int32Array(people * people).fill(-1);
  for (let person = 0; person < people; person += 1)
    for (let at = start[person] as number; at < (start[person + 1] as number); at += 1)
      entries[person * people + (other[at] as number)] = at;
  return entries;
};

/** The sum of each person's pairs at each table, so that the partners need not be visited. */
export class PairSums {
  readonly #sums: Float64Array;

  /** `values` are parallel to the entries. Begins with nobody seated. */
  constructor(
    private readonly people: number,
    private readonly tables: number,
    private readonly pairs: Pairs,
    private readonly entries: Int32Array,
    private readonly values: Float64Array,
  ) {
    this.#sums = new Float64Array(people * tables);
  }

  /** The value of a person's pairs with everybody at a table, which is not the pool. */
  at(person: number, table: number): number {
    return this.#sums[person * this.tables + table] as number;
  }

  /** The entry of two people; -1 if there is none, or if one of them is nobody (-1). */
  entryOf(one: number, other: number): number {
    return other < 0 ? -1 : (this.entries[one * this.people + other] as number);
  }

  /** The value of the pair of two people. */
  of(one: number, other: number): number {
    const entry = this.entryOf(one, other);
    return entry < 0 ? 0 : (this.values[entry] as number);
  }

  /** Moves a person to another table; the number of tables stands for the pool. */
  move(person: number, before: number, after: number): void {
    const { start, other } = this.pairs;
    const end = start[person + 1] as number;
    for (let at = start[person] as number; at < end; at += 1) {
      const row = (other[at] as number) * this.tables;
      const value = this.values[at] as number;
      if (before !== this.tables)
        this.#sums[row + before] = (this.#sums[row + before] as number) - value;
      if (after !== this.tables)
        this.#sums[row + after] = (this.#sums[row + after] as number) + value;
    }
  }
}
