import { useState } from 'react';
import { type TableView, viewFrom } from './tableView.ts';

const keyOf = (userId: string): string => `guest-table:${userId}`;

const stored = (userId: string): TableView => {
  try {
    return viewFrom(localStorage.getItem(keyOf(userId)));
  } catch {
    return viewFrom(null);
  }
};

/** Columns, groups and order of guest lists, remembered in this browser per user. */
export const useTableView = (userId: string) => {
  const [view, setView] = useState(() => stored(userId));
  const choose = (next: TableView) => {
    setView(next);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    } catch {
      // Without storage the choice lasts until the user leaves the page.
    }
  };
  return [view, choose] as const;
};
