import { rowsOf } from './floor.ts';
import {
  byTable,
  type Company,
  type Edges,
  hardUnit,
  type Kin,
  type Model,
  type Product,
} from './model.ts';
import { pairPoints, type Resolved, type ResolvedRule } from './resolve.ts';
import { GroupTerms, PairTerms, type PairValue } from './terms.ts';
import { tiesOf } from './tied.ts';

/** Larger groups are looked at by seats, not by pairs. */
const largestPairedGroup = 24;
/** Where each has more partners than this on average, two groups are counted, not paired. */
const mostPartners = 3;
const mostPairs = 250_000;
const bitsOfCompany = 30;

type Of<Kind extends ResolvedRule['kind']> = ResolvedRule & { kind: Kind };
type PlaceTerm = { who: readonly number[]; perTable: readonly number[] };

/** Rules turned into terms, one after the other. */
class Compilation {
  readonly groups = new GroupTerms();
  readonly pairs: PairTerms;
  readonly products: Product[] = [];
  readonly company: (Company & { used: number })[] = [];
  readonly kin: Kin[] = [];
  readonly edges: Edges[] = [];
  readonly places: PlaceTerm[] = [];
  /** Whom each of `who` gains from. */
  readonly guides: { who: readonly number[]; towards: readonly number[] }[] = [];
  base = 0;
  occupied = 0;
  balance = 0;

  constructor(readonly resolved: Resolved) {
    this.pairs = new PairTerms(resolved.people.length);
    for (const { a, b, table, next, opposite } of resolved.pairs)
      this.pairs.add(a, b, { table, next, opposite, both: next + opposite });
    for (const rule of resolved.rules) this.#add(rule);
  }

  #add(rule: ResolvedRule): void {
    const cost = rule.weight ?? hardUnit;
    switch (rule.kind) {
      case 'KeepTogether':
        for (const group of rule.groups) this.#addTogether(group, rule.weight);
        return;
      case 'KeepApart':
        return this.#addApart(rule, cost);
      case 'SitBeside':
        return rule.weight === undefined ? this.#addKin(rule) : this.#addBeside(rule, rule.weight);
      case 'Accompanied':
        this.guides.push({ who: rule.who, towards: rule.by }, { who: rule.by, towards: rule.who });
        return rule.level === 'table' ? this.#addAccompanied(rule) : this.#addCompany(rule);
      case 'Near':
        return void this.places.push(rule);
      case 'AtTable': {
        const [there, elsewhere] = rule.weight === undefined ? [0, -cost] : [cost, 0];
        const perTable = rule.isThere.map((is) => (is ? there : elsewhere));
        return void this.places.push({ who: rule.who, perTable });
      }
      case 'Reserved': {
        const perTable = rule.isThere.map((is) => (is ? -cost : 0));
        return void this.places.push({ who: rule.others, perTable });
      }
      case 'PerTable':
        for (const group of rule.groups) {
          const ifNone = -cost * rule.min;
          this.occupied += ifNone;
          this.groups.add(group, (count) => {
            if (count === 0) return 0;
            return -cost * (Math.max(0, rule.min - count) + Math.max(0, count - rule.max)) - ifNone;
          });
        }
        return;
      case 'NotAlone':
        for (const group of rule.groups) {
          this.groups.add(group, (count) => (count === 1 ? -cost : 0));
          this.#guideWithin(group);
        }
        return;
      case 'Alternate':
      case 'InCommon':
        return this.#addTags(rule, cost);
      case 'Balance':
        this.balance += cost;
    }
  }

  #guideWithin(group: readonly number[]): void {
    this.guides.push({ who: group, towards: group });
  }

  #seats(how: 'next' | 'nextOrOpposite') {
    return how === 'next' ? this.resolved.floor.next : this.resolved.floor.beside;
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

  #addApart({ who, whom, level }: Of<'KeepApart'>, cost: number): void {
    const [mine, theirs] = [new Set(who), new Set(whom)];
    const product = who.length * whom.length;
    if (product === 0) return;
    const isTable = level === 'table';
    const isSparse = (2 * product) / (who.length + whom.length) <= mostPartners;
    if (isTable ? isSparse : product <= mostPairs) {
      const value: PairValue = isTable
        ? { table: -cost, next: 0, opposite: 0, both: 0 }
        : { table: 0, next: -cost, opposite: -cost, both: -cost };
      for (const a of who)
        for (const b of whom)
          if (a !== b && !(a > b && mine.has(b) && theirs.has(a))) this.pairs.add(a, b, value);
      return;
    }
    if (!isTable) {
      const isPair = (one: number, other: number) => mine.has(one) && theirs.has(other);
      const value = (one: number, other: number) =>
        isPair(one, other) || isPair(other, one) ? -cost : 0;
      this.edges.push({ seats: this.resolved.floor.beside, value });
      return;
    }
    const [group, other] = [this.groups.idOf(who), this.groups.idOf(whom)];
    this.products.push({ group, other, from: 0, value: -cost });
    const inBoth = who.filter((member) => theirs.has(member));
    // The product counts each of both with themselves, and two of both twice.
    if (inBoth.length > 0)
      this.groups.add(inBoth, (count) => cost * (count + (count * (count - 1)) / 2));
  }

  #addBeside({ groups, how }: Of<'SitBeside'>, weight: number): void {
    for (const group of groups) {
      this.#guideWithin(group);
      const each = pairPoints(weight, group.length);
      if (group.length > largestPairedGroup) {
        const members = new Set(group);
        const value = (one: number, other: number) =>
          members.has(one) && members.has(other) ? each : 0;
        this.edges.push({ seats: this.#seats(how), value });
        continue;
      }
      const opposite = how === 'next' ? 0 : each;
      group.forEach((a, index) => {
        for (const b of group.slice(index + 1))
          this.pairs.add(a, b, { table: 0, next: each, opposite, both: each });
      });
    }
  }

  /** Each layer holds a group a person; who is in several groups needs several layers. */
  #addKin({ groups, how }: Of<'SitBeside'>): void {
    const layers: Int32Array[] = [];
    groups.forEach((group, id) => {
      this.#guideWithin(group);
      let layer = layers.find((candidate) => group.every((member) => candidate[member] === -1));
      if (!layer) {
        layer = new Int32Array(this.resolved.people.length).fill(-1);
        layers.push(layer);
      }
      for (const member of group) layer[member] = id;
    });
    for (const groupOf of layers)
      this.kin.push({ seats: this.#seats(how), groupOf, broken: -hardUnit });
  }

  #addAccompanied({ who, by, weight }: Of<'Accompanied'>): void {
    const companions = new Set(by);
    const value = weight ?? hardUnit;
    const other = this.groups.idOf(by);
    const add = (members: readonly number[], from: number) => {
      if (members.length === 0) return;
      this.products.push({ group: this.groups.idOf(members), other, from, value });
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
      const { length } = this.resolved.people;
      layer = {
        seats,
        who: new Int32Array(length),
        by: new Int32Array(length),
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

  #addTags({ kind, tags }: Of<'Alternate' | 'InCommon'>, cost: number): void {
    const [ifShared, ifNot] = kind === 'Alternate' ? [-cost, 0] : [0, -cost];
    const value = (one: number, other: number): number => {
      const [mine, theirs] = [tags.get(one), tags.get(other)];
      if (!mine || !theirs) return 0;
      for (const tag of mine) if (theirs.has(tag)) return ifShared;
      return ifNot;
    };
    this.edges.push({ seats: this.resolved.floor.next, value });
  }
}

/** The values of all places by person: people with the same rules share a row. */
const placesOf = (terms: readonly PlaceTerm[], people: number, tables: number) => {
  const rulesOf: number[][] = Array.from({ length: people }, () => []);
  terms.forEach(({ who }, index) => {
    for (const member of who) rulesOf[member]?.push(index);
  });
  const rows = new Map<string, number>([['', 0]]);
  const values: number[] = new Array(tables).fill(0);
  const placeRow = Int32Array.from(rulesOf, (rules) => {
    const key = rules.join();
    const known = rows.get(key);
    if (known !== undefined) return known;
    for (let table = 0; table < tables; table += 1)
      values.push(rules.reduce((sum, rule) => sum + (terms[rule]?.perTable[table] ?? 0), 0));
    rows.set(key, rows.size);
    return rows.size - 1;
  });
  return { placeRow, placeValues: Float64Array.from(values), rows: rows.size };
};

/** The tables of each row that are worth the most: a tenth of them, at least two. */
const bestTables = (values: Float64Array, rows: number, tables: number): number[][] =>
  Array.from({ length: rows }, (_, row) => {
    const of = (table: number) => values[row * tables + table] as number;
    const order = Array.from({ length: tables }, (__, table) => table).sort(
      (a, b) => of(b) - of(a),
    );
    return order.slice(0, Math.max(2, Math.ceil(tables / 10)));
  });

/** Turns resolved rules into typed arrays for the search. */
export const compile = (resolved: Resolved): Model => {
  const { people, floor, seated, moves } = resolved;
  const terms = new Compilation(resolved);
  const { placeRow, placeValues, rows } = placesOf(terms.places, people.length, floor.tables);
  const { tied, tiedTo } = tiesOf(resolved);

  const lists = terms.guides.map(({ towards }) => towards);
  const sources: number[][] = people.map((_, index) => (placeRow[index] === 0 ? [] : [byTable]));
  terms.guides.forEach(({ who }, list) => {
    for (const member of who) sources[member]?.push(-1 - list);
  });
  for (const { a, b, table, next, opposite } of terms.pairs.entries())
    if (table + Math.max(next, opposite) > 0) {
      sources[a]?.push(b);
      sources[b]?.push(a);
    }
  const pairs = terms.pairs.compiled();
  return {
    people: people.length,
    floor,
    base: terms.base,
    pairs,
    counts: terms.groups.compiled(people.length, terms.products),
    products: terms.products,
    occupied: terms.occupied,
    placeRow,
    placeValues,
    company: terms.company,
    kin: terms.kin,
    edges: terms.edges,
    balance: terms.balance,
    priority: Int32Array.from(people, ({ priority }) => priority ?? 1),
    fixed: Uint8Array.from(people, ({ pinned, seat }) => (pinned && seat ? 1 : 0)),
    seated,
    moves,
    tied,
    tiedTo,
    guides: {
      byPerson: rowsOf(sources),
      lists: rowsOf(lists),
      tables: rowsOf(bestTables(placeValues, rows, floor.tables)),
    },
    seatsMatter:
      terms.company.length + terms.kin.length + terms.edges.length > 0 ||
      pairs.relation.some((value) => value !== 0) ||
      moves.withinTable > 0,
  };
};
