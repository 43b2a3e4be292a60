import { localeFor } from '../../schema/spokenLocale.ts';

/** The locale of this browser's texts. */
export const locale = localeFor(typeof navigator === 'undefined' ? [] : navigator.languages);
