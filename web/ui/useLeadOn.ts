import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsHere } from './useIsHere.ts';

/** Leads on to an address once a command is answered, unless the member has gone elsewhere by then. */
export const useLeadOn = () => {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (to: string, how?: NavigateOptions): Promise<void> => {
    if (isHere()) await navigate(to, how);
  };
};
