import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before what was typed is left behind: for ways within the app by a dialog of ours, for
 * closing, reloading and signing out by the browser's own.
 */
export const useLeaveGuard = (isDirty: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
};
