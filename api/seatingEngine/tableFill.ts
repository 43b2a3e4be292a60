import type { Model } from './model.ts';

/** The number of people at each table, for the value of empty tables and of an even fill. */
export class TableFill {
  /** The change of Σ over tables |people × all seats - all seated × capacity|, since this was last set. */
  imbalance = 0;
  readonly #people: Int32Array;
  readonly #pool: number;
  #seated = 0;

  constructor(private readonly model: Model) {
    this.#pool = model.floor.tables;
    this.#people = new Int32Array(this.#pool + 1);
  }

  /** The difference in value of one person fewer at `before` and one more at `after`. Adds to `imbalance`. */
  preview(before: number, after: number): number {
    const { occupied, balance } = this.model;
    const people = this.#people;
    if (balance !== 0) this.imbalance += this.#imbalance(before, after);
    if (occupied === 0) return 0;
    let sum = 0;
    if (before !== this.#pool && people[before] === 1) sum -= occupied;
    if (after !== this.#pool && people[after] === 0) sum += occupied;
    return sum;
  }

  /** Moves a person from one table to another. */
  move(before: number, after: number): void {
    const people = this.#people;
    people[before] = (people[before] as number) - 1;
    people[after] = (people[after] as number) + 1;
    if (before === this.#pool) this.#seated += 1;
    if (after === this.#pool) this.#seated -= 1;
  }

  #off(table: number, people: number, seated: number): number {
    const { firstSeat, seats } = this.model.floor;
    const capacity = (firstSeat[table + 1] as number) - (firstSeat[table] as number);
    return Math.abs(people * seats - seated * capacity);
  }

  #imbalance(before: number, after: number): number {
    const people = this.#people;
    const seated = this.#seated;
    const pool = this.#pool;
    if (before !== pool && after !== pool) {
      const left = people[before] as number;
      const joined = people[after] as number;
      return (
        this.#off(before, left - 1, seated) -
        this.#off(before, left, seated) +
        this.#off(after, joined + 1, seated) -
        this.#off(after, joined, seated)
      );
    }
    // One more or fewer seated person changes the fair share of every table.
    const then = seated + (before === pool ? 1 : -1);
    let sum = 0;
    for (let table = 0; table < pool; table += 1) {
      const now = people[table] as number;
      const later = now + (table === after ? 1 : 0) - (table === before ? 1 : 0);
      sum += this.#off(table, later, then) - this.#off(table, now, seated);
    }
    return sum;
  }
}
