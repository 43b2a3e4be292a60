import { memo } from 'react';
import { tableExtent } from '../../schema/seatLayout.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { classes } from '../ui/classes.ts';
import styles from './Floor.module.css';
import { initialsOf, shortened, shortName } from './names.ts';
import { RoleMark } from './RoleMark.tsx';
import type { ChartPerson, ChartSeat, TableOnFloor } from './types.ts';

type DrawnTableProps = TableOnFloor & {
  /** Names beside seats: when there is room for them. */
  showNames: boolean;
  isSelected: boolean;
  readOnly: boolean;
  /** The seat of this table that the Tab key goes to; null where it is another table's. */
  tabSeatId: string | null;
  pickedId: string | null;
  overSeatId: string | null;
};

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Of hundreds of tables only those are drawn anew in which something changed. */
const isSame = (before: DrawnTableProps, after: DrawnTableProps): boolean =>
  before.table === after.table &&
  sameItems(before.seats, after.seats) &&
  sameItems(before.people, after.people) &&
  before.showNames === after.showNames &&
  before.isSelected === after.isSelected &&
  before.readOnly === after.readOnly &&
  before.tabSeatId === after.tabSeatId &&
  touches(before, 'pickedId') === touches(after, 'pickedId') &&
  touches(before, 'overSeatId') === touches(after, 'overSeatId');

const touches = (props: DrawnTableProps, key: 'pickedId' | 'overSeatId'): string | null => {
  const id = props[key];
  if (id === null) return null;
  const isHere =
    key === 'pickedId'
      ? props.people.some((person) => person?.id === id)
      : props.seats.some((seat) => seat.id === id);
  return isHere ? id : null;
};

export const DrawnTable = memo((props: DrawnTableProps) => {
  const { table, seats, people, showNames, isSelected, readOnly } = props;
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
        <g transform={`rotate(${-table.rotation})`} aria-hidden="true">
          <text className={styles.name} y={-8}>
            {shortened(table.name, 16)}
          </text>
          <text className={styles.count} y={15}>
            {count}/{table.capacity}
          </text>
        </g>
      </g>
      {seats.map((seat, index) => (
        <DrawnSeat
          key={seat.id}
          seat={seat}
          person={people[index]}
          tableName={table.name}
          rotation={table.rotation}
          showName={showNames}
          readOnly={readOnly}
          isTabStop={props.tabSeatId === seat.id}
          isPicked={props.pickedId !== null && people[index]?.id === props.pickedId}
          isOver={props.overSeatId === seat.id}
        />
      ))}
    </g>
  );
}, isSame);
DrawnTable.displayName = 'DrawnTable';

type DrawnSeatProps = {
  seat: ChartSeat;
  person: ChartPerson | undefined;
  tableName: string;
  rotation: number;
  showName: boolean;
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

/** Names stand on the side that is away from the table. */
const isBelow = ({ x, y }: ChartSeat, rotation: number): boolean => {
  const turn = (rotation * Math.PI) / 180;
  return x * Math.sin(turn) + y * Math.cos(turn) >= 0;
};

const DrawnSeat = (props: DrawnSeatProps) => {
  const { seat, person, tableName, rotation, showName, readOnly } = props;
  return (
    <g
      transform={`translate(${seat.x} ${seat.y}) rotate(${-rotation})`}
      role={readOnly ? 'img' : 'button'}
      aria-label={seatLabel(tableName, seat.position, person)}
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
      <circle r={24} className={styles.reach} />
      <circle r={21} className={styles.chair} />
      {person && (
        <>
          <text className={styles.initials}>{initialsOf(person.name)}</text>
          <RoleMark role={person.attendeeRole} x={15} y={-15} />
        </>
      )}
      {person && showName && (
        <text y={isBelow(seat, rotation) ? 35 : -35} className={styles.person}>
          {shortName(person.name, 10)}
        </text>
      )}
    </g>
  );
};
