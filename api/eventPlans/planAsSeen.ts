import type { AttendeePerson, Placement } from '../../schema/domainEvents.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import type { ActivePlan, AttendeeState } from './state.ts';

/**
 * A plan as a viewer sees it, for answers that are made from a folded state. Who may not see details
 * sees names, companies and seats; that somebody is held is a detail, so they seem to be in the pool.
 */
export const planAsSeen = (plan: ActivePlan, capabilities: Capabilities): ActivePlan =>
  capabilities.has('seeDetails') ? plan : { ...plan, attendees: plan.attendees.map(namesOnly) };

const inPool: Placement = { in: 'pool' };

const noPerson = {
  title: null,
  email: null,
  phone: null,
  notes: null,
  photoUrl: null,
  linkedinUrl: null,
  currentOpportunity: null,
  accountExecutive: null,
  demoStatus: null,
  demoDate: null,
  linkedUrl: null,
  otherAccountNotes: null,
} satisfies Omit<AttendeePerson, 'name' | 'company'>;

const namesOnly = ({ order, person, placement }: AttendeeState): AttendeeState => ({
  order,
  attendeeRole: 'guest',
  tags: [],
  isCheckedIn: false,
  person: { ...noPerson, name: person.name, company: person.company },
  placement: placement.in === 'holding' ? inPool : placement,
});
