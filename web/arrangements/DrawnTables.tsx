import { memo, useMemo } from 'react';
import type { ArrangementTable, PublicArrangement } from '../../schema/entities/arrangement.ts';
import { initialsOf } from '../chart/names.ts';
import { TableTop } from '../chart/TableTop.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ArrangementChart.module.css';
import type { Lettering } from './lettering.ts';
import { type Assignment, seatsByTable } from './seats.ts';
import { tableNameOf } from './tableName.ts';

type DrawnTablesProps = {
  arrangement: PublicArrangement;
  lettering: Lettering;
  foundSeatId: string | undefined;
};

/** All tables and seats. They move as one group, so that thousands of seats are drawn only once. */
export const DrawnTables = memo(({ arrangement, lettering, foundSeatId }: DrawnTablesProps) => {
  const seats = useMemo(() => seatsByTable(arrangement), [arrangement]);
  return arrangement.tables.map((table) => {
    const own = seats.get(table.tableId) ?? [];
    return (
      <DrawnTable
        key={table.tableId}
        table={table}
        seats={own}
        lettering={lettering}
        foundSeatId={own.some(({ seatId }) => seatId === foundSeatId) ? foundSeatId : undefined}
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
};

const DrawnTable = memo(({ table, seats, lettering, foundSeatId }: DrawnTableProps) => {
  const { text, transform } = tableNameOf(table, lettering);
  return (
    <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
      <TableTop table={table} className={styles.top} />
      <text className={styles.name} transform={transform} fontSize={lettering.name}>
        {text}
      </text>
      {seats.map((seat) => (
        <DrawnSeat
          key={seat.seatId}
          seat={seat}
          table={table}
          withInitials={lettering.withInitials}
          isFound={seat.seatId === foundSeatId}
        />
      ))}
    </g>
  );
});
DrawnTable.displayName = 'DrawnTable';

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
