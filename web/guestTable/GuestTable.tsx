import { useAtomValue } from 'jotai';
import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/eventDetail.ftl';
import { usePreload } from '../ui/onDemand.tsx';
import { rem } from '../ui/rem.ts';
import { remPixels } from '../ui/remPixels.ts';
import { useVirtualRows } from '../ui/useVirtualRows.ts';
import type { GuestColumn } from './columns.ts';
import { GridPart } from './GridPart.tsx';
import { GroupRow } from './GroupRow.tsx';
import { GuestRow } from './GuestRow.tsx';
import styles from './GuestTable.module.css';
import { HeadRow } from './HeadRow.tsx';
import type { Grouping, Sorting } from './lines.ts';
import { cellEditor } from './onDemand.ts';
import { headerKey, type RowActions } from './rows.ts';
import { unsavedCellsAtom } from './unsavedCells.ts';
import { useCellEditing } from './useCellEditing.ts';
import { cellOf, useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGuestLines } from './useGuestLines.ts';

/** In rem, as in GuestTable.module.css. */
const rowRem = 2.5;

type GuestTableProps = {
  eventId: string;
  people: readonly ListedAttendee[];
  columns: readonly GuestColumn[];
  grouping: Grouping;
  sorting: Sorting;
  onSort: (column: string) => void;
  readOnly: boolean;
  selection: ReadonlySet<string>;
  /** The same object until the list changes, so that rows in view are not drawn again. */
  on: RowActions;
  editedId: string | null;
  /** Called when editing of a cell begins, and with null when it ends. */
  onEditing: (attendeeId: string | null) => void;
};

/**
 * The guest list as an editable grid: a virtualised table of thousands, by the grid pattern of
 * WAI-ARIA. Arrows move from cell to cell; Enter, F2 and a double click edit a cell in place.
 */
export const GuestTable = (props: GuestTableProps) => {
  const { eventId, people, columns, grouping, sorting, readOnly, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  usePreload(readOnly ? undefined : cellEditor);
  const { lines, lineKeys, guestIn, toggleGroup } = useGuestLines({
    people,
    columns,
    grouping,
    sorting,
    kept: props.editedId,
  });
  const on = useMemo((): RowActions => {
    const ids = lines.flatMap(({ is, key }) => (is === 'guest' ? [key] : []));
    return { ...props.on, select: (id, isRange) => props.on.select(id, isRange, ids) };
  }, [props.on, lines]);
  const columnIds = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    return readOnly ? ids : ['select', ...ids, 'edit', 'delete'];
  }, [columns, readOnly]);
  const { active, focusAt, onFocus } = useGridFocus({ grid: scroller, lineKeys, columnIds });

  const rowHeight = rowRem * remPixels();
  const rows = useVirtualRows({
    scroller,
    count: lines.length,
    active: Math.max(0, active.row - 1),
    keyOf: (index) => lines[index]?.key,
    heightOf: () => rowHeight,
    scrollMargin: rowHeight,
    overscan: 10,
  });

  const editing = useCellEditing({
    ...{ eventId, columns, readOnly, guestIn, onEditing: props.onEditing },
    ...{ lineKeys, columnIds, active, focusAt },
  });
  const unsaved = useAtomValue(unsavedCellsAtom);
  const onKeyDown = useGridKeys({
    ...{ grid: scroller, lineKeys, columnIds, rowHeight, active, focusAt },
    ...{ readOnly, guestIn, begin: editing.begin, hasSelection: selection.size > 0, on },
  });
  const onDoubleClick = ({ target }: MouseEvent) => editing.begin(cellOf(target));

  return (
    <div ref={scroller} className={styles.scroller}>
      <GridPart
        role="grid"
        aria-label={t('attendees')}
        aria-rowcount={lines.length + 1}
        aria-colcount={columnIds.length}
        aria-multiselectable={readOnly ? undefined : true}
        aria-readonly={readOnly || undefined}
        style={layoutOf(columns, readOnly)}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
        onFocus={onFocus}
      >
        <HeadRow
          columns={columns}
          sorting={sorting}
          onSort={props.onSort}
          readOnly={readOnly}
          activeColumn={active.line === headerKey ? active.column : undefined}
        />
        <GridPart role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const line = lines[index];
            if (!line) return null;
            const common = {
              index,
              top: start - rowHeight,
              activeColumn: active.line === line.key ? active.column : undefined,
            };
            if (line.is === 'group')
              return (
                <GroupRow
                  key={key}
                  {...common}
                  line={line}
                  span={columnIds.length}
                  onToggle={toggleGroup}
                />
              );
            const editedColumn = editing.cell?.line === line.key ? editing.cell.column : undefined;
            return (
              <GuestRow
                key={key}
                {...common}
                guest={line.guest}
                columns={columns}
                readOnly={readOnly}
                isSelected={selection.has(line.key)}
                editedColumn={editedColumn}
                onEdited={editedColumn ? editing.finish : undefined}
                unsaved={unsaved[line.key]}
                on={on}
              />
            );
          })}
        </GridPart>
      </GridPart>
    </div>
  );
};

/** In pixels at the usual font size, like all widths: the columns of the check box and of the buttons. */
const control = 40;

/** Columns share the space that is left, and keep their width if there is none. */
const layoutOf = (columns: readonly GuestColumn[], readOnly: boolean) => {
  const own = columns.map(({ width }) => `minmax(${rem(width)}, ${width}fr)`);
  const controls = readOnly ? 0 : 3;
  const width = columns.reduce((sum, column) => sum + column.width, controls * control);
  const button = rem(control);
  return {
    '--columns': (readOnly ? own : [button, ...own, button, button]).join(' '),
    '--before-name': readOnly ? 0 : button,
    minWidth: rem(width),
  } as CSSProperties;
};
