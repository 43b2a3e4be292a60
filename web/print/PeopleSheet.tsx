import type { ReactNode } from 'react';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './PeopleSheet.module.css';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';
import type { Guest } from './seatedPeople.ts';

type PeopleSheetProps = Pick<SheetsProps, 'event' | 'title'> & {
  guests: readonly Guest[];
  className?: string | undefined;
  /** The heads of the columns, behind that of the box to tick. */
  columns: readonly string[];
  /** The cells of a row, behind the box. */
  cells: (guest: Guest) => ReactNode;
};

/** A list for the entrance, with a box to tick for each guest. */
export const PeopleSheet = (props: PeopleSheetProps) => {
  const { event, title, guests, className, columns, cells } = props;
  const isEmpty = guests.length === 0;
  return (
    <Printing eventId={event.id} title={title} turned="portrait" isNumbered isEmpty={isEmpty}>
      {isEmpty ? (
        <EmptyState icon="users" title={t('nobody')}>
          {t('nobody-text')}
        </EmptyState>
      ) : (
        <div className={page.flow}>
          <SheetHead event={event} facts={[title, t('people', { count: guests.length })]} />
          <table className={`${styles.list} ${className}`}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('arrived')}</VisuallyHidden>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guests.map((guest) => (
                <tr key={guest.person.id}>
                  <td>
                    <span className={styles.box} />
                  </td>
                  {cells(guest)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Printing>
  );
};

/** The cells that say where a guest sits. */
export const SeatCells = ({ guest: { table, seat, isHeld } }: { guest: Guest }) =>
  table === undefined ? (
    <td colSpan={2} className={styles.none}>
      {isHeld ? t('held') : t('no-seat')}
    </td>
  ) : (
    <>
      <td>{table}</td>
      <td className={styles.seat}>{seat}</td>
    </>
  );
