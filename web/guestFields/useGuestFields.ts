import { useQuery } from '@apollo/client/react';
import { EventFields, type GuestField } from './documents.ts';

/** The own fields of an event; undefined while they load or cannot be loaded. `skip`: they are not asked for. */
export const useGuestFields = (
  eventId: string,
  { skip = false } = {},
): readonly GuestField[] | undefined => {
  const { data } = useQuery(EventFields, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  return data?.guestFields?.fields;
};
