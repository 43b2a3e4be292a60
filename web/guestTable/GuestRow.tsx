import { memo } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/eventDetail.ftl';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import type { IconName } from '../ui/Icon.tsx';
import { Cell } from './Cell.tsx';
import type { GuestColumn } from './columns.ts';
import { GridPart } from './GridPart.tsx';
import styles from './GuestTable.module.css';
import { CellEditor } from './onDemand.ts';
import type { FocusMove, RowActions } from './rows.ts';
import type { EditedCell, UnsavedRow } from './unsavedCells.ts';

type GuestRowProps = {
  guest: ListedAttendee;
  index: number;
  top: number;
  columns: readonly GuestColumn[];
  readOnly: boolean;
  isSelected: boolean;
  activeColumn: string | undefined;
  editedColumn: string | undefined;
  onEdited: ((edited: EditedCell | null, way: FocusMove) => void) | undefined;
  unsaved: UnsavedRow | undefined;
  on: RowActions;
};

/** A guest, with a cell for each column. Renders again only if one of its props changes. */
export const GuestRow = memo((props: GuestRowProps) => {
  const { guest, index, top, columns, readOnly, isSelected, activeColumn, on } = props;
  const { name, attendee } = guest;
  const { id } = attendee;
  const tabIndexOf = (column: string) => (activeColumn === column ? 0 : -1);
  const button = (column: string, icon: IconName, label: string, onClick: () => void) => (
    <GridPart role="gridcell" data-column={column} className={styles.control}>
      <IconButton
        icon={icon}
        size="sm"
        tabIndex={tabIndexOf(column)}
        label={label}
        onClick={onClick}
      />
    </GridPart>
  );
  return (
    <GridPart
      role="row"
      aria-rowindex={index + 2}
      aria-selected={readOnly ? undefined : isSelected}
      data-line={id}
      data-attendee={id}
      className={classes(
        styles.row,
        isSelected && styles.selected,
        props.editedColumn !== undefined && styles.edited,
      )}
      style={{ transform: `translateY(${top}px)` }}
    >
      {!readOnly && (
        <GridPart
          role="gridcell"
          data-column="select"
          className={classes(styles.control, styles.first)}
        >
          <input
            type="checkbox"
            tabIndex={tabIndexOf('select')}
            aria-label={t('select-named', { name })}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              on.select(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </GridPart>
      )}
      {columns.map((column) =>
        props.editedColumn === column.id && column.edit && props.onEdited ? (
          <GridPart
            key={column.id}
            role="gridcell"
            data-column={column.id}
            className={classes(styles.editing, column.id === 'name' && styles.named)}
          >
            <CellEditor
              guest={guest}
              column={column}
              edit={column.edit}
              unsaved={props.unsaved?.[column.id]}
              onEdited={props.onEdited}
            />
          </GridPart>
        ) : (
          <Cell
            key={column.id}
            guest={guest}
            column={column}
            readOnly={readOnly}
            unsaved={props.unsaved?.[column.id]}
            tabIndex={tabIndexOf(column.id)}
            onCheckedIn={on.checkIn}
          />
        ),
      )}
      {!readOnly && button('edit', 'edit', t('edit-named', { name }), () => on.edit(id))}
      {!readOnly && button('delete', 'trash', t('delete-named', { name }), () => on.remove(id))}
    </GridPart>
  );
});
