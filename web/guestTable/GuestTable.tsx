import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/eventDetail.ftl';
import { usePreload } from '../ui/onDemand.tsx';
import type { GuestColumn } from './columns.ts';
import { GridPart } from './GridPart.tsx';
import { GroupRow } from './GroupRow.tsx';
import { GuestRow } from './GuestRow.tsx';
import styles from './GuestTable.module.css';
import { HeadRow } from './HeadRow.tsx';
import { type Grouping, linesOf, type Sorting, sortedBy } from './lines.ts';
import { cellEditor } from './onDemand.ts';
import { headerKey, type RowActions } from './rows.ts';
import { useCellEditing } from './useCellEditing.ts';
import { type CellKey, cellOf, useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';

/** In pixels, as in GuestTable.module.css. */
const rowHeight = 40;

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
  /** Called as a cell begins and ends to be edited. */
  onEditing: (isEditing: boolean) => void;
};

/**
 * The guest list as a grid that one works in: a virtualised table of thousands, by the grid pattern of
 * WAI-ARIA. Arrows move from cell to cell; Enter, F2 and a double click edit a cell in place.
 */
export const GuestTable = (props: GuestTableProps) => {
  const { eventId, people, columns, grouping, sorting, readOnly, selection, on } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  usePreload(readOnly ? undefined : cellEditor);

  const lines = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting.column) ?? columns[0];
    const sorted = column ? sortedBy(people, column, sorting.direction) : people;
    return linesOf(sorted, grouping, closed);
  }, [people, columns, sorting, grouping, closed]);
  const lineKeys = useMemo(() => [headerKey, ...lines.map(({ key }) => key)], [lines]);
  const columnIds = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    return readOnly ? ids : ['select', ...ids, 'edit', 'delete'];
  }, [columns, readOnly]);
  const { active, focusAt, onFocus } = useGridFocus({ grid: scroller, lineKeys, columnIds });

  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: rowHeight,
    overscan: 10,
    getItemKey: (index) => lines[index]?.key ?? index,
    // The row with the tab stop is always rendered.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, active.row - 1)])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });

  const guestIn = ({ line }: CellKey) => {
    const found = lines.find(({ key }) => key === line);
    return found?.is === 'guest' ? found.guest : undefined;
  };
  const toggleGroup = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const editing = useCellEditing({
    ...{ eventId, columns, readOnly, guestIn, onEditing: props.onEditing },
    ...{ lineKeys, columnIds, active, focusAt },
  });
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
                on={on}
              />
            );
          })}
        </GridPart>
      </GridPart>
    </div>
  );
};

/** In pixels: the columns of the check box and of the buttons. */
const control = 40;

/** Columns share the room that is left, and keep their width where there is none. */
const layoutOf = (columns: readonly GuestColumn[], readOnly: boolean) => {
  const own = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`);
  const controls = readOnly ? 0 : 3;
  const width = columns.reduce((sum, column) => sum + column.width, controls * control);
  const button = `${control}px`;
  return {
    '--columns': (readOnly ? own : [button, ...own, button, button]).join(' '),
    '--before-name': readOnly ? 0 : button,
    minWidth: width,
  } as CSSProperties;
};
