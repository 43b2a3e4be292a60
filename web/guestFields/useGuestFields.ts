import { useQuery } from '@apollo/client/react';
import { EventFields, type GuestField } from './documents.ts';

/** The custom fields of an event. Undefined while they load, if they cannot be loaded, and with `skip`. */
export const useGuestFields = (
  eventId: string,
  { skip = false } = {},
): readonly GuestField[] | undefined => {
  const { data } = useQuery(EventFields, {
    variables: { eventId },
    skip,
  });
  return data?.guestFields?.fields;
};
