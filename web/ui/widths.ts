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

/** Whether people and tables share one panel, and panels are sheets. */
export const useIsNarrow = mediaQuery('(width < 56.25rem)');

/** Whether the settings of a table or object are below the chart instead of beside it. */
export const useIsSettingsBelow = mediaQuery(
  '(width < 37.5rem), (width < 56.25rem) and (height > 35rem)',
);

/** Whether lists show cards. */
export const useIsPhone = mediaQuery('(max-width: 40rem)');

/** Whether the device has a touch screen, with or without a mouse. */
export const useHasTouch = mediaQuery('(any-pointer: coarse)');

/** Whether the seating chart's tools are too many for one row. */
export const useIsMidWide = mediaQuery('(min-width: 56.25rem) and (width < 80rem)');
