import { graphemesOf } from './plainText.ts';

const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u;

/** With its marks; an emoji of several parts as a whole. */
export const firstLetter = (word: string): string => {
  for (const { segment } of graphemesOf(word)) return segment;
  return '';
};

/** The first letters of words. Those of a script that joins its letters stand apart: they would read as a word. */
export const firstLettersOf = (words: readonly string[]): string => {
  const letters = words.map(firstLetter);
  return letters.join(letters.every((letter) => joined.test(letter)) ? '\u00a0' : '').toUpperCase();
};
