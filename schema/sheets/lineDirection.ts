import { hasRightToLeft } from '../text/direction.ts';

const strong = /\p{L}/u;
/** The marks around an isolated name. */
const [first, last] = ['\u2068', '\u2069'];
const ofItsOwn = /\u2068[^\u2069]*\u2069?/g;

/** Whether a line reads from right to left, which its first letter decides. Ignores isolated parts. */
export const isRightToLeft = (text: string): boolean =>
  hasRightToLeft(strong.exec(text.replace(ofItsOwn, ''))?.[0] ?? '');

/** The lines of one text. If an isolated name is broken, its part on each line is isolated. */
export const isolatedInLines = (lines: readonly string[]): string[] => {
  let isOpen = false;
  return lines.map((line) => {
    const whole = isOpen ? first + line : line;
    isOpen = whole.lastIndexOf(first) > whole.lastIndexOf(last);
    return isOpen ? whole + last : whole;
  });
};
