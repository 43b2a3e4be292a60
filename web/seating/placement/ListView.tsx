import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { SearchTarget } from '../../chart/types.ts';
import type { ViewTarget } from '../../chart/viewTarget.ts';
import { useVirtualRows } from '../../ui/useVirtualRows.ts';
import type { TableView } from '../planView.ts';
import { ListedTable, type ListedTableProps } from './ListedTable.tsx';
import styles from './ListView.module.css';
import { rowAfter, rowsOf } from './listRows.ts';

/** In pixels, as in ListView.module.css. */
const height = { heading: 48, seat: 44, gap: 20 };

const heightOf = (view: TableView | undefined): number =>
  height.heading + height.gap + (view?.seats.length ?? 0) * height.seat;

type ListViewProps = Omit<ListedTableProps, 'view' | 'activeId' | 'foundId'> & {
  label: string;
  tables: readonly TableView[];
  /** Scrolls into view at each search, and is marked until the next. */
  searchTarget: SearchTarget | null;
  /** Tables that were added come into view, the first of them with the focus. */
  viewTarget: ViewTarget | null;
  onTargetReached: (first: TableView, count: number) => void;
};

/**
 * The room as a list, in reading order, with all actions of the chart. Virtualised, with a roving
 * tabindex: arrows move from row to row, the page keys from table to table, Right into a row's
 * menu and Left back.
 */
export const ListView = (props: ListViewProps) => {
  const { label, tables, searchTarget, viewTarget, onTargetReached, ...rest } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(tables), [tables]);
  const [chosenId, setChosenId] = useState<string>();
  const active = rows.find(({ id }) => id === chosenId) ?? rows[0];
  const listed = useVirtualRows({
    scroller,
    count: tables.length,
    active: active?.tableIndex ?? 0,
    keyOf: (index) => tables[index]?.table.id,
    heightOf: (index) => heightOf(tables[index]),
    overscan: 2,
  });

  /** Scrolls a table's heading, or one of its seats, to the middle. */
  const scrollTo = (index: number, rowId: string) => {
    const seat = tables[index]?.seats.findIndex(({ id }) => id === rowId) ?? -1;
    const above = tables.slice(0, index).reduce((sum, table) => sum + heightOf(table), 0);
    const within = height.gap + (seat < 0 ? 0 : height.heading + seat * height.seat);
    const { current: box } = scroller;
    if (box) box.scrollTop = above + within - (box.clientHeight - height.seat) / 2;
  };
  const searchTargetId = searchTarget?.seatId ?? searchTarget?.tableId;
  const show = useEffectEvent(() => {
    const index = tables.findIndex(({ table }) => table.id === searchTarget?.tableId);
    if (!searchTargetId || index < 0) return;
    setChosenId(searchTargetId);
    scrollTo(index, searchTargetId);
  });
  const search = searchTarget?.by;
  useEffect(() => {
    if (search) show();
  }, [search]);

  const focusRow = (id: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();

  const bring = useEffectEvent(({ tableIds, isNew }: ViewTarget) => {
    const index = isNew ? tables.findIndex(({ table }) => table.id === tableIds[0]) : -1;
    const first = tables[index];
    // The plan does not have them yet.
    if (!first) return;
    onTargetReached(first, tableIds.length);
    scrollTo(index, first.table.id);
    const { activeElement } = document;
    // Where a dialog was closed, the focus is back at what opened it, and stays there.
    if (activeElement !== document.body && !scroller.current?.contains(activeElement)) return;
    setChosenId(first.table.id);
    setToFocus({ id: first.table.id });
  });
  useEffect(() => {
    if (viewTarget && tables.length > 0) bring(viewTarget);
  }, [viewTarget, tables]);
  const [toFocus, setToFocus] = useState<{ id: string }>();
  const focus = useEffectEvent(focusRow);
  useEffect(() => {
    if (toFocus) focus(toFocus.id);
  }, [toFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const here = target.closest('li, header');
    const row = here?.querySelector<HTMLElement>('[data-row]');
    const isRow = row === target;
    if (event.key === 'ArrowRight' && isRow) {
      here?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
    } else if (event.key === 'ArrowLeft' && !isRow) row?.focus();
    else {
      const next = isRow ? rowAfter(rows, row?.dataset.row, event.key) : undefined;
      if (!next) return;
      // Renders the row before focusing it: it may have been outside the virtualised range.
      flushSync(() => setChosenId(next.id));
      focusRow(next.id);
    }
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest('li, header')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
    if (id) setChosenId(id);
  };

  return (
    // Without rows to focus, readers scroll it by keyboard.
    <div
      ref={scroller}
      className={styles.scroller}
      data-listed
      {...(rest.readOnly && { tabIndex: 0 })}
    >
      <section
        aria-label={label}
        className={styles.tables}
        style={{ height: listed.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {listed.getVirtualItems().map(({ key, index, start }) => {
          const view = tables[index];
          return view ? (
            <div key={key} className={styles.at} style={{ transform: `translateY(${start}px)` }}>
              <ListedTable {...rest} view={view} activeId={active?.id} foundId={searchTargetId} />
            </div>
          ) : null;
        })}
      </section>
    </div>
  );
};
