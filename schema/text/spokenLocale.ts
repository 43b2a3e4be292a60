/** The languages of the texts. The first is the default. */
const spoken = ['en'] as const;

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** Some browsers report a system locale such as "en-US@posix", which is not a valid tag. */
const isWellFormed = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
};

/** Whether the texts are in the language of a locale. */
export const isSpoken = (locale: string): boolean =>
  isWellFormed(locale) && spoken.some((language) => language === languageOf(locale));

/**
 * The first of somebody's languages that the texts support, with its region ("en-GB"), so that
 * dates, numbers and sorting follow local habits and still match the surrounding text.
 */
export const localeFor = (requested: readonly string[]): string =>
  requested.find(isSpoken) ?? spoken[0];
