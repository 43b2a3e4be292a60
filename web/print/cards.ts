import type { Area } from '../../schema/sheets/papers.ts';

/** The number of cards per page, across and down. */
export type Grid = { across: number; down: number };

/** How place cards and escort cards stand on a page, by their count. */
export const smallCards = {
  '4': { across: 2, down: 2 },
  '8': { across: 2, down: 4 },
} as const satisfies Record<string, Grid>;

/** The count in an address, or the usual one. */
export const smallCardCount = (count: number): keyof typeof smallCards => (count === 4 ? '4' : '8');

/** The place of a card's back on the next page, so that it is behind the card when both are one leaf. */
export const placeOfBack = (index: number, { across }: Grid): { row: number; column: number } => ({
  row: Math.floor(index / across) + 1,
  column: across - (index % across),
});

/** Splits items into pages, in order. The last page may have fewer. */
export const pagesOf = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

export const cardArea = ({ width, height }: Area, { across, down }: Grid): Area => ({
  width: width / across,
  height: height / down,
});

/** The approximate width of a letter of the display font, as a fraction of its size. */
const letterWidth = 0.52;
const lineHeight = 1.15;

/**
 * The largest font size in millimetres, up to `most`, at which a text fits an area. Words are not
 * split, so the longest one must fit a line.
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

/** The number of lines; undefined if a word is longer than a line. */
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
