import { memo } from 'react';
import { tableExtent } from '../../schema/seatLayout.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { classes } from '../ui/classes.ts';
import type { Detail } from './detail.ts';
import styles from './Floor.module.css';
import { RoleMark } from './RoleMark.tsx';
import { TableCaption, TableWords, uprightAt } from './TableWords.tsx';
import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from './types.ts';

type DrawnTableProps = TableOnFloor & {
  detail: Detail;
  /** Pixels a centimetre where the name is to stand below a table that is small on the screen. */
  captionScale: number | null;
  isSelected: boolean;
  readOnly: boolean;
  /** The seat of this table that the Tab key goes to; null where it is another table's. */
  tabSeatId: string | null;
  pickedId: string | null;
  overSeatIds: ReadonlySet<string>;
};

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Of hundreds of tables only those are drawn anew in which something changed. */
const isSame = (before: DrawnTableProps, after: DrawnTableProps): boolean =>
  before.table === after.table &&
  sameItems(before.seats, after.seats) &&
  sameItems(before.people, after.people) &&
  before.detail === after.detail &&
  before.captionScale === after.captionScale &&
  before.isSelected === after.isSelected &&
  before.readOnly === after.readOnly &&
  before.tabSeatId === after.tabSeatId &&
  pickedAmong(before) === pickedAmong(after) &&
  sameOver(before, after);

const pickedAmong = ({ pickedId, people }: DrawnTableProps): string | null =>
  pickedId !== null && people.some((person) => person?.id === pickedId) ? pickedId : null;

const sameOver = (before: DrawnTableProps, after: DrawnTableProps): boolean =>
  before.overSeatIds === after.overSeatIds ||
  before.seats.every(({ id }) => before.overSeatIds.has(id) === after.overSeatIds.has(id));

export const DrawnTable = memo((props: DrawnTableProps) => {
  const { table, people, detail, isSelected, readOnly } = props;
  const seats = detail === 'table' ? [] : props.seats;
  const isDetailed = detail === 'initials' || detail === 'names';
  const { width, height } = tableExtent(table);
  const round = { rx: width / 2, ry: height / 2 };
  const count = people.filter(Boolean).length;
  const label = `${table.name}: ${count} of ${table.capacity} seats taken`;
  return (
    <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
      <g
        {...(readOnly ? {} : { role: 'button', tabIndex: 0, 'data-table': table.id })}
        aria-label={readOnly ? undefined : `${label}. Table settings`}
        aria-pressed={readOnly ? undefined : isSelected}
        className={classes(
          styles.table,
          !readOnly && styles.movable,
          isSelected && styles.selected,
        )}
      >
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          className={styles.top}
          {...(table.layout === 'rectangular' ? { rx: 10 } : round)}
        />
      </g>
      {seats.map((seat, index) => (
        <DrawnSeat
          key={seat.id}
          seat={seat}
          person={people[index]}
          table={table}
          isDetailed={isDetailed}
          readOnly={readOnly}
          isTabStop={props.tabSeatId === seat.id}
          isPicked={props.pickedId !== null && people[index]?.id === props.pickedId}
          isOver={props.overSeatIds.has(seat.id)}
        />
      ))}
      {props.captionScale !== null && <TableCaption table={table} scale={props.captionScale} />}
      {isDetailed && (
        <TableWords table={table} seats={seats} people={people} withNames={detail === 'names'} />
      )}
    </g>
  );
}, isSame);
DrawnTable.displayName = 'DrawnTable';

type DrawnSeatProps = {
  seat: ChartSeat;
  person: ChartPerson | undefined;
  table: ChartTable;
  isDetailed: boolean;
  readOnly: boolean;
  isTabStop: boolean;
  isPicked: boolean;
  isOver: boolean;
};

export const seatLabel = (
  tableName: string,
  position: number,
  person: ChartPerson | undefined,
): string => {
  const who = person
    ? `taken by ${person.name}, ${attendeeRoleLabel(person.attendeeRole)}`
    : 'empty';
  return `${tableName}, seat ${position}, ${who}`;
};

const DrawnSeat = (props: DrawnSeatProps) => {
  const { seat, person, table, isDetailed, readOnly } = props;
  return (
    <g
      {...(isDetailed && { transform: uprightAt(seat, table) })}
      role={readOnly ? 'img' : 'button'}
      aria-label={seatLabel(table.name, seat.position, person)}
      {...(readOnly ? {} : { tabIndex: props.isTabStop ? 0 : -1 })}
      data-drop="seat"
      data-seat={seat.id}
      data-attendee={person?.id}
      className={classes(
        styles.seat,
        person ? styles[person.attendeeRole] : styles.free,
        props.isPicked && styles.picked,
        props.isOver && styles.over,
      )}
    >
      {isDetailed ? (
        <>
          <circle r={24} className={styles.reach} />
          <circle r={21} className={styles.chair} />
          {person && <RoleMark role={person.attendeeRole} x={15} y={-15} />}
        </>
      ) : (
        // From afar there are thousands: one shape each, placed without a transform.
        <circle r={24} cx={seat.x} cy={seat.y} className={styles.dot} />
      )}
    </g>
  );
};
