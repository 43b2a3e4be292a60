import { type Area, footRoom, pageMargin } from './papers.ts';
import { markInk, type Primitive } from './primitives.ts';
import type { DrawPage } from './sheetLayout.ts';
import type { Box } from './textBox.ts';

export type Grid = { across: number; down: number };

/** The grids of place cards and escort cards, by the number of cards on a page. */
const smallCards: Record<number, Grid> = {
  4: { across: 2, down: 2 },
  8: { across: 2, down: 4 },
};

/** The grid for a number of cards on a page. Numbers without a grid get the usual eight. */
export const smallCardGrid = (perPage: number | undefined): Grid =>
  smallCards[perPage ?? 8] ?? (smallCards[8] as Grid);

type Cards<Item> = {
  items: readonly Item[];
  grid: Grid;
  /** Whether each card is folded across its middle. */
  isFolded?: boolean;
  draw: (item: Item, box: Box) => Primitive[];
  /** Draws the back of a card, on the next page. */
  back?: ((item: Item, box: Box) => Primitive[]) | undefined;
};

/** Cards on as many pages as needed, with marks for cutting and folding, and optional backs. */
export const cardPages = <Item>(paper: Area, cards: Cards<Item>): DrawPage[] => {
  const { items, grid, isFolded = false, draw, back } = cards;
  const perPage = grid.across * grid.down;
  const boxOf = (row: number, column: number): Box => {
    const width = (paper.width - 2 * pageMargin) / grid.across;
    const height = (paper.height - pageMargin - footRoom) / grid.down;
    return { x: pageMargin + column * width, y: pageMargin + row * height, width, height };
  };
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) => {
    const own = items.slice(page * perPage, (page + 1) * perPage);
    const placed = (work: (item: Item, box: Box) => Primitive[], isBehind: boolean) =>
      own.flatMap((item, nth) => {
        const column = nth % grid.across;
        // Flipping the paper on its long edge reverses the columns.
        const shown = isBehind ? grid.across - 1 - column : column;
        return work(item, boxOf(Math.floor(nth / grid.across), shown));
      });
    const fronts = () => [...placed(draw, false), ...marks(paper, grid, isFolded)];
    return back ? [fronts, () => placed(back, true)] : [fronts];
  }).flat();
};

const arm = 3;
/** The first `count` whole numbers, from 0. */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/** Crosses where cards meet, and dashes where they are folded. */
const marks = (paper: Area, { across, down }: Grid, isFolded: boolean): Primitive[] => {
  const width = (paper.width - 2 * pageMargin) / across;
  const height = (paper.height - pageMargin - footRoom) / down;
  const columns = range(across + 1).map((column) => pageMargin + column * width);
  const dash = (x: number, y: number) => `M${x - arm} ${y}h${2 * arm}`;
  const crosses = columns.flatMap((x) =>
    range(down + 1).map((row) => {
      const y = pageMargin + row * height;
      return `${dash(x, y)}M${x} ${y - arm}v${2 * arm}`;
    }),
  );
  const folds = columns.flatMap((x) =>
    range(down).map((row) => dash(x, pageMargin + (row + 0.5) * height)),
  );
  return cutAndFold(crosses, isFolded ? folds : []);
};

/** Solid lines for cutting and dashed ones for folding, each given as part of a path. */
export const cutAndFold = (cuts: readonly string[], folds: readonly string[]): Primitive[] => {
  const line = { type: 'path', stroke: markInk, strokeWidth: 0.2 } as const;
  return [
    { ...line, d: cuts.join('') },
    ...(folds.length > 0 ? [{ ...line, d: folds.join(''), dash: [1, 0.8] }] : []),
  ];
};
