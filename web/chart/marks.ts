import { type ComponentType, createContext, use } from 'react';
import type { TableOnFloor } from './types.ts';

/** `heat1` (little of what one could have) to `heat5` (all of it). */
export type MarkKind = 'moves' | 'broken' | 'heat1' | 'heat2' | 'heat3' | 'heat4' | 'heat5';

/** How somebody or a table is marked, and what it means in words. */
export type Mark = {
  kinds: readonly MarkKind[];
  words: string;
  /** Stands in a list, where there are no rings: a share, such as "45%". */
  short?: string;
  /** The meanings of their badges. */
  badges?: string;
};

/** Draws more marks of people. It comes with the marks, so that its code is loaded only if there are any. */
export type Badges = {
  /** On a seat, around its middle. */
  OnSeat: ComponentType<{ personId: string }>;
  /** In place of seats that are too small on screen. */
  FromAfar: ComponentType<{ tables: readonly TableOnFloor[] }>;
  InList: ComponentType<{ personId: string }>;
};

export type Marks = {
  /** By attendee. */
  people: ReadonlyMap<string, Mark>;
  tables: ReadonlyMap<string, Mark>;
  badges?: Badges;
};

export const noMarks: Marks = { people: new Map(), tables: new Map() };

/** The marks of the plan on screen, on its chart and in its lists. */
export const MarksShown = createContext(noMarks);

export const usePersonMark = (id: string | undefined): Mark | undefined =>
  use(MarksShown).people.get(id ?? '');

export const useBadges = (): Partial<Badges> => use(MarksShown).badges ?? {};

/** The text of a mark; undefined if it says nothing. */
export const markWords = (mark: Mark | undefined): string | undefined =>
  [mark?.badges, mark?.words].filter(Boolean).join('. ') || undefined;

export const useTableMark = (id: string): Mark | undefined => use(MarksShown).tables.get(id);
