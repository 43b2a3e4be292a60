import { graphemesOf } from '../../schema/text/plainText.ts';

const picture = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f/u;

/** The widths of letters that are not as wide as most; the first that matches counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [picture, 2.3],
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff01-\uff60]/u, 1.8],
  [/^[\p{M}\p{Cf}]/u, 0],
  [/[MW%@МЖФШЩЮ]/u, 1.75],
  [/[mwмжфшщыю]/u, 1.5],
  [/[ijlI \-.,:;!|'’()[\]]/u, 0.5],
  [/[tfr]/u, 0.65],
  [/\p{Lu}/u, 1.25],
];

/** Few letters make up all names. */
const known = new Map<string, number>();

const widthOf = (letter: string): number => {
  const width = known.get(letter) ?? widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 1;
  known.set(letter, width);
  return width;
};

/** The letters as they are drawn: an emoji of several parts is one. Only emoji are worth a segmenter. */
const drawnLetters = (text: string): Iterable<string> =>
  picture.test(text) ? Array.from(graphemesOf(text), ({ segment }) => segment) : text;

/**
 * About the width of a text, in small letters of usual width, each 0.56 of the font size: "Ida" is 2.5 wide,
 * "WOW" 4.75.
 */
export const widthInLetters = (text: string): number => {
  let sum = 0;
  for (const letter of drawnLetters(text)) sum += widthOf(letter);
  return sum;
};

/** The longest start of a text that is at most `width` letters wide; at least one letter. */
export const startWithin = (text: string, width: number): string => {
  let sum = 0;
  let end = 0;
  for (const { segment, index } of graphemesOf(text)) {
    sum += widthInLetters(segment);
    if (sum > width && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
};
