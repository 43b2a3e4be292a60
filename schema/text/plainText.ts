/** No script has more marks on one letter. More would only cover other lines. */
const maxMarks = 10;

const tooManyMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu');

/** Viramas of Indic scripts, which a joiner after them changes. */
const virama =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2]';

/** Arabic letters that never join the next one, so that a joiner after them has no effect. */
const endsJoin =
  '[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699' +
  '\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef]';

const [zwnj, zwj] = ['\\u200c', '\\u200d'];

/**
 * Invisible characters that change how their surroundings look (after RFC 5892, A.1 and A.2, and
 * Unicode's emoji sequences), and visible format characters.
 */
const shown = [
  '[\\u0600-\\u0605\\u06dd\\u070f\\u08e2]',
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}',
  `(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)${zwj}(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  `(?<=\\p{L}\\p{M}{0,4}${virama})(?:${zwnj}|${zwj})`,
  `(?<=\\p{L})${zwj}(?=${virama})`,
  `(?<=(?!${endsJoin})\\p{Script=Arabic}\\p{Mn}{0,4})${zwnj}(?=\\p{Script=Arabic})`,
];

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const unshown = new RegExp(`(${shown.join('|')})|${invisible.source}`, 'gu');

const withoutInvisible = (text: string): string =>
  invisible.test(text) ? text.replace(unshown, '$1') : text;

/** Excludes spaces, marks without a letter, and characters that are blank in every font. */
const somethingToSee = /[^\s\p{Z}\p{M}\p{Cf}\u2800\u{1d159}]/u;

/**
 * Cleans text for storage, so that text that looks equal is equal: normalised (NFC), trimmed, with LF line
 * breaks, without invisible characters and excessive marks. Text that shows nothing becomes empty. Keeps
 * joiners that a script or an emoji needs.
 */
export const cleaned = (text: string): string => {
  const plain = asciiLine.test(text) ? text.trim() : settled(text.replace(lineBreak, '\n'));
  return somethingToSee.test(plain) ? plain : '';
};

const asciiLine = /^[\x20-\x7e]*$/;
const lineBreak = /\r\n?|[\u2028\u2029]/g;

/** Repeats until nothing changes, because removing a character can require normalising again. */
const settled = (text: string): string => {
  // Marks are limited first, because ordering them takes quadratic time.
  const normal = withFewMarks(withFewMarks(text).normalize('NFC'));
  const visible = withoutInvisible(normal).trim();
  return visible === text ? text : settled(visible);
};

const withFewMarks = (text: string): string => text.replace(tooManyMarks, '$1');

/** Control characters other than tab and line break, and lone surrogates. */
const control = /\p{Surrogate}|[^\P{Cc}\t\n]/gu;

/** Whether the text contains characters that inputs refuse. */
export const hasControl = (text: string): boolean => text.search(control) >= 0;

const astral = /[\u{10000}-\u{10ffff}]/gu;

/** Length in code points, as PostgreSQL and JSON Schema count. */
export const lengthOf = (text: string): number => text.length - (text.match(astral)?.length ?? 0);

/** Created on first use, because some browsers lack it. */
let segmenter: Intl.Segmenter | undefined;

export const graphemesOf = (text: string): Iterable<Intl.SegmentData> => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** Cuts text to `max` code points, never inside a grapheme. */
export const truncated = (text: string, max: number): string => {
  if (lengthOf(text) <= max) return text;
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemesOf(text)) {
    length += lengthOf(segment);
    if (length > max) break;
    end = index + segment.length;
  }
  const fits = end > 0 ? text.slice(0, end) : [...text].slice(0, max).join('');
  return fits.trimEnd();
};

/**
 * Cleans text from another program, which cannot correct it: removes refused characters and cuts the excess.
 * Null if nothing is left.
 */
export const tidied = (text: string, max: number): string | null =>
  truncated(cleaned(text.replace(control, '')), max) || null;
