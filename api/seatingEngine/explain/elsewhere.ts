import { compareWorth, type Worth } from '../worth.ts';
import { balanceChange } from './balance.ts';
import type { Board, PointsSource } from './board.ts';
import { type ExplainedSeating, idsOf, sourceAt } from './explained.ts';
import { rowOf } from './groups.ts';
import {
  type Asked,
  groupTermsAt,
  moveTerms,
  occupantsOf,
  pairTermsOf,
  togetherTerms,
} from './tableTerms.ts';
import type { Term } from './terms.ts';

/** The gain or loss of a rule. */
export type RuleChange = {
  source: PointsSource;
  points: number;
  /** Additional broken units of a hard rule; negative if it is mended. */
  broken: number;
  /** The others whom the change concerns. */
  personIds: string[];
};

/** A seat at which a person could sit instead, and what would change. */
export type Elsewhere = {
  tableId: string;
  seatId: string;
  /** The present occupant, who would take this person's place; null if the seat is free. */
  swapWith: string | null;
  change: Worth;
  /** Must-rules first, then the largest changes. */
  reasons: RuleChange[];
};

type Candidate = { seat: number; table: number; other: number; change: Worth };

/** The present change, relative to the seating before. */
const changeFrom = (before: Worth, { hard, waiting, points }: Worth): Worth => ({
  hard: hard - before.hard,
  waiting: waiting - before.waiting,
  points: points - before.points,
});

/**
 * The best seat of a table, except the person's own and those of pinned people. Free seats win ties, then the
 * first.
 */
const bestAt = ({ seating, model }: Board, person: number, table: number) => {
  const { firstSeat } = model.floor;
  const before = seating.worth();
  let best: Candidate | undefined;
  const end = firstSeat[table + 1] as number;
  for (let seat = firstSeat[table] as number; seat < end; seat += 1) {
    const other = seating.personAt[seat] as number;
    if (other === person || (other >= 0 && model.fixed[other] === 1)) continue;
    seating.preview(person, seat);
    const change = changeFrom(before, seating.worth());
    seating.takeBack();
    const order = best ? compareWorth(change, best.change) : 1;
    if (order > 0 || (order === 0 && best && best.other >= 0 && other < 0))
      best = { seat, table, other, change };
  }
  return best;
};

/** The groups and tables whose terms depend on where two people sit. */
const askedFor = (board: Board, people: readonly number[]): Asked => {
  const groups = new Set(board.everywhere);
  for (const person of people)
    for (const id of rowOf(board.byPerson, person)) {
      groups.add(id);
      const { partner, partnerOf } = board.groups[id] as Board['groups'][number];
      if (partner >= 0) groups.add(partner);
      if (partnerOf >= 0) groups.add(partnerOf);
    }
  return { groups, people };
};

/** The requested terms for the present places. */
const termsConcerned = (board: Board, tables: ReadonlySet<number>, asked: Asked): Term[] => {
  const [first, second] = asked.people;
  const terms = [...togetherTerms(board, asked.groups), ...moveTerms(board, asked.people)];
  for (const table of tables)
    if (table < board.seating.pool)
      terms.push(...groupTermsAt(board, table, occupantsOf(board, table), asked));
  if (first !== undefined) terms.push(...pairTermsOf(board, first, () => true));
  if (second !== undefined) terms.push(...pairTermsOf(board, second, (other) => other !== first));
  return terms;
};

type Sum = { parts: number; broken: number };

/** The difference that a change makes to each rule's terms. */
const sumsOf = (before: readonly Term[], after: readonly Term[]): Map<number, Sum> => {
  const sums = new Map<number, Sum>();
  const add = (terms: readonly Term[], sign: number) => {
    for (const { source, parts, broken } of terms) {
      const sum = sums.get(source) ?? { parts: 0, broken: 0 };
      sums.set(source, sum);
      sum.parts += sign * parts;
      sum.broken += sign * broken;
    }
  };
  add(before, -1);
  add(after, 1);
  return sums;
};

/** The people in terms of a rule that exist only before or only after the change. */
const peopleChanged = (
  source: number,
  before: readonly Term[],
  after: readonly Term[],
): Set<number> => {
  const keyOf = ({ group, parts, broken, people }: Term) =>
    `${group}:${parts}:${broken}:${people.join()}`;
  const keysOf = (terms: readonly Term[]) =>
    new Map(terms.filter((term) => term.source === source).map((term) => [keyOf(term), term]));
  const [old, now] = [keysOf(before), keysOf(after)];
  const people = new Set<number>();
  for (const [one, other] of [
    [old, now],
    [now, old],
  ] as const)
    for (const [key, term] of one)
      if (!other.has(key)) for (const member of term.people) people.add(member);
  return people;
};

/** Whether a rule is about people rather than about their number at a table. */
const isOfPeople = (source: PointsSource): boolean =>
  source.from === 'pairs' || (source.from === 'rule' && source.kind !== 'PerTable');

const reasonsOf = (
  board: Board,
  filled: readonly number[],
  person: number,
  { seat, table, other }: Candidate,
) => {
  const { seating } = board;
  const people = other < 0 ? [person] : [person, other];
  const tables = new Set([seating.tableOf[person] as number, table]);
  const asked = askedFor(board, people);
  const before = termsConcerned(board, tables, asked);
  seating.begin();
  seating.relocate(person, seat);
  const after = termsConcerned(board, tables, asked);
  seating.takeBack();
  const sums = sumsOf(before, after);
  if (other < 0)
    for (const [source, parts] of balanceChange(
      board,
      filled,
      seating.tableOf[person] as number,
      table,
    ))
      sums.set(source, { parts, broken: 0 });
  return [...sums]
    .filter(([, { parts, broken }]) => parts !== 0 || broken !== 0)
    .map(([index, { parts, broken }]): RuleChange => {
      const source = sourceAt(board, index);
      const changed = isOfPeople(source) ? peopleChanged(index, before, after) : new Set<number>();
      changed.delete(person);
      const personIds = idsOf(
        board,
        [...changed].sort((a, b) => a - b),
      );
      return { source, points: parts / board.perPoint, broken, personIds };
    })
    .sort(
      (a, b) => Math.abs(b.broken) - Math.abs(a.broken) || Math.abs(b.points) - Math.abs(a.points),
    );
};

/** The best seat of each table for a person, in the order of the tables. */
export const bestSeats = ({ board, ledger }: ExplainedSeating, person: number): Elsewhere[] => {
  const filled = ledger.occupants.map(({ length }) => length);
  return board.tableIds.flatMap((tableId, table) => {
    const best = bestAt(board, person, table);
    if (!best) return [];
    const [swapWith = null] = best.other < 0 ? [] : idsOf(board, [best.other]);
    return {
      tableId,
      seatId: board.model.floor.seatIds[best.seat] as string,
      swapWith,
      change: best.change,
      reasons: reasonsOf(board, filled, person, best),
    };
  });
};

/** The best of several seats, best first. */
export const bestOf = (elsewhere: readonly Elsewhere[], count: number): Elsewhere[] =>
  [...elsewhere].sort((a, b) => compareWorth(b.change, a.change)).slice(0, count);
