import { z } from 'zod';
import { optional, requiredText } from '../inputs/text.ts';
import { withoutAccents } from '../text/folding.ts';

/** The letters alone, ignoring case: "Gluten-free" and "glutenFree" are equal. */
export const wordKey = (text: string): string =>
  withoutAccents(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text;

/**
 * Recognises known words however they are spelt, and leaves anything else in people's own words. `spellings`
 * are other names of a known word.
 */
export const knownWords = <Word extends string>(
  words: readonly Word[],
  spellings: { [W in Word]?: readonly string[] } = {},
): ((text: string) => string) => {
  const byKey = new Map<string, Word>(
    words.flatMap((word) =>
      [word, ...(spellings[word] ?? [])].map((name): [string, Word] => [wordKey(name), word]),
    ),
  );
  return (text) => byKey.get(wordKey(text)) ?? text;
};

type ListOptions = {
  from: (text: string) => string;
  longest: number;
  most: number;
  empty: string;
  tooMany: string;
};

/**
 * A list of known or own words without duplicates. Undefined leaves it unset; null and an empty list clear
 * it.
 */
export const optionalWords = ({ from, longest, most, empty, tooMany }: ListOptions) =>
  optional(z.array(requiredText(longest, empty)).max(most, tooMany)).transform((list) => {
    if (!list) return list;
    const byKey = new Map(list.map(from).map((word) => [wordKey(word), word]));
    return byKey.size > 0 ? [...byKey.values()] : null;
  });
