import type { Model } from './model.ts';

/** How many of each group sit at each table (the last one is the pool), and what that is worth. */
export class GroupCounts {
  readonly #counts: Int32Array;
  readonly #stride: number;
  readonly #pool: number;

  constructor(private readonly model: Model) {
    const { members, valueStart } = model.counts;
    this.#pool = model.floor.tables;
    this.#stride = this.#pool + 1;
    this.#counts = new Int32Array(valueStart.length * this.#stride);
    for (let group = 0; group < valueStart.length; group += 1)
      this.#counts[group * this.#stride + this.#pool] =
        (members.start[group + 1] as number) - (members.start[group] as number);
  }

  /** What it is worth that nobody sits. */
  worthOfPool(): number {
    const { poolStart, values } = this.model.counts;
    let sum = 0;
    for (let group = 0; group < poolStart.length; group += 1) {
      const start = poolStart[group] as number;
      const size = this.#counts[group * this.#stride + this.#pool] as number;
      if (start >= 0) sum += values[start + size] as number;
    }
    return sum;
  }

  /** Moves somebody to another table; the difference in value. */
  move(person: number, before: number, after: number): number {
    const { start, items } = this.model.counts.byPerson;
    const end = start[person + 1] as number;
    let sum = 0;
    for (let at = start[person] as number; at < end; at += 1)
      sum += this.#shift(items[at] as number, before, after);
    return sum;
  }

  /** Two people exchange tables. What both belong to stays as it is. */
  exchange(person: number, other: number, before: number, after: number): number {
    const { start, items } = this.model.counts.byPerson;
    const end = start[person + 1] as number;
    const otherEnd = start[other + 1] as number;
    let at = start[person] as number;
    let otherAt = start[other] as number;
    let sum = 0;
    while (at < end || otherAt < otherEnd) {
      const mine = at < end ? (items[at] as number) : Number.MAX_SAFE_INTEGER;
      const theirs = otherAt < otherEnd ? (items[otherAt] as number) : Number.MAX_SAFE_INTEGER;
      if (mine <= theirs) at += 1;
      if (theirs <= mine) otherAt += 1;
      if (mine < theirs) sum += this.#shift(mine, before, after);
      else if (theirs < mine) sum += this.#shift(theirs, after, before);
    }
    return sum;
  }

  /** As `move`, where the difference is known. */
  moveBack(person: number, before: number, after: number): void {
    const { start, items } = this.model.counts.byPerson;
    const counts = this.#counts;
    const end = start[person + 1] as number;
    for (let at = start[person] as number; at < end; at += 1) {
      const row = (items[at] as number) * this.#stride;
      counts[row + before] = (counts[row + before] as number) - 1;
      counts[row + after] = (counts[row + after] as number) + 1;
    }
  }

  #shift(group: number, before: number, after: number): number {
    const { valueStart, poolStart, values, products } = this.model.counts;
    const counts = this.#counts;
    const row = group * this.#stride;
    const hasProducts = (products.start[group] as number) < (products.start[group + 1] as number);
    let sum = hasProducts ? -this.#products(group, before) - this.#products(group, after) : 0;
    const left = counts[row + before] as number;
    const leftStart = (before === this.#pool ? poolStart[group] : valueStart[group]) as number;
    if (leftStart >= 0)
      sum += (values[leftStart + left - 1] as number) - (values[leftStart + left] as number);
    counts[row + before] = left - 1;
    const joined = counts[row + after] as number;
    const joinedStart = (after === this.#pool ? poolStart[group] : valueStart[group]) as number;
    if (joinedStart >= 0)
      sum +=
        (values[joinedStart + joined + 1] as number) - (values[joinedStart + joined] as number);
    counts[row + after] = joined + 1;
    if (hasProducts) sum += this.#products(group, before) + this.#products(group, after);
    return sum;
  }

  /** What the products of a group are worth at a table. */
  #products(group: number, table: number): number {
    if (table === this.#pool) return 0;
    const { products } = this.model.counts;
    const { group: groups, other: others, from, most, value } = this.model.products;
    const counts = this.#counts;
    const end = products.start[group + 1] as number;
    let sum = 0;
    for (let at = products.start[group] as number; at < end; at += 1) {
      const product = products.items[at] as number;
      const beside = counts[(others[product] as number) * this.#stride + table] as number;
      if (beside === 0) continue;
      const count = counts[(groups[product] as number) * this.#stride + table] as number;
      const threshold = from[product] as number;
      const limit = most[product] as number;
      if (limit > 0) sum += (value[product] as number) * Math.min(count, limit * beside);
      else if (threshold === 0) sum += (value[product] as number) * count * beside;
      else if (beside >= threshold) sum += (value[product] as number) * count;
    }
    return sum;
  }
}
