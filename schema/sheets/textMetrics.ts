import { emojiPictures, keycap } from '../text/emoji.ts';
import { missingBox } from './fonts.ts';
import widths from './fontWidths.json' with { type: 'json' };
import { type SheetFont, sheetFonts } from './primitives.ts';

/**
 * The widths of letters by font and code point, in thousandths of the font size. Browser and server share
 * this table, so that both break lines at the same words. `npm run font-widths` makes it from the fonts, and
 * a test compares the two.
 */
type Widths = ReadonlyMap<number, number>;

/**
 * Ranges of code points in the format of `fontWidths.json`: the first one, then the widths of consecutive
 * ones.
 */
const readWidths = (ranges: readonly (readonly number[])[]): Widths => {
  const all = new Map<number, number>();
  for (const [from = 0, ...each] of ranges)
    for (const [nth, width] of each.entries()) all.set(from + nth, width);
  return all;
};

let known: Record<SheetFont, Widths> | undefined;
const widthsOf = (font: SheetFont): Widths => {
  known ??= Object.fromEntries(
    sheetFonts.map((name) => [name, readWidths(widths[name])]),
  ) as Record<SheetFont, Widths>;
  return known[font];
};

/** Invisible joiners and selectors, which have no width and need no font. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/u;
const blank = /\s/u;

const latin = new Map<SheetFont, Map<string, number>>();

/**
 * The forms of each Arabic letter: isolated, final and, for letters that join both ways, initial and medial.
 */
const arabicForms = new Map<string, string[]>();
for (let code = 0xfe80; code <= 0xfef4; code += 1) {
  const form = String.fromCodePoint(code);
  const letter = form.normalize('NFKC');
  arabicForms.set(letter, [...(arabicForms.get(letter) ?? []), form]);
}
const arabic = /[\u0621-\u064a]/;
const mark = /\p{M}/u;

/** Arabic letters in the forms that their neighbours require. Isolated forms would be wider. */
const joined = (text: string): string => {
  const letters = [...text].filter((letter) => !mark.test(letter));
  const formsOf = (at: number): string[] => arabicForms.get(letters[at] ?? '') ?? [];
  return letters
    .map((letter, at) => {
      const own = formsOf(at);
      const [isolated = letter, final = isolated, initial = isolated, medial = final] = own;
      const afterOne = own.length > 1 && formsOf(at - 1).length === 4;
      const beforeOne = own.length === 4 && formsOf(at + 1).length > 1;
      if (afterOne) return beforeOne ? medial : final;
      return beforeOne ? initial : isolated;
    })
    .join('');
};

const maybeOfParts = /[\u20e3\u{1f1e6}-\u{1faff}\u200d]/u;

/** The text with one part of each emoji, as wide as the whole picture. */
const inPictures = (text: string): string =>
  maybeOfParts.test(text)
    ? text.replace(emojiPictures, (whole) =>
        whole.endsWith(keycap) ? keycap : ([...whole][0] ?? ''),
      )
    : text;

/** The width of a line, in the unit of its size. Ignores kerning. */
export const widthOf = (text: string, font: SheetFont, size: number): number => {
  let cache = latin.get(font);
  if (!cache) {
    cache = new Map();
    latin.set(font, cache);
  }
  let total = 0;
  const pictures = inPictures(text);
  for (const letter of arabic.test(text) ? joined(pictures) : pictures) {
    let width = cache.get(letter);
    if (width === undefined) {
      width = widthOfLetter(letter, font);
      cache.set(letter, width);
    }
    total += width;
  }
  return (total / 1_000) * size;
};

const widthOfLetter = (letter: string, font: SheetFont): number => {
  const all = widthsOf(font);
  const own = all.get(letter.codePointAt(0) ?? 0);
  if (own !== undefined) return own;
  if (unseen.test(letter)) return 0;
  return all.get((blank.test(letter) ? ' ' : missingBox).codePointAt(0) ?? 0) ?? 0;
};

const isMissing = (letter: string): boolean =>
  !widthsOf('sans').has(letter.codePointAt(0) ?? 0) && !unseen.test(letter) && !blank.test(letter);

/**
 * The text with a box in place of each letter that no font has.
 * @param missing collects those letters
 */
export const withBoxes = (text: string, missing?: Set<string>): string => {
  let boxed = '';
  for (const letter of text)
    if (isMissing(letter)) {
      missing?.add(letter);
      boxed += missingBox;
    } else boxed += letter;
  return boxed;
};
