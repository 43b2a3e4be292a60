import { useMemo } from 'react';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';
import { type TableList, tablesByName } from './seatedPeople.ts';
import styles from './TableLists.module.css';

/** The guests of each table, table by table. */
export const TableLists = ({ event, view, title }: SheetsProps) => {
  const tables = useMemo(() => tablesByName(view), [view]);
  const isEmpty = tables.length === 0;
  const values = { people: view.seatedCount, tables: tables.length };
  return (
    <Printing eventId={event.id} title={title} turned="portrait" isNumbered isEmpty={isEmpty}>
      {isEmpty ? (
        <EmptyState icon="table" title={t('no-tables')}>
          {t('no-tables-text')}
        </EmptyState>
      ) : (
        <div className={page.flow}>
          <SheetHead event={event} facts={[title, t('people-at-tables', values)]} />
          <ListsOfTables tables={tables} />
        </div>
      )}
    </Printing>
  );
};

/** Lays tables out in columns. A table breaks across columns only if it is longer than one. */
export const ListsOfTables = ({ tables }: { tables: readonly TableList[] }) => (
  <div className={styles.columns}>
    {tables.map(({ id, name, capacity, seats, taken }) => (
      <section key={id} className={styles.table}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.count}>{t('seats-taken', { taken, seats: capacity })}</p>
        <ol className={styles.seats}>
          {seats.map(({ position, person }) => (
            <li key={position} className={styles.seat}>
              <span className={styles.position}>{position}</span>
              <span className={person ? undefined : styles.free}>
                {person ? person.name : t('free')}
                {person?.company && <span className={styles.company}> {person.company}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
