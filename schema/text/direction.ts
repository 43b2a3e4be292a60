const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** The invisible marks around a text with its own direction. */
const [first, last] = ['\u2068', '\u2069'];
const ofItsOwn = /\u2068[^\u2069]*\u2069?/g;

/** Whether a line reads from right to left, which its first letter decides. Ignores isolated parts. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(strong.exec(text.replace(ofItsOwn, ''))?.[0] ?? '');

/** Whether a text has right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * A name that can be combined with numbers, arrows and other names. Without marks, a right-to-left name would
 * move them to its other side, so that a number seems to count something else, or a change to go the other
 * way.
 */
export const isolated = (name: string): string =>
  hasRightToLeft(name) ? `${first}${name}${last}` : name;

/** The lines of one text. If an isolated name is broken, its part on each line is isolated. */
export const isolatedInLines = (lines: readonly string[]): string[] => {
  let isOpen = false;
  return lines.map((line) => {
    const whole = isOpen ? first + line : line;
    isOpen = whole.lastIndexOf(first) > whole.lastIndexOf(last);
    return isOpen ? whole + last : whole;
  });
};
