/** The languages that the texts are written in; the first is for whoever asks for none of them. */
const spoken = ['en'] as const;

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** Some browsers pass on what their system calls its locale, such as "en-US@posix". */
const isWellFormed = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
};

/**
 * The first of the browser's languages that the texts are written in, with its region ("en-GB"), so
 * that dates, numbers and sorting look as people there expect and still match the words around them.
 */
export const localeFor = (asked: readonly string[]): string =>
  asked
    .filter(isWellFormed)
    .find((locale) => spoken.some((language) => language === languageOf(locale))) ?? spoken[0];

export const locale = localeFor(typeof navigator === 'undefined' ? [] : navigator.languages);
