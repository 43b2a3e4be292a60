import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsHere } from './useIsHere.ts';

/** Navigates after a command was answered, unless the member has left the screen by then. */
export const useNavigateAfterAnswer = () => {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (to: string, how?: NavigateOptions): Promise<void> => {
    if (isHere()) await navigate(to, how);
  };
};
