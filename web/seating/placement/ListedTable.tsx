import { useSetAtom } from 'jotai';
import { useTableMark } from '../../chart/marks.ts';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { WarningIcon } from '../../ui/WarningIcon.tsx';
import type { DropTarget } from '../drag.ts';
import { freeSeatsOf, type TableView } from '../planView.ts';
import { slots } from '../slots.ts';
import { ListedSeat } from './ListedSeat.tsx';
import styles from './ListView.module.css';
import { MarkNote } from './MarkNote.tsx';
import { placingDialogAtom } from './placingDialog.ts';

export type ListedTableProps = {
  view: TableView;
  /** The row with the tab stop. */
  activeId: string | undefined;
  /** The row that was searched for. */
  foundId: string | undefined;
  movers: readonly string[];
  overSeatIds: ReadonlySet<string>;
  readOnly: boolean;
  onSeat: (seatId: string) => void;
  /**
   * Places the picked people at the table, or opens its settings if nobody is picked. `isMore` is true while
   * Shift is held, which adds the table to the selection.
   */
  onTable: (tableId: string, isMore: boolean) => void;
  /** Tables that are selected together. */
  chosenIds: ReadonlySet<string>;
  /** Adds the table to the selection, or removes it. */
  onChoose: (tableId: string) => void;
  /** By table: why it must not stand where it does. */
  misplaced: ReadonlyMap<string, string>;
  onDuplicate: (tableId: string) => void;
  onSettings: (tableId: string) => void;
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onPin: (attendeeId: string) => void;
};

export const ListedTable = (props: ListedTableProps) => {
  const { view, activeId, foundId, movers, overSeatIds, readOnly, onSeat, onPlace, onPin } = props;
  const { table, seats, people } = view;
  const taken = seats.length - freeSeatsOf(view).length;
  const headingId = `listed-${table.id}`;
  const mark = slots.useRowMark(table.id);
  const standing = useTableMark(table.id);
  const misplaced = props.misplaced.get(table.id);
  const isChosen = props.chosenIds.has(table.id);
  const tabIndex = activeId === table.id ? 0 : -1;
  const fill = (
    <>
      <span className={styles.tableName}>{table.name}</span>
      <span className={classes(styles.fill, taken === seats.length && styles.full)}>
        {t('taken-of', { taken, seats: seats.length })}
      </span>
      {standing && <MarkNote mark={standing} />}
      {misplaced && <WarningIcon words={misplaced} />}
      {mark.label}
    </>
  );
  return (
    <section aria-labelledby={headingId} className={styles.table}>
      <header
        className={classes(styles.heading, foundId === table.id && styles.found)}
        {...(!readOnly && { 'data-table': table.id })}
      >
        {!readOnly && (
          <input
            type="checkbox"
            className={styles.choice}
            aria-label={t('choose-table', { table: table.name })}
            tabIndex={tabIndex}
            checked={isChosen}
            onChange={() => props.onChoose(table.id)}
          />
        )}
        <h3 id={headingId} className={styles.headingWords}>
          {readOnly ? (
            <span {...mark.attributes} className={classes(styles.seat, mark.className)}>
              {fill}
            </span>
          ) : (
            <button
              type="button"
              {...mark.attributes}
              data-row={table.id}
              tabIndex={tabIndex}
              className={classes(
                styles.seat,
                styles.choosable,
                isChosen && styles.picked,
                mark.className,
              )}
              onClick={({ shiftKey }) => props.onTable(table.id, shiftKey)}
            >
              {fill}
            </button>
          )}
        </h3>
        {!readOnly && <TableMenu {...props} tabIndex={tabIndex} />}
      </header>
      <ol aria-label={t('seats-of', { table: table.name })}>
        {seats.map((seat, index) => (
          <ListedSeat
            key={seat.id}
            seat={seat}
            person={people[index]}
            tableName={table.name}
            isActive={activeId === seat.id}
            isFound={foundId === seat.id}
            isPicked={seat.attendeeId ? movers.includes(seat.attendeeId) : false}
            isOver={overSeatIds.has(seat.id)}
            readOnly={readOnly}
            onSeat={onSeat}
            onPlace={onPlace}
            onPin={onPin}
          />
        ))}
      </ol>
    </section>
  );
};

type TableMenuProps = Pick<ListedTableProps, 'view' | 'onPlace' | 'onDuplicate' | 'onSettings'> & {
  tabIndex: 0 | -1;
};

const TableMenu = ({ view, tabIndex, onPlace, onDuplicate, onSettings }: TableMenuProps) => {
  const { id, name } = view.table;
  const openDialog = useSetAtom(placingDialogAtom);
  const seated = view.seats.flatMap(({ attendeeId }) => attendeeId ?? []);
  return (
    <Menu
      trigger={
        <IconButton
          icon="more"
          size="sm"
          label={t('actions-for-table', { table: name })}
          tabIndex={tabIndex}
        />
      }
    >
      <MenuItem
        icon="userPlus"
        disabled={freeSeatsOf(view).length === 0}
        onSelect={() => openDialog({ kind: 'seatPeople', tableId: id })}
      >
        {t('seat-people')}
      </MenuItem>
      <MenuItem
        icon="users"
        disabled={seated.length === 0}
        onSelect={() => onPlace(seated, { kind: 'pool' })}
      >
        {t('empty-table')}
      </MenuItem>
      <MenuItem icon="copy" onSelect={() => onDuplicate(id)}>
        {t('duplicate')}
      </MenuItem>
      <MenuItem icon="edit" onSelect={() => onSettings(id)}>
        {t('table-settings')}
      </MenuItem>
    </Menu>
  );
};
