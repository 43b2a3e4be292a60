import { fixedSeats } from './construct.ts';
import { IndexSet } from './indexSet.ts';
import { hardUnit, type Model } from './model.ts';
import type { Random } from './random.ts';

/** How long a unit may not return to a table, in moves: for each person who waits, and at random. */
const perWaiting = 0.6;
const drawn = 10;
/** The places that are looked at in one step of the search. */
const looksPerStep = 100_000;
/** So many units are tried as the first of a group that are all rivals of one another. */
const cliquesTried = 32;
/** Above this number of people, the lists of rivals and tables would take too much memory. */
const mostPeople = 1_000;

const isHard = (value: number): boolean => value < -hardUnit / 2;

/** For each person, whom hard rules keep from sharing a table with them. */
const rivalsOf = ({ people, pairs, counts, products }: Model): Set<number>[] => {
  const rivals = Array.from({ length: people }, () => new Set<number>());
  const add = (one: number, other: number) => {
    if (one === other) return;
    rivals[one]?.add(other);
    rivals[other]?.add(one);
  };
  const membersOf = ({ start, items }: Model['counts']['members'], group: number) =>
    items.subarray(start[group], start[group + 1]);
  for (let one = 0; one < people; one += 1)
    for (let at = pairs.start[one] as number; at < (pairs.start[one + 1] as number); at += 1)
      if (isHard(pairs.table[at] as number)) add(one, pairs.other[at] as number);
  for (const [product, group] of products.group.entries())
    if (products.from[product] === 0 && products.most[product] === 0)
      if (isHard(products.value[product] as number))
        for (const one of membersOf(counts.members, group))
          for (const other of membersOf(counts.members, products.other[product] as number))
            add(one, other);
  return rivals;
};

/**
 * A tabu search for tables that leave nobody waiting who can sit, where hard rules keep many people apart. A
 * unit, which is a person or a tied group, takes the place of its rivals at a table, and of others if there
 * is too little room. Whoever leaves may not come back there for a while. It knows no other rules than feuds,
 * ties and tables, so its result is a start for a search that does.
 */
export class Feuds {
  readonly #units: number[][] = [];
  readonly #rivals: number[][];
  /** By unit and table: the rivals there, whether the unit may never go there, and the move from which it may. */
  readonly #rivalsAt: Int32Array;
  readonly #isBarred: Uint8Array;
  readonly #mayFrom: Int32Array;
  readonly #tableOf: Int32Array;
  readonly #members: IndexSet[];
  /** The free seats of each table. */
  readonly #room: Int32Array;
  readonly #waiting: IndexSet;
  readonly #tables: number;
  #moves = 0;
  #peopleWaiting = 0;
  #fewest: number;
  #best: Int32Array;
  /** How many people must wait, as far as is known. */
  readonly #least: number;

  /** Starts with people at the tables of their seats; those with rivals there wait. */
  private constructor(
    private readonly model: Model,
    private readonly random: Random,
    rivals: readonly ReadonlySet<number>[],
    seatOf: Int32Array,
  ) {
    const { people, floor, tied, tiedTo, fixed, closed } = model;
    const unitOf = new Int32Array(people).fill(-1);
    for (let person = 0; person < people; person += 1) {
      if (fixed[person] === 1 || unitOf[person] !== -1) continue;
      const group = tiedTo[person] as number;
      const unit =
        group < 0 ? [person] : [...tied.items.subarray(tied.start[group], tied.start[group + 1])];
      for (const member of unit) unitOf[member] = this.#units.length;
      this.#units.push(unit);
    }
    const units = this.#units;
    this.#tables = floor.tables;
    const cells = units.length * floor.tables;
    this.#rivalsAt = new Int32Array(cells);
    this.#isBarred = new Uint8Array(cells);
    this.#mayFrom = new Int32Array(cells);
    this.#tableOf = new Int32Array(units.length).fill(-1);
    this.#members = Array.from({ length: floor.tables }, () => new IndexSet(units.length));
    this.#room = new Int32Array(floor.tables);
    const fixedAt = fixedSeats(model);
    const taken = new Set(fixedAt);
    for (const [seat, table] of floor.tableOf.entries())
      if (closed[seat] === 0 && !taken.has(seat)) this.#room[table] = (this.#room[table] ?? 0) + 1;
    const rivalUnits = units.map((unit, own) => {
      const others = new Set<number>();
      for (const person of unit)
        for (const rival of rivals[person] ?? []) {
          const other = unitOf[rival] as number;
          const seat = fixedAt[rival] as number;
          if (other >= 0 && other !== own) others.add(other);
          else if (seat >= 0)
            this.#isBarred[own * floor.tables + (floor.tableOf[seat] as number)] = 1;
        }
      return others;
    });
    this.#rivals = rivalUnits.map((others) => [...others]);
    this.#bar();
    this.#least = this.#leastWaiting(rivalUnits);
    this.#waiting = new IndexSet(units.length);
    for (const [unit, { length }] of units.entries()) {
      this.#waiting.add(unit);
      this.#peopleWaiting += length;
    }
    for (const [unit, [first = 0]] of units.entries()) {
      const seat = seatOf[first] as number;
      const table = seat < 0 ? -1 : (floor.tableOf[seat] as number);
      if (table >= 0 && this.#isBarred[unit * floor.tables + table] === 0)
        if (this.#displaced(unit, table) === 0) this.#join(unit, table);
    }
    this.#fewest = this.#peopleWaiting;
    this.#best = this.#tableOf.slice();
  }

  /** The search for a plan that has feuds and not too many people. */
  static of(model: Model, random: Random, seatOf: Int32Array): Feuds | undefined {
    if (model.people > mostPeople) return undefined;
    const rivals = rivalsOf(model);
    return rivals.some(({ size }) => size > 0)
      ? new Feuds(model, random, rivals, seatOf)
      : undefined;
  }

  /** The people who wait in the best result. */
  get fewest(): number {
    return this.#fewest;
  }

  /** Whether tables have been found for all who can sit, as far as is known. */
  get isDone(): boolean {
    return this.#fewest <= this.#least;
  }

  /**
   * Those whom no table takes wait, and of the others those for whom there are too few seats, or too few tables
   * for people who are all rivals of one another.
   */
  #leastWaiting(rivalUnits: readonly ReadonlySet<number>[]): number {
    const tables = this.#tables;
    const sizeOf = (unit: number) => (this.#units[unit] as number[]).length;
    const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
    const maySit = (unit: number) =>
      this.#isBarred.subarray(unit * tables, (unit + 1) * tables).includes(0);
    const all = [...this.#units.keys()];
    const seatable = all.filter(maySit);
    const size = (unit: number) => (rivalUnits[unit] as ReadonlySet<number>).size;
    const mostRivals = seatable.toSorted((one, other) => size(other) - size(one));
    const beyondTables = mostRivals.slice(0, cliquesTried).map((first) => {
      const clique = [first];
      for (const unit of mostRivals)
        if (clique.every((one) => rivalUnits[one]?.has(unit))) clique.push(unit);
      const sizes = clique.map(sizeOf).sort((one, other) => one - other);
      return sum(sizes.slice(0, Math.max(0, clique.length - tables)));
    });
    const people = sum(seatable.map(sizeOf));
    const withoutTable = sum(all.map(sizeOf)) - people;
    return withoutTable + Math.max(0, people - sum(this.#room), ...beyondTables);
  }

  /** Bars units from tables that hard rules forbid, or that are too small. */
  #bar(): void {
    const { placeRow, placeValues, anchors, anchoredIn } = this.model;
    for (const [unit, members] of this.#units.entries())
      for (let table = 0; table < this.#tables; table += 1) {
        const isForbidden = members.some((person) => {
          const row = placeRow[person] as number;
          const anchor = anchors[anchoredIn[person] as number] ?? table;
          return anchor !== table || isHard(placeValues[row * this.#tables + table] as number);
        });
        if (isForbidden || members.length > (this.#room[table] as number))
          this.#isBarred[unit * this.#tables + table] = 1;
      }
  }

  step(): void {
    for (let looks = 0; looks < looksPerStep && !this.isDone; ) looks += this.#move();
  }

  /** Moves the waiting unit that displaces the fewest people. Returns the number of places looked at. */
  #move(): number {
    const { random } = this;
    const tables = this.#tables;
    const { items, size } = this.#waiting;
    this.#moves += 1;
    let [unit, table, fewest, equal] = [-1, -1, Number.POSITIVE_INFINITY, 0];
    for (let index = 0; index < size; index += 1) {
      const one = items[index] as number;
      const own = (this.#units[one] as number[]).length;
      for (let at = 0; at < tables; at += 1) {
        const cell = one * tables + at;
        if (this.#isBarred[cell] === 1) continue;
        const change = this.#displaced(one, at) - own;
        const isRecord = this.#peopleWaiting + change < this.#fewest;
        if (change > fewest || ((this.#mayFrom[cell] as number) > this.#moves && !isRecord))
          continue;
        equal = change < fewest ? 1 : equal + 1;
        fewest = change;
        if (random.below(equal) === 0) [unit, table] = [one, at];
      }
    }
    const looks = size * tables + tables;
    return unit < 0 ? looks : looks + this.#displace(unit, table);
  }

  /** The number of people who have to leave a table for a unit. */
  #displaced(unit: number, table: number): number {
    const rivals = this.#rivalsAt[unit * this.#tables + table] as number;
    return Math.max(rivals, (this.#units[unit] as number[]).length - (this.#room[table] as number));
  }

  /** Seats a unit in place of others. Returns the number of places looked at. */
  #displace(unit: number, table: number): number {
    const members = this.#members[table] as IndexSet;
    const { length } = this.#units[unit] as number[];
    const leaving = (this.#rivals[unit] as number[]).filter((rival) => members.has(rival));
    let looks = 0;
    for (const rival of leaving) this.#leave(rival, table);
    while ((this.#room[table] as number) < length) {
      looks += members.size * this.#tables;
      const other = this.#easiest(members, table);
      this.#leave(other, table);
      leaving.push(other);
    }
    this.#join(unit, table);
    for (const other of leaving)
      this.#mayFrom[other * this.#tables + table] =
        this.#moves + 1 + this.random.below(drawn) + Math.floor(perWaiting * this.#peopleWaiting);
    if (this.#peopleWaiting < this.#fewest) {
      this.#fewest = this.#peopleWaiting;
      this.#best.set(this.#tableOf);
    }
    return looks;
  }

  /** The unit of a table that would displace the fewest people elsewhere. */
  #easiest({ items, size }: IndexSet, table: number): number {
    let [easiest, fewest, equal] = [-1, Number.POSITIVE_INFINITY, 0];
    for (let index = 0; index < size; index += 1) {
      const unit = items[index] as number;
      let least = Number.MAX_SAFE_INTEGER;
      for (let at = 0; at < this.#tables; at += 1) {
        const cell = unit * this.#tables + at;
        const isOpen = at !== table && this.#isBarred[cell] === 0;
        if (isOpen && (this.#mayFrom[cell] as number) <= this.#moves)
          least = Math.min(least, this.#displaced(unit, at));
      }
      if (least > fewest) continue;
      equal = least < fewest ? 1 : equal + 1;
      fewest = least;
      if (this.random.below(equal) === 0) easiest = unit;
    }
    return easiest;
  }

  #join(unit: number, table: number): void {
    this.#waiting.remove(unit);
    this.#members[table]?.add(unit);
    this.#tableOf[unit] = table;
    this.#count(unit, table, 1);
  }

  #leave(unit: number, table: number): void {
    this.#waiting.add(unit);
    this.#members[table]?.remove(unit);
    this.#tableOf[unit] = -1;
    this.#count(unit, table, -1);
  }

  #count(unit: number, table: number, sign: 1 | -1): void {
    const people = sign * (this.#units[unit] as number[]).length;
    this.#peopleWaiting -= people;
    this.#room[table] = (this.#room[table] as number) - people;
    for (const rival of this.#rivals[unit] as number[]) {
      const cell = rival * this.#tables + table;
      this.#rivalsAt[cell] = (this.#rivalsAt[cell] as number) + people;
    }
  }

  /** The best tables so far as seats by person. */
  seats(): Int32Array {
    const { floor, closed } = this.model;
    const seatOf = fixedSeats(this.model);
    const taken = new Set(seatOf);
    for (const [unit, members] of this.#units.entries()) {
      const table = this.#best[unit] as number;
      if (table < 0) continue;
      let seat = floor.firstSeat[table] as number;
      for (const person of members) {
        while (closed[seat] === 1 || taken.has(seat)) seat += 1;
        seatOf[person] = seat;
        taken.add(seat);
      }
    }
    return seatOf;
  }
}
