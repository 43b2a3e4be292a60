import type { DomainEventOf, PlusOnesLosing, RulesLosing } from '../../schema/domainEvents.ts';
import type { NewAttendee, Placement } from '../../schema/planFacts.ts';
import type { Happened } from '../core/decider.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import {
  type ActivePlan,
  attendeeOf,
  newcomer,
  pinned,
  placed,
  pool,
  withAttendees,
} from '../eventPlans/state.ts';
import { withAttendeeChanged, withoutAttendee } from '../planChange/apply.ts';
import { withRulesLosing } from '../planChange/applyRules.ts';
import { withoutHost } from '../planChange/hosts.ts';
import { newcomersOf, staged, withoutParts } from '../planChange/stage.ts';

const joined = (
  plan: ActivePlan,
  newcomers: readonly NewAttendee[],
  placement: Placement,
): ActivePlan => ({
  ...plan,
  nextOrder: plan.nextOrder + newcomers.length,
  attendees: plan.attendees.withMutations((attendees) => {
    for (const [index, { attendeeId, ...known }] of newcomers.entries()) {
      const order = plan.nextOrder + index;
      attendees.set(attendeeId, { order, ...newcomer, ...factsOf(known), placement });
    }
  }),
});

/** The facts that the plan keeps about a newcomer. Events hold others too, such as ids. */
const factsOf = ({
  attendeeRole,
  tags,
  person,
  guestOf,
  isNamed,
  reply,
}: Omit<NewAttendee, 'attendeeId'>) => ({
  attendeeRole,
  tags,
  person,
  ...(guestOf !== undefined && { guestOf }),
  ...(isNamed !== undefined && { isNamed }),
  ...(reply !== undefined && { reply }),
});

type Leaving = { attendeeId: string; rules?: RulesLosing; plusOnes?: PlusOnesLosing };

const left = (plan: ActivePlan, { attendeeId, rules, plusOnes = [] }: Leaving): ActivePlan => {
  const withRules = withRulesLosing(plan, rules, { people: new Set([attendeeId]) });
  return withoutAttendee(plusOnes.reduce(withoutHost, withRules), attendeeId);
};

const heldFor = (plan: ActivePlan, attendeeId: string, reason: string | null): ActivePlan => {
  const { placement } = attendeeOf(plan, attendeeId);
  return placement.in === 'holding' ? placed(plan, attendeeId, { ...placement, reason }) : plan;
};

/** An import takes effect as a whole, so its parts wait for the last one. */
const imported = (
  plan: ActivePlan,
  event: Happened<DomainEventOf<'AttendeesImported'>>,
): ActivePlan => {
  const { importId, part, parts, attendees } = event.data;
  if (part < parts - 1) return staged(plan, event);
  const everybody = [...newcomersOf(plan, importId), ...attendees];
  return joined(withoutParts(plan, importId), everybody, pool);
};

const checked = (plan: ActivePlan, attendeeId: string, isCheckedIn: boolean): ActivePlan =>
  withAttendees(plan, [attendeeId], (attendee) => ({ ...attendee, isCheckedIn }));

/**
 * Folds domain events of attendees into their plan.
 * @throws Refusal ATTENDEE_NOT_FOUND for an event about somebody who is not in the plan
 */
export const attendeeFolds = {
  AttendeeAdded: (plan, { data, metadata: { at } }) =>
    joined(plan, [data], data.held ? { in: 'holding', since: at, reason: data.held.reason } : pool),
  AttendeesImported: imported,
  AttendeeEdited: (plan, { data }) => withAttendeeChanged(plan, data),
  PeopleEdited: (plan, { data }) => data.edits.reduce(withAttendeeChanged, plan),
  AttendeeDeleted: (plan, { data }) => left(plan, data),
  AttendeeErased: (plan, { data }) => {
    const without = data.was ? left(plan, data) : plan;
    return { ...without, erased: [...plan.erased, data.attendeeId] };
  },
  AttendeeCheckedIn: (plan, { data }) => checked(plan, data.attendeeId, true),
  AttendeeCheckedOut: (plan, { data }) => checked(plan, data.attendeeId, false),
  AttendeeHeld: (plan, { data: { attendeeId, reason }, metadata: { at } }) =>
    placed(plan, attendeeId, { in: 'holding', since: at, reason }),
  AttendeeReleased: (plan, { data }) => placed(plan, data.attendeeId, pool),
  HoldReasonChanged: (plan, { data }) => heldFor(plan, data.attendeeId, data.reason.after),
  AttendeePinned: (plan, { data }) => pinned(plan, data.attendeeId, true),
  AttendeeUnpinned: (plan, { data }) => pinned(plan, data.attendeeId, false),
} satisfies Partial<PlanFolds>;
