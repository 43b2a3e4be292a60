import { wishMessage } from '../../schema/imports/wishes/messages.ts';
import { resolveWishes } from '../../schema/imports/wishes/resolveWishes.ts';
import type {
  Wished,
  WishedPlan,
  WishedSeat,
  WishProblem,
} from '../../schema/imports/wishes/wishes.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { NewAttendee } from '../../schema/planFacts.ts';
import { type Issue, Refusal, refuseIssues } from '../../schema/refusal.ts';
import type { DecisionContext } from '../core/decider.ts';
import { type ActivePlan, attendeeOf, inOrder, pool, seatOf } from '../eventPlans/state.ts';
import { applyChange } from '../planChange/apply.ts';
import { noChange } from '../planChange/diff.ts';
import { refuseTooManyApart } from '../seatingRules/pairsApart.ts';
import type { AttendeeCommand } from './commands.ts';

type Import = Extract<AttendeeCommand, { type: 'ImportAttendees' }>;

/**
 * The change of an import whose wishes lead to rules or pins; undefined if none do.
 * @param all the people of the list, whether or not they are new
 * @throws Refusal BAD_INPUT with an issue for each wish that cannot be met; LIMIT_REACHED
 */
export const changeByWishes = (
  { wishes = [], ifKnown = 'add' }: Import,
  all: readonly NewAttendee[],
  newcomers: readonly NewAttendee[],
  plan: ActivePlan,
  context: DecisionContext,
): PlanChange | undefined => {
  if (wishes.length === 0) return undefined;
  const list = all.map(({ attendeeId: id, person, reply }) => ({ id, ...person, reply }));
  const wished = resolveWishes({ list, wishes, ifKnown, plan: wishedPlan(plan) });
  refuseProblems(wished.problems);
  if (wished.rules.length + wished.seats.length === 0) return undefined;
  const change = changeOf(wished, newcomers, plan, (n) => context.id(all.length + n));
  refuseApart(plan, change);
  return change;
};

const wishedPlan = ({ attendees, tables, seats, objects, rules }: ActivePlan): WishedPlan => ({
  people: inOrder(attendees).map(([id, { person, placement, isPinned }]) => ({
    id,
    ...person,
    seatId: placement.in === 'seat' ? placement.seatId : null,
    isHeld: placement.in === 'holding',
    isPinned,
  })),
  tables: [...tables].map(([id, { name, seatIds }]) => ({
    id,
    name,
    seats: seatIds.map((seatId) => ({
      id: seatId,
      attendeeId: seats.get(seatId)?.attendeeId ?? null,
    })),
  })),
  places: [...objects].map(([id, { name }]) => ({ id, name })),
  rules: inOrder(rules).map(([, { rule }]) => rule),
});

/** The change that only adds people to the pool. */
export const arrivals = (newcomers: readonly NewAttendee[], plan: ActivePlan): PlanChange =>
  changeOf({ rules: [], seats: [] }, newcomers, plan, String);

const refuseProblems = (problems: readonly WishProblem[]): void => {
  const ofAll = problems.find(({ index }) => index === null);
  if (ofAll) throw new Refusal('LIMIT_REACHED', wishMessage(ofAll));
  const issues = problems.map(
    (problem): Issue => ({
      ...(problem.index !== null && { index: problem.index }),
      path: `wishes.${problem.field}`,
      message: wishMessage(problem),
    }),
  );
  refuseIssues(issues, issues.length > 1 ? 'Some wishes cannot be met' : undefined);
};

const changeOf = (
  { rules, seats }: Pick<Wished, 'rules' | 'seats'>,
  newcomers: readonly NewAttendee[],
  plan: ActivePlan,
  idOfRule: (n: number) => string,
): PlanChange => {
  const seatIds = new Map(seats.map(({ attendeeId, seatId }) => [attendeeId, seatId]));
  const there = seats.filter(({ attendeeId }) => plan.attendees.has(attendeeId));
  return {
    ...noChange,
    attendeesAdded: newcomers.map((newcomer, n) => {
      const seatId = seatIds.get(newcomer.attendeeId);
      const order = plan.nextOrder + n;
      const arriving = { ...newcomer, order, isCheckedIn: false };
      return seatId === undefined
        ? { ...arriving, placement: pool }
        : { ...arriving, isPinned: true, placement: { in: 'seat', seatId } };
    }),
    attendeesChanged: there.map(({ attendeeId }) => ({
      attendeeId,
      isPinned: { before: false, after: true },
    })),
    moved: there
      .filter((seat) => !sitsThere(plan, seat))
      .map(({ attendeeId, seatId }) => ({
        attendeeId,
        from: attendeeOf(plan, attendeeId).placement,
        to: { in: 'seat', seatId },
      })),
    rulesAdded: rules.map((rule, n) => ({
      ruleId: idOfRule(n),
      order: plan.nextOrder + newcomers.length + n,
      rule,
    })),
  };
};

const sitsThere = (plan: ActivePlan, { attendeeId, seatId }: WishedSeat): boolean =>
  seatOf(plan, seatId).attendeeId === attendeeId;

/** Checks all rules, because their selectors may select the newcomers. */
const refuseApart = (plan: ActivePlan, change: PlanChange): void => {
  const apart = change.rulesAdded.find(({ rule }) => rule.kind === 'KeepApart');
  if (apart) refuseTooManyApart(applyChange(plan, change), apart.ruleId, apart.rule);
};
