import { edgesByKey } from './edgeTerms.ts';
import { type Company, type Edges, hardUnit, type Kin } from './model.ts';
import type { PlaceTerm } from './placeTerms.ts';
import { pairPoints, type Resolved, type ResolvedRule } from './resolve.ts';
import { TagTerms } from './tagTerms.ts';
import { GroupTerms, PairTerms, type PairValue, type Product } from './terms.ts';

/** The size up to which groups become pairs. Larger groups become terms of seats. */
const largestPairedGroup = 24;
/** With more partners each than this on average, two groups become one product instead of pairs. */
const mostPartners = 3;
const bitsOfCompany = 30;
/** The share of the gain of sitting together that a good order at the table yields. */
const shareBeside = 0.5;

type Of<Kind extends ResolvedRule['kind']> = ResolvedRule & { kind: Kind };

const isSparse = ({ who, whom }: Of<'KeepApart'>): boolean =>
  2 * who.length * whom.length <= mostPartners * (who.length + whom.length);

/**
 * Turns rules into terms. The level `tables` leaves people's seats at a table open, and replaces terms of
 * neighbours by the yield of a good order at the table.
 */
export class RuleTerms {
  readonly groups = new GroupTerms();
  readonly pairs: PairTerms;
  readonly products: Product[] = [];
  readonly company: (Company & { used: number })[] = [];
  readonly kin: Kin[] = [];
  readonly edges: Edges[] = [];
  readonly places: PlaceTerm[] = [];
  /** The people from whom each of `who` gains. */
  readonly guides: { who: readonly number[]; towards: readonly number[] }[] = [];
  base = 0;
  occupied = 0;
  balance = 0;
  readonly #tags = new TagTerms();
  readonly #people: number;

  constructor(
    private readonly resolved: Resolved,
    private readonly level: 'seats' | 'tables',
  ) {
    this.#people = resolved.people.length;
    this.pairs = new PairTerms(this.#people);
    for (const { a, b, table, next, opposite } of resolved.pairs)
      if (level === 'seats') this.pairs.add(a, b, { table, next, opposite, both: next + opposite });
      else this.#addTablePair(a, b, table + Math.round(shareBeside * Math.max(0, next, opposite)));
    for (const rule of resolved.rules) this.#add(rule);
    if (level === 'seats') this.edges.push(...this.#tags.edges(resolved.floor.next, this.#people));
    else this.#tags.addAtTables(this.groups);
  }

  #add(rule: ResolvedRule): void {
    switch (rule.kind) {
      case 'KeepTogether':
        for (const group of rule.groups) this.#addTogether(group, rule.weight);
        return;
      case 'KeepApart':
        if (rule.level === 'table') this.#addApartTables(rule);
        else if (this.level === 'seats') this.#addApartSeats(rule);
        return;
      case 'SitBeside':
        for (const group of rule.groups) this.#guideWithin(group);
        if (this.level === 'tables') this.#addBesideAtTable(rule);
        else if (rule.weight === undefined) this.#addKin(rule);
        else this.#addBeside(rule, rule.weight);
        return;
      case 'Accompanied':
        this.guides.push({ who: rule.who, towards: rule.by }, { who: rule.by, towards: rule.who });
        if (rule.level === 'table') this.#addAccompanied(rule, 0);
        else if (this.level === 'tables') this.#addAccompanied(rule, rule.how === 'next' ? 2 : 3);
        else this.#addCompany(rule);
        return;
      case 'Near':
        this.places.push(rule);
        return;
      case 'AtTable':
        this.#addAtTable(rule);
        return;
      case 'Reserved': {
        const perTable = rule.isThere.map((is) => (is ? -this.#cost(rule) : 0));
        this.places.push({ who: rule.others, perTable });
        return;
      }
      case 'PerTable':
        for (const group of rule.groups) this.#addPerTable(group, rule);
        return;
      case 'NotAlone':
        for (const group of rule.groups) {
          this.groups.add(group, (count) => (count === 1 ? -this.#cost(rule) : 0));
          this.#guideWithin(group);
        }
        return;
      case 'Alternate':
      case 'InCommon':
        this.#tags.add(rule);
        return;
      case 'Balance':
        this.balance += this.#cost(rule);
    }
  }

  /** The cost of one unit: points, or a hard unit. */
  #cost({ weight }: ResolvedRule): number {
    return weight ?? hardUnit;
  }

  #guideWithin(group: readonly number[]): void {
    this.guides.push({ who: group, towards: group });
  }

  #seats(how: 'next' | 'nextOrOpposite') {
    return how === 'next' ? this.resolved.floor.next : this.resolved.floor.beside;
  }

  #addTablePair(a: number, b: number, table: number): void {
    this.pairs.add(a, b, { table, next: 0, opposite: 0, both: 0 });
  }

  #addTogether(group: readonly number[], weight: number | undefined): void {
    this.#guideWithin(group);
    if (weight === undefined) {
      const aPlace = (count: number) => (count > 0 ? -hardUnit : 0);
      this.base += hardUnit;
      this.groups.add(group, aPlace);
      this.groups.addInPool(group, aPlace);
      return;
    }
    const each = pairPoints(weight, group.length);
    this.groups.add(group, (count) => (each * count * (count - 1)) / 2);
  }

  #addAtTable(rule: Of<'AtTable'>): void {
    const cost = this.#cost(rule);
    const [there, elsewhere] = rule.weight === undefined ? [0, -cost] : [cost, 0];
    const perTable = rule.isThere.map((is) => (is ? there : elsewhere));
    this.places.push({ who: rule.who, perTable });
  }

  #addPerTable(group: readonly number[], rule: Of<'PerTable'>): void {
    const cost = this.#cost(rule);
    const ifNone = -cost * rule.min;
    this.occupied += ifNone;
    this.groups.add(group, (count) => {
      if (count === 0) return 0;
      return -cost * (Math.max(0, rule.min - count) + Math.max(0, count - rule.max)) - ifNone;
    });
  }

  #addPairs({ who, whom }: Of<'KeepApart'>, value: PairValue): void {
    const [mine, theirs] = [new Set(who), new Set(whom)];
    for (const a of who)
      for (const b of whom)
        if (a !== b && !(a > b && mine.has(b) && theirs.has(a))) this.pairs.add(a, b, value);
  }

  #addApartTables(rule: Of<'KeepApart'>): void {
    const { who, whom } = rule;
    const cost = this.#cost(rule);
    if (who.length * whom.length === 0) return;
    if (isSparse(rule)) {
      this.#addPairs(rule, { table: -cost, next: 0, opposite: 0, both: 0 });
      return;
    }
    const [group, other] = [this.groups.idOf(who), this.groups.idOf(whom)];
    this.products.push({ group, other, from: 0, most: 0, value: -cost });
    const theirs = new Set(whom);
    const inBoth = who.filter((member) => theirs.has(member));
    // The product also counts members of both groups with themselves, and counts two such members twice.
    if (inBoth.length > 0)
      this.groups.add(inBoth, (count) => cost * (count + (count * (count - 1)) / 2));
  }

  #addApartSeats(rule: Of<'KeepApart'>): void {
    const { who, whom } = rule;
    const cost = this.#cost(rule);
    if (isSparse(rule)) {
      this.#addPairs(rule, { table: 0, next: -cost, opposite: -cost, both: -cost });
      return;
    }
    const [mine, theirs] = [new Set(who), new Set(whom)];
    const keys = new Map(
      [...mine, ...theirs].map((one) => [one, `${mine.has(one)}/${theirs.has(one)}`]),
    );
    const isPair = (one: number, other: number) =>
      (mine.has(one) && theirs.has(other)) || (mine.has(other) && theirs.has(one));
    this.edges.push(edgesByKey(this.resolved.floor.beside, this.#people, keys, -cost, isPair));
  }

  #addBeside({ groups, how }: Of<'SitBeside'>, weight: number): void {
    for (const group of groups) {
      const each = pairPoints(weight, group.length);
      if (group.length > largestPairedGroup) {
        const keys = new Map(group.map((member) => [member, '']));
        this.edges.push(edgesByKey(this.#seats(how), this.#people, keys, each, () => true));
        continue;
      }
      const opposite = how === 'next' ? 0 : each;
      group.forEach((a, index) => {
        for (const b of group.slice(index + 1))
          this.pairs.add(a, b, { table: 0, next: each, opposite, both: each });
      });
    }
  }

  /** People at one table can sit in a row there. */
  #addBesideAtTable({ groups, weight }: Of<'SitBeside'>): void {
    for (const group of groups) {
      if (weight === undefined) {
        this.groups.add(group, (count) => (count === 1 ? -hardUnit : 0));
        continue;
      }
      const each = pairPoints(weight, group.length);
      this.groups.add(group, (count) => each * Math.max(0, count - 1));
    }
  }

  /** A layer has at most one group for each person, so people in several groups need several layers. */
  #addKin({ groups, how }: Of<'SitBeside'>): void {
    const layers: Int32Array[] = [];
    groups.forEach((group, id) => {
      let layer = layers.find((candidate) => group.every((member) => candidate[member] === -1));
      if (!layer) {
        layer = new Int32Array(this.#people).fill(-1);
        layers.push(layer);
      }
      for (const member of group) layer[member] = id;
    });
    for (const groupOf of layers)
      this.kin.push({ seats: this.#seats(how), groupOf, broken: -hardUnit });
  }

  /** Company at the same table. Each of `by` serves at most `most` people; 0 is no limit. */
  #addAccompanied({ who, by, weight }: Of<'Accompanied'>, most: number): void {
    const companions = new Set(by);
    const value = weight ?? hardUnit;
    const other = this.groups.idOf(by);
    const add = (members: readonly number[], from: number) => {
      if (members.length === 0) return;
      this.products.push({ group: this.groups.idOf(members), other, from, most, value });
      if (weight === undefined) this.groups.add(members, (count) => -hardUnit * count);
    };
    add(
      who.filter((member) => !companions.has(member)),
      1,
    );
    add(
      who.filter((member) => companions.has(member)),
      2,
    );
  }

  #addCompany({ who, by, how, weight }: Of<'Accompanied'>): void {
    const seats = this.#seats(how);
    let layer = this.company.find((known) => known.seats === seats && known.used < bitsOfCompany);
    if (!layer) {
      layer = {
        seats,
        who: new Int32Array(this.#people),
        by: new Int32Array(this.#people),
        kept: new Float64Array(bitsOfCompany),
        broken: new Float64Array(bitsOfCompany),
        used: 0,
      };
      this.company.push(layer);
    }
    const bit = layer.used;
    layer.used += 1;
    layer.kept[bit] = weight ?? 0;
    layer.broken[bit] = weight === undefined ? -hardUnit : 0;
    for (const member of who) layer.who[member] = (layer.who[member] as number) | (1 << bit);
    for (const member of by) layer.by[member] = (layer.by[member] as number) | (1 << bit);
  }
}
