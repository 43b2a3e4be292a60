import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { useRefetchUserOnRefusal } from './useRefetchUserOnRefusal.ts';

const AdminUsers = graphql(`
  query AdminUsers($limit: Int!, $offset: Int!, $search: String) {
    users(limit: $limit, offset: $offset, search: $search) {
      total
      items {
        ...UserRow
      }
    }
  }
`);

/** Rows per page when all users are listed. */
const pageLength = 50;

/** The first ten members, or all of them by page; filtered by a search. */
export const useUsers = () => {
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const [page, setPage] = useState(0);
  const word = useDebounced(search.trim());
  const limit = showsAll ? pageLength : limits.adminRows;
  const offset = showsAll ? page * pageLength : 0;
  const { data, previousData, loading, error, refetch } = useQuery(AdminUsers, {
    variables: { limit, offset, search: word || null },
  });
  useRefetchUserOnRefusal(error);
  const shown = data ?? (error ? undefined : previousData);
  const pages = Math.ceil((shown?.users.total ?? 0) / pageLength);
  // The last user of the last page may have been erased.
  if (data && page > 0 && page >= pages) setPage(Math.max(0, pages - 1));
  return {
    users: shown?.users.items,
    total: shown?.users.total ?? 0,
    isLoading: loading && !data,
    error: data ? undefined : error,
    refetch,
    search,
    word,
    showsAll,
    page,
    pages,
    offset,
    find: (text: string) => {
      setSearch(text);
      setPage(0);
    },
    showAll: (all: boolean) => {
      setShowsAll(all);
      setPage(0);
    },
    turnTo: setPage,
  };
};

export type UserList = ReturnType<typeof useUsers>;
