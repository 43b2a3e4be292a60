import type {
  DomainEventOf,
  NewAttendee,
  Placement,
  PlusOnesLosing,
  RulesLosing,
} from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import {
  type ActivePlan,
  attendeeOf,
  newcomer,
  pinned,
  placed,
  pool,
} from '../eventPlans/state.ts';
import { withAttendeeChanged, withoutAttendee } from '../planChange/apply.ts';
import { withRulesLosing } from '../planChange/applyRules.ts';
import { withoutHost } from '../planChange/hosts.ts';
import { newcomersOf, staged, withoutParts } from '../planChange/stage.ts';

type AttendeeEvent = DomainEventOf<
  | 'AttendeeAdded'
  | 'AttendeesImported'
  | 'AttendeeEdited'
  | 'PeopleEdited'
  | 'AttendeeDeleted'
  | 'AttendeeErased'
  | 'AttendeeCheckedIn'
  | 'AttendeeCheckedOut'
  | 'AttendeeHeld'
  | 'AttendeeReleased'
  | 'HoldReasonChanged'
  | 'AttendeePinned'
  | 'AttendeeUnpinned'
>;

/**
 * Folds one domain event of attendees into their plan.
 * @throws Refusal ATTENDEE_NOT_FOUND for an event about somebody who is not in the plan
 */
export const evolveAttendees = (plan: ActivePlan, event: Happened<AttendeeEvent>): ActivePlan => {
  switch (event.type) {
    case 'AttendeeAdded': {
      const { held } = event.data;
      const placement: Placement = held
        ? { in: 'holding', since: event.metadata.at, reason: held.reason }
        : pool;
      return joined(plan, [event.data], placement);
    }
    case 'AttendeesImported':
      return imported(plan, event);
    case 'AttendeeEdited':
      return withAttendeeChanged(plan, event.data);
    case 'PeopleEdited':
      return event.data.edits.reduce(withAttendeeChanged, plan);
    case 'AttendeeDeleted':
      return left(plan, event.data);
    case 'AttendeeErased': {
      const { attendeeId, was } = event.data;
      const without = was ? left(plan, event.data) : plan;
      return { ...without, erased: [...plan.erased, attendeeId] };
    }
    case 'AttendeeCheckedIn':
      return checked(plan, event.data.attendeeId, true);
    case 'AttendeeCheckedOut':
      return checked(plan, event.data.attendeeId, false);
    case 'AttendeeHeld': {
      const { attendeeId, reason } = event.data;
      return placed(plan, attendeeId, { in: 'holding', since: event.metadata.at, reason });
    }
    case 'AttendeeReleased':
      return placed(plan, event.data.attendeeId, pool);
    case 'HoldReasonChanged':
      return heldFor(plan, event.data.attendeeId, event.data.reason.after);
    case 'AttendeePinned':
      return pinned(plan, event.data.attendeeId, true);
    case 'AttendeeUnpinned':
      return pinned(plan, event.data.attendeeId, false);
  }
};

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

/** The facts that the plan keeps about a newcomer. Events have others, such as ids. */
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

/** An import takes effect as a whole: its parts wait for the last one. */
const imported = (
  plan: ActivePlan,
  event: Happened<DomainEventOf<'AttendeesImported'>>,
): ActivePlan => {
  const { importId, part, parts, attendees } = event.data;
  if (part < parts - 1) return staged(plan, event);
  const everybody = [...newcomersOf(plan, importId), ...attendees];
  return joined(withoutParts(plan, importId), everybody, pool);
};

const checked = (plan: ActivePlan, attendeeId: string, isCheckedIn: boolean): ActivePlan => ({
  ...plan,
  attendees: plan.attendees.set(attendeeId, { ...attendeeOf(plan, attendeeId), isCheckedIn }),
});
