import type { SeatingInput } from '../input.ts';
import { type Board, boardOf, type PointsSource, type Seats } from './board.ts';
import { rowOf } from './groups.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { type Limits, limitsOf } from './limits.ts';
import { mostByPairs, mostForOne } from './most.ts';

/**
 * A seating with everything that its explanations share. It is valid for one revision of the plan and never
 * changes, so create it once and use it often.
 */
export type ExplainedSeating = {
  board: Board;
  ledger: Ledger;
  limits: Limits;
  /** The most points that each person could have, each rule by itself. */
  most: Float64Array;
};

/**
 * Prepares a seating for explanation: that of the input, or `seats` (by person; missing people wait). Moves
 * cost points if the input has prices and `seats` differ from its own.
 * @throws RangeError as `resolve` does
 */
export const explained = (input: SeatingInput, seats?: Seats): ExplainedSeating => {
  const board = boardOf(input, seats);
  const limits = limitsOf(board.model.floor);
  return { board, ledger: ledgerOf(board), limits, most: mostOfAll(board, limits) };
};

const mostOfAll = (board: Board, limits: Limits): Float64Array => {
  const byGroup = board.groups.map((group) =>
    group.partnerOf < 0 ? mostForOne(group, board, limits) : 0,
  );
  return Float64Array.from(board.resolved.people, (_, person) => {
    let sum = 0;
    for (const group of rowOf(board.byPerson, person)) sum += byGroup[group] as number;
    for (const source of pairSourcesOf(board, person))
      sum += mostByPairs(board, person, source, limits);
    return sum;
  });
};

/** The sources of all pairs that a person is in, by index. */
export const pairSourcesOf = ({ pairsOf, pairSource }: Board, person: number): Set<number> =>
  new Set([...rowOf(pairsOf, person)].map((pair) => pairSource[pair] as number));

/** The ids of people by index. */
export const idsOf = ({ resolved }: Board, people: Iterable<number>): string[] =>
  Array.from(people, (person) => resolved.people[person]?.id ?? '');

/** The rule, or the kind of pairs, with this index. */
export const sourceAt = ({ sources }: Board, source: number): PointsSource =>
  sources[source] as PointsSource;

export type PersonPoints = {
  personId: string;
  points: number;
  /** The most possible, each rule by itself. */
  most: number;
  /** Units of hard rules that the person has a share in breaking. */
  broken: number;
  /** `points` as a share of `most`, from 0 to 1; 1 for a person who can neither gain nor lose points. */
  share: number;
};

/** The points of one person, and the most possible. */
export const pointsOfPerson = (seating: ExplainedSeating, person: number): PersonPoints => {
  const { board, ledger } = seating;
  const points = (ledger.parts[person] as number) / board.perPoint;
  const most = seating.most[person] as number;
  const broken = ledger.broken[person] as number;
  const [personId = ''] = idsOf(board, [person]);
  return { personId, points, most, broken, share: broken > 0 ? 0 : shareOfMost(points, most) };
};

const shareOfMost = (points: number, most: number): number => {
  if (most <= 0) return points < 0 ? 0 : 1;
  return Math.min(1, Math.max(0, points / most));
};

/** The share of possible points of each seated person, for the heat map of the chart. */
export const heatOf = (seating: ExplainedSeating): PersonPoints[] =>
  [...seating.board.resolved.people.keys()]
    .filter((person) => (seating.board.seating.seatOf[person] as number) >= 0)
    .map((person) => pointsOfPerson(seating, person));
