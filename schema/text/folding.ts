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
const plain: Record<string, string> = { ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };

const without = (marks: RegExp, text: string): string =>
  folded(text)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[øœæłđıς]/g, (letter) => plain[letter] ?? letter);

/**
 * Folds a text for search: like `folded`, and without accents, so that "andre" finds "André". Apostrophes are straight,
 * because keyboards of phones differ in what they type.
 */
export const searchable = (text: string): string =>
  without(/\p{M}/gu, text).replace(/[‘’ʻʼ]/g, "'");

/**
 * Like `searchable`, but removes only accents. Marks of other scripts distinguish words: in Hindi, sesame
 * (तिल) and oil (तेल) differ by nothing else.
 */
export const withoutAccents = (text: string): string => without(/[\u0300-\u036f]/g, text);
