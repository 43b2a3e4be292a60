import type { Exchanges } from './exchanges.ts';
import type { Model } from './model.ts';
import { moveToPool } from './poolMoves.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';
import type { Targets } from './targets.ts';

const tries = 3;

/**
 * Moves tied groups. A group changes places with the people on as many seats of another table, if these are
 * whole groups and single people.
 */
export class GroupMoves {
  readonly #model: Model;
  /** The seats to go to. */
  readonly #window: Int32Array;
  /** The people who go, in the order of their seats. */
  readonly #group: Int32Array;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly targets: Targets,
    private readonly exchanges: Exchanges | undefined,
  ) {
    this.#model = seating.model;
    const { firstSeat, tables } = this.#model.floor;
    let largest = 0;
    for (let table = 0; table < tables; table += 1)
      largest = Math.max(largest, (firstSeat[table + 1] as number) - (firstSeat[table] as number));
    this.#window = new Int32Array(largest);
    this.#group = new Int32Array(largest);
  }

  /** Moves a person's whole tied group. Returns whether anything changed. */
  propose(person: number): boolean {
    const { seating, random, targets } = this;
    const size = this.#line(this.#model.tiedTo[person] as number);
    if (size === 0) return false;
    const guide = targets.draw(person);
    const { table } = targets;
    const { firstSeat } = this.#model.floor;
    const first = firstSeat[table] as number;
    const capacity = (firstSeat[table + 1] as number) - first;
    if (table === seating.tableOf[person] || capacity < size) return false;
    if (this.exchanges && seating.tableOf[person] !== seating.pool && random.below(4) !== 0)
      return (
        this.exchanges.bestSeats(person, table, random.below(capacity), this.#window, size) &&
        this.#putGroup(size)
      );
    const near = guide >= 0 ? (seating.seatOf[guide] as number) - first : 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const begin =
        guide >= 0 && attempt === 0
          ? (near + (random.below(2) === 0 ? 1 : capacity - size)) % capacity
          : random.below(capacity);
      if (this.#isWhole(first, capacity, begin, size)) return this.#putGroup(size);
    }
    return this.#pack(first, capacity, size) && this.#putGroup(size);
  }

  /** Moves a group to its anchor. Returns whether anything changed. */
  gather(group: number): boolean {
    const { tied, anchors, floor } = this.#model;
    const { tableOf } = this.seating;
    const table = anchors[group] as number;
    let isThere = true;
    for (let at = tied.start[group] as number; at < (tied.start[group + 1] as number); at += 1)
      isThere = isThere && tableOf[tied.items[at] as number] === table;
    if (isThere) return false;
    const first = floor.firstSeat[table] as number;
    const capacity = (floor.firstSeat[table + 1] as number) - first;
    const size = this.#line(group);
    if (
      this.#isWhole(first, capacity, this.random.below(capacity), size) ||
      this.#pack(first, capacity, size)
    )
      return this.#putGroup(size);
    this.#takeSeats(table, size);
    return true;
  }

  /**
   * Seats those of `#group` who are not at a table yet. Where no seat is free, somebody there leaves for the
   * pool, because nobody who is tied can change places with a smaller number of people.
   */
  #takeSeats(table: number, size: number): void {
    const { seating } = this;
    const { floor, closed, anchoredIn } = this.#model;
    const { personAt, tableOf } = seating;
    const group = anchoredIn[this.#group[0] as number] as number;
    const first = floor.firstSeat[table] as number;
    const capacity = (floor.firstSeat[table + 1] as number) - first;
    const begin = this.random.below(capacity);
    const seats = Array.from({ length: capacity }, (_, n) => first + ((begin + n) % capacity));
    const open = seats.filter((seat) => closed[seat] === 0);
    seating.begin();
    for (const person of this.#group.subarray(0, size)) {
      if (tableOf[person] === table) continue;
      const isOthers = (seat: number) => anchoredIn[personAt[seat] as number] !== group;
      const seat =
        open.find((one) => (personAt[one] as number) < 0) ?? (open.find(isOthers) as number);
      const occupant = personAt[seat] as number;
      if (occupant >= 0) moveToPool(seating, occupant);
      seating.relocate(person, seat);
    }
  }

  /**
   * Seats a tied group that waits, at a table with too few free seats: another group of the table first changes
   * places with a smaller number of people at a table that has free seats as well.
   */
  makeRoom(waiting: number): boolean {
    const { seating, random } = this;
    const { tied, tiedTo, floor, closed } = this.#model;
    const { freeSeats, personAt, tableOf } = seating;
    const first = tied.start[waiting] as number;
    const wanted = (tied.start[waiting + 1] as number) - first;
    if (freeSeats.size < wanted) return false;
    const table = floor.tableOf[freeSeats.items[random.below(freeSeats.size)] as number] as number;
    const other = floor.tableOf[freeSeats.items[random.below(freeSeats.size)] as number] as number;
    const seat = this.targets.seatIn(table);
    const occupant = personAt[seat] as number;
    const group = occupant < 0 ? -1 : (tiedTo[occupant] as number);
    if (table === other || group < 0) return false;
    const size = this.#line(group);
    const firstOther = floor.firstSeat[other] as number;
    const capacity = (floor.firstSeat[other + 1] as number) - firstOther;
    for (let index = 0; index < size; index += 1)
      if (tableOf[this.#group[index] as number] !== table) return false;
    if (!this.#pack(firstOther, capacity, size)) return false;
    this.#putGroup(size);
    let at = first;
    const end = floor.firstSeat[table + 1] as number;
    for (let free = floor.firstSeat[table] as number; free < end; free += 1)
      if (at < first + wanted && (personAt[free] as number) < 0 && closed[free] === 0) {
        seating.relocate(tied.items[at] as number, free);
        at += 1;
      }
    return true;
  }

  #putGroup(size: number): boolean {
    const { seating } = this;
    seating.begin();
    for (let index = 0; index < size; index += 1)
      seating.relocate(this.#group[index] as number, this.#window[index] as number);
    return true;
  }

  /**
   * Puts the group's members into `#group`. Returns their number, or 0 if no table can hold them. A group that
   * waits has lost its order and gets a random one, because some of its members may have to sit side by side.
   */
  #line(group: number): number {
    const { start, items } = this.#model.tied;
    const first = start[group] as number;
    const size = (start[group + 1] as number) - first;
    if (size > this.#window.length) return 0;
    const { seatOf } = this.seating;
    for (let index = 0; index < size; index += 1) {
      const member = items[first + index] as number;
      let at = index;
      for (; at > 0; at -= 1) {
        const before = this.#group[at - 1] as number;
        if ((seatOf[before] as number) <= (seatOf[member] as number)) break;
        this.#group[at] = before;
      }
      this.#group[at] = member;
    }
    const isWaiting = (seatOf[this.#group[size - 1] as number] as number) < 0;
    if (isWaiting && this.#model.seatsMatter) {
      this.random.shuffle(this.#group.subarray(0, size));
      this.#chain(size);
    }
    return size;
  }

  /**
   * Puts those side by side who must sit so, each chain of them from one of its ends. In a random order, a chain
   * of eight would come right once in twenty thousand times.
   */
  #chain(size: number): void {
    const group = this.#group;
    for (let at = 0; at < size; at += 1) {
      let next = at;
      while (next < size && (at === 0 || this.#linksTo(next, at - 1, at) === 0)) next += 1;
      if (next === size) {
        next = at;
        while (next < size && this.#linksTo(next, at, size) > 1) next += 1;
      }
      if (next === size) continue;
      const member = group[next] as number;
      group[next] = group[at] as number;
      group[at] = member;
    }
  }

  /** The number of links of the person at a place of `#group` to those at `from` to before `to`. */
  #linksTo(place: number, from: number, to: number): number {
    const { start, items } = this.#model.links;
    const person = this.#group[place] as number;
    let links = 0;
    for (let link = start[person] as number; link < (start[person + 1] as number); link += 1)
      for (let other = from; other < to; other += 1)
        if (this.#group[other] === items[link]) links += 1;
    return links;
  }

  /** Whether a run of seats holds only whole groups. If so, the run is in `#window`. */
  #isWhole(first: number, capacity: number, begin: number, size: number): boolean {
    const { tied, tiedTo, closed } = this.#model;
    const { personAt, seatOf, tableOf } = this.seating;
    for (let index = 0; index < size; index += 1) {
      const seat = first + ((begin + index) % capacity);
      this.#window[index] = seat;
      if (closed[seat] === 1) return false;
      const occupant = personAt[seat] as number;
      const group = occupant < 0 ? -1 : (tiedTo[occupant] as number);
      if (group < 0) continue;
      const end = tied.start[group + 1] as number;
      for (let at = tied.start[group] as number; at < end; at += 1) {
        const member = tied.items[at] as number;
        if (tableOf[member] !== tableOf[occupant]) continue;
        const position = (seatOf[member] as number) - first;
        if ((position - begin + capacity) % capacity >= size) return false;
      }
    }
    return true;
  }

  /** Collects whole groups and single people of a table, from a random seat on, until they fill `size` seats. */
  #pack(first: number, capacity: number, size: number): boolean {
    const { tied, tiedTo, closed } = this.#model;
    const { personAt, seatOf, tableOf } = this.seating;
    const begin = this.random.below(capacity);
    let filled = 0;
    for (let index = 0; index < capacity && filled < size; index += 1) {
      const seat = first + ((begin + index) % capacity);
      if (closed[seat] === 1) continue;
      const occupant = personAt[seat] as number;
      const group = occupant < 0 ? -1 : (tiedTo[occupant] as number);
      if (group < 0) {
        this.#window[filled] = seat;
        filled += 1;
        continue;
      }
      const from = tied.start[group] as number;
      const to = tied.start[group + 1] as number;
      // Each group is considered once, at its first member.
      if (tied.items[from] !== occupant || filled + to - from > size) continue;
      const table = tableOf[occupant] as number;
      let isHere = true;
      for (let at = from; at < to && isHere; at += 1)
        isHere = tableOf[tied.items[at] as number] === table;
      if (!isHere) continue;
      for (let at = from; at < to; at += 1) {
        this.#window[filled] = seatOf[tied.items[at] as number] as number;
        filled += 1;
      }
    }
    if (filled < size) return false;
    this.#window.subarray(0, size).sort();
    return true;
  }
}
