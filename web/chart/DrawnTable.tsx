import { memo, useSyncExternalStore } from 'react';
import { t } from '../texts/en/chart.ftl';
import { classes } from '../ui/classes.ts';
import { DrawnSeat, SeatDots } from './DrawnSeat.tsx';
import type { Detail } from './detail.ts';
import styles from './Floor.module.css';
import { useTableMark } from './marks.ts';
import type { MovingTables } from './movingTables.ts';
import { TableTop } from './TableTop.tsx';
import { TableCaption, TableWords } from './TableWords.tsx';
import { TurnHandle } from './TurnHandle.tsx';
import type { TableOnFloor } from './types.ts';

type DrawnTableProps = TableOnFloor & {
  detail: Detail;
  /** The scale of the caption below a table that is small on screen; null if its text fits on the table. */
  captionScale: number | null;
  captionWithCount: boolean;
  /** Pixels per centimetre, if the table is selected and can be turned. */
  handleScale: number | null;
  isSelected: boolean;
  readOnly: boolean;
  /** Whether seats that are small on screen accept presses beside them. */
  forFingers: boolean;
  moving: MovingTables;
  /** Whether this table is the tab stop among all tables. */
  isTabStop: boolean;
  /** The seat of this table with the tab stop; null if another table has it. */
  tabSeatId: string | null;
  pickedId: string | null;
  overSeatIds: ReadonlySet<string>;
};

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const plain = [
  'table',
  'detail',
  'captionScale',
  'captionWithCount',
  'handleScale',
  'isSelected',
  'readOnly',
  'forFingers',
  'isTabStop',
  'tabSeatId',
] as const satisfies (keyof DrawnTableProps)[];

/** For memo: among hundreds of tables, only those that changed render again. */
const isSame = (before: DrawnTableProps, after: DrawnTableProps): boolean =>
  plain.every((key) => before[key] === after[key]) &&
  sameItems(before.seats, after.seats) &&
  sameItems(before.people, after.people) &&
  pickedAmong(before) === pickedAmong(after) &&
  sameOver(before, after);

const pickedAmong = ({ pickedId, people }: DrawnTableProps): string | null =>
  pickedId !== null && people.some((person) => person?.id === pickedId) ? pickedId : null;

const sameOver = (before: DrawnTableProps, after: DrawnTableProps): boolean =>
  before.overSeatIds === after.overSeatIds ||
  before.seats.every(({ id }) => before.overSeatIds.has(id) === after.overSeatIds.has(id));

export const DrawnTable = memo((props: DrawnTableProps) => {
  const { seats, people, detail, isSelected, readOnly, moving } = props;
  const held = useSyncExternalStore(moving.subscribe, () => moving.placeOf(props.table.id));
  const table = held ? { ...props.table, ...held } : props.table;
  const isDetailed = detail !== 'dots' && detail !== 'seats';
  const mark = useTableMark(table.id);
  const facts = {
    table: table.name,
    taken: people.filter(Boolean).length,
    capacity: table.capacity,
  };
  return (
    <g
      transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
      data-detail={detail}
    >
      <g
        data-table={table.id}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-description={mark?.words}
        {...(readOnly
          ? { role: 'img', 'aria-label': t('table-label', facts) }
          : {
              role: 'button',
              'aria-label': t('table-settings-label', facts),
              'aria-pressed': isSelected,
            })}
        className={classes(
          styles.table,
          !readOnly && styles.movable,
          isSelected && styles.selected,
          held && styles.held,
        )}
      >
        <TableTop table={table} className={styles.top} />
      </g>
      {detail === 'dots' ? (
        <SeatDots table={table} seats={seats} people={people} />
      ) : (
        seats.map((seat, index) => (
          <DrawnSeat
            key={seat.id}
            seat={seat}
            person={people[index]}
            table={table}
            isDetailed={isDetailed}
            readOnly={readOnly}
            forFingers={props.forFingers}
            isTabStop={props.tabSeatId === seat.id}
            isPicked={props.pickedId !== null && people[index]?.id === props.pickedId}
            isOver={props.overSeatIds.has(seat.id)}
          />
        ))
      )}
      {props.captionScale !== null && (
        <TableCaption
          table={table}
          taken={facts.taken}
          scale={props.captionScale}
          withCount={props.captionWithCount}
        />
      )}
      {isDetailed && <TableWords table={table} seats={seats} people={people} detail={detail} />}
      {props.handleScale !== null && (
        <TurnHandle table={table} scale={props.handleScale} isHeld={held !== undefined} />
      )}
    </g>
  );
}, isSame);
DrawnTable.displayName = 'DrawnTable';
