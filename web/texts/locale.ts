import { localeFor } from '../../schema/text/spokenLocale.ts';

/** The locale of this browser's texts. */
export const locale = localeFor(typeof navigator === 'undefined' ? [] : navigator.languages);
