import { fitsFields } from '../../schema/guestFields/guestFields.ts';
import { isOnMenu } from '../../schema/menus/menu.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan, AttendeeState } from '../eventPlans/state.ts';

type Person = AttendeeState['person'];

/**
 * The people whose custom fields or meals would not fit the plan after a change.
 * @param isChangedForAll whether the change alters what everybody's values must fit
 */
const misfitsAfter = <Name extends 'custom' | 'meals'>(
  change: PlanChange,
  plan: ActivePlan,
  name: Name,
  fits: (value: Person[Name]) => boolean,
  isChangedForAll: boolean,
): string[] => {
  const values = new Map<string, Person[Name] | null>([
    ...change.attendeesRemoved.map(({ attendeeId }) => [attendeeId, null] as const),
    ...change.attendeesAdded.map(({ attendeeId, person }) => [attendeeId, person[name]] as const),
    ...change.attendeesChanged.flatMap(({ attendeeId, person }) => {
      const value = person?.after[name];
      return value === undefined ? [] : [[attendeeId, value as Person[Name]] as const];
    }),
  ]);
  if (isChangedForAll)
    for (const [attendeeId, { person }] of plan.attendees)
      if (!values.has(attendeeId)) values.set(attendeeId, person[name]);
  return [...values].flatMap(([attendeeId, value]) =>
    fits(value as Person[Name]) ? [] : [attendeeId],
  );
};

/** The people who would have a value that no custom field takes. */
export const fieldMisfits = (change: PlanChange, plan: ActivePlan): string[] => {
  const fits = fitsFields(change.fields?.after ?? plan.fields);
  return misfitsAfter(change, plan, 'custom', fits, change.fields !== null);
};

/** The people whose chosen option would not be on the menu. */
export const mealsOffMenu = (change: PlanChange, plan: ActivePlan): string[] => {
  const fits = isOnMenu(change.menu?.after ?? plan.menu);
  return misfitsAfter(change, plan, 'meals', fits, change.menu !== null);
};
