import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SearchTarget } from '../../chart/types.ts';
import type { ViewTarget } from '../../chart/viewTarget.ts';
import type { TableView } from '../planView.ts';
import { scrolledTo } from './listHeights.ts';

export type ListTargets = {
  tables: readonly TableView[];
  /** The target scrolls into view at each search, and is marked until the next one. */
  searchTarget: SearchTarget | null;
  /** Added tables scroll into view, and the first of them gets the focus. */
  viewTarget: ViewTarget | null;
  onTargetReached: (first: TableView, count: number) => void;
};

type Rows = {
  scroller: RefObject<HTMLElement | null>;
  choose: (rowId: string) => void;
  focus: (rowId: string) => void;
};

/**
 * Scrolls the list to the target of a search, and to new tables.
 * @returns the id of the row that was searched for
 */
export const useListTargets = (targets: ListTargets, { scroller, choose, focus }: Rows) => {
  const { tables, searchTarget, viewTarget, onTargetReached } = targets;
  const scrollTo = (index: number, rowId: string) => {
    const { current: box } = scroller;
    if (box) box.scrollTop = scrolledTo(tables, { index, rowId }, box.clientHeight);
  };

  const searchedId = searchTarget?.seatId ?? searchTarget?.tableId;
  const show = useEffectEvent(() => {
    const index = tables.findIndex(({ table }) => table.id === searchTarget?.tableId);
    if (!searchedId || index < 0) return;
    choose(searchedId);
    scrollTo(index, searchedId);
  });
  const search = searchTarget?.by;
  useEffect(() => {
    if (search) show();
  }, [search]);

  const [toFocus, setToFocus] = useState<{ id: string }>();
  const bring = useEffectEvent(({ tableIds, isNew }: ViewTarget) => {
    const index = isNew ? tables.findIndex(({ table }) => table.id === tableIds[0]) : -1;
    const first = tables[index];
    // The tables are not in the plan yet.
    if (!first) return;
    onTargetReached(first, tableIds.length);
    scrollTo(index, first.table.id);
    const { activeElement } = document;
    // A dialog that has just closed has returned the focus to its opener, where it should stay.
    if (activeElement !== document.body && !scroller.current?.contains(activeElement)) return;
    choose(first.table.id);
    setToFocus({ id: first.table.id });
  });
  useEffect(() => {
    if (viewTarget && tables.length > 0) bring(viewTarget);
  }, [viewTarget, tables]);
  const focusRow = useEffectEvent(focus);
  useEffect(() => {
    if (toFocus) focusRow(toFocus.id);
  }, [toFocus]);

  return searchedId;
};
