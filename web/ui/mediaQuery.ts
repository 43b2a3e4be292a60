import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window fits a media query. */
export const mediaQuery = (query: string): (() => boolean) => {
  const media = window.matchMedia(query);
  const follow = (tell: () => void) => {
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  };
  return () => useSyncExternalStore(follow, () => media.matches);
};
