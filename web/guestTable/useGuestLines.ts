import { useMemo, useState } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { toggledIn } from '../ui/toggled.ts';
import type { GuestColumn } from './columns.ts';
import { type Grouping, linesOf, type Sorting, sortedBy } from './lines.ts';
import { headerKey } from './rows.ts';
import type { CellKey } from './useGridFocus.ts';

type Options = {
  people: readonly ListedAttendee[];
  columns: readonly GuestColumn[];
  grouping: Grouping;
  sorting: Sorting;
  /** This guest is shown even if their group is closed. */
  kept: string | null;
};

/** The guests as rows, sorted and grouped, with some groups closed. */
export const useGuestLines = ({ people, columns, grouping, sorting, kept }: Options) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting.column) ?? columns[0];
    const sorted = column ? sortedBy(people, column, sorting.direction) : people;
    return linesOf(sorted, grouping, closed, kept);
  }, [people, columns, sorting, grouping, closed, kept]);
  const lineKeys = useMemo(() => [headerKey, ...lines.map(({ key }) => key)], [lines]);
  return {
    lines,
    /** The keys of all rows, the header's first. */
    lineKeys,
    guestIn: ({ line }: CellKey) => {
      const found = lines.find(({ key }) => key === line);
      return found?.is === 'guest' ? found.guest : undefined;
    },
    toggleGroup: (key: string) => setClosed(toggledIn(closed, key)),
  };
};
