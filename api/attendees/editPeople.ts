import type { EventPlanEvent, PersonEdit } from '../../schema/domainEvents.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';
import { refuseMisfits } from '../guestFields/fitting.ts';
import { refuseMealsOffMenu } from '../menus/onMenu.ts';
import { refuseTooMuchText } from '../planChange/guestText.ts';
import type { AttendeeCommand, PersonEdits } from './commands.ts';
import { refuseTakenExternalIds } from './externalIds.ts';
import { fieldChanges } from './fieldChanges.ts';

type EditPeople = Extract<AttendeeCommand, { type: 'EditPeople' }>;

/**
 * Edits several people in one step, all or none. Records nothing for a person who has these values already.
 * @throws Refusal ATTENDEE_NOT_FOUND; EXTERNAL_ID_TAKEN; LIMIT_REACHED; BAD_INPUT for a person named twice,
 * for meals that are not on the menu, and for values that no custom field takes
 */
export const editPeople = (
  { eventId, edits: asked }: EditPeople,
  plan: ActivePlan,
): Decided<EventPlanEvent>[] => {
  refuseTwice(asked);
  refuseTakenExternalIds(
    asked.map(({ attendeeId, changes }) => {
      const { name, externalId } = attendeeOf(plan, attendeeId).person;
      return { attendeeId, person: { name, externalId, ...changes.person } };
    }),
    plan,
  );
  const people = asked.map(({ changes }) => changes.person ?? {});
  refuseMealsOffMenu(plan, people, true);
  refuseMisfits(plan, people, true);
  const edits = asked.flatMap(({ attendeeId, changes }): PersonEdit[] => {
    const fields = fieldChanges(attendeeOf(plan, attendeeId), changes);
    return Object.keys(fields).length > 0 ? [{ attendeeId, ...fields }] : [];
  });
  refuseTooMuchText(plan, { attendeesChanged: edits });
  return edits.length > 0 ? [{ type: 'PeopleEdited', data: { eventId, edits } }] : [];
};

const refuseTwice = (edits: readonly PersonEdits[]): void => {
  const message = 'Name each person once';
  const first = new Map<string, number>();
  const issues = edits.flatMap(({ attendeeId }, index): Issue[] => {
    if (first.has(attendeeId)) return [{ index, path: 'edits.attendeeId', message }];
    first.set(attendeeId, index);
    return [];
  });
  if (issues.length > 0) throw new Refusal('BAD_INPUT', message, issues);
};
