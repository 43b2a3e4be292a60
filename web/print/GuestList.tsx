import { useMemo } from 'react';
import { t } from '../texts/en/print.ftl';
import styles from './PeopleSheet.module.css';
import { PeopleSheet, SeatCells } from './PeopleSheet.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { guestsByName } from './seatedPeople.ts';

/** The list for the entrance: all guests by name with their seats, and a box to tick on arrival. */
export const GuestList = ({ event, view, title }: SheetsProps) => {
  const guests = useMemo(() => guestsByName(view), [view]);
  return (
    <PeopleSheet
      {...{ event, title, guests }}
      className={styles.byGuest}
      columns={[t('name'), t('company'), t('table'), t('seat')]}
      cells={(guest) => (
        <>
          <td className={styles.name}>{guest.person.name}</td>
          <td>{guest.person.company}</td>
          <SeatCells guest={guest} />
        </>
      )}
    />
  );
};
