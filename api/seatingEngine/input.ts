/**
 * The engine's input: plain data without names. Ids are opaque; lengths are in centimetres. The rules are
 * those of the plan; their selectors are resolved against the people of this input.
 */
export type SeatingInput = {
  people: readonly InputPerson[];
  tables: readonly InputTable[];
  places: readonly { id: string; x: number; y: number }[];
  rules: readonly SeatingRule[];
  /** Built-in rules. They come first, and no way out drops them. */
  builtIn?: readonly SeatingRule[] | undefined;
  /**
   * `[a, b, points at one table, more when next, more when opposite, source]`. Several entries for two people
   * add up. The source says how the product knows them, for explanations.
   */
  pairs: readonly InputPair[];
  /** The points that a move costs a seated person. `budget` is the most people who may move. */
  moves?: MovePrices | undefined;
};

export type InputPair = readonly [string, string, number, number?, number?, string?];

export type MovePrices = { toOtherTable?: number; withinTable?: number; budget?: number };

export type InputPerson = {
  id: string;
  role?: string | undefined;
  company?: string | null | undefined;
  party?: string | null | undefined;
  tags?: readonly string[] | undefined;
  /** The cost of leaving them without a seat. Default: 1. */
  priority?: number | undefined;
  /** Their present seat. */
  seat?: string | null | undefined;
  /** Whether the person stays on `seat`. */
  pinned?: boolean | undefined;
  /** Whether the person takes no part. */
  held?: boolean | undefined;
};

export type InputTable = {
  id: string;
  x: number;
  y: number;
  tags?: readonly string[] | undefined;
  /** Ids of the seats by position, from 1. */
  seatIds: readonly string[];
  /** Pairs of positions that are beside one another along the edge. */
  next: readonly (readonly [number, number])[];
  /** Pairs of positions that face each other. */
  opposite: readonly (readonly [number, number])[];
};

export type Selector =
  | { people: readonly string[] }
  | { tag: string }
  | { company: string }
  | { role: string }
  | { everyone: true }
  | { all: readonly Selector[] }
  | { any: readonly Selector[] }
  | { not: Selector };

/** A hard rule is never broken by a proposal; a soft one is worth points. */
export type Strength = { hard: true; weight?: undefined } | { hard?: undefined; weight: number };

/** `company`, `party`, or the prefix of tags: the rule holds for each such group by itself. */
export type Each = string;
export type How = 'next' | 'nextOrOpposite';
export type Level = 'table' | 'beside';
type AtTables = { tables?: readonly string[] | undefined; tableTag?: string | undefined };

export type RuleBody =
  | { kind: 'KeepTogether'; who: Selector; each?: Each | undefined }
  | { kind: 'KeepApart'; who: Selector; whom?: Selector | undefined; level?: Level | undefined }
  | { kind: 'SitBeside'; who: Selector; each?: Each | undefined; how?: How | undefined }
  | {
      kind: 'Accompanied';
      who: Selector;
      by: Selector;
      level?: Level | undefined;
      how?: How | undefined;
    }
  | { kind: 'Near'; who: Selector; place: string }
  | ({ kind: 'AtTable'; who: Selector } & AtTables)
  | ({ kind: 'Reserved'; who: Selector } & AtTables)
  | {
      kind: 'PerTable';
      who: Selector;
      each?: Each | undefined;
      min?: number | undefined;
      max?: number | undefined;
    }
  | { kind: 'NotAlone'; who: Selector; each: Each }
  | { kind: 'Alternate' | 'InCommon'; who?: Selector | undefined; prefix: string }
  | { kind: 'Balance' };

export type SeatingRule = { id: string } & Strength & RuleBody;

/** All rules, with the built-in ones. */
export const rulesIn = ({ builtIn = [], rules }: SeatingInput): readonly SeatingRule[] =>
  builtIn.length > 0 ? [...builtIn, ...rules] : rules;
