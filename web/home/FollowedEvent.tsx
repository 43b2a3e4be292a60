import { graphql } from '../gql/gql.ts';
import { useLive } from '../graphql/useLive.ts';

const PlanTouched = graphql(`
  subscription PlanTouched($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
    }
  }
`);

/** Says when something changes in an event; draws nothing. */
export const FollowedEvent = ({ id, onChange }: { id: string; onChange: () => void }) => {
  useLive({
    document: PlanTouched,
    variables: { id },
    deltaOf: ({ eventPlanChanged }) => eventPlanChanged,
    apply: onChange,
    resync: onChange,
  });
  return null;
};
