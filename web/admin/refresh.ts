import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** After an action of one's own: figures, list and log are asked for again, as far as they are shown. */
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
