import { BesideTerms } from './besideTerms.ts';
import { DensePairs } from './densePairs.ts';
import { GroupCounts } from './groupCounts.ts';
import { IndexSet } from './indexSet.ts';
import { hardUnit, type Model, pointsIn, unitsIn } from './model.ts';
import { pairChange } from './pairChange.ts';
import { TableFill } from './tableFill.ts';
import { TableGains } from './tableGains.ts';
import type { Worth } from './worth.ts';

/**
 * A seating with its value, updated at every change. A change is a list of relocations since `begin`.
 * `value`, `waiting` and `moved` hold its difference until it is kept or taken back as a whole. Nobody has
 * two seats, and no seat has two people. All sums are of whole numbers, so they equal the results of
 * `scoreOf`.
 */
export class Seating {
  /** The seat of each person; -1 in the pool. */
  readonly seatOf: Int32Array;
  /** The table of each person; `pool` for people without a seat. */
  readonly tableOf: Int32Array;
  /** The person on each seat; -1 for nobody. */
  readonly personAt: Int32Array;
  readonly pool: number;
  readonly inPool: IndexSet;
  readonly freeSeats: IndexSet;
  /** The people who had a seat at first and are no longer on it. */
  readonly strays: IndexSet;

  /** The difference of the present change: points and hard units (see `hardUnit`), priority, people. */
  value = 0;
  waiting = 0;
  moved = 0;

  /** The gain that a change needs now. `Moves` may skip changes far below it. */
  least = Number.NEGATIVE_INFINITY;

  /** The totals up to `begin`. */
  totalValue: number;
  totalWaiting: number;
  /** The number of people who are not on their first seat. */
  totalMoved = 0;
  #totalImbalance = 0;

  /** Everybody's gain at each table, if all seats of a table are worth the same. */
  readonly gains: TableGains | undefined;

  readonly #counts: GroupCounts;
  readonly #fill: TableFill;
  readonly #beside: BesideTerms;
  readonly #densePairs: DensePairs | undefined;
  /** Whether anybody had a seat at first. If so, moves are counted. */
  readonly #hasHomes: boolean;
  /** Relocations since `begin`: the person, their seat before, and the person who was on their new seat. */
  readonly #journal: Int32Array;
  #steps = 0;
  /** The relocation that is only previewed; -1 for none. */
  #previewed = -1;
  #previewedSeat = -1;
  #previewedOther = -1;

  constructor(readonly model: Model) {
    const { people, floor, priority, seated } = model;
    this.pool = floor.tables;
    this.seatOf = new Int32Array(people).fill(-1);
    this.tableOf = new Int32Array(people).fill(this.pool);
    this.personAt = new Int32Array(floor.seats).fill(-1);
    this.inPool = new IndexSet(people);
    this.freeSeats = new IndexSet(floor.seats);
    this.strays = new IndexSet(people);
    for (let person = 0; person < people; person += 1) this.inPool.add(person);
    for (let seat = 0; seat < floor.seats; seat += 1) this.freeSeats.add(seat);
    this.#counts = new GroupCounts(model);
    this.#fill = new TableFill(model);
    this.#beside = new BesideTerms(model, this);
    const { entries } = model.pairs;
    this.#densePairs = entries && new DensePairs(model, this, entries);
    this.gains = model.seatsMatter ? undefined : new TableGains(model);
    this.#hasHomes = seated.some((home) => home >= 0);
    this.#journal = new Int32Array(3 * (floor.seats + people));

    this.totalValue = model.base + this.#counts.worthOfPool();
    this.totalWaiting = priority.reduce((sum, one) => sum + one, 0);
    for (let person = 0; person < people; person += 1) {
      this.totalValue -= this.#moveCost(person, -1);
      if ((seated[person] as number) < 0) continue;
      this.totalMoved += 1;
      this.strays.add(person);
    }
  }

  worth(): Worth {
    const value = this.totalValue + this.value;
    return {
      hard: unitsIn(value),
      waiting: this.totalWaiting + this.waiting,
      points: pointsIn(value) - this.#balance(this.#totalImbalance + this.#fill.imbalance),
    };
  }

  /**
   * The gain of the present change in points, with `perUnit` for a hard unit and `perWaiting` for priority.
   */
  gain(perUnit: number, perWaiting: number): number {
    const units = unitsIn(this.value);
    return (
      this.value +
      units * (hardUnit - perUnit) -
      perWaiting * this.waiting -
      this.#balance(this.#fill.imbalance)
    );
  }

  /** Whether hard rules were broken before the present change. */
  get isBroken(): boolean {
    return this.totalValue < -hardUnit / 2;
  }

  begin(): void {
    this.#steps = 0;
    this.#previewed = -1;
    this.#previewedOther = -1;
    this.value = 0;
    this.waiting = 0;
    this.moved = 0;
    this.#fill.imbalance = 0;
  }

  keep(): void {
    if (this.#previewed >= 0) this.#go(this.#previewed, this.#previewedSeat, this.#previewedOther);
    if (this.gains) this.#keepGains(this.gains);
    this.totalValue += this.value;
    this.#totalImbalance += this.#fill.imbalance;
    this.totalWaiting += this.waiting;
    this.totalMoved += this.moved;
    this.begin();
  }

  #keepGains(gains: TableGains): void {
    const journal = this.#journal;
    for (let at = 0; at < 3 * this.#steps; at += 3) {
      this.#keepGain(gains, journal[at] as number);
      this.#keepGain(gains, journal[at + 2] as number);
    }
    this.#keepGain(gains, this.#previewed);
    this.#keepGain(gains, this.#previewedOther);
  }

  #keepGain(gains: TableGains, person: number): void {
    if (person >= 0) gains.move(person, this.tableOf[person] as number);
  }

  takeBack(): void {
    const journal = this.#journal;
    for (let at = 3 * (this.#steps - 1); at >= 0; at -= 3) {
      this.#go(journal[at] as number, journal[at + 1] as number, journal[at + 2] as number);
    }
    this.begin();
  }

  /** Seats a person with a known difference in value. `other` takes their former seat. */
  #go(person: number, to: number, other: number): void {
    const before = this.tableOf[person] as number;
    const after = this.#tableAt(to);
    if (before !== after) {
      this.#counts.move(person, before, after);
      this.#densePairs?.move(person, before, after);
      if (other >= 0) {
        this.#counts.move(other, after, before);
        this.#densePairs?.move(other, after, before);
      } else this.#fill.move(before, after);
    }
    this.#put(person, to, other);
  }

  /** Exchanges the people on two seats. One of the seats may be free. */
  exchange(one: number, other: number): void {
    const person = this.personAt[one] as number;
    if (person >= 0) this.relocate(person, other);
    else if ((this.personAt[other] as number) >= 0)
      this.relocate(this.personAt[other] as number, one);
  }

  /** Moves a person to `to` (-1: the pool). The occupant takes their former place. */
  relocate(person: number, to: number): void {
    const from = this.seatOf[person] as number;
    if (from === to) return;
    const other = to >= 0 ? (this.personAt[to] as number) : -1;
    this.value += this.#change(person, other, from, to);
    this.#go(person, to, other);
    const at = 3 * this.#steps;
    this.#journal[at] = person;
    this.#journal[at + 1] = from;
    this.#journal[at + 2] = other;
    this.#steps += 1;
  }

  /**
   * As `begin` and `relocate`, but nobody moves until the change is kept. Most changes are taken back, and
   * then nothing needs undoing.
   */
  preview(person: number, to: number): void {
    this.begin();
    const from = this.seatOf[person] as number;
    if (from === to) return;
    const other = to >= 0 ? (this.personAt[to] as number) : -1;
    this.value = this.#change(person, other, from, to);
    this.#previewed = person;
    this.#previewedSeat = to;
    this.#previewedOther = other;
  }

  /** The difference in value if a person goes to a seat and `other` (-1: nobody) takes theirs. */
  #change(person: number, other: number, from: number, to: number): number {
    const before = this.tableOf[person] as number;
    const after = this.#tableAt(to);
    let value = this.#pairsChange(person, other, from, before, to, after);
    if (before !== after) {
      value += this.#counts.preview(person, other, before, after);
      value += this.#placeChange(person, before, after);
      if (other >= 0) value += this.#placeChange(other, after, before);
      else value += this.#fill.preview(before, after);
      if (before === this.pool || after === this.pool)
        this.#countWaiting(person, other, before === this.pool);
    }
    if (this.#hasHomes) {
      value += this.#homeChange(person, from, to);
      if (other >= 0) value += this.#homeChange(other, to, from);
    }
    if (this.#beside.isEmpty) return value;
    return value + this.#beside.change(person, other, from, to, before === after);
  }

  #pairsChange(
    person: number,
    other: number,
    from: number,
    before: number,
    to: number,
    after: number,
  ): number {
    const { model } = this;
    if (this.#densePairs) return this.#densePairs.change(person, other, from, to);
    const value = pairChange(model, this, person, other, from, before, to, after);
    if (other < 0) return value;
    return value + pairChange(model, this, other, person, to, after, from, before);
  }

  #balance(imbalance: number): number {
    return (this.model.balance * imbalance) / Math.max(1, this.model.floor.seats);
  }

  /** The difference of one person fewer at a table and one more at another, whoever they are. */
  gainOfFill(before: number, after: number): { value: number; balance: number } {
    this.begin();
    const value = this.#fill.preview(before, after);
    const balance = -this.#balance(this.#fill.imbalance);
    this.begin();
    return { value, balance };
  }

  #tableAt(seat: number): number {
    return seat >= 0 ? (this.model.floor.tableOf[seat] as number) : this.pool;
  }

  #countWaiting(person: number, other: number, isSeated: boolean): void {
    const { priority } = this.model;
    const difference =
      (priority[person] as number) - (other >= 0 ? (priority[other] as number) : 0);
    this.waiting += isSeated ? -difference : difference;
  }

  #placeChange(person: number, before: number, after: number): number {
    const row = this.model.placeRow[person] as number;
    if (row === 0) return 0;
    const { placeValues } = this.model;
    const first = row * this.pool;
    return (
      (after === this.pool ? 0 : (placeValues[first + after] as number)) -
      (before === this.pool ? 0 : (placeValues[first + before] as number))
    );
  }

  /** The difference in the cost of moves for a person who had a seat at first. */
  #homeChange(person: number, from: number, to: number): number {
    const home = this.model.seated[person] as number;
    if (home < 0) return 0;
    if (from === home) this.moved += 1;
    if (to === home) this.moved -= 1;
    return this.#moveCost(person, from) - this.#moveCost(person, to);
  }

  #moveCost(person: number, seat: number): number {
    const home = this.model.seated[person] as number;
    if (home < 0 || seat === home) return 0;
    const { toOtherTable, withinTable } = this.model.moves;
    return this.#tableAt(home) === this.#tableAt(seat) ? withinTable : toOtherTable;
  }

  #put(person: number, to: number, other: number): void {
    const from = this.seatOf[person] as number;
    const before = this.tableOf[person] as number;
    if (from >= 0) this.personAt[from] = other;
    if (to >= 0) this.personAt[to] = person;
    this.seatOf[person] = to;
    this.tableOf[person] = this.#tableAt(to);
    if (other >= 0) {
      this.seatOf[other] = from;
      this.tableOf[other] = before;
    }
    if (from >= 0 && to >= 0) {
      if (other < 0) {
        this.freeSeats.add(from);
        this.freeSeats.remove(to);
      }
    } else this.#putPool(person, from, to, other);
    if (!this.#hasHomes) return;
    this.#noteStray(person);
    if (other >= 0) this.#noteStray(other);
  }

  #noteStray(person: number): void {
    const home = this.model.seated[person] as number;
    const isStray = home >= 0 && home !== this.seatOf[person];
    if (isStray === this.strays.has(person)) return;
    if (isStray) this.strays.add(person);
    else this.strays.remove(person);
  }

  #putPool(person: number, from: number, to: number, other: number): void {
    if (from < 0) this.inPool.remove(person);
    else if (other < 0) this.freeSeats.add(from);
    if (to < 0) this.inPool.add(person);
    else if (other < 0) this.freeSeats.remove(to);
    if (other < 0) return;
    if (from < 0) this.inPool.add(other);
    else this.inPool.remove(other);
  }
}
