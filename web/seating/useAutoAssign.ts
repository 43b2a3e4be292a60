import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/seating.ftl';
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

/** Seats everybody in the pool, and says how many people found no seat. */
export const useAutoAssign = ({ id: eventId, rules }: Plan) => {
  const [run, { pending: isPending }] = useCommand(AutoAssignSeats);
  const step = useStep(eventId);
  const autoAssign = () =>
    step(t('auto-assign-failed'), async () => {
      const { assigned, unassigned, stepId } = (await run({ eventId })).autoAssignSeats;
      if (assigned === 0)
        return {
          tone: 'info',
          title: t('nobody-assigned'),
          description: unassigned > 0 ? t('no-free-seat', { unassigned }) : t('nobody-waits'),
        };
      return {
        tone: unassigned > 0 ? 'info' : 'success',
        title: t('auto-assigned'),
        description: [
          t('auto-assigned-count', { assigned, unassigned }),
          rules.length === 0 && t('no-rules-yet'),
        ]
          .filter(Boolean)
          .join(' '),
        stepId,
      };
    });
  return { autoAssign, isPending };
};
