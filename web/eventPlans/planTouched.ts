import { graphql } from '../gql/gql.ts';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';

const PlanTouched = graphql(`
  subscription PlanTouched($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
    }
  }
`);

type PlanTouchedOptions = {
  eventId: string;
  /** The position of the query's answer. */
  after?: string | null | undefined;
  skip?: boolean;
  /** Called at every change, also when the event is deleted or changes may have been missed. */
  onTouched: () => unknown;
};

/** Calls back when an event has changed, so that the screen can refetch. */
export const usePlanTouched = ({ eventId, onTouched, ...rest }: PlanTouchedOptions) =>
  useLiveUpdates({
    document: PlanTouched,
    variables: { id: eventId },
    ...rest,
    deltaOf: ({ eventPlanChanged }) => eventPlanChanged,
    apply: onTouched,
    resync: onTouched,
  });
