import { useQuery } from '@apollo/client/react';
import { EventMenu, type Menu } from './documents.ts';

/** The menu of an event; undefined while it loads or cannot be loaded. */
export const useMenu = (eventId: string): Menu | undefined => {
  const { data } = useQuery(EventMenu, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  return data?.menu ?? undefined;
};
