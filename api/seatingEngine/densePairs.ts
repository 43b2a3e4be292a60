import type { Model } from './model.ts';
import { type Places, relationRow } from './pairChange.ts';
import { PairSums } from './pairSums.ts';

/**
 * As `pairChange`, for plans where people have many pairs. Looks at tables and neighbours instead of
 * partners.
 */
export class DensePairs {
  readonly #sums: PairSums;
  readonly #hasRelations: boolean;

  constructor(
    private readonly model: Model,
    private readonly places: Places,
    entries: Int32Array,
  ) {
    const { people, floor, pairs } = model;
    this.#sums = new PairSums(people, floor.tables, pairs, entries, pairs.table);
    this.#hasRelations = pairs.relation.some((value) => value !== 0);
  }

  /** The difference in value when `person` goes to `to`, `other` (-1: nobody) to `from`. */
  change(person: number, other: number, from: number, to: number): number {
    const { tables, tableOf } = this.model.floor;
    const before = from < 0 ? tables : (tableOf[from] as number);
    const after = to < 0 ? tables : (tableOf[to] as number);
    let sum = 0;
    if (before !== after) {
      const between = this.#sums.of(person, other);
      if (after !== tables) sum += this.#joined(person, other, after, between);
      if (before !== tables) sum -= this.#joined(person, other, before, -between);
    }
    if (!this.#hasRelations) return sum;
    return sum + this.#around(from, to, person, other) + this.#around(to, from, other, person);
  }

  /**
   * What a table gains if `joins` replaces `leaves` (-1: nobody). `between` is the value of these two
   * together.
   */
  #joined(joins: number, leaves: number, table: number, between: number): number {
    const left = leaves < 0 ? 0 : this.#sums.at(leaves, table);
    return this.#sums.at(joins, table) - between - left;
  }

  /** What the neighbours of a seat, without `except`, gain if `joins` replaces `leaves` (-1: nobody). */
  #around(seat: number, except: number, leaves: number, joins: number): number {
    if (seat < 0) return 0;
    const { floor, pairs } = this.model;
    const { start, items } = floor.beside;
    const row = relationRow(this.model, seat, floor.tableOf[seat] as number);
    const end = start[seat + 1] as number;
    let sum = 0;
    for (let at = start[seat] as number; at < end; at += 1) {
      const beside = items[at] as number;
      const neighbour = this.places.personAt[beside] as number;
      if (beside === except || neighbour < 0) continue;
      const kind = floor.relations[row + beside] as number;
      const joined = this.#sums.entryOf(neighbour, joins);
      if (joined >= 0) sum += pairs.relation[4 * joined + kind] as number;
      const left = this.#sums.entryOf(neighbour, leaves);
      if (left >= 0) sum -= pairs.relation[4 * left + kind] as number;
    }
    return sum;
  }

  /** Moves a person to another table. */
  move(person: number, before: number, after: number): void {
    this.#sums.move(person, before, after);
  }
}
