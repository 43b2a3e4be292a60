import type { FieldEvent } from '../../schema/domainEvents.ts';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import { fieldsAfter } from '../../schema/guestFields/guestFields.ts';
import type { Happened } from '../core/decider.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { type ActivePlan, withAttendees } from '../eventPlans/state.ts';

const changed = (plan: ActivePlan, event: Happened<FieldEvent>): ActivePlan => {
  const cleared = 'cleared' in event.data ? event.data.cleared : undefined;
  const noValue = { [event.data.fieldId]: null };
  return withAttendees(
    { ...plan, fields: fieldsAfter(plan.fields, event) },
    cleared ?? [],
    ({ person, ...attendee }) => ({
      ...attendee,
      person: { ...person, custom: withCustom(person.custom, noValue) },
    }),
  );
};

/** Folds the custom fields of an event into its plan, and clears the values of removed fields and choices. */
export const guestFieldFolds = {
  FieldDefined: changed,
  FieldChanged: changed,
  FieldRetired: changed,
} satisfies Partial<PlanFolds>;
