import { truncated } from '../../schema/plainText.ts';

/** First letters of the first and the last word; two letters at the most. */
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

/** A first name, with the last one's initial where there is room: "Zacharie J." */
export const shortName = (name: string, length: number): string => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const initial = [...(others.at(-1) ?? '')][0];
  const both = initial ? `${first} ${initial}.` : first;
  return both.length <= length ? both : shortened(first, length);
};

/** A whole name on two lines: the last word below, each cut where it is too long for its line. */
export const fullNameLines = (name: string, length: number): string[] => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : words;
  return ends.map((line) => shortened(line, length));
};
