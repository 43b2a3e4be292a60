const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Marks around a text whose direction is its own. They are not seen. */
const [first, last] = ['\u2068', '\u2069'];
const ofItsOwn = /\u2068[^\u2069]*\u2069?/g;

/** Whether a line reads from right to left, as its first letter does. What is isolated in it does not count. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(strong.exec(text.replace(ofItsOwn, ''))?.[0] ?? '');

/** Whether a text has letters that read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * A name to stand beside numbers, arrows and other names. Without marks, one that reads from right to left would draw
 * them to its other side: a number seems to count something else, and a change to be the other way round.
 */
export const isolated = (name: string): string =>
  hasRightToLeft(name) ? `${first}${name}${last}` : name;

/** Lines of one text: an isolated name that is broken is isolated in each of them. */
export const isolatedInLines = (lines: readonly string[]): string[] => {
  let isOpen = false;
  return lines.map((line) => {
    const whole = isOpen ? first + line : line;
    isOpen = whole.lastIndexOf(first) > whole.lastIndexOf(last);
    return isOpen ? whole + last : whole;
  });
};
