import { useQuery } from '@apollo/client/react';
import { useKeptFresh } from '../graphql/useKeptFresh.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { SeatingHeat } from './documents.ts';

const none: readonly never[] = [];

/** What each seated person has of what they could have, kept fresh while it is shown. */
export const useHeat = ({ id, position }: Pick<Plan, 'id' | 'position'>, isShown: boolean) => {
  const { data, refetch } = useQuery(SeatingHeat, {
    variables: { eventId: id },
    fetchPolicy: 'no-cache',
    skip: !isShown,
  });
  useKeptFresh(position, async () => isShown && (await refetch()));
  return isShown && data ? data.seatingHeat : none;
};
