import { useEffect, useEffectEvent } from 'react';

/** Calls back once the browser is online again. */
export const useWhenOnline = (onOnline: () => void): void => {
  const again = useEffectEvent(onOnline);
  useEffect(() => {
    const online = () => again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
};
