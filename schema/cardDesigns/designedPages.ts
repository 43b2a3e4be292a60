import type { CardLayout } from '../entities/cardDesign.ts';
import { type Area, pageMargin } from '../sheets/papers.ts';
import { markInk, type Primitive, type SheetDocument } from '../sheets/primitives.ts';
import { issuedFoot, paperFor } from '../sheets/sheetPages.ts';
import { type CardFacts, drawCard, flatHeight } from './drawCard.ts';

type Words = {
  label: (page: number, pages: number) => string;
  page: (page: number, pages: number) => string;
};

export type DesignedOptions = {
  /** As it lies. */
  paper: Area;
  stamp?: string | undefined;
  /** The address behind the code of an issue. Empty: its place is kept free. */
  code?: string | undefined;
};

/** How many cards stand across and down a page; null where the paper has no room for one. */
export const gridOf = (
  layout: CardLayout,
  { paper, code }: Pick<DesignedOptions, 'paper' | 'code'>,
): { across: number; down: number } | null => {
  const room = paperFor(paper, code);
  const across = Math.floor((room.width - 2 * pageMargin) / layout.width + slack);
  const down = Math.floor((room.height - 2 * pageMargin) / flatHeight(layout) + slack);
  return across > 0 && down > 0 ? { across, down } : null;
};

const slack = 1e-6;

/** Cards of a design on as many pages as they need, in the middle of the paper, with marks to cut and fold them. */
export const designedPages = (
  layout: CardLayout,
  cards: readonly CardFacts[],
  options: DesignedOptions,
  words: Words,
): SheetDocument => {
  const missing = new Set<string>();
  const grid = gridOf(layout, options);
  if (!grid) return { pages: [], missing: [] };
  const { paper } = options;
  const room = paperFor(paper, options.code);
  const perPage = grid.across * grid.down;
  const flat = { width: layout.width, height: flatHeight(layout) };
  const left = (room.width - grid.across * flat.width) / 2;
  const top = (room.height - grid.down * flat.height) / 2;
  const count = Math.ceil(cards.length / perPage);
  const pages = Array.from({ length: count }, (_, page) => {
    const own = cards.slice(page * perPage, (page + 1) * perPage);
    const parts = own.flatMap((facts, nth) => {
      const x = left + (nth % grid.across) * flat.width;
      const y = top + Math.floor(nth / grid.across) * flat.height;
      return drawCard(layout, facts, { x, y }, missing);
    });
    const foot =
      options.code === undefined
        ? []
        : issuedFoot(paper, words.page(page + 1, count), options, missing);
    return {
      ...paper,
      label: words.label(page + 1, count),
      parts: [...parts, ...marks(grid, flat, { x: left, y: top }, layout.fold === 'tent'), ...foot],
    };
  });
  return { pages, missing: [...missing] };
};

/** How far marks reach, outside of the cards. */
const arm = 4;
const gap = 1;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Marks at the edges of the block of cards, none of them on a card: where to cut, and dashed where to fold. */
const marks = (
  { across, down }: { across: number; down: number },
  flat: Area,
  { x, y }: { x: number; y: number },
  isFolded: boolean,
): Primitive[] => {
  const [right, bottom] = [x + across * flat.width, y + down * flat.height];
  const atColumn = (at: number) => `M${at} ${y - gap}v${-arm}M${at} ${bottom + gap}v${arm}`;
  const atRow = (at: number) => `M${x - gap} ${at}h${-arm}M${right + gap} ${at}h${arm}`;
  const cuts = [
    ...range(across + 1).map((column) => atColumn(x + column * flat.width)),
    ...range(down + 1).map((row) => atRow(y + row * flat.height)),
  ];
  const folds = range(down).map((row) => atRow(y + (row + 0.5) * flat.height));
  const line = { type: 'path', stroke: markInk, strokeWidth: 0.2 } as const;
  return [
    { ...line, d: cuts.join('') },
    ...(isFolded ? [{ ...line, d: folds.join(''), dash: [1, 0.8] }] : []),
  ];
};
