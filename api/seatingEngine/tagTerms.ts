import { addTo } from './addTo.ts';
import { type Rows, rowsOf } from './floor.ts';
import { type Classes, type Edges, hardUnit } from './model.ts';
import type { ResolvedRule } from './resolve.ts';
import type { Tags } from './tags.ts';
import type { GroupTerms } from './terms.ts';

/** The weight of a hard rule about tags of neighbours while the neighbours are still open. */
const weightOfHardTags = 100;

/**
 * The most cells that are written into matrices of a plan, some more than once. Further tags are compared
 * whenever two neighbours are valued. With 500 prefixes and 5,000 people, matrices would need 12 GB.
 */
const mostCells = 2 ** 26;

/** The most tags of all rules whose people are counted at tables. */
const mostCountedTags = 10_000;

type Kind = 'Alternate' | 'InCommon';
type OfTags = ResolvedRule & { kind: Kind };
/** What rules about the same people and tags cost for two neighbours, and their weights. */
type Sum = {
  who: readonly number[];
  tags: Tags;
  cost: Record<Kind, number>;
  weight: Record<Kind, number>;
};

/** Classes of people with equal tags, from 1. */
type TagClasses = Classes & { classOf: Int32Array };

/** The rules about tags of neighbours. Rules about the same people and the same prefix add up. */
export class TagTerms {
  readonly #sums = new Map<string, Sum>();
  readonly #ids = new Map<Tags, number>();

  add({ kind, who, tags, weight }: OfTags): void {
    const id = this.#ids.get(tags) ?? this.#ids.size;
    this.#ids.set(tags, id);
    const key = `${id}/${who.join()}`;
    const none = { Alternate: 0, InCommon: 0 };
    const sum = this.#sums.get(key) ?? { who, tags, cost: { ...none }, weight: { ...none } };
    sum.cost[kind] += weight ?? hardUnit;
    sum.weight[kind] += weight ?? weightOfHardTags;
    this.#sums.set(key, sum);
  }

  /** The values of neighbours with and without a common tag. */
  edges(seats: Rows, people: number): Edges[] {
    const budget = { cells: mostCells };
    const known = new Map<Tags, TagClasses>();
    return [...this.#sums.values()].map(({ who, tags, cost }) => {
      const classes = known.get(tags) ?? classesOf(tags, budget);
      known.set(tags, classes);
      const classOf = new Int32Array(people);
      for (const person of who) classOf[person] = classes.classOf[person] as number;
      const values = Float64Array.of(0, -cost.Alternate, -cost.InCommon);
      return { ...classes, seats, classOf, values };
    });
  }

  /**
   * While seats at tables are open: if people should share tags, those with a common tag sit in a row, so each
   * but the first has one beside them. If they should not, the more people share a tag, the fewer places each
   * of them can take.
   */
  addAtTables(groups: GroupTerms): void {
    let left = mostCountedTags;
    for (const { who, tags, weight } of this.#sums.values()) {
      if (left === 0) return;
      const members = new Map<string, number[]>();
      for (const person of who) for (const tag of tags[person] ?? []) addTo(members, tag, person);
      const tagged = who.filter((person) => tags[person]?.size).length;
      const named = [...members.values()].reduce((sum, { length }) => sum + length, 0);
      const counted = [...members.values()].slice(0, left);
      left -= counted.length;
      for (const group of counted)
        groups.add(group, (count) => {
          const inRow = (weight.InCommon * Math.max(0, count - 1) * tagged) / named;
          const crowded = (weight.Alternate * count * count * group.length) / who.length;
          return Math.round(inRow) + Math.round(-crowded);
        });
    }
  }
}

/** @param budget the cells that are left for matrices; those of a new matrix are taken from it */
const classesOf = (tags: Tags, budget: { cells: number }): TagClasses => {
  const { classOf, lists } = numbered(tags);
  const classes = lists.length;
  const byTag = new Map<number, number[]>();
  lists.forEach((list, one) => {
    for (const tag of list) addTo(byTag, tag, one);
  });
  const sharing = [...byTag.values()];
  const cells = sharing.reduce((sum, { length }) => sum + length ** 2, classes ** 2);
  if (cells > budget.cells)
    return { classOf, classes, kinds: new Uint8Array(), tags: rowsOf(lists) };
  budget.cells -= cells;
  return { classOf, classes, kinds: kindsOf(classes, sharing), tags: rowsOf([]) };
};

/** The class of each person, and the tags of each class as ascending numbers. */
const numbered = (tags: Tags): { classOf: Int32Array; lists: number[][] } => {
  const numbers = new Map<string, number>();
  const known = new Map<string, number>();
  const lists: number[][] = [[]];
  const classOf = Int32Array.from(tags, (own) => {
    for (const tag of own) if (!numbers.has(tag)) numbers.set(tag, numbers.size);
    const list = [...own].map((tag) => numbers.get(tag) as number).sort((a, b) => a - b);
    const key = list.join();
    const number = known.get(key) ?? lists.push(list) - 1;
    known.set(key, number);
    return number;
  });
  return { classOf, lists };
};

/** @param sharing the classes of each tag */
const kindsOf = (classes: number, sharing: readonly (readonly number[])[]): Uint8Array => {
  const kinds = new Uint8Array(classes * classes);
  for (let one = 1; one < classes; one += 1) kinds.fill(2, one * classes + 1, (one + 1) * classes);
  for (const alike of sharing)
    for (const one of alike) for (const other of alike) kinds[one * classes + other] = 1;
  return kinds;
};
