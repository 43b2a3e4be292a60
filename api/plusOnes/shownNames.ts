import { namesOfUnnamed } from '../../schema/attendees/plusOnes.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';

/** A plan as pictures and comparisons show it: guests without a name are named after their host. */
export const withShownNames = (plan: ActivePlan): ActivePlan => {
  if (plan.attendees.every(({ isNamed }) => isNamed)) return plan;
  const ordered = inOrder(plan.attendees);
  const names = namesOfUnnamed(
    new Map(ordered.map(([id, { person, ...facts }]) => [id, { ...facts, name: person.name }])),
  );
  return {
    ...plan,
    attendees: plan.attendees.withMutations((attendees) => {
      for (const [id, name] of names)
        attendees.update(id, (one) => one && { ...one, person: { ...one.person, name } });
    }),
  };
};
