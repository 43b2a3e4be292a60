import type { SeatingInput } from '../seatingEngine/input.ts';
import { type Score, scoreOf } from '../seatingEngine/points.ts';
import { engineVersion, type Proposal } from '../seatingEngine/proposal.ts';
import { ProposalLadder, SeatingProposal } from '../seatingEngine/propose.ts';
import { type Resolved, resolve } from '../seatingEngine/resolve.ts';
import type { Scope } from '../seatingEngine/scope.ts';
import { compareWorth, type Worth } from '../seatingEngine/worth.ts';

/**
 * The input of a run. `planned` is the number of iterations; by default it is planned from `seconds`. A
 * replay stops at `stopAt`. The same input, scope, seed, `planned` and number of iterations done give the
 * same seats on any machine.
 */
export type EngineTask = {
  input: SeatingInput;
  scope: Scope;
  seed: number;
  /** Seats to start from, in place of people's present seats. */
  start?: readonly SeatOf[] | undefined;
  /** Smaller budgets of moves to search first, ascending. Each search continues from the one before. */
  ladder?: readonly number[] | undefined;
  stopAt?: number | undefined;
} & ({ planned: number } | { seconds: number });

export type SeatOf = readonly [attendeeId: string, seatId: string];

export type EngineProgress = Worth & { share: number };

export type EngineResult = {
  engine: string;
  seed: number;
  planned: number;
  done: number;
  /** The seat of everybody who has one. */
  seats: SeatOf[];
  before: Score;
  after: Score;
  /** The results for each smaller budget of the ladder. */
  rungs: { moveBudget: number; seats: SeatOf[]; after: Score }[];
};

export type EngineHooks = {
  /** Called between two steps of about a thousand iterations. Whether the run must end. */
  isOver: () => boolean;
  /** Whether nobody waits for the result. Called once the run has ended. */
  isDiscarded?: () => boolean;
  /** Called after each step. */
  onProgress: (progress: EngineProgress) => void;
};

/** The run was discarded, because nobody waits for its answer. */
export class RunDiscarded extends Error {
  override readonly name = 'RunDiscarded';
}

/** How many times its planned duration a run may take, on a busy machine. */
const patience = 1.5;

/**
 * Searches for a seating by the rules of the input alone. Pure except for the clock of `seconds`.
 * @throws RangeError if the input names an unknown id; RunDiscarded
 */
export const runEngine = (
  task: EngineTask,
  { isOver, isDiscarded = () => false, onProgress }: EngineHooks,
): EngineResult => {
  const { seed, stopAt = Number.POSITIVE_INFINITY, ladder = [] } = task;
  const deadline = 'seconds' in task ? now() + task.seconds * 1_000 * patience : Number.MAX_VALUE;
  // Done before the search, so that little remains to be done after it is cancelled.
  const scored = compared(task.input);
  const search = searchFor(task, ladder);
  while (search.share < 1 && search.done < stopAt) {
    if (isOver() || now() >= deadline) break;
    search.step();
    onProgress({ ...search.worth, share: search.share });
  }
  if (isDiscarded()) throw new RunDiscarded();
  const proposals = [search.finish()].flat();
  const found = proposals.at(-1) as Proposal;
  const rungs = ladder.map((moveBudget, rung) => {
    const { seats, after } = scored(seatsIn(proposals[rung] as Proposal));
    return { moveBudget, seats, after };
  });
  const { planned, done } = found;
  return { engine: engineVersion, seed, planned, done, ...scored(seatsIn(found)), rungs };
};

/** A search for one budget of moves, or step by step for several. */
const searchFor = (task: EngineTask, ladder: readonly number[]) => {
  const { input, scope, seed, start } = task;
  const planned = 'planned' in task ? task.planned : { seconds: task.seconds, now };
  const options = { scope, seed, planned, start };
  if (ladder.length === 0) return new SeatingProposal(input, options);
  const most = input.moves?.budget ?? Number.POSITIVE_INFINITY;
  return new ProposalLadder(input, options, [...ladder, most]);
};

const seatsIn = ({ assignments }: Proposal): SeatOf[] =>
  assignments.map(([seatId, attendeeId]) => [attendeeId, seatId]);

const now = (): number => performance.now();

/** Scores a seating and the present one. Keeps the present one if the other is not better. */
const compared = (input: SeatingInput) => {
  const resolved = resolve(input);
  const before = scoreOf(resolved, resolved.seated);
  return (seats: SeatOf[]): Pick<EngineResult, 'seats' | 'before' | 'after'> => {
    const after = scoreOf(resolved, seatsBy(resolved, seats));
    if (compareWorth(after, before) > 0) return { seats, before, after };
    return { seats: seatsNow(resolved), before, after: before };
  };
};

const seatsNow = ({ people, seated, floor }: Resolved): SeatOf[] =>
  people.flatMap(({ id }, index): SeatOf[] => {
    const seat = floor.seatIds[seated[index] as number];
    return seat === undefined ? [] : [[id, seat]];
  });

const seatsBy = ({ people, floor }: Resolved, seats: readonly SeatOf[]): Int32Array => {
  const seatOf = new Map(seats);
  const indexOf = new Map(floor.seatIds.map((id, index) => [id, index]));
  return Int32Array.from(people, ({ id }) => indexOf.get(seatOf.get(id) ?? '') ?? -1);
};
