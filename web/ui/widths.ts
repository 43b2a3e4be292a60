import { mediaQuery } from './mediaQuery.ts';

/** Whether people and tables share one panel, and panels come as sheets. */
export const useIsNarrow = mediaQuery('(max-width: 820px)');

/** Whether lists are cards. */
export const useIsPhone = mediaQuery('(max-width: 640px)');

/** Whether the seating chart's tools do not all fit beside one another. */
export const useIsMidWide = mediaQuery('(min-width: 821px) and (max-width: 1279px)');
