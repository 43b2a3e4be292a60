import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onKey` for each key that is pressed in the window while the component is mounted, but not for those
 * that compose a character.
 */
export const useWindowKey = (onKey: (event: KeyboardEvent) => unknown): void => {
  const onKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.isComposing || onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
