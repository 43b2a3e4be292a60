import { useQuery } from '@apollo/client/react';
import { usePlanQuery } from '../../eventPlans/usePlanQuery.ts';
import type { CardFactsOfGuestsQuery } from '../../gql/graphql.ts';
import { CardDesigns, CardFactsOfGuests } from './documents.ts';

/** The card designs of an event. @param skip for readers, who may not edit it */
export const useCardDesigns = (eventId: string, skip = false) => {
  const { data, error, loading, refetch } = useQuery(CardDesigns, {
    variables: { eventId },
    skip,
  });
  return {
    designs: data?.cardDesigns,
    error: loading ? undefined : error,
    retry: async (): Promise<void> => {
      await refetch().catch(() => undefined);
    },
  };
};

export type GuestFacts = CardFactsOfGuestsQuery;

export const useGuestFacts = (eventId: string) => {
  const { data: guests, error, refetch } = usePlanQuery(CardFactsOfGuests, { eventId });
  return { guests, error, retry: () => void refetch().catch(() => undefined) };
};
