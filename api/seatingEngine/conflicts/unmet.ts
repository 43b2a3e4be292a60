import type { Board, Seats } from '../explain/board.ts';
import { type ExplainedSeating, explained, idsOf } from '../explain/explained.ts';
import { termsOf } from '../explain/ledger.ts';
import type { SeatingInput } from '../input.ts';
import { type Resolved, type ResolvedRule, resolve } from '../resolve.ts';
import type { Worth } from '../worth.ts';
import type { Conflict } from './conflicts.ts';
import { overFullOf } from './overFull.ts';
import { unique } from './proof.ts';
import type { SearchBudget } from './shortSearch.ts';

/** The distance at which to look for causes: rules of the stuck people, then rules of those rules' people. */
const stepsAround = 2;
/** The largest share of the budget that one trial takes. */
const shareOfTrial = 1 / 24;

/** The people who wait or have a share in a broken hard rule. */
const stuckIn = ({ board, ledger }: ExplainedSeating): Set<number> => {
  const { seatOf } = board.seating;
  const people = new Set<number>();
  for (const person of board.resolved.people.keys())
    if ((seatOf[person] as number) < 0) people.add(person);
  for (const { broken, people: breakers } of termsOf(ledger))
    if (broken > 0) for (const person of breakers) people.add(person);
  return people;
};

const peopleByRule = ({ resolved, groups }: Board): Set<number>[] => {
  const people = resolved.rules.map(() => new Set<number>());
  for (const { source, members } of groups) for (const one of members) people[source]?.add(one);
  return people;
};

/** Whether a rule concerns everybody at a table. */
const isAboutAll = (rule: ResolvedRule | undefined): boolean =>
  rule?.kind === 'PerTable' && rule.min > 0;

/** The indices of hard rules around some people, without those left out. */
const rulesAround = (
  { rules }: Resolved,
  peopleOf: readonly ReadonlySet<number>[],
  stuck: Iterable<number>,
  leftOut: ReadonlySet<string>,
): number[] => {
  const found = new Set<number>();
  const people = new Set(stuck);
  for (let step = 0; step < stepsAround; step += 1) {
    const reached = rules.flatMap((rule, index) => {
      if (rule.weight !== undefined || found.has(index) || leftOut.has(rule.id)) return [];
      const touches = [...(peopleOf[index] ?? [])].some((person) => people.has(person));
      return touches || isAboutAll(rule) ? index : [];
    });
    for (const rule of reached) {
      found.add(rule);
      for (const person of peopleOf[rule] ?? []) people.add(person);
    }
  }
  return [...found].sort((a, b) => a - b);
};

/**
 * Drops parts of a list as long as the rest is still impossible, first large parts, then single rules. If the
 * budget runs out, the rest is not minimal.
 */
const reduce = (
  rules: readonly number[],
  isImpossible: (rules: readonly number[]) => boolean,
  budget: SearchBudget,
): number[] => {
  let left = [...rules];
  let size = left.length;
  while (size > 1) {
    size = Math.ceil(size / 2);
    for (let at = 0; at < left.length && !budget.isSpent; ) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (without.length > 0 && isImpossible(without)) left = without;
      else at += size;
    }
  }
  return left;
};

/**
 * The input without points, and without people whom none of these rules concerns, because they can fill any
 * free seat. Everybody stays if a rule concerns all people, or if there are too few seats.
 */
const bareInput = (input: SeatingInput, concerned: ReadonlySet<string>, needsAll: boolean) => ({
  ...input,
  people: input.people.filter(({ id, pinned }) => needsAll || pinned || concerned.has(id)),
  pairs: [],
  moves: {},
});

/** Tells whether a short search fails to meet some rules, and who waited in the latest failure. */
type Trial = { isImpossible: (rules: readonly number[]) => boolean; waiting: readonly string[] };

/** The search for rules that cannot be met, around people who are stuck. */
class Deletion {
  readonly seating: ExplainedSeating;
  readonly #peopleOf: readonly ReadonlySet<number>[];
  readonly #planned: number;
  readonly #hasToWait: number;

  constructor(
    readonly input: SeatingInput,
    seats: Seats,
    readonly budget: SearchBudget,
  ) {
    this.seating = explained(input, seats);
    this.#peopleOf = peopleByRule(this.seating.board);
    this.#planned = Math.ceil(budget.iterations * shareOfTrial);
    this.#hasToWait = overFullOf(input)?.waiting ?? 0;
  }

  /** A new conflict that keeps some of these people from a seat. */
  next(stuck: ReadonlySet<number>, known: readonly Conflict[]): Conflict | undefined {
    const { resolved } = this.seating.board;
    const leftOut = new Set(known.flatMap(({ ruleIds }) => ruleIds.slice(-1)));
    const around = rulesAround(resolved, this.#peopleOf, stuck, leftOut);
    if (around.length === 0) return undefined;
    const trial = this.#trialAround(around);
    if (!trial.isImpossible(around)) return undefined;
    const left = reduce(around, trial.isImpossible, this.budget);
    return this.budget.isSpent ? undefined : this.#conflictOf(left, stuck, trial.waiting);
  }

  /** Short searches for the people around. */
  #trialAround(around: readonly number[]): Trial {
    const { rules, people } = this.seating.board.resolved;
    const concerned = new Set(
      around.flatMap((rule) =>
        [...(this.#peopleOf[rule] ?? [])].map((person) => people[person]?.id ?? ''),
      ),
    );
    const needsAll = this.#hasToWait > 0 || around.some((rule) => isAboutAll(rules[rule]));
    const bare = resolve(bareInput(this.input, concerned, needsAll));
    const isMet = ({ hard, waiting }: Worth) => hard === 0 && waiting <= this.#hasToWait;
    const trial: Trial = {
      waiting: [],
      isImpossible: (some) => {
        const ids = new Set(some.map((rule) => rules[rule]?.id));
        const chosen = bare.rules.filter(({ id }) => ids.has(id));
        const { worth, seatOf } = this.budget.search(bare, chosen, this.#planned, isMet);
        if (isMet(worth)) return false;
        trial.waiting = bare.people.flatMap(({ id }, person) =>
          (seatOf[person] as number) < 0 ? id : [],
        );
        return true;
      },
    };
    return trial;
  }

  /**
   * The conflict of rules. Concerns the people who wait under these rules alone, or the stuck people if
   * nobody waits.
   */
  #conflictOf(
    rules: readonly number[],
    stuck: ReadonlySet<number>,
    waiting: readonly string[],
  ): Conflict {
    const { board } = this.seating;
    const concerned = [...stuck].filter((person) =>
      rules.some((rule) => this.#peopleOf[rule]?.has(person)),
    );
    const personIds = waiting.length > 0 ? [...waiting] : idsOf(board, unique(concerned));
    return {
      proof: null,
      ruleIds: rules.map((rule) => board.resolved.rules[rule]?.id ?? ''),
      pinnedIds: [],
      personIds,
      tableIds: [],
      counts: { needed: personIds.length, available: 0 },
    };
  }
}

/**
 * Must-rules that a search could not meet together, without a proof (`proof: null`): a minimal set of the
 * rules around the people who wait or break them. None if short searches meet all rules, or if the budget
 * runs out. `counts` has the number of these people who wait.
 * @param seats the best seating found
 * @param proven known conflicts; they explain their people, so one rule of each is left out
 */
export const unmetConflicts = (
  input: SeatingInput,
  seats: Seats,
  proven: readonly Conflict[],
  budget: SearchBudget,
): Conflict[] => {
  const deletion = new Deletion(input, seats, budget);
  const stuck = stuckIn(deletion.seating);
  const explain = ({ personIds }: Conflict) => {
    for (const id of personIds) stuck.delete(deletion.seating.board.indexOf.get(id) ?? -1);
  };
  const found: Conflict[] = [];
  for (const conflict of proven) explain(conflict);
  while (stuck.size > 0 && !budget.isSpent) {
    const conflict = deletion.next(stuck, [...proven, ...found]);
    if (!conflict) break;
    found.push(conflict);
    explain(conflict);
  }
  return found;
};
