import type { Placement } from '../../schema/domainEvents.ts';
import {
  type AttendeePerson,
  noPerson,
  personFields,
  shownBy,
} from '../../schema/entities/attendee.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import type { ActivePlan, AttendeeState } from './state.ts';

/**
 * A plan as a viewer sees it, for answers that are made from a folded state. Who may not see details
 * sees names, companies and seats; that somebody is held is a detail, so they seem to be in the pool.
 */
export const planAsSeen = (plan: ActivePlan, capabilities: Capabilities): ActivePlan =>
  capabilities.has('seeDetails') ? plan : { ...plan, attendees: plan.attendees.map(namesOnly) };

const inPool: Placement = { in: 'pool' };

const shownToAll = personFields.filter((field) => shownBy[field] === 'see');

const asSeenByAll = (person: AttendeePerson): AttendeePerson => ({
  ...noPerson,
  ...Object.fromEntries(shownToAll.map((field) => [field, person[field]])),
});

const namesOnly = ({ order, person, placement }: AttendeeState): AttendeeState => ({
  order,
  attendeeRole: 'guest',
  tags: [],
  isCheckedIn: false,
  person: asSeenByAll(person),
  placement: placement.in === 'holding' ? inPool : placement,
});
