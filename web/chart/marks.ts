import { createContext, use } from 'react';

/** `heat1` (little of what one could have) to `heat5` (all of it). */
export type MarkKind = 'moves' | 'broken' | 'heat1' | 'heat2' | 'heat3' | 'heat4' | 'heat5';

/** How somebody or a table is marked, and what it means in words. */
export type Mark = {
  kinds: readonly MarkKind[];
  words: string;
  /** Stands in a list, where there are no rings: a share, such as "45%". */
  short?: string;
};

export type Marks = {
  /** By attendee. */
  people: ReadonlyMap<string, Mark>;
  tables: ReadonlyMap<string, Mark>;
};

export const noMarks: Marks = { people: new Map(), tables: new Map() };

/** The marks of the plan on screen, on its chart and in its lists. */
export const MarksShown = createContext(noMarks);

export const usePersonMark = (id: string | undefined): Mark | undefined =>
  use(MarksShown).people.get(id ?? '');

export const useTableMark = (id: string): Mark | undefined => use(MarksShown).tables.get(id);
