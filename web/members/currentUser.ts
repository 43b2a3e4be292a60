import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../gql/gql.ts';
import type { CurrentUserQuery } from '../gql/graphql.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { noteMemberOfPage } from '../graphql/memberOfPage.ts';

/** The fields of a member's name. */
graphql(`
  fragment MemberName on User {
    id
    email
    firstName
    lastName
  }
`);

export const CurrentUser = graphql(`
  query CurrentUser {
    me {
      id
      email
      firstName
      lastName
      profileImageUrl
      role
      membershipLevel
    }
  }
`);

export type CurrentUser = NonNullable<CurrentUserQuery['me']>;

/** The refetch interval that lets a changed role take effect (specification, section 7). */
const freshForMs = 5 * 60_000;

type CurrentUserState =
  | Loading
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: CurrentUser };

/** The signed-in member. Being signed out is an answer, not an error. */
export const useCurrentUser = (): CurrentUserState => {
  const { data, loading, ...result } = useQuery(CurrentUser, {
    fetchPolicy: 'cache-first',
    pollInterval: freshForMs,
    skipPollAttempt: () => document.hidden,
  });
  const id = data?.me?.id;
  useEffect(() => {
    if (id) noteMemberOfPage(id);
  }, [id]);
  if (data?.me) return { status: 'signedIn', user: data.me };
  if (data) return { status: 'signedOut' };
  return loading ? { status: 'loading' } : loadingOf(result);
};
