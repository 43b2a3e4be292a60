import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether a media query matches. */
const mediaQuery = (query: string): (() => boolean) => {
  const media = window.matchMedia(query);
  const follow = (notify: () => void) => {
    media.addEventListener('change', notify);
    return () => media.removeEventListener('change', notify);
  };
  return () => useSyncExternalStore(follow, () => media.matches);
};

/** Whether people and tables share one panel, and panels come as sheets. */
export const useIsNarrow = mediaQuery('(max-width: 899px)');

/** Whether the settings of a table or object stand below the chart instead of beside it. */
export const useIsSettingsBelow = mediaQuery(
  '(max-width: 599px), (max-width: 899px) and (min-height: 561px)',
);

/** Whether lists are cards. */
export const useIsPhone = mediaQuery('(max-width: 640px)');

/** Whether there is a touch screen, beside a mouse or alone. */
export const useHasTouch = mediaQuery('(any-pointer: coarse)');

/** Whether the seating chart's tools do not all fit beside one another. */
export const useIsMidWide = mediaQuery('(min-width: 900px) and (max-width: 1279px)');
