import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onKey` for each key pressed in the window while the component is mounted, except while a character
 * is composed.
 */
export const useWindowKey = (onKey: (event: KeyboardEvent) => unknown): void => {
  const onKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.isComposing || onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
