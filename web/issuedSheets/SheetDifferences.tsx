import { useId } from 'react';
import type { SheetStanding } from '../../schema/entities/issuedSheet.ts';
import { t } from '../texts/en/scannedSheet.ftl';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ScannedSheetPage.module.css';

/** The tables that differ from the paper, with the earlier and present occupants of their seats. */
export const SheetDifferences = ({
  standing: { tables, elsewhere },
}: {
  standing: SheetStanding;
}) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={shared.stack3}>
      <h2 id={heading} className={shared.heading}>
        {t('what-differs')}
      </h2>
      <ul className={styles.tables}>
        {tables.map(({ tableId, name, isGone, changes, places }) => (
          <li key={tableId} className={styles.table}>
            <h3 className={styles.name}>{isGone ? t('gone', { table: name }) : name}</h3>
            {places.length === 0 && <p className={styles.place}>{t('counted', { changes })}</p>}
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places without a number have no other key
              <Place key={index} place={place} />
            ))}
          </li>
        ))}
        {elsewhere > 0 && (
          <li className={styles.table}>
            <h3 className={styles.name}>{t('at-no-table')}</h3>
            <p className={styles.place}>
              {t('counted', { changes: elsewhere })}. {t('at-no-table-text')}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
};

type PlaceProps = { place: SheetStanding['tables'][number]['places'][number] };

const Place = ({ place: { position, before, now } }: PlaceProps) => {
  const names = { before: before ?? t('nobody'), now: now ?? t('nobody') };
  return (
    <p className={styles.place}>
      {position !== null && (
        <span className={styles.position}>{t('seat', { position: String(position) })}</span>
      )}
      {before === now ? (
        <span>{t('same-guest', { name: names.now })}</span>
      ) : (
        <>
          <span aria-hidden="true">{t('became', names)}</span>
          <VisuallyHidden>{t('said-became', names)}</VisuallyHidden>
        </>
      )}
    </p>
  );
};
