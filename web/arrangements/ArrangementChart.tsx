import { m, useReducedMotion } from 'framer-motion';
import { useMemo } from 'react';
import type { ArrangementTable } from '../../schema/readModels.ts';
import { tableExtent } from '../../schema/seatLayout.ts';
import { initialsOf, shortened } from '../chart/names.ts';
import { onFloor } from '../chart/nearestSeat.ts';
import { classes } from '../ui/classes.ts';
import styles from './ArrangementChart.module.css';
import { closeUp, closeUpWidth, frameOf, viewBoxOf } from './chartFrame.ts';
import type { PublicArrangement } from './publicArrangement.ts';
import { seatsByTable } from './seats.ts';

type Assignment = PublicArrangement['assignments'][number];

type ArrangementChartProps = {
  arrangement: PublicArrangement;
  /** The seat to come close to, and to point out. */
  highlightedSeatId: string | undefined;
};

/** The saved seating, drawn to scale (1 unit is 1 cm). SeatingList says the same in words. */
export const ArrangementChart = ({ arrangement, highlightedSeatId }: ArrangementChartProps) => {
  const { tables, assignments } = arrangement;
  const isStill = useReducedMotion();
  const seats = useMemo(() => seatsByTable(arrangement), [arrangement]);
  const room = useMemo(() => frameOf(tables), [tables]);
  const tableId = assignments.find(({ seatId }) => seatId === highlightedSeatId)?.tableId;
  const found = tables.filter((table) => table.tableId === tableId);
  const frame = found.length > 0 ? closeUp(room, frameOf(found)) : room;
  if (tables.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <m.svg
        className={styles.chart}
        role="img"
        style={{ aspectRatio: `${room.width} / ${room.height}` }}
        aria-label={`Seating chart with ${tables.length} tables`}
        initial={false}
        animate={{ viewBox: viewBoxOf(frame) }}
        transition={{ duration: isStill ? 0 : 0.5, ease: [0.2, 0.7, 0.2, 1] }}
      >
        {tables.map((table) => (
          <DrawnTable
            key={table.tableId}
            table={table}
            seats={seats.get(table.tableId) ?? []}
            highlightedSeatId={highlightedSeatId}
          />
        ))}
      </m.svg>
    </figure>
  );
};

type DrawnTableProps = {
  table: ArrangementTable;
  seats: readonly Assignment[];
  highlightedSeatId: string | undefined;
};

const DrawnTable = ({ table, seats, highlightedSeatId }: DrawnTableProps) => {
  const { width, height } = tableExtent(table);
  const radius = table.layout === 'rectangular' ? 10 : { rx: width / 2, ry: height / 2 };
  return (
    <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        className={styles.top}
        {...(typeof radius === 'number' ? { rx: radius } : radius)}
      />
      <text className={styles.name} transform={`rotate(${-table.rotation})`}>
        {shortened(table.name, Math.max(9, Math.floor(width / 11)))}
      </text>
      {seats.map((seat) => (
        <DrawnSeat
          key={seat.seatId}
          seat={seat}
          table={table}
          isFound={seat.seatId === highlightedSeatId}
        />
      ))}
    </g>
  );
};

type DrawnSeatProps = { seat: Assignment; table: ArrangementTable; isFound: boolean };

const DrawnSeat = ({ seat, table, isFound }: DrawnSeatProps) => {
  const { x, y, attendeeName } = seat;
  return (
    <g transform={`translate(${x} ${y}) rotate(${-table.rotation})`}>
      {attendeeName && <title>{attendeeName}</title>}
      <circle
        r={isFound ? 25 : 20}
        className={classes(attendeeName ? styles.taken : styles.free, isFound && styles.found)}
      />
      {attendeeName && (
        <text className={classes(styles.initials, isFound && styles.foundInitials)}>
          {initialsOf(attendeeName)}
        </text>
      )}
      {attendeeName && isFound && <FoundName seat={seat} table={table} name={attendeeName} />}
    </g>
  );
};

/** About what a letter takes, in centimetres. */
const letterWidth = 10.5;

type FoundNameProps = { seat: Assignment; table: ArrangementTable; name: string };

/** Stands on the side that is away from the table, moved inwards where it would be cut off. */
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
