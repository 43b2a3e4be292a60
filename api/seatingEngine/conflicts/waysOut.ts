import type { SeatingInput } from '../input.ts';
import { scoreOf } from '../points.ts';
import { type Resolved, resolve } from '../resolve.ts';
import type { Scope } from '../scope.ts';
import type { Worth } from '../worth.ts';
import type { Conflict } from './conflicts.ts';
import type { SearchBudget } from './shortSearch.ts';

/** The weight of a hard rule that becomes soft. */
export const softenedWeight = 20;

/** The effect of a way out, compared with an equally long search for the unchanged plan. */
export type Effect = {
  seated: number;
  waiting: number;
  /** Hard units, priority, and the points of all rules except the weakened one. */
  change: Worth;
};

/** A way out of a conflict. `effect` is null until it was tried. */
export type WayOut =
  | { way: 'drop'; ruleId: string; effect: Effect | null }
  | { way: 'weaken'; ruleId: string; weight: number; effect: Effect | null }
  | { way: 'unpin'; personIds: string[]; effect: Effect | null }
  | { way: 'seatByHand'; personIds: string[] };

/** Few, because each way out takes a search and is read by a person. */
const mostDropped = 4;

/** The conflict's rules that can be changed, last first: those of the plan, not built-in ones. */
const ownRulesOf = ({ ruleIds }: Conflict, { rules }: SeatingInput): string[] => {
  const own = new Set(rules.map(({ id }) => id));
  return ruleIds.filter((ruleId) => own.has(ruleId)).reverse();
};

/** The ways out of a conflict, with effects not yet known. Dropping any of its rules is one. */
export const waysOutOf = (input: SeatingInput, conflict: Conflict): WayOut[] => {
  const own = ownRulesOf(conflict, input).slice(0, mostDropped);
  const [last] = own;
  const { pinnedIds, personIds } = conflict;
  return [
    ...own.map((ruleId) => ({ way: 'drop' as const, ruleId, effect: null })),
    ...(last === undefined
      ? []
      : [{ way: 'weaken' as const, ruleId: last, weight: softenedWeight, effect: null }]),
    ...(pinnedIds.length === 0
      ? []
      : [{ way: 'unpin' as const, personIds: pinnedIds, effect: null }]),
    { way: 'seatByHand', personIds },
  ];
};

type Trial = { worth: Worth; waiting: number };

const trialOf = (
  resolved: Resolved,
  without: string | undefined,
  planned: number,
  budget: SearchBudget,
): Trial => {
  const { worth, seatOf } = budget.search(resolved, resolved.rules, planned);
  const { byRule } = scoreOf(resolved, seatOf);
  const own = byRule.find(({ ruleId }) => ruleId === without)?.points ?? 0;
  return {
    worth: { ...worth, points: worth.points - own },
    waiting: seatOf.filter((seat) => seat < 0).length,
  };
};

const effectOf = (resolved: Resolved, before: Trial, { worth, waiting }: Trial): Effect => ({
  seated: resolved.people.length - waiting,
  waiting,
  change: {
    hard: worth.hard - before.worth.hard,
    waiting: worth.waiting - before.worth.waiting,
    points: worth.points - before.worth.points,
  },
});

const unpinned = (input: SeatingInput, personIds: readonly string[], scope: Scope): Resolved => {
  const people = input.people.map((person) =>
    personIds.includes(person.id) ? { ...person, pinned: false } : person,
  );
  return resolve({ ...input, people }, scope);
};

const changed = (
  input: SeatingInput,
  resolved: Resolved,
  way: Exclude<WayOut, { way: 'seatByHand' }>,
  scope: Scope,
): Resolved => {
  if (way.way === 'unpin') return unpinned(input, way.personIds, scope);
  const { rules } = resolved;
  return {
    ...resolved,
    rules:
      way.way === 'drop'
        ? rules.filter(({ id }) => id !== way.ruleId)
        : rules.map((rule) => (rule.id === way.ruleId ? { ...rule, weight: way.weight } : rule)),
  };
};

/**
 * Tries the ways out of conflicts. Each gets a search as long as that of the unchanged plan, so that they can
 * be compared. `effect` stays null if the budget runs out.
 * @param scope the people whom the searches may move
 * @throws RangeError as `resolve` does
 */
export const tryWaysOut = (
  input: SeatingInput,
  conflicts: readonly Conflict[],
  budget: SearchBudget,
  scope: Scope = 'all',
): WayOut[][] => {
  const resolved = resolve(input, scope);
  const ways = conflicts.map((conflict) => waysOutOf(input, conflict));
  const trials = 1 + ways.flat().filter(({ way }) => way !== 'seatByHand').length;
  const planned = Math.floor(budget.iterations / trials);
  if (trials === 1 || planned === 0) return ways;
  const before = trialOf(resolved, undefined, planned, budget);
  return ways.map((list) =>
    list.map((way) => {
      if (way.way === 'seatByHand' || budget.isSpent) return way;
      const without = way.way === 'weaken' ? way.ruleId : undefined;
      const trial = trialOf(changed(input, resolved, way, scope), without, planned, budget);
      return budget.isOver() ? way : { ...way, effect: effectOf(resolved, before, trial) };
    }),
  );
};
