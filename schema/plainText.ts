/** Marks on one letter beyond which no script goes: what follows only covers the lines around. */
const mostMarks = 10;

const tooManyMarks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');

/** What joins consonants in the scripts of India and around, where a joiner says how they are shown. */
const virama =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2]';

/** Arabic letters that never join the next one, so that nothing between the two can be seen. */
const endsJoin =
  '[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699' +
  '\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef]';

const [zwnj, zwj] = ['\\u200c', '\\u200d'];

/**
 * Invisible characters that change what is seen around them (after RFC 5892, A.1 and A.2, and
 * Unicode's emoji sequences); format characters that can be seen themselves.
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

/** Spaces of all kinds, marks without a letter, and signs that are blank in every font. */
const somethingToSee = /[^\s\p{Z}\p{M}\p{Cf}\u2800\u{1d159}]/u;

/**
 * Text as it is kept, so that what looks alike is alike: normalised (NFC) and trimmed, with line
 * breaks of one kind, without characters that cannot be seen and without marks by the hundred. What
 * shows nothing is empty. Joiners stay where a script or an emoji is seen by them.
 */
export const cleaned = (text: string): string => {
  const plain = asciiLine.test(text) ? text.trim() : settled(text.replace(lineBreak, '\n'));
  return somethingToSee.test(plain) ? plain : '';
};

const asciiLine = /^[\x20-\x7e]*$/;
const lineBreak = /\r\n?|[\u2028\u2029]/g;

/** What is taken out can bring together what belongs in another order: until nothing changes. */
const settled = (text: string): string => {
  // Marks are few before they are put in order, which would take the square of their number.
  const normal = withFewMarks(withFewMarks(text).normalize('NFC'));
  const visible = withoutInvisible(normal).trim();
  return visible === text ? text : settled(visible);
};

const withFewMarks = (text: string): string => text.replace(tooManyMarks, '$1');

/** Control characters but for tab and line break, and halves of characters. */
const control = /\p{Surrogate}|[^\P{Cc}\t\n]/gu;

export const hasControl = (text: string): boolean => text.search(control) >= 0;

const astral = /[\u{10000}-\u{10ffff}]/gu;

/** How long a text is: in code points, as PostgreSQL and JSON Schema count as well. */
export const lengthOf = (text: string): number => text.length - (text.match(astral)?.length ?? 0);

/** Made when it is first needed: not every browser has one. */
let segmenter: Intl.Segmenter | undefined;

const graphemesOf = (text: string): Iterable<Intl.SegmentData> => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** As much of the text as fits, in code points: never half of a character or of an emoji. */
export const cutText = (text: string, max: number): string => {
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
 * Text of somebody who cannot be asked to correct it, such as another program: what the rules
 * refuse is left out, and what is too long is cut. Null where nothing is left.
 */
export const tidied = (text: string, max: number): string | null =>
  cutText(cleaned(text.replace(control, '')), max) || null;
