import type { CardLayout } from '../entities/cardDesign.ts';
import { cutAndFold, type Grid, range } from '../sheets/cardPages.ts';
import { paperFor } from '../sheets/pageFoot.ts';
import { type Area, pageMargin } from '../sheets/papers.ts';
import type { Primitive } from '../sheets/primitives.ts';
import type { DrawPage, SheetOptions } from '../sheets/sheetLayout.ts';
import type { SheetPlan } from '../sheets/sheetPlan.ts';
import type { SheetWords } from '../sheets/sheetWords.ts';
import { cardFactsOf } from './cardFacts.ts';
import { type CardFacts, drawCard, flatHeight } from './drawCard.ts';

type Room = {
  /** The paper's area in its orientation. */
  paper: Area;
  /** The address that an issue's code leads to. If empty, only the space of the code is reserved. */
  code?: string | undefined;
};

/** The number of cards across and down a page; null if no card fits on the paper. */
export const gridOf = (layout: CardLayout, { paper, code }: Room): Grid | null => {
  const room = paperFor(paper, code);
  const across = Math.floor((room.width - 2 * pageMargin) / layout.width + slack);
  const down = Math.floor((room.height - 2 * pageMargin) / flatHeight(layout) + slack);
  return across > 0 && down > 0 ? { across, down } : null;
};

const slack = 1e-6;

type DesignedOptions = Pick<
  SheetOptions,
  'each' | 'order' | 'who' | 'onlyPeople' | 'onlyTables' | 'code'
> & { design: CardLayout };

/** An event's cards in the organiser's design. There are no pages if no card fits on the paper. */
export const designedCards = (
  plan: SheetPlan,
  paper: Area,
  { design, code, ...choice }: DesignedOptions,
  words: SheetWords,
  missing: Set<string>,
): DrawPage[] => {
  const cards = cardFactsOf(plan, { ...choice, kind: design.card }, words);
  return cardsOnPages(design, cards, { paper, code }, missing);
};

/** The block of all cards on a page, in the middle of the paper. */
const blockOf = (layout: CardLayout, room: Room) => {
  const grid = gridOf(layout, room);
  if (!grid) return null;
  const free = paperFor(room.paper, room.code);
  const flat = { width: layout.width, height: flatHeight(layout) };
  const x = (free.width - grid.across * flat.width) / 2;
  const y = (free.height - grid.down * flat.height) / 2;
  return { grid, flat, x, y };
};

/** The x positions of the marks below the cards, from the left. */
export const marksBelow = (layout: CardLayout, room: Room): number[] => {
  const block = blockOf(layout, room);
  return block ? columnsOf(block.grid, block.flat, block.x) : [];
};

const columnsOf = ({ across }: Grid, { width }: Area, x: number): number[] =>
  range(across + 1).map((column) => x + column * width);

/**
 * The cards of a design on as many pages as needed, in the middle of the paper, with marks for cutting and
 * folding.
 */
export const cardsOnPages = (
  layout: CardLayout,
  cards: readonly CardFacts[],
  room: Room,
  missing: Set<string>,
): DrawPage[] => {
  const block = blockOf(layout, room);
  if (!block) return [];
  const { grid, flat, x, y } = block;
  const perPage = grid.across * grid.down;
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) => () => {
    const own = cards.slice(page * perPage, (page + 1) * perPage);
    const drawn = own.flatMap((facts, nth) => {
      const corner = {
        x: x + (nth % grid.across) * flat.width,
        y: y + Math.floor(nth / grid.across) * flat.height,
      };
      return drawCard(layout, facts, corner, missing);
    });
    return [...drawn, ...marks(grid, flat, { x, y }, layout.fold === 'tent')];
  });
};

/** In millimetres: the length of a mark. */
const arm = 4;
const gap = 1;

/** Marks around the block of cards, none of them on a card: solid for cutting, dashed for folding. */
const marks = (
  grid: Grid,
  flat: Area,
  { x, y }: { x: number; y: number },
  isFolded: boolean,
): Primitive[] => {
  const { across, down } = grid;
  const [right, bottom] = [x + across * flat.width, y + down * flat.height];
  const atColumn = (at: number) => `M${at} ${y - gap}v${-arm}M${at} ${bottom + gap}v${arm}`;
  const atRow = (at: number) => `M${x - gap} ${at}h${-arm}M${right + gap} ${at}h${arm}`;
  const cuts = [
    ...columnsOf(grid, flat, x).map(atColumn),
    ...range(down + 1).map((row) => atRow(y + row * flat.height)),
  ];
  const folds = range(down).map((row) => atRow(y + (row + 0.5) * flat.height));
  return cutAndFold(cuts, isFolded ? folds : []);
};
