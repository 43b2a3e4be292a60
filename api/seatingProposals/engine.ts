import { compile } from '../seatingEngine/compile.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import { type Score, scoreOf } from '../seatingEngine/points.ts';
import { type Resolved, resolve } from '../seatingEngine/resolve.ts';
import { Search } from '../seatingEngine/search.ts';
import { compareWorth, type Worth } from '../seatingEngine/seating.ts';

/** Changes whenever the same task may give other seats. */
export const engineVersion = '1';

/** Whom a run may move: the pool, those at some tables and the pool, or everybody who is not pinned. */
export type Scope = { kind: 'pool' | 'all' } | { kind: 'tables'; tableIds: readonly string[] };

/**
 * What a run works on. `planned` counts iterations; without it they are planned from `seconds`. A
 * replay stops at `stopAt`. The same input, scope, seed, `planned` and number of iterations done give
 * the same seats on any machine.
 */
export type EngineTask = {
  input: SeatingInput;
  scope: Scope;
  seed: number;
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

/** Looks for a seating, from the rules of the input alone. Pure but for the clock of `seconds`. */
export const runEngine = (task: EngineTask, { isOver, told }: EngineHooks): EngineResult => {
  const input = within(task);
  const model = compile(resolve(input));
  const planned = 'planned' in task ? task.planned : plannedFor(task.seconds, model, task.seed);
  const deadline = 'planned' in task ? Number.POSITIVE_INFINITY : endOf(task.seconds);
  const end = Math.min(planned, task.stopAt ?? planned);
  const search = new Search(model, task.seed, planned);
  while (search.done < end && !isOver() && performance.now() < deadline) {
    search.step();
    told({ ...search.best.worth, share: search.share });
  }
  if (search.done >= planned) search.finish();
  const real = resolve(task.input);
  const [before, found] = [scoreOf(real, real.seated), scoreOf(real, search.best.seatOf)];
  const isBetter = compareWorth(found, before) > 0;
  const after = isBetter ? found : before;
  const seats = seatsIn(real, isBetter ? search.best.seatOf : real.seated);
  const { done } = search;
  return { engine: engineVersion, seed: task.seed, planned, done, seats, before, after };
};

/** Who may not be moved is pinned; who may be is bound to the tables of the scope. */
const within = ({ input, scope, start }: EngineTask): SeatingInput => {
  const seatOf = new Map(start);
  const tables = scope.kind === 'tables' ? new Set(scope.tableIds) : undefined;
  const open = new Set(
    input.tables.flatMap(({ id, seatIds }) => (!tables || tables.has(id) ? seatIds : [])),
  );
  const isFixed = ({ seat, pinned }: SeatingInput['people'][number]) =>
    Boolean(seat) && (pinned || scope.kind === 'pool' || !open.has(seat as string));
  const people = input.people.map((person) => ({
    ...person,
    seat: isFixed(person) ? person.seat : (seatOf.get(person.id) ?? person.seat),
    pinned: isFixed(person),
  }));
  if (!tables) return { ...input, people };
  const who = { people: people.flatMap(({ id, pinned }) => (pinned ? [] : [id])) };
  const bound = { id: '', kind: 'AtTable', who, tables: [...tables], hard: true } as const;
  return { ...input, people, rules: [...input.rules, bound] };
};

const seatsIn = ({ people, floor }: Resolved, seatOf: ArrayLike<number>): SeatOf[] =>
  people.flatMap(({ id }, index): SeatOf[] => {
    const seat = floor.seatIds[seatOf[index] as number];
    return seat === undefined ? [] : [[id, seat]];
  });

const calibrationMs = 50;
/** Planned to need this much of the time: compiling and a busy machine take the rest. */
const usedOfTime = 0.9;

const endOf = (seconds: number): number => performance.now() + seconds * 1_000;

const plannedFor = (seconds: number, model: ReturnType<typeof compile>, seed: number): number => {
  const trial = new Search(model, seed, 10_000_000);
  const from = performance.now();
  while (performance.now() < from + calibrationMs) trial.step();
  const perMs = trial.done / (performance.now() - from);
  return Math.ceil(perMs * 1_000 * seconds * usedOfTime);
};

/** What a seating is worth as it is. */
export const scoreInput = (input: SeatingInput): Score => {
  const resolved = resolve(input);
  return scoreOf(resolved, resolved.seated);
};
