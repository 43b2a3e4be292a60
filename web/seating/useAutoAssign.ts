import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/seating.ftl';
import { onDemand, usePreload } from '../ui/onDemand.tsx';
import { freeSeatsOf } from './planView.ts';
import type { Plan } from './seatingPlan.ts';

const AutoAssignSeats = graphql(`
  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {
    autoAssignSeats(input: $input) {
      stepId
      assigned
      unassigned
    }
  }
`);

const notice = onDemand(() => import('./autoAssigned.ts'));

/** Seats everybody in the pool, and says how many people found no seat. */
export const useAutoAssign = (plan: Plan) => {
  const { id: eventId, rules } = plan;
  const [run, { pending: isPending }] = useCommand(AutoAssignSeats);
  const step = useStep(eventId);
  usePreload(notice);
  const autoAssign = () =>
    step(t('auto-assign-failed'), async () => {
      // Nobody is seated without the words that say so.
      const { autoAssignedNotice } = await notice.prepare();
      const { autoAssignSeats: done } = await run({ eventId });
      return autoAssignedNotice({
        ...done,
        hasFreeSeats: freeSeatsOf(plan).length > done.assigned,
        hasRules: rules.length > 0,
      });
    });
  return { autoAssign, isPending };
};
