const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Whether a text has right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * A name that can be combined with numbers, arrows and other names. Without the invisible marks around it, a
 * right-to-left name would move them to its other side, so that a number seems to count something else, or a
 * change to go the other way. Texts of the client set their values apart by themselves.
 */
export const isolated = (name: string): string =>
  hasRightToLeft(name) ? `\u2068${name}\u2069` : name;
