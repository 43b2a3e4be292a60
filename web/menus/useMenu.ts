import { useQuery } from '@apollo/client/react';
import { EventMenu, type Menu } from './documents.ts';

/** The menu of an event. Undefined while it loads, if it cannot be loaded, and with `skip`. */
export const useMenu = (eventId: string, { skip = false } = {}): Menu | undefined => {
  const { data } = useQuery(EventMenu, {
    variables: { eventId },
    skip,
  });
  return data?.menu ?? undefined;
};
