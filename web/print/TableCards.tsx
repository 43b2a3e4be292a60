import { useMemo } from 'react';
import { printableArea, type Turned } from '../../schema/sheets/papers.ts';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { CardPages } from './CardPages.tsx';
import { CardsPerPage } from './CardsPerPage.tsx';
import { cardArea, fittingSize, type Grid } from './cards.ts';
import { Printing } from './Printing.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { tablesByName } from './seatedPeople.ts';
import styles from './TableCards.module.css';
import { usePrintOptions } from './usePrintOptions.ts';
import { Words } from './Words.tsx';

type Count = '1' | '2' | '4';
const counts = ['1', '2', '4'] as const;

/** All cards are wider than high. */
const layouts: Record<Count, { grid: Grid; turned: Turned }> = {
  1: { grid: { across: 1, down: 1 }, turned: 'landscape' },
  2: { grid: { across: 1, down: 2 }, turned: 'portrait' },
  4: { grid: { across: 2, down: 2 }, turned: 'landscape' },
};

/** One card per table, with its name as large as fits. */
export const TableCards = ({ event, view, title, newCards }: SheetsProps) => {
  const [{ paper, perPage }, change] = usePrintOptions();
  const count = counts.find((value) => Number(value) === perPage) ?? '2';
  const { grid, turned } = layouts[count];
  const tables = useMemo(
    () => tablesByName(view).filter(({ id }) => newCards?.tables.has(id) ?? true),
    [view, newCards],
  );
  const { width, height } = cardArea(printableArea(paper, turned), grid);
  const nameArea = { width: width - 24, height: height - 40 };
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned={turned}
      isEmpty={tables.length === 0}
      newCount={newCards && tables.length}
      options={<CardsPerPage counts={counts} value={count} onChange={change} />}
    >
      {tables.length === 0 ? (
        <EmptyState icon="table" title={t(newCards ? 'no-new-cards' : 'no-tables')}>
          {t(newCards ? 'no-new-cards-text' : 'no-tables-text')}
        </EmptyState>
      ) : (
        <CardPages
          items={tables}
          grid={grid}
          paper={paper}
          turned={turned}
          card={({ id, name }) => ({
            key: id,
            content: (
              <div className={styles.card}>
                <p
                  className={styles.name}
                  style={{ fontSize: `${fittingSize(name, nameArea, height / 3)}mm` }}
                >
                  <Words text={name} />
                </p>
                <p className={styles.event}>{event.name}</p>
              </div>
            ),
          })}
        />
      )}
    </Printing>
  );
};
