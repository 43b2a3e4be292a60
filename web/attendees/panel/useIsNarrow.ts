import { useSyncExternalStore } from 'react';

/** Where people and tables take turns on the screen. */
const narrow = window.matchMedia('(max-width: 820px)');

const follow = (tell: () => void) => {
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => narrow.matches);
