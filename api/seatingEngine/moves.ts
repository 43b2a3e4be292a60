import { byTable, type Model } from './model.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/** Of 256, how often a kind of move is tried. */
export type MoveMix = {
  /** Within a table. */
  within: number;
  /** Two neighbours together. */
  neighbours: number;
  /** Two tables whole. */
  tables: number;
  /** With a target that the person gains from; else anywhere. */
  guided: number;
};

const tries = 3;

/**
 * Draws changes of a seating. `propose` applies one, which the caller keeps or takes back; false says
 * that nothing was changed.
 */
export class Moves {
  readonly #model: Model;
  readonly #window: Int32Array;
  readonly #group: Int32Array;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly mix: MoveMix,
  ) {
    this.#model = seating.model;
    const { firstSeat, tables } = this.#model.floor;
    let largest = 0;
    for (let table = 0; table < tables; table += 1)
      largest = Math.max(largest, (firstSeat[table + 1] as number) - (firstSeat[table] as number));
    this.#window = new Int32Array(largest + 1);
    this.#group = new Int32Array(this.#model.people);
  }

  propose(): boolean {
    const { seating, random, mix } = this;
    if (seating.isBroken && random.below(16) === 0) return this.#leave();
    if (seating.inPool.size > 0 && random.below(8) === 0) return this.#seatWaiting();
    let kind = random.below(256);
    if (this.#model.seatsMatter) {
      if (kind < mix.within) return this.#withinTable();
      kind -= mix.within;
    }
    if (kind < mix.tables) return this.#exchangeTables();
    kind -= mix.tables;
    const person = random.below(this.#model.people);
    if (this.#model.fixed[person] === 1) return false;
    if ((this.#model.tiedTo[person] as number) >= 0) return this.#moveGroup(person);
    if (kind < mix.neighbours) return this.#moveNeighbours(person);
    return this.#moveOne(person);
  }

  /** Somebody whom a person gains from; -1 for nobody. `#target` is the table then, too. */
  #targetTable = -1;
  #guide(person: number): number {
    const { byPerson, lists, tables } = this.#model.guides;
    const { random, seating } = this;
    const first = byPerson.start[person] as number;
    const sources = (byPerson.start[person + 1] as number) - first;
    this.#targetTable = -1;
    if (sources > 0 && random.below(256) < this.mix.guided) {
      const source = byPerson.items[first + random.below(sources)] as number;
      if (source === byTable) {
        const row = this.#model.placeRow[person] as number;
        const start = tables.start[row] as number;
        const size = (tables.start[row + 1] as number) - start;
        this.#targetTable = tables.items[start + random.below(size)] as number;
        return -1;
      }
      let other = source;
      if (source < 0) {
        const list = -1 - source;
        const start = lists.start[list] as number;
        const size = (lists.start[list + 1] as number) - start;
        other = lists.items[start + random.below(size)] as number;
      }
      const table = seating.tableOf[other] as number;
      if (other !== person && table !== seating.pool) {
        this.#targetTable = table;
        return other;
      }
    }
    this.#targetTable = random.below(this.#model.floor.tables);
    return -1;
  }

  #seatIn(table: number): number {
    const { firstSeat } = this.#model.floor;
    const first = firstSeat[table] as number;
    return first + this.random.below((firstSeat[table + 1] as number) - first);
  }

  #besideSeat(seat: number): number {
    const { start, items } = this.#model.floor.beside;
    const first = start[seat] as number;
    const size = (start[seat + 1] as number) - first;
    return size === 0 ? -1 : (items[first + this.random.below(size)] as number);
  }

  /** Whether the occupant may be put anywhere else by themselves. */
  #isLoose(seat: number): boolean {
    const occupant = this.seating.personAt[seat] as number;
    return (
      occupant < 0 ||
      (this.#model.fixed[occupant] === 0 && (this.#model.tiedTo[occupant] as number) < 0)
    );
  }

  #isFree(seat: number): boolean {
    const occupant = this.seating.personAt[seat] as number;
    return occupant < 0 || this.#model.fixed[occupant] === 0;
  }

  #moveOne(person: number): boolean {
    const { seating, random } = this;
    const guide = this.#guide(person);
    const table = this.#targetTable;
    const home = seating.tableOf[person] as number;
    if (table === home) {
      if (guide < 0 || !this.#model.seatsMatter) return false;
      const seat = this.#besideSeat(seating.seatOf[guide] as number);
      if (seat < 0 || seat === seating.seatOf[person] || !this.#isFree(seat)) return false;
      seating.begin();
      seating.relocate(person, seat);
      return true;
    }
    if (guide >= 0 && this.#model.seatsMatter && random.below(2) === 0) {
      const seat = this.#besideSeat(seating.seatOf[guide] as number);
      if (seat >= 0 && this.#isLoose(seat)) {
        seating.begin();
        seating.relocate(person, seat);
        return true;
      }
    }
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const seat = this.#seatIn(table);
      if (!this.#isLoose(seat)) continue;
      seating.begin();
      seating.relocate(person, seat);
      return true;
    }
    return false;
  }

  #moveNeighbours(person: number): boolean {
    const { seating } = this;
    const seat = seating.seatOf[person] as number;
    if (seat < 0) return false;
    const beside = this.#besideSeat(seat);
    if (beside < 0 || !this.#isLoose(beside)) return false;
    const guide = this.#guide(person);
    const table = this.#targetTable;
    if (table === seating.tableOf[person]) return false;
    const to = guide >= 0 ? this.#besideSeat(seating.seatOf[guide] as number) : this.#seatIn(table);
    if (to < 0 || !this.#isLoose(to)) return false;
    const toBeside = this.#besideSeat(to);
    if (toBeside < 0 || !this.#isLoose(toBeside) || seating.personAt[toBeside] === person)
      return false;
    seating.begin();
    seating.exchange(seat, to);
    seating.exchange(beside, toBeside);
    return true;
  }

  /** A tied group changes places with as many seats of another table that hold whole groups. */
  #moveGroup(person: number): boolean {
    const { seating, random } = this;
    const size = this.#gather(this.#model.tiedTo[person] as number);
    if (size === 0) return false;
    const guide = this.#guide(person);
    const table = this.#targetTable;
    const home = seating.tableOf[person] as number;
    const { firstSeat } = this.#model.floor;
    const first = firstSeat[table] as number;
    const capacity = (firstSeat[table + 1] as number) - first;
    if (table === home || capacity < size) return false;
    const near = guide >= 0 ? (seating.seatOf[guide] as number) - first : 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const begin =
        guide >= 0 && attempt === 0
          ? (near + (random.below(2) === 0 ? 1 : capacity - size)) % capacity
          : random.below(capacity);
      if (!this.#isWhole(first, capacity, begin, size)) continue;
      return this.#putGroup(size);
    }
    return this.#pack(first, capacity, size) && this.#putGroup(size);
  }

  #putGroup(size: number): boolean {
    const { seating } = this;
    seating.begin();
    for (let index = 0; index < size; index += 1)
      seating.relocate(this.#group[index] as number, this.#window[index] as number);
    return true;
  }

  /** The group's members into `#group`, as they sit; how many, or 0 where one may not be moved. */
  #gather(group: number): number {
    const { start, items } = this.#model.tied;
    const first = start[group] as number;
    const size = (start[group + 1] as number) - first;
    if (size >= this.#window.length) return 0;
    const { seatOf } = this.seating;
    for (let index = 0; index < size; index += 1) {
      const member = items[first + index] as number;
      if (this.#model.fixed[member] === 1) return 0;
      let at = index;
      for (; at > 0; at -= 1) {
        const before = this.#group[at - 1] as number;
        if ((seatOf[before] as number) <= (seatOf[member] as number)) break;
        this.#group[at] = before;
      }
      this.#group[at] = member;
    }
    return size;
  }

  /** Whether a run of seats holds only whole groups; it is in `#window` then. */
  #isWhole(first: number, capacity: number, begin: number, size: number): boolean {
    const { tied, tiedTo, fixed } = this.#model;
    const { personAt, tableOf } = this.seating;
    for (let index = 0; index < size; index += 1) {
      const seat = first + ((begin + index) % capacity);
      this.#window[index] = seat;
      const occupant = personAt[seat] as number;
      if (occupant < 0) continue;
      if (fixed[occupant] === 1) return false;
      const group = tiedTo[occupant] as number;
      if (group < 0) continue;
      for (let at = tied.start[group] as number; at < (tied.start[group + 1] as number); at += 1) {
        const member = tied.items[at] as number;
        if (tableOf[member] !== tableOf[occupant]) continue;
        const position = (this.seating.seatOf[member] as number) - first;
        if ((position - begin + capacity) % capacity >= size) return false;
      }
    }
    return true;
  }

  /** Whole groups and single people of a table, drawn until they fill as many seats exactly. */
  #pack(first: number, capacity: number, size: number): boolean {
    const { tied, tiedTo, fixed } = this.#model;
    const { personAt, seatOf, tableOf } = this.seating;
    const begin = this.random.below(capacity);
    let filled = 0;
    for (let index = 0; index < capacity && filled < size; index += 1) {
      const seat = first + ((begin + index) % capacity);
      const occupant = personAt[seat] as number;
      if (occupant >= 0 && fixed[occupant] === 1) continue;
      const group = occupant < 0 ? -1 : (tiedTo[occupant] as number);
      if (group < 0) {
        this.#window[filled] = seat;
        filled += 1;
        continue;
      }
      const [from, to] = [tied.start[group] as number, tied.start[group + 1] as number];
      const table = tableOf[occupant] as number;
      let fits = filled + to - from <= size;
      for (let at = from; at < to && fits; at += 1) {
        const member = tied.items[at] as number;
        fits = tableOf[member] === table && fixed[member] === 0;
      }
      // Each group is looked at where its first member sits.
      if (!fits || tied.items[from] !== occupant) continue;
      for (let at = from; at < to; at += 1) {
        this.#window[filled] = seatOf[tied.items[at] as number] as number;
        filled += 1;
      }
    }
    if (filled < size) return false;
    this.#window.subarray(0, size).sort();
    return true;
  }

  #withinTable(): boolean {
    const { seating, random } = this;
    const { floor } = this.#model;
    const one = random.below(floor.seats);
    const table = floor.tableOf[one] as number;
    const first = floor.firstSeat[table] as number;
    const capacity = (floor.firstSeat[table + 1] as number) - first;
    if (capacity < 2) return false;
    const length = random.below(4) === 0 ? 2 + random.below(capacity - 1) : 0;
    if (length === 0) {
      const other = this.#seatIn(table);
      if (one === other || !this.#isFree(one) || !this.#isFree(other)) return false;
      seating.begin();
      seating.exchange(one, other);
      return true;
    }
    if (random.below(2) === 0) return this.#turn(first, capacity, one - first, length);
    return this.#shift(first, capacity, one - first, length);
  }

  /** A stretch of a table turned round. */
  #turn(first: number, capacity: number, begin: number, length: number): boolean {
    const { seating } = this;
    for (let index = 0; index < length; index += 1)
      if (!this.#isFree(first + ((begin + index) % capacity))) return false;
    seating.begin();
    for (let index = 0; 2 * index < length - 1; index += 1)
      seating.exchange(
        first + ((begin + index) % capacity),
        first + ((begin + length - 1 - index) % capacity),
      );
    return true;
  }

  /** The first of a stretch goes to its end, the others one up. */
  #shift(first: number, capacity: number, begin: number, length: number): boolean {
    const { seating } = this;
    for (let index = 0; index < length; index += 1)
      if (!this.#isFree(first + ((begin + index) % capacity))) return false;
    seating.begin();
    for (let index = 0; index + 1 < length; index += 1)
      seating.exchange(
        first + ((begin + index) % capacity),
        first + ((begin + index + 1) % capacity),
      );
    return true;
  }

  #exchangeTables(): boolean {
    const { seating, random } = this;
    const { firstSeat, tables } = this.#model.floor;
    const [one, other] = [random.below(tables), random.below(tables)];
    const [firstOne, firstOther] = [firstSeat[one] as number, firstSeat[other] as number];
    const capacity = (firstSeat[one + 1] as number) - firstOne;
    if (one === other || (firstSeat[other + 1] as number) - firstOther !== capacity) return false;
    for (let index = 0; index < capacity; index += 1)
      if (!this.#isFree(firstOne + index) || !this.#isFree(firstOther + index)) return false;
    seating.begin();
    for (let index = 0; index < capacity; index += 1)
      seating.exchange(firstOne + index, firstOther + index);
    return true;
  }

  /** Somebody goes to the pool, with all whom they are tied to. */
  #leave(): boolean {
    const { seating, random } = this;
    const person = random.below(this.#model.people);
    if (seating.seatOf[person] === -1 || this.#model.fixed[person] === 1) return false;
    const { tied, tiedTo, fixed } = this.#model;
    seating.begin();
    const group = tiedTo[person] as number;
    if (group < 0) seating.relocate(person, -1);
    else
      for (let at = tied.start[group] as number; at < (tied.start[group + 1] as number); at += 1) {
        const member = tied.items[at] as number;
        if (fixed[member] === 0) seating.relocate(member, -1);
      }
    return true;
  }

  #seatWaiting(): boolean {
    const { seating, random } = this;
    const person = seating.inPool.items[random.below(seating.inPool.size)] as number;
    if (this.#model.fixed[person] === 1) return false;
    if ((this.#model.tiedTo[person] as number) >= 0 && random.below(2) === 0)
      return this.#moveGroup(person);
    const { freeSeats } = seating;
    if (freeSeats.size > 0 && random.below(2) === 0) {
      seating.begin();
      seating.relocate(person, freeSeats.items[random.below(freeSeats.size)] as number);
      return true;
    }
    const seat = random.below(this.#model.floor.seats);
    if (!this.#isFree(seat)) return false;
    seating.begin();
    seating.relocate(person, seat);
    return true;
  }
}
