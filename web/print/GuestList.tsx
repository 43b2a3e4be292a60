import { useMemo } from 'react';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './GuestList.module.css';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';
import { type Guest, guestsByName } from './seatedPeople.ts';
import { usePrintOptions } from './usePrintOptions.ts';

/** The list for the entrance: all guests by name with their seats, and a box to tick on arrival. */
export const GuestList = ({ event, view, title }: SheetsProps) => {
  const [{ paper }, change] = usePrintOptions();
  const guests = useMemo(() => guestsByName(view), [view]);
  const isEmpty = guests.length === 0;
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned="portrait"
      isNumbered
      isEmpty={isEmpty}
      paper={paper}
      onPaper={(next) => change({ paper: next })}
    >
      {isEmpty ? (
        <EmptyState icon="users" title={t('nobody')}>
          {t('nobody-text')}
        </EmptyState>
      ) : (
        <div className={page.flow}>
          <SheetHead event={event} facts={[title, t('people', { count: guests.length })]} />
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('arrived')}</VisuallyHidden>
                </th>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('company')}</th>
                <th scope="col">{t('table')}</th>
                <th scope="col">{t('seat')}</th>
              </tr>
            </thead>
            <tbody>
              {guests.map((guest) => (
                <GuestRow key={guest.person.id} guest={guest} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Printing>
  );
};

const GuestRow = ({ guest: { person, table, seat, isHeld } }: { guest: Guest }) => (
  <tr>
    <td>
      <span className={styles.box} />
    </td>
    <td className={styles.name}>{person.name}</td>
    <td>{person.company}</td>
    {table === undefined ? (
      <td colSpan={2} className={styles.none}>
        {isHeld ? t('held') : t('no-seat')}
      </td>
    ) : (
      <>
        <td>{table}</td>
        <td className={styles.seat}>{seat}</td>
      </>
    )}
  </tr>
);
