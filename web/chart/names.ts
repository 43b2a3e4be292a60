import { bareName } from '../../schema/attendees/honorifics.ts';
import { isolated } from '../../schema/text/direction.ts';
import { firstLetter, firstLettersOf } from '../../schema/text/initials.ts';
import { nameEnd } from '../../schema/text/nameEnd.ts';
import { startWithin, widthInLetters } from './letterWidths.ts';

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);
/** Keeps numbers, which tell unnamed guests apart: "Guest 12". */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The initials of the first and the last word; at most two letters. "Guest 12" is "12". */
export const initialsOf = (name: string): string => {
  const words = wordsOf(bareName(name));
  const last = words.at(-1) ?? '';
  if (isNumber(last) && last.length <= 2) return last;
  return firstLettersOf(words.length > 1 ? [words[0] ?? '', last] : words);
};

/** A text at most as wide as `length` letters (letterWidths.ts). */
export const shortened = (text: string, length: number): string =>
  widthInLetters(text) > length ? isolated(`${startWithin(text, length - 1)}…`) : text;

/**
 * A name at most as wide as `length` letters that keeps its end: "Table 12" becomes "Tab…12" or "12", so that no two
 * tables look alike.
 */
export const shortenedKeepingEnd = (name: string, length: number): string => {
  if (widthInLetters(name) <= length) return name;
  const end = nameEnd(name);
  const room = length - 1 - widthInLetters(end);
  const start = room < 3 ? '' : startWithin(name, room);
  // A number is no other name, so it needs no dots.
  if (!start && room >= -1 && isNumber(end)) return end;
  return end && room >= 0 ? isolated(`${start}…${end}`) : shortened(name, length);
};

/** The first name, with the last name's initial or a number if it fits: "Zacharie J.", "Guest 12". */
export const shortName = (name: string, length: number): string => {
  const [first = '', ...others] = wordsOf(bareName(name));
  const last = others.at(-1) ?? '';
  if (isNumber(last)) return shortenedKeepingEnd(`${first} ${last}`, length);
  const both = last ? `${first} ${firstLetter(last)}.` : first;
  return widthInLetters(both) <= length ? isolated(both) : shortened(first, length);
};

/**
 * The full name on two lines, each at most as wide as `length` letters: the last word below, or more words if
 * the first line has no room for the others.
 */
export const fullNameLines = (name: string, length: number): string[] => {
  const words = wordsOf(name);
  const splits = words.slice(1).map((_, before) => {
    const first = words.length - 1 - before;
    return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  });
  const widest = (lines: readonly string[]) => Math.max(length, ...lines.map(widthInLetters));
  const [ends = words] = splits.toSorted((a, b) => widest(a) - widest(b));
  return ends.map((line) => shortened(line, length));
};
