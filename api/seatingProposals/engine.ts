import type { InputPerson, SeatingInput } from '../seatingEngine/input.ts';
import { type Score, scoreOf } from '../seatingEngine/points.ts';
import { engineVersion } from '../seatingEngine/proposal.ts';
import { SeatingProposal } from '../seatingEngine/propose.ts';
import { type Resolved, resolve } from '../seatingEngine/resolve.ts';
import type { Scope } from '../seatingEngine/scope.ts';
import { compareWorth, type Worth } from '../seatingEngine/worth.ts';

export { engineVersion };

/**
 * What a run works on. `planned` counts iterations; without it they are planned from `seconds`. A
 * replay stops at `stopAt`. The same input, scope, seed, `planned` and number of iterations done give
 * the same seats on any machine.
 */
export type EngineTask = {
  input: SeatingInput;
  scope: Scope;
  seed: number;
  /** Seats to begin with, instead of those that people have. */
  start?: readonly SeatOf[] | undefined;
  stopAt?: number | undefined;
} & ({ planned: number } | { seconds: number });

export type SeatOf = readonly [attendeeId: string, seatId: string];

export type EngineProgress = Worth & { share: number };

export type EngineResult = {
  engine: string;
  seed: number;
  planned: number;
  done: number;
  /** Everybody who has a seat. */
  seats: SeatOf[];
  before: Score;
  after: Score;
};

export type EngineHooks = {
  /** Asked between two steps of about a thousand iterations. */
  isOver: () => boolean;
  /** Called after each step. */
  told: (progress: EngineProgress) => void;
};

/** In iterations: the engine does this many between two looks at whether it is to stop. */
const stepSize = 1_024;
/** A run may take this much longer than it was asked for, until a busy machine ends it. */
const patience = 1.5;

/**
 * Looks for a seating, from the rules of the input alone. Pure but for the clock of `seconds`.
 * @throws RangeError where the input names what there is not
 */
export const runEngine = (task: EngineTask, { isOver, told }: EngineHooks): EngineResult => {
  const { seed } = task;
  const [input, scope] = begun(task);
  const planned = 'planned' in task ? task.planned : { seconds: task.seconds, now };
  const mostSteps = Math.ceil((task.stopAt ?? Number.POSITIVE_INFINITY) / stepSize);
  const deadline = 'seconds' in task ? now() + task.seconds * 1_000 * patience : Number.MAX_VALUE;
  const search = new SeatingProposal(input, { scope, seed, planned });
  for (let step = 0; step < mostSteps && search.share < 1; step += 1) {
    if (isOver() || now() >= deadline) break;
    search.step();
    told({ ...search.worth, share: search.share });
  }
  const proposal = search.finish();
  const seats = proposal.assignments.map(([seatId, attendeeId]): SeatOf => [attendeeId, seatId]);
  const found = compared(task.input, seats);
  return { engine: engineVersion, seed, planned: proposal.planned, done: proposal.done, ...found };
};

const now = (): number => performance.now();

/**
 * The input of a run that begins elsewhere: whoever the scope keeps in place is pinned there, and
 * all others may move from where they begin.
 */
const begun = ({ input, scope, start }: EngineTask): [SeatingInput, Scope] => {
  if (!start || start.length === 0) return [input, scope];
  const seatOf = new Map(start);
  const keeps = ({ seat, pinned }: InputPerson) => Boolean(seat) && (pinned || scope === 'pool');
  const people = input.people.map((person) =>
    keeps(person)
      ? { ...person, pinned: true }
      : { ...person, seat: seatOf.get(person.id) ?? person.seat },
  );
  return [{ ...input, people }, scope === 'pool' ? 'all' : scope];
};

/** A seating beside the present one; the present one where that is better. */
const compared = (input: SeatingInput, seats: SeatOf[]) => {
  const resolved = resolve(input);
  const before = scoreOf(resolved, resolved.seated);
  const after = scoreOf(resolved, seatsBy(resolved, seats));
  if (compareWorth(after, before) > 0) return { seats, before, after };
  const { people, seated, floor } = resolved;
  const now = people.flatMap(({ id }, index): SeatOf[] => {
    const seat = floor.seatIds[seated[index] as number];
    return seat === undefined ? [] : [[id, seat]];
  });
  return { seats: now, before, after: before };
};

const seatsBy = ({ people, floor }: Resolved, seats: readonly SeatOf[]): Int32Array => {
  const seatOf = new Map(seats);
  const indexOf = new Map(floor.seatIds.map((id, index) => [id, index]));
  return Int32Array.from(people, ({ id }) => indexOf.get(seatOf.get(id) ?? '') ?? -1);
};
