import type { Model } from './model.ts';
import { isIn, productOf } from './products.ts';

/** Greater than any group, to end a list of groups. */
const none = 2 ** 30;

/** Counts the members of each group at each table (the last one is the pool), and values the counts. */
export class GroupCounts {
  /** In 16 bits, because tens of thousands of groups may meet hundreds of tables. */
  readonly #counts: Uint16Array;
  readonly #stride: number;
  readonly #pool: number;

  constructor(private readonly model: Model) {
    const { members, valueStart } = model.counts;
    this.#pool = model.floor.tables;
    this.#stride = this.#pool + 1;
    this.#counts = new Uint16Array(valueStart.length * this.#stride);
    for (let group = 0; group < valueStart.length; group += 1)
      this.#counts[group * this.#stride + this.#pool] =
        (members.start[group + 1] as number) - (members.start[group] as number);
  }

  /** The value while nobody is seated. */
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

  /** The difference in value if a person goes to another table and `other` (-1: nobody) comes back. */
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
      // Groups of both people stay as they are.
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
    const firstMore = isIn(this.model, first, leaver) - isIn(this.model, first, joiner);
    const secondMore = isIn(this.model, second, leaver) - isIn(this.model, second, joiner);
    // A product of which both groups change is counted once, with the first.
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
    const { products } = this.model;
    const value = products.value[product] as number;
    return (
      productOf(products, product, value, count + firstMore, others + secondMore) -
      productOf(products, product, value, count, others)
    );
  }

  /** Moves a person to another table. */
  move(person: number, before: number, after: number): void {
    const { start, items } = this.model.counts.byPerson;
    const counts = this.#counts;
    const end = start[person + 1] as number;
    for (let at = start[person] as number; at < end; at += 1) {
      const row = (items[at] as number) * this.#stride;
      counts[row + before] = (counts[row + before] as number) - 1;
      counts[row + after] = (counts[row + after] as number) + 1;
    }
  }
}
