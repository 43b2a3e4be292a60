import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { problemOf } from '../graphql/problems.ts';
import { CurrentUser } from '../members/currentUser.ts';

/**
 * A refused part of the page means that the admin role was taken away, so the current user is
 * fetched again.
 */
export const useRefetchUserOnRefusal = (error: unknown): void => {
  const client = useApolloClient();
  const isRefused = error !== undefined && problemOf(error).code === 'FORBIDDEN';
  useEffect(() => {
    if (isRefused) void client.refetchQueries({ include: [CurrentUser] }).catch(() => undefined);
  }, [client, isRefused]);
};
