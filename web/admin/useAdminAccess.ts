import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';

/**
 * The viewer of an admin screen, and whether the screen must close because the server refused its query or
 * the viewer has lost the role.
 */
export const useAdminAccess = (queryError: unknown) => {
  const user = useOutletContext<CurrentUser>();
  const [wasAdmin] = useState(user.role === 'admin');
  const isRefused = queryError !== undefined && problemOf(queryError).code === 'FORBIDDEN';
  return { user, wasAdmin, isClosed: isRefused || (wasAdmin && user.role !== 'admin') };
};
