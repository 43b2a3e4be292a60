import { useQuery } from '@apollo/client/react';
import { EventMenu, type Menu } from './documents.ts';

/** The menu of an event; undefined while it loads or cannot be loaded. `skip`: it is not asked for. */
export const useMenu = (eventId: string, { skip = false } = {}): Menu | undefined => {
  const { data } = useQuery(EventMenu, {
    variables: { eventId },
    skip,
  });
  return data?.menu ?? undefined;
};
