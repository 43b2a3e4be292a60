import { useQuery } from '@apollo/client/react';
import { EventFields, type GuestField } from './documents.ts';

/** The own fields of an event; undefined while they load or cannot be loaded. */
export const useGuestFields = (eventId: string): readonly GuestField[] | undefined => {
  const { data } = useQuery(EventFields, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  return data?.guestFields?.fields;
};
