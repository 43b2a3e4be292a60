import { mediaQuery } from '../../ui/mediaQuery.ts';

/** The width below which people and tables share one panel. */
export const useIsNarrow = mediaQuery('(max-width: 820px)');
