import { hardUnit, type Model, pointsIn, unitsIn } from './model.ts';

/** What a seating is worth: fewer `hard` units first, then less `waiting`, then more `points`. */
export type Worth = { hard: number; waiting: number; points: number };

/** Positive where `one` is better, negative where `other` is. */
export const compareWorth = (one: Worth, other: Worth): number =>
  other.hard - one.hard || other.waiting - one.waiting || one.points - other.points;

/** A set of small numbers that is drawn from at random. */
class Drawn {
  readonly items: Int32Array;
  readonly #at: Int32Array;
  size = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
    this.#at = new Int32Array(capacity).fill(-1);
  }

  add(item: number): void {
    this.#at[item] = this.size;
    this.items[this.size] = item;
    this.size += 1;
  }

  remove(item: number): void {
    const at = this.#at[item] as number;
    this.size -= 1;
    const last = this.items[this.size] as number;
    this.items[at] = last;
    this.#at[last] = at;
    this.#at[item] = -1;
  }
}

/**
 * Who sits where, and what it is worth, kept up with every change. A change is a list of relocations
 * since `begin`; its difference stands in `value`, `imbalance`, `waiting` and `moved`, until it is
 * kept or taken back whole. Nobody is on two seats, no seat has two.
 */
export class Seating {
  /** The seat of each person; -1 in the pool. */
  readonly seatOf: Int32Array;
  /** The table of each person; `pool` without a seat. */
  readonly tableOf: Int32Array;
  /** Who is on each seat; -1 for nobody. */
  readonly personAt: Int32Array;
  readonly pool: number;
  readonly inPool: Drawn;
  readonly freeSeats: Drawn;

  /** Since `begin`. Values as in `Model`; `imbalance` in people / (all seats); priority; people. */
  value = 0;
  imbalance = 0;
  waiting = 0;
  moved = 0;

  /** Up to `begin`. */
  totalValue: number;
  totalImbalance: number;
  totalWaiting: number;
  totalMoved = 0;

  readonly #counts: Int32Array;
  readonly #filled: Int32Array;
  readonly #stride: number;
  #seatedPeople = 0;
  readonly #journal: Int32Array;
  #steps = 0;
  readonly #stamp: Int32Array;
  #stamps = 0;
  readonly #near: Int32Array;
  readonly #hasLocal: boolean;

  constructor(readonly model: Model) {
    const { people, floor, counts } = model;
    this.pool = floor.tables;
    this.#stride = floor.tables + 1;
    this.seatOf = new Int32Array(people).fill(-1);
    this.tableOf = new Int32Array(people).fill(this.pool);
    this.personAt = new Int32Array(floor.seats).fill(-1);
    this.inPool = new Drawn(people);
    this.freeSeats = new Drawn(floor.seats);
    for (let person = 0; person < people; person += 1) this.inPool.add(person);
    for (let seat = 0; seat < floor.seats; seat += 1) this.freeSeats.add(seat);
    const groups = counts.valueStart.length;
    this.#counts = new Int32Array(groups * this.#stride);
    this.#filled = new Int32Array(this.#stride);
    this.#journal = new Int32Array(3 * 4_096);
    this.#stamp = new Int32Array(floor.seats);
    this.#near = new Int32Array(256);
    this.#hasLocal = model.company.length + model.kin.length + model.edges.length > 0;

    this.totalValue = model.base;
    for (let group = 0; group < groups; group += 1) {
      const size =
        (counts.members.start[group + 1] as number) - (counts.members.start[group] as number);
      this.#counts[group * this.#stride + this.pool] = size;
      const pool = counts.poolStart[group] as number;
      if (pool >= 0) this.totalValue += counts.values[pool + size] as number;
    }
    this.totalImbalance = 0;
    this.totalWaiting = model.priority.reduce((sum, priority) => sum + priority, 0);
    for (let person = 0; person < people; person += 1) {
      this.totalValue -= this.#moveCost(person, -1);
      if ((model.seated[person] as number) >= 0) this.totalMoved += 1;
    }
  }

  worth(): Worth {
    const value = this.totalValue + this.value;
    const imbalance = this.totalImbalance + this.imbalance;
    return {
      hard: unitsIn(value),
      waiting: this.totalWaiting + this.waiting,
      points: pointsIn(value) - (this.model.balance * imbalance) / this.model.floor.seats,
    };
  }

  /** Points of the change under way; hard units and priority count as `perUnit` and `perWaiting`. */
  gain(perUnit: number, perWaiting: number): number {
    const { value, model } = this;
    const units = Math.round(value / -hardUnit);
    return (
      value +
      units * (hardUnit - perUnit) -
      perWaiting * this.waiting -
      (model.balance * this.imbalance) / model.floor.seats
    );
  }

  /** Whether hard rules are broken, up to `begin`. */
  get isBroken(): boolean {
    return this.totalValue < -hardUnit / 2;
  }

  begin(): void {
    this.#steps = 0;
    this.value = 0;
    this.imbalance = 0;
    this.waiting = 0;
    this.moved = 0;
  }

  keep(): void {
    this.totalValue += this.value;
    this.totalImbalance += this.imbalance;
    this.totalWaiting += this.waiting;
    this.totalMoved += this.moved;
    this.begin();
  }

  takeBack(): void {
    const journal = this.#journal;
    for (let at = 3 * (this.#steps - 1); at >= 0; at -= 3) {
      const person = journal[at] as number;
      this.#count(person, this.tableOf[person] as number, this.#tableAt(journal[at + 1] as number));
      const other = journal[at + 2] as number;
      if (other >= 0)
        this.#count(other, this.tableOf[other] as number, this.tableOf[person] as number);
      this.#put(person, journal[at + 1] as number, other);
    }
    this.begin();
  }

  /** Exchanges whoever is on two seats; one of them may be free. */
  exchange(one: number, other: number): void {
    const person = this.personAt[one] as number;
    if (person >= 0) this.relocate(person, other);
    else if ((this.personAt[other] as number) >= 0)
      this.relocate(this.personAt[other] as number, one);
  }

  /** Seats somebody at `to` (-1 for the pool); who is there goes where they came from. */
  relocate(person: number, to: number): void {
    const { model } = this;
    const from = this.seatOf[person] as number;
    if (from === to) return;
    const other = to >= 0 ? (this.personAt[to] as number) : -1;
    const before = this.tableOf[person] as number;
    const after = this.#tableAt(to);

    let value = this.#pairs(person, other, from, before, to, after);
    value += this.#moveCost(person, from) - this.#moveCost(person, to);
    this.#countMoved(person, from, to);
    if (other >= 0) {
      value += this.#pairs(other, person, to, after, from, before);
      value += this.#moveCost(other, to) - this.#moveCost(other, from);
      this.#countMoved(other, to, from);
    }
    if (before !== after) {
      value += this.#place(person, before, after);
      value += this.#group(person, before, after);
      if (other >= 0) {
        value += this.#place(other, after, before);
        value += this.#group(other, after, before);
      } else value += this.#fill(before, after);
      if (before === this.pool) this.waiting -= model.priority[person] as number;
      if (after === this.pool) this.waiting += model.priority[person] as number;
      if (other >= 0 && before === this.pool) this.waiting += model.priority[other] as number;
    }
    if (this.#hasLocal) {
      value += this.#edges(person, other, from, to);
      const near = this.#nearby(from, to);
      value -= this.#local(person, other, near);
      this.#put(person, to, other);
      value += this.#local(person, other, near);
    } else this.#put(person, to, other);

    this.value += value;
    const journal = this.#journal;
    const at = 3 * this.#steps;
    journal[at] = person;
    journal[at + 1] = from;
    journal[at + 2] = other;
    this.#steps += 1;
  }

  #tableAt(seat: number): number {
    return seat >= 0 ? (this.model.floor.tableOf[seat] as number) : this.pool;
  }

  #put(person: number, to: number, other: number): void {
    const from = this.seatOf[person] as number;
    const [before, after] = [this.tableOf[person] as number, this.#tableAt(to)];
    if (from >= 0) this.personAt[from] = other;
    if (to >= 0) this.personAt[to] = person;
    this.seatOf[person] = to;
    this.tableOf[person] = after;
    if (other >= 0) {
      this.seatOf[other] = from;
      this.tableOf[other] = before;
      if (from < 0) {
        this.inPool.remove(person);
        this.inPool.add(other);
      } else if (to < 0) {
        this.inPool.remove(other);
        this.inPool.add(person);
      }
      return;
    }
    if (from >= 0) this.freeSeats.add(from);
    else this.inPool.remove(person);
    if (to >= 0) this.freeSeats.remove(to);
    else this.inPool.add(person);
    if (before !== after) {
      this.#filled[before] = (this.#filled[before] as number) - 1;
      this.#filled[after] = (this.#filled[after] as number) + 1;
      if (before === this.pool) this.#seatedPeople += 1;
      if (after === this.pool) this.#seatedPeople -= 1;
    }
  }

  #pairs(
    person: number,
    except: number,
    from: number,
    before: number,
    to: number,
    after: number,
  ): number {
    const { pairs, floor, seatsMatter } = this.model;
    const { start, other, table, relation } = pairs;
    const end = start[person + 1] as number;
    let at = start[person] as number;
    if (at === end || (before === after && !seatsMatter)) return 0;
    const { tableOf, seatOf, pool } = this;
    // The row of a seat in its table's matrix, so that adding another seat gives the cell.
    const fromRow = before === pool ? 0 : this.#relationRow(from, before);
    const toRow = after === pool ? 0 : this.#relationRow(to, after);
    let sum = 0;
    for (; at < end; at += 1) {
      const partner = other[at] as number;
      if (partner === except) continue;
      const where = tableOf[partner] as number;
      if (where === pool) continue;
      if (where === before) {
        sum -= table[at] as number;
        if (seatsMatter) {
          const kind = floor.relations[fromRow + (seatOf[partner] as number)] as number;
          if (kind !== 0) sum -= relation[4 * at + kind] as number;
        }
      }
      if (where === after) {
        sum += table[at] as number;
        if (seatsMatter) {
          const kind = floor.relations[toRow + (seatOf[partner] as number)] as number;
          if (kind !== 0) sum += relation[4 * at + kind] as number;
        }
      }
    }
    return sum;
  }

  #relationRow(seat: number, table: number): number {
    const { firstSeat, relationStart } = this.model.floor;
    const first = firstSeat[table] as number;
    const capacity = (firstSeat[table + 1] as number) - first;
    return (relationStart[table] as number) + (seat - first) * capacity - first;
  }

  #place(person: number, before: number, after: number): number {
    const row = this.model.placeRow[person] as number;
    if (row === 0) return 0;
    const { placeValues } = this.model;
    const first = row * this.pool;
    return (
      (after === this.pool ? 0 : (placeValues[first + after] as number)) -
      (before === this.pool ? 0 : (placeValues[first + before] as number))
    );
  }

  #group(person: number, before: number, after: number): number {
    const { byPerson, valueStart, poolStart, values, products } = this.model.counts;
    const { pool } = this;
    const counts = this.#counts;
    const end = byPerson.start[person + 1] as number;
    let sum = 0;
    for (let at = byPerson.start[person] as number; at < end; at += 1) {
      const group = byPerson.items[at] as number;
      const row = group * this.#stride;
      const hasProducts =
        (products.start[group] as number) !== (products.start[group + 1] as number);
      if (hasProducts) sum -= this.#products(group, before) + this.#products(group, after);
      const left = counts[row + before] as number;
      const leftStart = (before === pool ? poolStart[group] : valueStart[group]) as number;
      if (leftStart >= 0)
        sum += (values[leftStart + left - 1] as number) - (values[leftStart + left] as number);
      counts[row + before] = left - 1;
      const come = counts[row + after] as number;
      const comeStart = (after === pool ? poolStart[group] : valueStart[group]) as number;
      if (comeStart >= 0)
        sum += (values[comeStart + come + 1] as number) - (values[comeStart + come] as number);
      counts[row + after] = come + 1;
      if (hasProducts) sum += this.#products(group, before) + this.#products(group, after);
    }
    return sum;
  }

  #products(group: number, table: number): number {
    if (table === this.pool) return 0;
    const { products } = this.model;
    const { start, items } = this.model.counts.products;
    const counts = this.#counts;
    let sum = 0;
    for (let at = start[group] as number; at < (start[group + 1] as number); at += 1) {
      const term = products[items[at] as number] as (typeof products)[number];
      const others = counts[term.other * this.#stride + table] as number;
      const factor = term.from === 0 ? others : others >= term.from ? 1 : 0;
      if (factor !== 0)
        sum += term.value * factor * (counts[term.group * this.#stride + table] as number);
    }
    return sum;
  }

  #count(person: number, before: number, after: number): void {
    if (before === after) return;
    const { start, items } = this.model.counts.byPerson;
    const counts = this.#counts;
    for (let at = start[person] as number; at < (start[person + 1] as number); at += 1) {
      const row = (items[at] as number) * this.#stride;
      counts[row + before] = (counts[row + before] as number) - 1;
      counts[row + after] = (counts[row + after] as number) + 1;
    }
  }

  /** One more at `after` and one less at `before`. */
  #fill(before: number, after: number): number {
    const { occupied, balance } = this.model;
    let sum = 0;
    if (occupied !== 0) {
      if (before !== this.pool && this.#filled[before] === 1) sum -= occupied;
      if (after !== this.pool && this.#filled[after] === 0) sum += occupied;
    }
    if (balance !== 0) this.imbalance += this.#imbalanceOf(before, after);
    return sum;
  }

  #imbalanceOf(before: number, after: number): number {
    const { pool } = this;
    const seated = this.#seatedPeople;
    const off = (table: number, people: number, all: number): number => {
      const { firstSeat, seats } = this.model.floor;
      const capacity = (firstSeat[table + 1] as number) - (firstSeat[table] as number);
      return Math.abs(people * seats - all * capacity);
    };
    if (before !== pool && after !== pool) {
      const [left, come] = [this.#filled[before] as number, this.#filled[after] as number];
      return (
        off(before, left - 1, seated) -
        off(before, left, seated) +
        off(after, come + 1, seated) -
        off(after, come, seated)
      );
    }
    const now = seated + (before === pool ? 1 : -1);
    let sum = 0;
    for (let table = 0; table < pool; table += 1) {
      const people = this.#filled[table] as number;
      const then = people + (table === after ? 1 : 0) - (table === before ? 1 : 0);
      sum += off(table, then, now) - off(table, people, seated);
    }
    return sum;
  }

  #moveCost(person: number, seat: number): number {
    const home = this.model.seated[person] as number;
    if (home < 0 || seat === home) return 0;
    const { toOtherTable, withinTable } = this.model.moves;
    return this.#tableAt(home) === this.#tableAt(seat) ? withinTable : toOtherTable;
  }

  #countMoved(person: number, from: number, to: number): void {
    const home = this.model.seated[person] as number;
    if (home < 0) return;
    if (from === home) this.moved += 1;
    if (to === home) this.moved -= 1;
  }

  #edges(person: number, other: number, from: number, to: number): number {
    let sum = 0;
    for (const { seats, value } of this.model.edges) {
      const around = (seat: number, except: number, leaves: number, comes: number) => {
        if (seat < 0) return;
        for (
          let at = seats.start[seat] as number;
          at < (seats.start[seat + 1] as number);
          at += 1
        ) {
          const beside = seats.items[at] as number;
          const neighbour = this.personAt[beside] as number;
          if (beside === except || neighbour < 0) continue;
          if (leaves >= 0) sum -= value(leaves, neighbour);
          if (comes >= 0) sum += value(comes, neighbour);
        }
      };
      around(from, to, person, other);
      around(to, from, other, person);
    }
    return sum;
  }

  /** How many seats are in `#near`: two seats and all that are beside them. */
  #nearby(from: number, to: number): number {
    if (this.model.company.length + this.model.kin.length === 0) return 0;
    this.#stamps += 1;
    let size = 0;
    const add = (seat: number) => {
      if (this.#stamp[seat] === this.#stamps) return;
      this.#stamp[seat] = this.#stamps;
      this.#near[size] = seat;
      size += 1;
    };
    const { start, items } = this.model.floor.beside;
    for (const seat of [from, to]) {
      if (seat < 0) continue;
      add(seat);
      for (let at = start[seat] as number; at < (start[seat + 1] as number); at += 1)
        add(items[at] as number);
    }
    return size;
  }

  /** What depends on who is beside whom, on the first `near` seats of `#near`. */
  #local(person: number, other: number, near: number): number {
    let sum = 0;
    for (const { seats, who, by, kept, broken } of this.model.company) {
      const same =
        (who[person] as number) === (other < 0 ? 0 : (who[other] as number)) &&
        (by[person] as number) === (other < 0 ? 0 : (by[other] as number));
      if (same) continue;
      for (let index = 0; index < near; index += 1) {
        const seat = this.#near[index] as number;
        const occupant = this.personAt[seat] as number;
        if (occupant < 0) continue;
        let bits = who[occupant] as number;
        if (bits === 0) continue;
        let beside = 0;
        for (
          let at = seats.start[seat] as number;
          at < (seats.start[seat + 1] as number);
          at += 1
        ) {
          const neighbour = this.personAt[seats.items[at] as number] as number;
          if (neighbour >= 0) beside |= by[neighbour] as number;
        }
        for (; bits !== 0; bits &= bits - 1) {
          const bit = 31 - Math.clz32(bits & -bits);
          sum += ((beside >> bit) & 1 ? kept[bit] : broken[bit]) as number;
        }
      }
    }
    for (const { seats, groupOf, broken } of this.model.kin) {
      if ((groupOf[person] as number) < 0 && (other < 0 || (groupOf[other] as number) < 0))
        continue;
      for (let index = 0; index < near; index += 1) {
        const seat = this.#near[index] as number;
        const occupant = this.personAt[seat] as number;
        const group = occupant < 0 ? -1 : (groupOf[occupant] as number);
        if (group < 0) continue;
        let isKept = false;
        for (
          let at = seats.start[seat] as number;
          at < (seats.start[seat + 1] as number);
          at += 1
        ) {
          const neighbour = this.personAt[seats.items[at] as number] as number;
          if (neighbour >= 0 && groupOf[neighbour] === group) isKept = true;
        }
        if (!isKept) sum += broken;
      }
    }
    return sum;
  }
}
