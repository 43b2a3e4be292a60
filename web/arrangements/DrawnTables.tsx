import { memo, useMemo } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import type { ArrangementTable } from '../../schema/readModels.ts';
import { nameBelowCentre, tableExtent } from '../../schema/seatLayout.ts';
import { initialsOf, shortened, withItsEnd } from '../chart/names.ts';
import { onFloor } from '../chart/nearestSeat.ts';
import { TableTop } from '../chart/TableTop.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ArrangementChart.module.css';
import { closeUpWidth } from './chartFrame.ts';
import type { Lettering } from './lettering.ts';
import { seatsByTable } from './seats.ts';

type Assignment = PublicArrangement['assignments'][number];

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
  const { width } = tableExtent(table);
  return (
    <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
      <TableTop table={table} className={styles.top} />
      <text
        className={styles.name}
        transform={`translate(0 ${nameBelowCentre(table)}) rotate(${-table.rotation})`}
        fontSize={lettering.name}
      >
        {withItsEnd(table.name, Math.max(6, Math.floor((width / lettering.name) * 1.75)))}
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
      {attendeeName && isFound && <FoundName seat={seat} table={table} name={attendeeName} />}
    </g>
  );
};

/** The approximate width of a letter, in centimetres. */
const letterWidth = 10.5;

type FoundNameProps = { seat: Assignment; table: ArrangementTable; name: string };

/**
 * Stands on the far side of the seat, away from the table; moved inwards if it would be cut off.
 */
const FoundName = ({ seat, table, name }: FoundNameProps) => {
  const { x, y } = onFloor(seat, { ...table, x: 0, y: 0 });
  const written = shortened(name, 40);
  const half = closeUpWidth(table) / 2 - (written.length * letterWidth) / 2;
  const most = Math.max(0, half);
  return (
    <text
      x={Math.min(most, Math.max(-most, x)) - x}
      y={y >= 0 ? 46 : -46}
      className={styles.foundName}
    >
      {written}
    </text>
  );
};
