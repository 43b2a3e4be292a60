import { useMemo } from 'react';
import { isDeclined } from '../../schema/replies.ts';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/print.ftl';
import { listText } from '../texts/formats.ts';
import styles from './PeopleSheet.module.css';
import { PeopleSheet, SeatCells } from './PeopleSheet.tsx';
import { guestsWithHosts, partiesOf, partyKey } from './parties.ts';
import type { SheetsProps } from './printedEvent.ts';
import type { Guest } from './seatedPeople.ts';

/** How many of a party are named beside each of them. */
const mostNames = 6;

/** The list for the door: who comes with whom, where they sit, and what they replied. */
export const DoorList = ({ event, view, title }: SheetsProps) => {
  const hasDetails = useDetailsShown();
  const guests = useMemo(() => guestsWithHosts(view), [view]);
  const parties = useMemo(() => partiesOf(guests), [guests]);
  return (
    <PeopleSheet
      {...{ event, title, guests }}
      className={styles.atDoor}
      columns={[t('name'), t('table'), t('seat'), ...(hasDetails ? [t('reply')] : [])]}
      cells={(guest) => (
        <>
          <td>
            <span className={styles.name}>{guest.person.name}</span>
            <Companions of={guest} party={parties.get(partyKey(guest.person)) ?? []} />
          </td>
          <SeatCells guest={guest} />
          {hasDetails && (
            <td className={isDeclined(guest.person.reply) ? styles.none : undefined}>
              {replyText(guest.person.reply)}
            </td>
          )}
        </>
      )}
    />
  );
};

const Companions = ({ of, party }: { of: Guest; party: readonly Guest[] }) => {
  const names = party.filter((guest) => guest !== of).map(({ person }) => person.name);
  if (names.length === 0) return null;
  const more = names.length - mostNames;
  const shown =
    more > 1 ? [...names.slice(0, mostNames), t('more-people', { count: more })] : names;
  return <span className={styles.beside}>{t('with', { names: listText(shown) })}</span>;
};
