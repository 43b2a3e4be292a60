import type { FieldEvent } from '../../schema/domainEvents.ts';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import { fieldsAfter } from '../../schema/guestFields/guestFields.ts';
import type { Happened } from '../core/decider.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';

const changed = (plan: ActivePlan, event: Happened<FieldEvent>): ActivePlan => {
  const fields = fieldsAfter(plan.fields, event);
  const cleared = 'cleared' in event.data ? event.data.cleared : undefined;
  const { fieldId } = event.data;
  return { ...plan, fields, ...(cleared && { attendees: withoutValues(plan, cleared, fieldId) }) };
};

const withoutValues = (
  plan: ActivePlan,
  ids: readonly string[],
  fieldId: string,
): ActivePlan['attendees'] =>
  plan.attendees.withMutations((attendees) => {
    for (const attendeeId of ids) {
      const { person, ...attendee } = attendeeOf(plan, attendeeId);
      const custom = withCustom(person.custom, { [fieldId]: null });
      attendees.set(attendeeId, { ...attendee, person: { ...person, custom } });
    }
  });

/** Folds the custom fields of an event into its plan, and clears the values of removed fields and choices. */
export const guestFieldFolds = {
  FieldDefined: changed,
  FieldChanged: changed,
  FieldRetired: changed,
} satisfies Partial<PlanFolds>;
