import type { Floor, Rows } from './floor.ts';
import type { MovePrices } from './input.ts';

/**
 * A value holds points and broken hard units in one number: points - hardUnit × units. Both stay
 * exact: points within ±2^31, units below 2^20.
 */
export const hardUnit = 2 ** 32;

/** The number of hard units that a value breaks. */
export const unitsIn = (value: number): number => Math.round(-value / hardUnit) + 0;
/** The points of a value, without its units of hard rules. */
export const pointsIn = (value: number): number => value + unitsIn(value) * hardUnit;

/** Values of pairs by person: `start` and `other` are rows, and the values are parallel to `other`. */
export type Pairs = {
  start: Int32Array;
  other: Int32Array;
  /** At one table. */
  table: Float64Array;
  /** The extra value by relation: 4 numbers for each entry (none, next, opposite, both). */
  relation: Float64Array;
  /** For plans where people have many pairs: the entry of each two people (people × people), -1 for none. */
  entries: Int32Array | undefined;
};

/**
 * Groups whose value at a table depends on the number of members there. Identical groups of different rules
 * are one group.
 */
export type Counts = {
  /** The groups of each person, ascending. */
  byPerson: Rows;
  members: Rows;
  /** The start of each group's values in `values`, from no members to all. */
  valueStart: Int32Array;
  values: Float64Array;
  /** The value of one more member, parallel to `values`. */
  steps: Float64Array;
  /** The start of each group's values in the pool in `values`; -1 for none. */
  poolStart: Int32Array;
  /** The products of each group, as indices into `Products`. */
  products: Rows;
  /** Bit group × people + person tells whether the person belongs to the group. */
  membership: Uint32Array;
};

/**
 * The value of two groups together at a table, by the number of members of each there:
 * - `from` above 0: `value` × the number of `group`, if at least `from` of `other` are there.
 * - `from` 0: `value` × the number of `group` × the number of `other`.
 * - `most` above 0: each of `other` serves up to `most` of `group`; `value` × the number of those served.
 */
export type Products = {
  group: Int32Array;
  other: Int32Array;
  from: Int32Array;
  most: Int32Array;
  value: Float64Array;
};

/** Values of company beside a person: up to 30 rules that look at the same seats, one bit each. */
export type Company = {
  seats: Rows;
  /** The people whom the rule is for. */
  who: Int32Array;
  /** The people who must be beside them. */
  by: Int32Array;
  /** By bit. */
  kept: Float64Array;
  broken: Float64Array;
};

/** Groups whose members each need another member beside them. A seated member without one breaks a unit. */
export type Kin = { seats: Rows; groupOf: Int32Array; broken: number };

/**
 * Classes of people, and the kind of two of them: `kinds[classes × one + other]`, which is symmetric. Class 0
 * is of kind 0 with all. If `kinds` would be too large, it is empty, and the kind is 1 if the classes' lists
 * in `tags` have a number in common, else 2.
 */
export type Classes = {
  classes: number;
  kinds: Uint8Array;
  tags: Rows;
};

/** The values of two people on seats that are next or opposite, by the kind of their classes. Kind 0 has none. */
export type Edges = Classes & { seats: Rows; classOf: Int32Array; values: Float64Array };

/** The people and tables near which the search tries each person first, because the person gains there. */
export type Guides = {
  /** For each person: a person, or -1 - list, or `byTable`. */
  byPerson: Rows;
  lists: Rows;
  /** For each row of `placeValues`, the most valuable tables. */
  tables: Rows;
};
export const byTable = 2 ** 30;

/** Rules as typed arrays, on which the search works. */
export type Model = {
  people: number;
  floor: Floor;
  /** The value that every seating has. */
  base: number;
  pairs: Pairs;
  counts: Counts;
  products: Products;
  /** The value of a table where somebody sits. */
  occupied: number;
  /** The row of each person in `placeValues`: rows × tables. Row 0 is worth nothing. */
  placeRow: Int32Array;
  placeValues: Float64Array;
  company: readonly Company[];
  kin: readonly Kin[];
  edges: readonly Edges[];
  /** Points, in 1/(all seats), for each person above or below a table's fair share. */
  balance: number;
  priority: Int32Array;
  /** 1 for a person who may not be moved. */
  fixed: Uint8Array;
  /** 1 for a seat that nobody may leave or take. */
  closed: Uint8Array;
  /** The present seat of each person; -1 in the pool. */
  seated: Int32Array;
  moves: Required<MovePrices>;
  /** People who must share a table, each group whole; of a group with an anchor, those who may be moved. */
  tied: Rows;
  /** The tied group of each person, with whom they move; -1 for none. */
  tiedTo: Int32Array;
  /** 1 for a tied group of which some may wait while others sit. */
  mayPart: Uint8Array;
  /** Beside whom each person must sit: the others of each hard rule about two or three people. */
  links: Rows;
  /** For each group of `tied`, the table of those of it who may not be moved; -1 for none. */
  anchors: Int32Array;
  /** The group of `tied` with an anchor of each person; -1 for none. Its people move alone as well. */
  anchoredIn: Int32Array;
  guides: Guides;
  /** Whether the seats of one table differ in value. */
  seatsMatter: boolean;
  /** For large plans where seats matter: a model of the same plan by tables alone. */
  tablesFirst: Model | undefined;
};
