import { Fragment, type ReactNode } from 'react';
import {
  type Area,
  type PaperName,
  printableArea,
  type Turned,
} from '../../schema/sheets/papers.ts';
import styles from './CardPages.module.css';
import { type Grid, pagesOf, placeOfBack } from './cards.ts';
import page from './PrintPage.module.css';

type CardPagesProps<Item> = {
  items: readonly Item[];
  grid: Grid;
  paper: PaperName;
  turned: Turned;
  /** Whether each card is folded across its middle. */
  isFolded?: boolean;
  card: (item: Item) => { key: string; content: ReactNode };
  /** What is behind a card, on a page of its own that follows. */
  back?: ((item: Item) => ReactNode) | undefined;
};

/** Cards on as many pages as needed, with marks for cutting and folding, and their backs by choice. */
export const CardPages = <Item,>(props: CardPagesProps<Item>) => {
  const { items, grid, paper, turned, isFolded = false, card, back } = props;
  const area = printableArea(paper, turned);
  const size = {
    width: `${area.width}mm`,
    height: `${area.height}mm`,
    gridTemplate: `repeat(${grid.down}, 1fr) / repeat(${grid.across}, 1fr)`,
  };
  return pagesOf(items, grid.across * grid.down).map((cards, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: only their order tells pages apart
    <Fragment key={index}>
      <div className={page.sheet}>
        <div className={styles.page} style={size}>
          {cards.map((item) => {
            const { key, content } = card(item);
            return (
              <article key={key} className={styles.card}>
                {content}
              </article>
            );
          })}
          <Marks area={area} grid={grid} isFolded={isFolded} />
        </div>
      </div>
      {back && (
        <div className={page.sheet}>
          <div className={styles.page} style={size}>
            {cards.map((item, place) => {
              const { row, column } = placeOfBack(place, grid);
              return (
                <div
                  key={card(item).key}
                  className={styles.card}
                  style={{ gridArea: `${row} / ${column}` }}
                >
                  {back(item)}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </Fragment>
  ));
};

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const arm = 3;

/** Crosses where cards meet, and dashes at their folds, in millimetres. */
const Marks = ({ area, grid, isFolded }: { area: Area; grid: Grid; isFolded: boolean }) => {
  const { width, height } = area;
  const card = { width: width / grid.across, height: height / grid.down };
  const corners = range(grid.across + 1).flatMap((column) =>
    range(grid.down + 1).map((row) => ({ x: column * card.width, y: row * card.height })),
  );
  const folds = range(grid.across + 1).flatMap((column) =>
    range(grid.down).map((row) => ({ x: column * card.width, y: (row + 0.5) * card.height })),
  );
  const cross = ({ x, y }: { x: number; y: number }) =>
    `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={corners.map(cross).join('')} />
      {isFolded && (
        <path
          className={styles.fold}
          d={folds.map(({ x, y }) => `M${x - arm} ${y}h${2 * arm}`).join('')}
        />
      )}
    </svg>
  );
};
