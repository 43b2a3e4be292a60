import { memo, useMemo } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { objectLabel } from '../floorObjects/kinds.ts';
import { t } from '../texts/en/arrangements.ftl';
import { listText } from '../texts/formats.ts';
import { classes } from '../ui/classes.ts';
import styles from './SeatingList.module.css';
import { seatsByTable } from './seats.ts';

const byTable = (arrangement: PublicArrangement) => {
  const seats = seatsByTable(arrangement);
  return arrangement.tables.map(({ tableId, name }) => {
    const all = seats.get(tableId) ?? [];
    return { tableId, name, capacity: all.length, taken: all.filter((seat) => seat.attendeeName) };
  });
};

type SeatingListProps = { arrangement: PublicArrangement; highlightedSeatId: string | undefined };

/** The seating in words, for small screens, screen readers and print. */
export const SeatingList = ({ arrangement, highlightedSeatId }: SeatingListProps) => {
  const tables = useMemo(() => byTable(arrangement), [arrangement]);
  const places = arrangement.objects.map(objectLabel);
  return (
    <section aria-labelledby="by-table">
      <h2 id="by-table" className={styles.heading}>
        {t('by-table')}
      </h2>
      {places.length > 0 && (
        <p className={styles.places}>{t('in-the-room', { places: listText(places) })}</p>
      )}
      <ul className={styles.tables}>
        {tables.map((table) => (
          <ListedTable
            key={table.tableId}
            table={table}
            highlightedSeatId={
              table.taken.some(({ seatId }) => seatId === highlightedSeatId)
                ? highlightedSeatId
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
};

type ListedTableProps = {
  table: ReturnType<typeof byTable>[number];
  highlightedSeatId: string | undefined;
};

/** Memo: among hundreds of tables, only those with the seat that is or was highlighted render again. */
const ListedTable = memo(({ table, highlightedSeatId }: ListedTableProps) => (
  <li className={styles.table}>
    <h3 className={styles.name}>
      {table.name}
      <span className={styles.count}>
        {t('taken', { taken: table.taken.length, seats: table.capacity })}
      </span>
    </h3>
    {table.taken.length === 0 && <p className={styles.nobody}>{t('nobody-sits')}</p>}
    <ol className={styles.seats}>
      {table.taken.map(({ seatId, position, attendeeName }) => (
        <li
          key={seatId}
          className={classes(styles.seat, seatId === highlightedSeatId && styles.found)}
        >
          <span className={styles.position}>{position}</span>
          {attendeeName}
        </li>
      ))}
    </ol>
  </li>
));
ListedTable.displayName = 'ListedTable';
