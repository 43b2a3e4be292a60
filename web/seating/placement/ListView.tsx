import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualRows } from '../../ui/useVirtualRows.ts';
import { ListedTable, type ListedTableProps } from './ListedTable.tsx';
import styles from './ListView.module.css';
import { heightOf } from './listHeights.ts';
import { rowAfter, rowsOf } from './listRows.ts';
import { type ListTargets, useListTargets } from './useListTargets.ts';

type ListViewProps = Omit<ListedTableProps, 'view' | 'activeId' | 'foundId'> &
  ListTargets & { label: string };

/**
 * The room as a list in reading order, with all actions of the chart. Virtualised, with a roving tabindex:
 * arrows move between rows, page keys between tables, Right into a row's menu and Left back.
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

  const focusRow = (id: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  const foundId = useListTargets(
    { tables, searchTarget, viewTarget, onTargetReached },
    { scroller, choose: setChosenId, focus: focusRow },
  );

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
      // Renders the row before focusing it, because it may have been outside the virtualised range.
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
    // Readers have no rows to focus, so they scroll the list itself by keyboard.
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
              <ListedTable {...rest} view={view} activeId={active?.id} foundId={foundId} />
            </div>
          ) : null;
        })}
      </section>
    </div>
  );
};
