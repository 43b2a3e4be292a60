import type {
  AttendeePerson,
  DomainEventOf,
  NewAttendee,
  Placement,
} from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, type AttendeeState, attendeeOf, placed } from '../eventPlans/state.ts';
import { newcomersOf, staged, withoutParts } from '../planChange/stage.ts';

type AttendeeEvent = DomainEventOf<
  | 'AttendeeAdded'
  | 'AttendeesImported'
  | 'AttendeeEdited'
  | 'AttendeeDeleted'
  | 'AttendeeErased'
  | 'AttendeeCheckedIn'
  | 'AttendeeCheckedOut'
  | 'AttendeeHeld'
  | 'AttendeeReleased'
  | 'HoldReasonChanged'
>;

export const evolveAttendees = (plan: ActivePlan, event: Happened<AttendeeEvent>): ActivePlan => {
  switch (event.type) {
    case 'AttendeeAdded': {
      const { held } = event.data;
      const placement: Placement = held
        ? { in: 'holding', since: event.metadata.at, reason: held.reason }
        : { in: 'pool' };
      return joined(plan, [event.data], placement);
    }
    case 'AttendeesImported':
      return imported(plan, event);
    case 'AttendeeEdited':
      return edited(plan, event);
    case 'AttendeeDeleted':
      return left(plan, event.data.attendeeId);
    case 'AttendeeErased': {
      const { attendeeId, was } = event.data;
      const without = was ? left(plan, attendeeId) : plan;
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
      return placed(plan, event.data.attendeeId, { in: 'pool' });
    case 'HoldReasonChanged':
      return heldFor(plan, event.data.attendeeId, event.data.reason.after);
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
    for (const [index, { attendeeId, attendeeRole, tags, person }] of newcomers.entries()) {
      const order = plan.nextOrder + index;
      attendees.set(attendeeId, {
        order,
        attendeeRole,
        tags,
        person,
        isCheckedIn: false,
        placement,
      });
    }
  }),
});

const heldFor = (plan: ActivePlan, attendeeId: string, reason: string | null): ActivePlan => {
  const { placement } = attendeeOf(plan, attendeeId);
  return placement.in === 'holding' ? placed(plan, attendeeId, { ...placement, reason }) : plan;
};

/** Parts wait until the last one is there: an import takes effect as a whole. */
const imported = (
  plan: ActivePlan,
  event: Happened<DomainEventOf<'AttendeesImported'>>,
): ActivePlan => {
  const { importId, part, parts, attendees } = event.data;
  if (part < parts - 1) return staged(plan, event);
  const everybody = [...newcomersOf(plan, importId), ...attendees];
  return joined(withoutParts(plan, importId), everybody, { in: 'pool' });
};

const edited = (plan: ActivePlan, { data }: DomainEventOf<'AttendeeEdited'>): ActivePlan => {
  const attendee = attendeeOf(plan, data.attendeeId);
  const after: AttendeeState = {
    ...attendee,
    attendeeRole: data.attendeeRole?.after ?? attendee.attendeeRole,
    tags: data.tags?.after ?? attendee.tags,
    person: { ...attendee.person, ...(data.person?.after as Partial<AttendeePerson>) },
  };
  return { ...plan, attendees: plan.attendees.set(data.attendeeId, after) };
};

const left = (plan: ActivePlan, attendeeId: string): ActivePlan => {
  const unseated = placed(plan, attendeeId, { in: 'pool' });
  return { ...unseated, attendees: unseated.attendees.delete(attendeeId) };
};

const checked = (plan: ActivePlan, attendeeId: string, isCheckedIn: boolean): ActivePlan => ({
  ...plan,
  attendees: plan.attendees.set(attendeeId, { ...attendeeOf(plan, attendeeId), isCheckedIn }),
});
