import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeUnload } from './unsavedWork.ts';

/**
 * Confirms leaving with unsaved changes: by `LeaveDialog` within the app, by the browser's own question for
 * closing, reloading and signing out. A change of the search parameters counts as leaving, because they can
 * open a page's editor. With `onlyBack` only Back and Forward are confirmed.
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
