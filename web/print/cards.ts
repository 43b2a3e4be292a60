import type { Area } from './papers.ts';

/** How many cards stand on a page, beside and below each other. */
export type Grid = { across: number; down: number };

/** So many items on each page, in order; the last page may have fewer. */
export const pagesOf = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

export const cardArea = ({ width, height }: Area, { across, down }: Grid): Area => ({
  width: width / across,
  height: height / down,
});

/** About what a letter of the display face takes, as a part of its size. */
const letterWidth = 0.52;
const lineHeight = 1.15;

/**
 * The largest size in millimetres, up to `most`, in which a text stands within an area. Words stay
 * whole, so the longest one must fit a line.
 */
export const fittingSize = (text: string, { width, height }: Area, most: number): number => {
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = most; size > 2; size -= 0.5) {
    const letters = Math.floor(width / (size * letterWidth));
    const lines = linesOf(words, letters);
    if (lines !== undefined && lines * size * lineHeight <= height) return size;
  }
  return 2;
};

/** How many lines the words take; undefined where one of them is longer than a line. */
const linesOf = (words: readonly string[], letters: number): number | undefined => {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (word.length > letters) return undefined;
    const together = used === 0 ? word.length : used + 1 + word.length;
    if (together <= letters) used = together;
    else {
      lines += 1;
      used = word.length;
    }
  }
  return lines;
};
