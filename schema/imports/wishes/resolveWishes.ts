import { isDeclined } from '../../attendees/replies.ts';
import type { IfKnown } from '../../inputs/attendees.ts';
import { limits } from '../../limits.ts';
import { repeatedPeople } from '../duplicates.ts';
import { apartByRules } from './apart.ts';
import { contradictionsIn } from './contradictions.ts';
import { readWishes } from './readWishes.ts';
import { rulesOfWishes } from './rulesOfWishes.ts';
import { seatsOfWishes } from './seatsOfWishes.ts';
import type { ListedWishes, Someone, Wished, WishedPlan, WishProblem } from './wishes.ts';

type Asked = {
  /** Everybody on the list, with their ids after the import. */
  list: readonly Someone[];
  wishes: readonly ListedWishes[];
  /** With `skip` and `update`, the wishes of a known person count for the guest they repeat. */
  ifKnown: IfKnown;
  plan: WishedPlan;
};

/** The effect of a list's wishes on a plan. Client and server compute the same. */
export const resolveWishes = ({ list, wishes, ifKnown, plan }: Asked): Wished => {
  const isKnownKept = ifKnown === 'skip' || ifKnown === 'update';
  const people = isKnownKept ? withIdsOfRepeatedPeople(list, plan.people) : list;
  const everybody = new Map([...people, ...plan.people].map((person) => [person.id, person]));
  const order = new Map(
    [...new Set([...plan.people, ...people].map(({ id }) => id))].map((id, n) => [id, n]),
  );
  const read = readWishes(people, wishes, plan);
  const there = new Set(plan.people.map(({ id }) => id));
  // Replies count for new people, and for others only if they are updated.
  const declined = new Set(
    people
      .filter((one) => declines(one) && (ifKnown === 'update' || !there.has(one.id)))
      .map(({ id }) => id),
  );
  const { seats, staying, problems: full } = seatsOfWishes(read.wishes, declined, plan);
  // People who keep their places also keep their wishes as rules.
  const bound = new Set(staying);
  const kept = read.wishes.map((wish) => (bound.has(wish) ? { ...wish, isPinned: false } : wish));
  const made = rulesOfWishes(kept, order, plan.rules);
  const problems = [
    ...read.problems,
    ...made.problems,
    ...contradictionsIn(kept, plan.rules, (id) => everybody.get(id)?.name ?? ''),
    ...full,
  ].sort((one, other) => (one.index ?? -1) - (other.index ?? -1));
  return {
    rules: made.rules,
    seats,
    staying: staying.map(({ index }) => index),
    problems: [...problems, ...overLimits(made.rules, plan)],
  };
};

const declines = ({ reply }: Someone): boolean => reply !== undefined && isDeclined(reply);

const withIdsOfRepeatedPeople = (
  list: readonly Someone[],
  there: readonly Someone[],
): Someone[] => {
  const repeated = repeatedPeople<Someone>(list, there);
  // Also by their own names, which the list uses.
  return list.map((one, n) => ({ ...one, id: repeated[n]?.id ?? one.id }));
};

const overLimits = (rules: Wished['rules'], plan: Pick<WishedPlan, 'rules'>): WishProblem[] => {
  const problems: WishProblem[] = [];
  const all = [...plan.rules, ...rules];
  const none = { index: null, field: 'togetherWith' } as const;
  if (rules.length > 0 && all.length > limits.rulesPerEvent)
    problems.push({ ...none, kind: 'tooManyRules', words: [String(all.length)] });
  const added = apartByRules(rules).length;
  if (added > 0 && apartByRules(plan.rules).length + added > limits.pairsApart)
    problems.push({ ...none, kind: 'tooManyPairs' });
  return problems;
};
