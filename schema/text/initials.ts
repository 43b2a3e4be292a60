import { graphemesOf } from './plainText.ts';

const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u;

/** The first letter with its marks, or a whole emoji of several parts. */
export const firstLetter = (word: string): string => {
  for (const { segment } of graphemesOf(word)) return segment;
  return '';
};

/**
 * The first letters of words. Letters of a script that joins them are kept apart, because together they would
 * look like a word.
 */
export const firstLettersOf = (words: readonly string[]): string => {
  const letters = words.map(firstLetter);
  return letters.join(letters.every((letter) => joined.test(letter)) ? '\u00a0' : '').toUpperCase();
};
