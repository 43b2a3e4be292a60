import { CompanyTerms } from './companyTerms.ts';
import type { Rows } from './floor.ts';
import type { Edges, Kin, Model } from './model.ts';
import type { Places } from './pairChange.ts';

/** The terms that depend on neighbours: accompanied people, groups that sit together, edges. */
export class BesideTerms {
  readonly isEmpty: boolean;
  readonly #company: readonly CompanyTerms[];
  /** The two seats of a change, then all seats beside them. */
  readonly #near: Int32Array;
  readonly #stamp: Int32Array;
  #stamps = 0;
  #size = 0;
  #own = 0;

  constructor(
    private readonly model: Model,
    private readonly places: Places,
  ) {
    const { company, kin, edges, floor } = model;
    this.isEmpty = company.length + kin.length + edges.length === 0;
    this.#company = company.map((one) => new CompanyTerms(one, places));
    this.#stamp = new Int32Array(floor.seats);
    let most = 0;
    for (let seat = 0; seat < floor.seats; seat += 1)
      most = Math.max(
        most,
        (floor.beside.start[seat + 1] as number) - (floor.beside.start[seat] as number),
      );
    this.#near = new Int32Array(2 * most + 2);
  }

  /** The difference in value when `person` goes to `to`, `other` (-1: nobody) to `from`. */
  change(person: number, other: number, from: number, to: number, isOneTable: boolean): number {
    let sum = this.model.edges.length === 0 ? 0 : this.#edges(person, other, from, to);
    if (!isOneTable)
      for (let index = 0; index < this.#company.length; index += 1)
        sum += (this.#company[index] as CompanyTerms).change(person, other, from, to);
    const isLookedAt = (isOneTable && this.#company.length > 0) || this.model.kin.length > 0;
    return isLookedAt ? sum + this.#aroundChange(person, other, from, to, isOneTable) : sum;
  }

  /** If the two seats share neighbours, sums the terms before and after the change. */
  #aroundChange(
    person: number,
    other: number,
    from: number,
    to: number,
    isOneTable: boolean,
  ): number {
    const { personAt } = this.places;
    this.#look(from, to);
    const before = this.#sum(person, other, isOneTable);
    if (from >= 0) personAt[from] = other;
    if (to >= 0) personAt[to] = person;
    const after = this.#sum(person, other, isOneTable);
    if (from >= 0) personAt[from] = person;
    if (to >= 0) personAt[to] = other;
    return after - before;
  }

  /** The difference in the value of edges when `person` goes to `to`, `other` (-1: nobody) to `from`. */
  #edges(person: number, other: number, from: number, to: number): number {
    let sum = 0;
    for (const edges of this.model.edges) {
      if (edges.classOf[person] === (other < 0 ? 0 : edges.classOf[other])) continue;
      sum += this.#around(edges, from, to, person, other);
      sum += this.#around(edges, to, from, other, person);
    }
    return sum;
  }

  #around(edges: Edges, seat: number, except: number, leaves: number, joins: number): number {
    if (seat < 0) return 0;
    const { seats, classOf, values } = edges;
    const left = leaves < 0 ? 0 : (classOf[leaves] as number);
    const joined = joins < 0 ? 0 : (classOf[joins] as number);
    const end = seats.start[seat + 1] as number;
    let sum = 0;
    for (let at = seats.start[seat] as number; at < end; at += 1) {
      const beside = seats.items[at] as number;
      const neighbour = this.places.personAt[beside] as number;
      if (beside === except || neighbour < 0) continue;
      const there = classOf[neighbour] as number;
      sum +=
        (values[kindOf(edges, joined, there)] as number) -
        (values[kindOf(edges, left, there)] as number);
    }
    return sum;
  }

  /** Notes the seats that a change of two seats touches. */
  #look(from: number, to: number): void {
    this.#stamps += 1;
    this.#size = 0;
    if (from >= 0) this.#add(from);
    if (to >= 0) this.#add(to);
    this.#own = this.#size;
    if (from >= 0) this.#addBeside(from);
    if (to >= 0) this.#addBeside(to);
  }

  #addBeside(seat: number): void {
    const { start, items } = this.model.floor.beside;
    const end = start[seat + 1] as number;
    for (let at = start[seat] as number; at < end; at += 1) this.#add(items[at] as number);
  }

  #add(seat: number): void {
    if (this.#stamp[seat] === this.#stamps) return;
    this.#stamp[seat] = this.#stamps;
    this.#near[this.#size] = seat;
    this.#size += 1;
  }

  /** The part of the touched seats' value that exchanging the two people can change. */
  #sum(person: number, other: number, isWithCompany: boolean): number {
    let sum = 0;
    for (let at = 0; isWithCompany && at < this.#company.length; at += 1) {
      const company = this.#company[at] as CompanyTerms;
      if (company.isAlike(person, other)) continue;
      // Of the neighbours, only the company can change.
      const size = company.isAlikeToOthers(person, other) ? this.#own : this.#size;
      for (let index = 0; index < size; index += 1)
        sum += company.worthAt(this.#near[index] as number);
    }
    for (const kin of this.model.kin) {
      if ((kin.groupOf[person] as number) < 0 && (other < 0 || (kin.groupOf[other] as number) < 0))
        continue;
      for (let index = 0; index < this.#size; index += 1)
        if (this.#isWithoutKin(kin.seats, kin.groupOf, this.#near[index] as number))
          sum += kin.broken;
    }
    return sum;
  }

  #isWithoutKin(seats: Rows, groupOf: Kin['groupOf'], seat: number): boolean {
    const { personAt } = this.places;
    const occupant = personAt[seat] as number;
    const group = occupant < 0 ? -1 : (groupOf[occupant] as number);
    if (group < 0) return false;
    const end = seats.start[seat + 1] as number;
    for (let at = seats.start[seat] as number; at < end; at += 1) {
      const neighbour = personAt[seats.items[at] as number] as number;
      if (neighbour >= 0 && groupOf[neighbour] === group) return false;
    }
    return true;
  }
}

/** The kind of two classes. */
const kindOf = ({ classes, kinds, tags }: Edges, one: number, other: number): number =>
  kinds.length > 0 ? (kinds[classes * one + other] as number) : kindByTags(tags, one, other);

const kindByTags = ({ start, items }: Rows, one: number, other: number): number => {
  if (one === 0 || other === 0) return 0;
  let at = start[one] as number;
  let otherAt = start[other] as number;
  const end = start[one + 1] as number;
  const otherEnd = start[other + 1] as number;
  while (at < end && otherAt < otherEnd) {
    const difference = (items[at] as number) - (items[otherAt] as number);
    if (difference === 0) return 1;
    if (difference < 0) at += 1;
    else otherAt += 1;
  }
  return 2;
};
