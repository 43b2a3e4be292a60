import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Refetches the figures, the list and the log after the admin's own action, if they are on screen. */
export const useRefreshAdmin = () => {
  const client = useApolloClient();
  return useCallback(
    () =>
      void client
        .refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName }) => queryName?.startsWith('Admin') ?? false,
        })
        .catch(() => undefined),
    [client],
  );
};
