import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { ConflictPartsFragment } from '../../gql/graphql.ts';
import { useRefetchOnChange } from '../../graphql/useRefetchOnChange.ts';

graphql(`
  fragment ConflictParts on SeatingConflict {
    proof
    ruleIds
    pinnedIds
    personIds
    needed
    available
    ways {
      way
      ruleId
      weight
      personIds
      effect {
        waiting
        hard
        points
      }
    }
  }
`);

const SeatingConflicts = graphql(`
  query SeatingConflicts($eventId: ID!) {
    seatingConflicts(eventId: $eventId) {
      ...ConflictParts
    }
  }
`);

export type RuleConflict = ConflictPartsFragment;

const none: readonly RuleConflict[] = [];

/** The proven conflicts of a plan, kept up to date. Empty while unknown. */
export const useConflicts = (plan: { id: string; position: string }): readonly RuleConflict[] => {
  const { data, refetch } = useQuery(SeatingConflicts, {
    variables: { eventId: plan.id },
    fetchPolicy: 'no-cache',
  });
  useRefetchOnChange(plan.position, refetch);
  return data?.seatingConflicts ?? none;
};
