import { useState } from 'react';
import { remember, remembered } from '../ui/remember.ts';
import { type TableView, viewFrom } from './tableView.ts';

/** Columns, groups and order of guest lists, remembered in this browser per user. */
export const useTableView = (userId: string) => {
  const key = `guest-table:${userId}`;
  const [view, setView] = useState(() => viewFrom(remembered(key)));
  const choose = (next: TableView) => {
    setView(next);
    remember(key, JSON.stringify(next));
  };
  return [view, choose] as const;
};
