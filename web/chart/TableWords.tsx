import { tableExtent, tableFootprint } from '../../schema/seatLayout.ts';
import styles from './Floor.module.css';
import { initialsOf, shortened, shortName } from './names.ts';
import { onFloor } from './nearestSeat.ts';
import type { ChartSeat, ChartTable, TableOnFloor } from './types.ts';

type Turned = { rotation: number };

/** At a seat of a table, upright however the table is turned. */
export const uprightAt = ({ x, y }: ChartSeat, { rotation }: Turned): string =>
  `translate(${x} ${y}) rotate(${-rotation})`;

/** Names stand on the side that is away from the table. */
const isBelow = (seat: ChartSeat, { rotation }: Turned): boolean =>
  onFloor(seat, { x: 0, y: 0, rotation }).y >= 0;

type TableWordsProps = TableOnFloor & { withNames: boolean };

/** What is written on a table and its seats. The labels of table and seats say it in full. */
export const TableWords = ({ table, seats, people, withNames }: TableWordsProps) => (
  <g aria-hidden="true">
    <g transform={`rotate(${-table.rotation})`}>
      <text className={styles.name} y={-8}>
        {shortened(table.name, Math.max(10, Math.floor(tableExtent(table).width / 10)))}
      </text>
      <text className={styles.count} y={15}>
        {people.filter(Boolean).length}/{table.capacity}
      </text>
    </g>
    {seats.map((seat, index) => {
      const person = people[index];
      if (!person) return null;
      return (
        <g key={seat.id} transform={uprightAt(seat, table)} className={styles[person.attendeeRole]}>
          <text className={styles.initials}>{initialsOf(person.name)}</text>
          {withNames && (
            <text y={isBelow(seat, table) ? 35 : -35} className={styles.person}>
              {shortName(person.name, 10)}
            </text>
          )}
        </g>
      );
    })}
  </g>
);

type TableCaptionProps = { table: ChartTable; scale: number };

/** The name below a small table, as large on the screen as other text. */
export const TableCaption = ({ table, scale }: TableCaptionProps) => {
  const { width, height } = tableFootprint(table);
  const below = (table.rotation % 180 === 0 ? height : Math.hypot(width, height)) / 2;
  const letters = Math.floor(((width + 90) * scale) / 6);
  return (
    <text
      aria-hidden="true"
      className={styles.caption}
      transform={`rotate(${-table.rotation})`}
      y={below + 8 / scale}
      fontSize={11 / scale}
    >
      {shortened(table.name, Math.max(4, letters))}
    </text>
  );
};
