import type { Board, PointsSource } from './board.ts';
import { type ExplainedSeating, idsOf, pairSourcesOf, sourceAt } from './explained.ts';
import { termsOf } from './ledger.ts';
import { mostByPairs, mostForGroup } from './most.ts';

/** The result of one rule in a seating. The rule is kept if nobody falls short of it. */
export type SourceScore = {
  source: PointsSource;
  /** Broken units of a hard rule. */
  broken: number;
  points: number;
  /** The most possible if there were no other rule. */
  most: number;
  /** The people who break the rule, or miss what it requires. */
  personIds: string[];
  /** Their tables. */
  tableIds: string[];
};

export type SeatingScore = {
  /** Broken units of hard rules. */
  hard: number;
  /** The priority of people without a seat. */
  waiting: number;
  points: number;
  waitingIds: string[];
  byRule: SourceScore[];
};

/** The worth of a seating, rule by rule. */
export const seatingScore = (seating: ExplainedSeating): SeatingScore => {
  const { board, ledger } = seating;
  const waiting = [...board.seating.inPool.items.subarray(0, board.seating.inPool.size)].sort(
    (a, b) => a - b,
  );
  return {
    hard: ledger.total.broken,
    waiting: waiting.reduce((sum, person) => sum + (board.model.priority[person] as number), 0),
    points: ledger.total.parts / board.perPoint,
    waitingIds: idsOf(board, waiting),
    byRule: scoresOf(seating),
  };
};

type Sum = { parts: number; broken: number; people: Set<number> };

const sumsOf = ({ board, ledger }: ExplainedSeating): Sum[] => {
  const sums = board.sources.map((): Sum => ({ parts: 0, broken: 0, people: new Set() }));
  for (const { source, parts, broken, people, isLacking } of termsOf(ledger)) {
    const sum = sums[source] as Sum;
    sum.parts += parts;
    sum.broken += broken;
    if (isLacking) for (const person of people) sum.people.add(person);
  }
  return sums;
};

const scoresOf = (seating: ExplainedSeating): SourceScore[] => {
  const { board } = seating;
  const most = mostBySource(seating);
  return sumsOf(seating).map(({ parts, broken, people }, source) => {
    const ordered = [...people].sort((a, b) => a - b);
    return {
      source: sourceAt(board, source),
      broken,
      points: parts / board.perPoint,
      most: most[source] as number,
      personIds: idsOf(board, ordered),
      tableIds: tablesOf(board, ordered),
    };
  });
};

const tablesOf = ({ seating, tableIds }: Board, people: readonly number[]): string[] => {
  const tables = new Set(people.map((person) => seating.tableOf[person] as number));
  return tableIds.filter((_, table) => tables.has(table));
};

const mostBySource = ({ board, limits }: ExplainedSeating): Float64Array => {
  const most = new Float64Array(board.sources.length);
  const add = (source: number, points: number) => {
    most[source] = (most[source] as number) + points;
  };
  for (const group of board.groups)
    if (group.partnerOf < 0) add(group.source, mostForGroup(group, board, limits));
  for (const person of board.resolved.people.keys())
    for (const source of pairSourcesOf(board, person))
      add(source, mostByPairs(board, person, source, limits));
  return most;
};
