import type {
  ConflictWay,
  OverFull,
  SeatingConflict,
} from '../../schema/entities/seatingConflict.ts';
import { limits } from '../../schema/limits.ts';
import { type Conflict, conflictsOf } from '../seatingEngine/conflicts/conflicts.ts';
import { Effort } from '../seatingEngine/conflicts/effort.ts';
import { overFullOf } from '../seatingEngine/conflicts/overFull.ts';
import { SearchBudget } from '../seatingEngine/conflicts/shortSearch.ts';
import { unmetConflicts } from '../seatingEngine/conflicts/unmet.ts';
import { tryWaysOut, type WayOut, waysOutOf } from '../seatingEngine/conflicts/waysOut.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import type { Scope } from '../seatingEngine/scope.ts';
import type { SeatOf } from './engine.ts';

/**
 * Finds the contradictions in a plan. With `search`, also finds the rules that a run did not meet, and tries
 * the ways out.
 */
export type ConflictTask = {
  input: SeatingInput;
  search?:
    | {
        scope: Scope;
        seed: number;
        /** The best seats found. */
        seats: readonly SeatOf[];
        iterations: number;
        /** Milliseconds after which the search ends, with whatever it has found. */
        endsIn?: number | undefined;
      }
    | undefined;
};

export type ConflictsFound = { conflicts: SeatingConflict[]; overFull: OverFull | null };

const most = 10;
/** The most people, or tables, that a conflict names. */
const mostNamed = 50;
/** About a second for a large plan. */
const proofEffort = 5_000_000;

/**
 * Looks for proofs first, then for what a search could not meet around the remaining people.
 * @throws RangeError as `resolve` does
 */
export const findConflicts = (
  { input, search }: ConflictTask,
  isOver: () => boolean,
): ConflictsFound => {
  const proven = conflictsOf(input, { effort: new Effort(proofEffort), most });
  const found = search ? searched(input, proven, search, isOver) : untried(input, proven);
  return { conflicts: found, overFull: overFullIn(input) };
};

const untried = (input: SeatingInput, conflicts: readonly Conflict[]): SeatingConflict[] =>
  conflicts.map((conflict) => described(conflict, waysOutOf(input, conflict)));

const searched = (
  input: SeatingInput,
  proven: readonly Conflict[],
  { scope, seed, seats, iterations, endsIn }: NonNullable<ConflictTask['search']>,
  isOver: () => boolean,
): SeatingConflict[] => {
  const deadline = endsIn === undefined ? Number.POSITIVE_INFINITY : performance.now() + endsIn;
  const isTimeOver = () => isOver() || performance.now() >= deadline;
  // One half of the budget finds the obstacles, the other half tries the ways out.
  const budget = () => new SearchBudget(iterations / 2, seed, isTimeOver);
  const unmet = unmetConflicts(input, new Map(seats), proven, budget());
  const all = [...proven, ...unmet].slice(0, most);
  const ways = tryWaysOut(input, all, budget(), scope);
  return all.map((conflict, index) => described(conflict, ways[index] ?? []));
};

const described = (
  { counts, personIds, tableIds, pinnedIds, ...conflict }: Conflict,
  ways: readonly WayOut[],
): SeatingConflict => ({
  ...conflict,
  ...counts,
  pinnedIds: pinnedIds.slice(0, mostNamed),
  personIds: personIds.slice(0, mostNamed),
  tableIds: tableIds.slice(0, mostNamed),
  ways: ways.map(describedWay),
});

const describedWay = (way: WayOut): ConflictWay => {
  const effect = 'effect' in way ? way.effect : null;
  return {
    way: way.way,
    ruleId: 'ruleId' in way ? way.ruleId : null,
    weight: 'weight' in way ? way.weight : null,
    personIds: 'personIds' in way ? way.personIds.slice(0, mostNamed) : [],
    effect: effect && {
      seated: effect.seated,
      waiting: effect.waiting,
      hard: effect.change.hard,
      priority: effect.change.waiting,
      points: effect.change.points,
    },
  };
};

/** Any table can be enlarged up to the limit of a table. */
const overFullIn = (input: SeatingInput): OverFull | null => {
  const largest = new Map(input.tables.map(({ id }) => [id, limits.resize.max]));
  const found = overFullOf(input, largest);
  if (!found) return null;
  const { people, seats, short, tables } = found;
  return { people, seats, short, tables: tables.slice(0, mostNamed) };
};
