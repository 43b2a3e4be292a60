import { Map as Keyed } from 'immutable';
import { noPerson, personFields, shownBy } from '../../schema/entities/attendee.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { type ActivePlan, type AttendeeState, newcomer, pool } from './state.ts';

/**
 * A plan as a viewer may see it, for answers from a folded state. Without the right to see details, it shows
 * names, companies, tables and seats, and held people appear in the pool. Rules need a right of their own.
 */
export const planAsSeen = (plan: ActivePlan, capabilities: Capabilities): ActivePlan =>
  rulesAsSeen(
    capabilities.has('seeDetails')
      ? plan
      : {
          ...plan,
          fields: [],
          attendees: plan.attendees.map(namesOnly),
          tables: plan.tables.map((table) => ({ ...table, tags: [] })),
        },
    capabilities,
  );

const rulesAsSeen = (plan: ActivePlan, capabilities: Capabilities): ActivePlan =>
  capabilities.has('seeRules') ? plan : { ...plan, rules: Keyed() };

const shownToAll = personFields.filter((field) => shownBy[field] === 'see');

const namesOnly = ({ order, person, placement }: AttendeeState): AttendeeState => ({
  order,
  attendeeRole: 'guest',
  tags: [],
  ...newcomer,
  person: {
    ...noPerson,
    ...Object.fromEntries(shownToAll.map((field) => [field, person[field]])),
  },
  placement: placement.in === 'holding' ? pool : placement,
});
