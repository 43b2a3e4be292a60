import type { ProposalPartsFragment } from '../gql/graphql.ts';
import type { Move } from './preview.ts';
import { fewMoves } from './state.ts';

type Proposal = Pick<
  ProposalPartsFragment,
  'state' | 'before' | 'after' | 'moves' | 'obstacles' | 'rungs' | 'takenBudget'
>;

/** The outcome of a proposal if at most `budget` people may move; a null budget is the proposal itself. */
export type Rung = Pick<ProposalPartsFragment, 'after' | 'moves' | 'obstacles'> & {
  budget: number | null;
};

/**
 * The rungs of a proposal's ladder, from the smallest budget. Leaves out a rung with the same moves as the
 * one before. Unless it was taken, also leaves out a rung if a later one is better with no more moves.
 */
export const rungsOf = ({ rungs, after, moves, obstacles, takenBudget }: Proposal): Rung[] => {
  const all: Rung[] = [
    ...rungs.map((rung) => ({
      budget: rung.moveBudget,
      after: rung.after,
      moves: rung.moves,
      obstacles: rung.obstacles,
    })),
    { budget: null, after, moves, obstacles },
  ];
  const different = all.filter((rung, index) => {
    const before = all[index - 1];
    return !before || keyOf(before.moves) !== keyOf(rung.moves);
  });
  return different.filter(
    (rung, index) =>
      (rung.budget !== null && rung.budget === takenBudget) ||
      !different.slice(index + 1).some((later) => isBetter(later, rung)),
  );
};

/** Whether a rung is worth more than another without moving more people who have a seat. */
const isBetter = (one: Rung, other: Rung): boolean =>
  isAsGood(one, other) &&
  (one.after?.points ?? 0) > (other.after?.points ?? 0) &&
  seatedMovers(one).length <= seatedMovers(other).length;

const keyOf = (moves: readonly Move[]): string =>
  JSON.stringify(moves.map(({ attendeeId, toSeatId }) => [attendeeId, toSeatId]));

/** The rung that the address names, or the one that was taken. */
export const chosenRung = (
  proposal: Pick<Proposal, 'state' | 'takenBudget'>,
  rungs: readonly Rung[],
  chosen: string | null,
): Rung => {
  const last = rungs.at(-1) as Rung;
  const within = (most: number) =>
    rungs.findLast(({ budget }) => budget !== null && budget <= most);
  if (proposal.state === 'taken')
    return proposal.takenBudget === null ? last : (within(proposal.takenBudget) ?? last);
  if (chosen === fewMoves) return rungs.find((rung) => isAsGood(rung, last)) ?? last;
  return chosen === null ? last : (within(Number(chosen)) ?? last);
};

const isAsGood = ({ after: one }: Rung, { after: other }: Rung): boolean =>
  one !== null && other !== null && one.hard <= other.hard && one.waiting <= other.waiting;

/** A proposal with the outcome of one of its rungs. */
export const atRung = <P extends Proposal>(proposal: P, { budget: _, ...rung }: Rung): P => ({
  ...proposal,
  ...rung,
});

/** The people who move and now have a seat. */
export const seatedMovers = ({ moves }: Pick<Rung, 'moves'>): string[] =>
  moves.flatMap(({ attendeeId, fromSeatId }) => (fromSeatId === null ? [] : [attendeeId]));

/** The number of people who would get a seat. */
export const seatsFound = ({ moves }: { moves: readonly Move[] }): number =>
  moves.filter(({ fromSeatId }) => fromSeatId === null).length;

/** The number of people who would lose their seat. */
export const seatsLost = ({ moves }: { moves: readonly Move[] }): number =>
  moves.filter(({ toSeatId }) => toSeatId === null).length;
