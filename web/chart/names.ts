import { nameEnd } from '../../schema/text/nameEnd.ts';
import { truncated } from '../../schema/text/plainText.ts';

/** The initials of the first and the last word; at most two letters. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${truncated(text, length - 1)}…` : text;

/**
 * A name of at most that many letters in which its end stays: "Table 12" becomes "…12" or "Tab…12", so
 * that three tables do not read alike.
 */
export const shortenedKeepingEnd = (name: string, length: number): string => {
  if (name.length <= length) return name;
  const end = nameEnd(name);
  if (end === '' || end.length > length - 1) return shortened(name, length);
  const room = length - 1 - end.length;
  const start = room < 3 ? '' : truncated(name, room).trimEnd();
  return `${start}…${end}`;
};

/** The first name, with the last name's initial if it fits: "Zacharie J." */
export const shortName = (name: string, length: number): string => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const initial = [...(others.at(-1) ?? '')][0];
  const both = initial ? `${first} ${initial}.` : first;
  return both.length <= length ? both : shortened(first, length);
};

/** The full name on two lines, the last word below. Each line is cut to the given length. */
export const fullNameLines = (name: string, length: number): string[] => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : words;
  return ends.map((line) => shortened(line, length));
};
