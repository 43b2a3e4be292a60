import { useSyncExternalStore } from 'react';

/** The width below which people and tables share one panel. */
const narrow = window.matchMedia('(max-width: 820px)');

const follow = (tell: () => void) => {
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => narrow.matches);
