import { compile } from '../compile.ts';
import { type Rows, rowsOf } from '../floor.ts';
import type { SeatingInput } from '../input.ts';
import type { Model } from '../model.ts';
import { type Resolved, type ResolvedRule, resolve } from '../resolve.ts';
import { Seating } from '../seating.ts';
import { type RuleGroups, ruleGroupsOf } from './groups.ts';
import { partsPerPoint } from './parts.ts';

/** The source of points: a rule, pairs that the product knows ('' where unnamed), or moves. */
export type PointsSource =
  | { from: 'rule'; ruleId: string; kind: ResolvedRule['kind']; hard: boolean }
  | { from: 'pairs'; name: string }
  | { from: 'moves' };

/** A seating that is ready to be explained. */
export type Board = RuleGroups & {
  resolved: Resolved;
  model: Model;
  seating: Seating;
  /** Rules in their order, then the sources of pairs, then moves. */
  sources: readonly PointsSource[];
  /** The index of each pair's source. */
  pairSource: Int32Array;
  /** Pairs of each person, as indices. */
  pairsOf: Rows;
  perPoint: number;
  indexOf: ReadonlyMap<string, number>;
  tableIndex: ReadonlyMap<string, number>;
  tableIds: readonly string[];
};

/** The seats, by person. */
export type Seats = ReadonlyMap<string, string>;

const seatEverybody = (seating: Seating, seatOf: Int32Array): void => {
  seatOf.forEach((seat, person) => {
    if (seat < 0) return;
    seating.begin();
    seating.relocate(person, seat);
    seating.keep();
  });
};

/**
 * Resolves and compiles what the explanation of a seating needs: the present seating, or `seats`.
 * @throws RangeError as `resolve` does
 */
export const boardOf = (input: SeatingInput, seats?: Seats): Board => {
  const resolved = resolve(input);
  const model = compile(resolved);
  const { people, floor, rules, pairs } = resolved;
  const seatIndex = new Map(floor.seatIds.map((id, index) => [id, index]));
  const seatOf = seats
    ? Int32Array.from(people, ({ id }) => seatIndex.get(seats.get(id) ?? '') ?? -1)
    : resolved.seated;
  const seating = new Seating(model);
  seatEverybody(seating, seatOf);

  const names = [...new Set(pairs.map(({ source }) => source))];
  const pairsOf: number[][] = people.map(() => []);
  pairs.forEach(({ a, b }, pair) => {
    pairsOf[a]?.push(pair);
    pairsOf[b]?.push(pair);
  });
  return {
    ...ruleGroupsOf(resolved),
    resolved,
    model,
    seating,
    sources: [
      ...rules.map(({ id, kind, weight }) => ({
        from: 'rule' as const,
        ruleId: id,
        kind,
        hard: weight === undefined,
      })),
      ...names.map((name) => ({ from: 'pairs' as const, name })),
      { from: 'moves' },
    ],
    pairSource: Int32Array.from(pairs, ({ source }) => rules.length + names.indexOf(source)),
    pairsOf: rowsOf(pairsOf),
    perPoint: partsPerPoint(floor),
    indexOf: new Map(people.map(({ id }, index) => [id, index])),
    tableIndex: new Map(floor.tableIds.map((id, index) => [id, index])),
    tableIds: floor.tableIds,
  };
};
