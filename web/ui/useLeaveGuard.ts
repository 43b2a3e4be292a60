import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeUnload } from './unsavedWork.ts';

/**
 * Confirms leaving with unsaved changes: `LeaveDialog` for navigation within the app, the browser's
 * own question for closing, reloading and signing out. Search parameters count as an address, as a
 * page may open its editor by one. `onlyBack` lets everything pass but Back and Forward.
 */
export const useLeaveGuard = (isDirty: boolean, { onlyBack = false } = {}) => {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isDirty &&
      !isAllowed.current &&
      !(onlyBack && historyAction !== 'POP') &&
      (from.pathname !== to.pathname || from.search !== to.search),
  );
  const isLeaving = useRef(false);
  useAskBeforeUnload(isDirty);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    /** Stops asking: the changes have just been saved, or what they belong to was deleted. */
    allow: () => {
      isAllowed.current = true;
    },
  };
};

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
