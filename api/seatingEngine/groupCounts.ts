import type { Model } from './model.ts';

/** After the last group of anybody. */
const none = 2 ** 30;

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

  /** The difference in value if somebody goes to another table and `other` (-1: nobody) comes back. */
  preview(person: number, other: number, before: number, after: number): number {
    const { start, items } = this.model.counts.byPerson;
    const end = start[person + 1] as number;
    const otherEnd = other < 0 ? 0 : (start[other + 1] as number);
    let at = start[person] as number;
    let otherAt = other < 0 ? 0 : (start[other] as number);
    let sum = 0;
    while (at < end || otherAt < otherEnd) {
      const mine = at < end ? (items[at] as number) : none;
      const theirs = otherAt < otherEnd ? (items[otherAt] as number) : none;
      if (mine <= theirs) at += 1;
      if (theirs <= mine) otherAt += 1;
      // What both belong to stays as it is.
      if (mine < theirs) sum += this.#previewGroup(mine, person, other, before, after);
      else if (theirs < mine) sum += this.#previewGroup(theirs, other, person, after, before);
    }
    return sum;
  }

  /** The difference if `leaver`, of a group, goes from one table to another and `joiner` comes back. */
  #previewGroup(
    group: number,
    leaver: number,
    joiner: number,
    before: number,
    after: number,
  ): number {
    const { valueStart, poolStart, steps, products } = this.model.counts;
    const row = group * this.#stride;
    const left = (before === this.#pool ? poolStart[group] : valueStart[group]) as number;
    const joined = (after === this.#pool ? poolStart[group] : valueStart[group]) as number;
    let sum = 0;
    if (joined >= 0) sum += steps[joined + (this.#counts[row + after] as number)] as number;
    if (left >= 0) sum -= steps[left + (this.#counts[row + before] as number) - 1] as number;
    const first = products.start[group] as number;
    const end = products.start[group + 1] as number;
    for (let at = first; at < end; at += 1)
      sum += this.#previewProduct(
        products.items[at] as number,
        group,
        leaver,
        joiner,
        before,
        after,
      );
    return sum;
  }

  #previewProduct(
    product: number,
    group: number,
    leaver: number,
    joiner: number,
    before: number,
    after: number,
  ): number {
    const { group: groups, other } = this.model.products;
    const first = groups[product] as number;
    const second = other[product] as number;
    const firstMore = this.#isIn(first, leaver) - this.#isIn(first, joiner);
    const secondMore = this.#isIn(second, leaver) - this.#isIn(second, joiner);
    // A product of two groups that both change is looked at once, with the first of them.
    if (group !== first && firstMore !== 0) return 0;
    let sum = 0;
    if (before !== this.#pool)
      sum += this.#productChange(product, first, second, before, -firstMore, -secondMore);
    if (after !== this.#pool)
      sum += this.#productChange(product, first, second, after, firstMore, secondMore);
    return sum;
  }

  #productChange(
    product: number,
    first: number,
    second: number,
    table: number,
    firstMore: number,
    secondMore: number,
  ): number {
    const count = this.#counts[first * this.#stride + table] as number;
    const others = this.#counts[second * this.#stride + table] as number;
    return (
      this.#product(product, count + firstMore, others + secondMore) -
      this.#product(product, count, others)
    );
  }

  #isIn(group: number, person: number): number {
    if (person < 0) return 0;
    const bit = group * this.model.people + person;
    return ((this.model.counts.membership[bit >> 5] as number) >> (bit & 31)) & 1;
  }

  #product(product: number, count: number, others: number): number {
    const { from, most, value } = this.model.products;
    const threshold = from[product] as number;
    const limit = most[product] as number;
    if (limit > 0) return (value[product] as number) * Math.min(count, limit * others);
    if (threshold === 0) return (value[product] as number) * count * others;
    return others >= threshold ? (value[product] as number) * count : 0;
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

  /** As `move`, where the difference is known. */
  moveKnown(person: number, before: number, after: number): void {
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
    const { valueStart, poolStart, steps, products } = this.model.counts;
    const counts = this.#counts;
    const row = group * this.#stride;
    const hasProducts = (products.start[group] as number) < (products.start[group + 1] as number);
    let sum = hasProducts ? -this.#products(group, before) - this.#products(group, after) : 0;
    const fewer = (counts[row + before] as number) - 1;
    const left = (before === this.#pool ? poolStart[group] : valueStart[group]) as number;
    if (left >= 0) sum -= steps[left + fewer] as number;
    counts[row + before] = fewer;
    const count = counts[row + after] as number;
    const joined = (after === this.#pool ? poolStart[group] : valueStart[group]) as number;
    if (joined >= 0) sum += steps[joined + count] as number;
    counts[row + after] = count + 1;
    if (hasProducts) sum += this.#products(group, before) + this.#products(group, after);
    return sum;
  }

  /** What the products of a group are worth at a table. */
  #products(group: number, table: number): number {
    if (table === this.#pool) return 0;
    const { products } = this.model.counts;
    const { group: groups, other } = this.model.products;
    const end = products.start[group + 1] as number;
    let sum = 0;
    for (let at = products.start[group] as number; at < end; at += 1) {
      const product = products.items[at] as number;
      sum += this.#product(
        product,
        this.#counts[(groups[product] as number) * this.#stride + table] as number,
        this.#counts[(other[product] as number) * this.#stride + table] as number,
      );
    }
    return sum;
  }
}
