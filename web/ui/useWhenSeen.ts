import { useEffect, useEffectEvent } from 'react';

/** Calls back each time that somebody comes back to the page: from another tab, window or app. */
export const useWhenSeen = (onSeen: () => void): void => {
  const again = useEffectEvent(onSeen);
  useEffect(() => {
    const seen = () => !document.hidden && again();
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
};
