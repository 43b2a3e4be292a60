import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Confirms leaving with unsaved changes: our dialog for navigation within the app, the browser's
 * for closing, reloading and signing out.
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
