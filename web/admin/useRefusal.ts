import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { problemOf } from '../graphql/problems.ts';
import { CurrentUser } from '../members/currentUser.ts';

/** Where a part of the page is refused, the role was taken away meanwhile: who one is, is asked again. */
export const useRefusal = (error: unknown): void => {
  const client = useApolloClient();
  const isRefused = error !== undefined && problemOf(error).code === 'FORBIDDEN';
  useEffect(() => {
    if (isRefused) void client.refetchQueries({ include: [CurrentUser] }).catch(() => undefined);
  }, [client, isRefused]);
};
