import { cleaned } from './plainText.ts';

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Folds a text for comparison. Letter case, width, spaces and invisible characters make no difference, in any
 * locale. Converts to upper case first, because several letters share one ("ß", "SS" and "ss").
 */
export const folded = (text: string): string =>
  cleaned(text)
    .normalize('NFKC')
    .replace(unseen, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plain: Record<string, string> = {
  ...{ ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ß: 'ss' },
  ς: 'σ',
};

const without = (marks: RegExp, text: string): string =>
  folded(text)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[øœæłđðþħıßς]/g, (letter) => plain[letter] ?? letter);

/**
 * Folds a text for search: like `folded`, and without accents, so that "andre" finds "André". Apostrophes
 * are removed, because people omit them and keyboards differ in which one they type. A hyphen becomes a
 * space.
 */
export const searchable = (text: string): string =>
  // Unicode decomposes a lone acute accent, which many type as an apostrophe, into a space with a mark.
  without(/\p{M}/gu, text.replaceAll('´', "'"))
    .replace(/['`‘’ʻʼʹ′׳]/g, '')
    .replace(/[-‐-―־\s]+/g, ' ')
    .trim();

/** How passports and keyboards without these letters write them. */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' };

/**
 * The spellings of a text, one on each line, folded for search: "mueller" and "muller" find "Müller", and
 * "müller" finds "Mueller".
 */
export const spellings = (text: string): string => {
  const spelt = text
    .normalize('NFC')
    .replace(/[äöøüå]/gi, (letter) => digraphs[letter.toLowerCase()] ?? letter);
  const plainly = searchable(text);
  const long = spelt === text ? plainly : searchable(spelt);
  const short = plainly.replace(/(a)a|([aou])e/g, '$1$2');
  return [...new Set([plainly, long, short])].join('\n');
};

/**
 * Like `searchable`, but removes only accents. Marks of other scripts distinguish words: in Hindi, sesame
 * (तिल) and oil (तेल) differ by nothing else.
 */
export const withoutAccents = (text: string): string => without(/[\u0300-\u036f]/g, text);
