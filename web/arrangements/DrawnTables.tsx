import { memo, useMemo } from 'react';
import type { ArrangementTable, PublicArrangement } from '../../schema/entities/arrangement.ts';
import { initialsOf } from '../chart/names.ts';
import { TableTop } from '../chart/TableTop.tsx';
import type { Point } from '../chart/types.ts';
import { classes } from '../ui/classes.ts';
import styles from './ArrangementChart.module.css';
import { type Frame, isIn } from './chartFrame.ts';
import type { Lettering } from './lettering.ts';
import { type Assignment, seatsByTable } from './seats.ts';
import { tableNameOf } from './tableName.ts';

type DrawnTablesProps = {
  arrangement: PublicArrangement;
  lettering: Lettering;
  foundSeatId: string | undefined;
  /** The part of the floor where seats are drawn one by one; null if that is nowhere. */
  within: Frame | null;
};

/** All tables and seats. They move as one group, so that thousands of seats are drawn only once. */
export const DrawnTables = memo((props: DrawnTablesProps) => {
  const { arrangement, lettering, foundSeatId, within } = props;
  const seats = useMemo(() => seatsByTable(arrangement), [arrangement]);
  return arrangement.tables.map((table) => {
    const own = seats.get(table.tableId) ?? [];
    const isFound = foundSeatId !== undefined && own.some(({ seatId }) => seatId === foundSeatId);
    return (
      <DrawnTable
        key={table.tableId}
        table={table}
        seats={own}
        lettering={lettering}
        foundSeatId={isFound ? foundSeatId : undefined}
        withSeats={isFound || (within !== null && isIn(within, table))}
      />
    );
  });
});
DrawnTables.displayName = 'DrawnTables';

type DrawnTableProps = {
  table: ArrangementTable;
  seats: readonly Assignment[];
  lettering: Lettering;
  foundSeatId: string | undefined;
  withSeats: boolean;
};

const DrawnTable = memo((props: DrawnTableProps) => {
  const { table, seats, lettering, foundSeatId, withSeats } = props;
  const { text, transform } = tableNameOf(table, lettering);
  return (
    <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
      <TableTop table={table} className={styles.top} />
      <text className={styles.name} transform={transform} fontSize={lettering.name}>
        {text}
      </text>
      {withSeats ? (
        seats.map((seat) => (
          <DrawnSeat
            key={seat.seatId}
            seat={seat}
            table={table}
            withInitials={lettering.withInitials}
            isFound={seat.seatId === foundSeatId}
          />
        ))
      ) : (
        <SeatDots seats={seats} />
      )}
    </g>
  );
});
DrawnTable.displayName = 'DrawnTable';

/** All seats of a distant table in two shapes. */
const SeatDots = ({ seats }: { seats: readonly Assignment[] }) => {
  const [free, taken] = [false, true].map((isTaken) =>
    seats.map((seat) => (isTaken === (seat.attendeeName !== null) ? dotAt(seat) : '')).join(''),
  );
  return (
    <>
      {free && <path d={free} className={styles.free} />}
      {taken && <path d={taken} className={styles.taken} />}
    </>
  );
};

/** A circle as large as a seat. */
const dotAt = ({ x, y }: Point): string => `M${x - 20} ${y}a20 20 0 1 0 40 0a20 20 0 1 0-40 0z`;

type DrawnSeatProps = {
  seat: Assignment;
  table: ArrangementTable;
  withInitials: boolean;
  isFound: boolean;
};

const DrawnSeat = ({ seat, table, withInitials, isFound }: DrawnSeatProps) => {
  const { x, y, attendeeName } = seat;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${-table.rotation})`}
      {...(isFound && { 'data-found': seat.seatId })}
    >
      {attendeeName && <title>{attendeeName}</title>}
      <circle
        r={isFound ? 25 : 20}
        className={classes(attendeeName ? styles.taken : styles.free, isFound && styles.found)}
      />
      {attendeeName && (withInitials || isFound) && (
        <text className={classes(styles.initials, isFound && styles.foundInitials)}>
          {initialsOf(attendeeName)}
        </text>
      )}
    </g>
  );
};
