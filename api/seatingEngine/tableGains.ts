import { type Rows, rowsOf } from './floor.ts';
import { hardUnit, type Model, pointsIn, unitsIn } from './model.ts';
import { PairSums } from './pairSums.ts';
import { isIn, productOf } from './products.ts';

/**
 * The price of a hard unit in gains: far above one person's points, and small enough that an integer holds
 * thousands.
 */
const unitPrice = 2 ** 18;

const whole = (value: number): number =>
  Math.abs(value) < hardUnit / 2
    ? Math.round(value)
    : Math.round(pointsIn(value)) - unitPrice * unitsIn(value);

/** Whether hard rules tie all of a group together, so that it only moves as a whole. */
const isTied = (members: readonly number[], tiedTo: Int32Array): boolean => {
  const tie = tiedTo[members[0] as number] as number;
  return tie >= 0 && members.every((member) => tiedTo[member] === tie);
};

/**
 * An aspect of a table that is the same for several people: the values of a group (`kind` 0, `of` the group),
 * or a product for members of its first group (1), of its other group (2), or of both (3).
 */
type Aspect = { kind: number; of: number; members: readonly number[] };

const rowOf = ({ start, items }: Rows, row: number): number[] => [
  ...items.subarray(start[row], start[row + 1]),
];

const aspectsOf = (model: Model): Aspect[] => {
  const { counts, products, tiedTo } = model;
  const ofGroup = (of: number): Aspect => ({ kind: 0, of, members: rowOf(counts.members, of) });
  const isWorth = (group: number, size: number): boolean => {
    const first = counts.valueStart[group] as number;
    return counts.values.subarray(first, first + size + 1).some((value) => value !== 0);
  };
  const groups = Array.from(counts.valueStart, (_, group) => ofGroup(group)).filter(
    ({ of, members }) => isWorth(of, members.length) && !isTied(members, tiedTo),
  );
  const ofProducts = Array.from(products.group, (first, of) => {
    const second = products.other[of] as number;
    const either = [
      ...new Set([...rowOf(counts.members, first), ...rowOf(counts.members, second)]),
    ];
    return [1, 2, 3].map((kind) => ({
      kind,
      of,
      members: either.filter(
        (member) => isIn(model, first, member) + 2 * isIn(model, second, member) === kind,
      ),
    }));
  });
  return [...groups, ...ofProducts.flat()].filter(({ members }) => members.length > 0);
};

/**
 * Everybody's gain from joining each table, or loss from leaving their own, in whole points: groups, products,
 * pairs and places, but not the seats of a table. Every kept change updates it, so that reading it is enough to
 * find a good exchange.
 */
export class TableGains {
  readonly #tables: number;
  readonly #kind: Uint8Array;
  readonly #of: Int32Array;
  readonly #byPerson: Rows;
  /** The aspects that change with the number of a group's members. */
  readonly #byGroup: Rows;
  /** For each aspect and table: the gain of one more person, and the loss when one leaves. */
  readonly #worth: Int32Array;
  /** The number of members of each group at each table. */
  readonly #counts: Int32Array;
  readonly #steps: Int32Array;
  readonly #products: Int32Array;
  readonly #pairs: Int32Array;
  readonly #pairSums: PairSums | undefined;
  readonly #places: Int32Array;
  readonly #seated: Int32Array;
  readonly #tableOf: Int32Array;
  /** For each aspect, the latest comparison of a person who has it. */
  readonly #sharedAt: Int32Array;
  #compared = 0;

  /** Starts with nobody seated. */
  constructor(private readonly model: Model) {
    const { people, floor, counts, products, pairs, placeValues } = model;
    const aspects = aspectsOf(model);
    this.#tables = floor.tables;
    this.#kind = Uint8Array.from(aspects, ({ kind }) => kind);
    this.#of = Int32Array.from(aspects, ({ of }) => of);
    const byPerson: number[][] = Array.from({ length: people }, () => []);
    const byGroup: number[][] = Array.from(counts.valueStart, () => []);
    aspects.forEach(({ kind, of, members }, aspect) => {
      for (const member of members) byPerson[member]?.push(aspect);
      if (kind === 0) byGroup[of]?.push(aspect);
      else
        for (const group of new Set([products.group[of] as number, products.other[of] as number]))
          byGroup[group]?.push(aspect);
    });
    this.#byPerson = rowsOf(byPerson);
    this.#byGroup = rowsOf(byGroup);
    this.#counts = new Int32Array(counts.valueStart.length * floor.tables);
    this.#steps = Int32Array.from(counts.steps, whole);
    this.#products = Int32Array.from(products.value, whole);
    this.#pairs = Int32Array.from(pairs.table, whole);
    this.#pairSums =
      pairs.entries &&
      new PairSums(people, floor.tables, pairs, pairs.entries, Float64Array.from(this.#pairs));
    this.#places = Int32Array.from(placeValues, whole);
    this.#seated = new Int32Array(floor.tables + 1);
    this.#tableOf = new Int32Array(people).fill(floor.tables);
    this.#sharedAt = new Int32Array(aspects.length);
    this.#worth = new Int32Array(2 * aspects.length * floor.tables);
    for (let aspect = 0; aspect < aspects.length; aspect += 1)
      for (let table = 0; table < floor.tables; table += 1) this.#refresh(aspect, table);
  }

  /** Records a person's new table; the number of tables stands for the pool. */
  move(person: number, after: number): void {
    const before = this.#tableOf[person] as number;
    if (before === after) return;
    this.#tableOf[person] = after;
    this.#pairSums?.move(person, before, after);
    this.#seated[before] = (this.#seated[before] as number) - 1;
    this.#seated[after] = (this.#seated[after] as number) + 1;
    const { start, items } = this.model.counts.byPerson;
    const end = start[person + 1] as number;
    for (let at = start[person] as number; at < end; at += 1) {
      const group = items[at] as number;
      if (before !== this.#tables) this.#count(group, before, -1);
      if (after !== this.#tables) this.#count(group, after, 1);
    }
  }

  #count(group: number, table: number, change: 1 | -1): void {
    const cell = group * this.#tables + table;
    this.#counts[cell] = (this.#counts[cell] as number) + change;
    const { start, items } = this.#byGroup;
    const end = start[group + 1] as number;
    for (let at = start[group] as number; at < end; at += 1)
      this.#refresh(items[at] as number, table);
  }

  #refresh(aspect: number, table: number): void {
    const kind = this.#kind[aspect] as number;
    const of = this.#of[aspect] as number;
    const cell = 2 * (aspect * this.#tables + table);
    const worth = this.#worth;
    if (kind === 0) {
      const count = this.#counts[of * this.#tables + table] as number;
      const step = (this.model.counts.valueStart[of] as number) + count;
      worth[cell] = this.#steps[step] as number;
      worth[cell + 1] = count === 0 ? 0 : (this.#steps[step - 1] as number);
      return;
    }
    const { products } = this.model;
    const value = this.#products[of] as number;
    const first = this.#counts[(products.group[of] as number) * this.#tables + table] as number;
    const second = this.#counts[(products.other[of] as number) * this.#tables + table] as number;
    const [more, others] = [kind & 1, kind >> 1];
    const now = productOf(products, of, value, first, second);
    worth[cell] = productOf(products, of, value, first + more, second + others) - now;
    worth[cell + 1] = now - productOf(products, of, value, first - more, second - others);
  }

  /** The value of using an empty table; 0 if somebody sits there. */
  opened(table: number): number {
    return this.#seated[table] === 0 ? whole(this.model.occupied) : 0;
  }

  /** The gain of a person from the pool who joins a table. */
  joined(person: number, table: number): number {
    const { start, items } = this.#byPerson;
    const end = start[person + 1] as number;
    // Everybody has a row of places: row 0 is worth nothing.
    let sum = this.#places[
      (this.model.placeRow[person] as number) * this.#tables + table
    ] as number;
    for (let at = start[person] as number; at < end; at += 1)
      sum += this.#worth[2 * ((items[at] as number) * this.#tables + table)] as number;
    const { start: first, other } = this.model.pairs;
    const last = first[person + 1] as number;
    for (let at = first[person] as number; at < last; at += 1)
      if (this.#tableOf[other[at] as number] === table) sum += this.#pairs[at] as number;
    return sum;
  }

  /** The gain of a person who moves from one table to another. */
  moved(person: number, before: number, after: number): number {
    const { start, items } = this.#byPerson;
    const end = start[person + 1] as number;
    let sum = this.#pairsMoved(person, -1, before, after) + this.#placeMoved(person, before, after);
    for (let at = start[person] as number; at < end; at += 1) {
      const row = (items[at] as number) * this.#tables;
      sum +=
        (this.#worth[2 * (row + after)] as number) -
        (this.#worth[2 * (row + before) + 1] as number);
    }
    return sum;
  }

  /** Call it before `exchanged`, which is about people who change places with this person. */
  compare(person: number): void {
    this.#compared += 1;
    const { start, items } = this.#byPerson;
    const end = start[person + 1] as number;
    for (let at = start[person] as number; at < end; at += 1)
      this.#sharedAt[items[at] as number] = this.#compared;
  }

  /**
   * The gain that `other` adds to the compared `person`'s `moved` by coming back, if `person` goes from
   * `before` to `after`. Exact, unless one of them belongs to the first group of a product and the other to
   * the second.
   */
  exchanged(person: number, other: number, before: number, after: number): number {
    const { start, items } = this.#byPerson;
    const end = start[other + 1] as number;
    const tables = this.#tables;
    const worth = this.#worth;
    let sum =
      this.#pairsMoved(other, person, after, before) + this.#placeMoved(other, after, before);
    for (let at = start[other] as number; at < end; at += 1) {
      const aspect = items[at] as number;
      const here = 2 * (aspect * tables + before);
      const there = 2 * (aspect * tables + after);
      // An aspect of both people stays at both tables, so the first person's gain from it is taken back.
      sum +=
        this.#sharedAt[aspect] === this.#compared
          ? (worth[here + 1] as number) - (worth[there] as number)
          : (worth[here] as number) - (worth[there + 1] as number);
    }
    return sum;
  }

  /** The change of the person's pairs. `except` comes the other way, so they count at neither table. */
  #pairsMoved(person: number, except: number, before: number, after: number): number {
    const sums = this.#pairSums;
    if (sums) return sums.at(person, after) - 2 * sums.of(person, except) - sums.at(person, before);
    const { start, other } = this.model.pairs;
    const end = start[person + 1] as number;
    let sum = 0;
    for (let at = start[person] as number; at < end; at += 1) {
      const partner = other[at] as number;
      const table = this.#tableOf[partner] as number;
      if (table === after) sum += (partner === except ? -1 : 1) * (this.#pairs[at] as number);
      else if (table === before) sum -= this.#pairs[at] as number;
    }
    return sum;
  }

  #placeMoved(person: number, before: number, after: number): number {
    const row = this.model.placeRow[person] as number;
    if (row === 0) return 0;
    const first = row * this.#tables;
    return (this.#places[first + after] as number) - (this.#places[first + before] as number);
  }
}
