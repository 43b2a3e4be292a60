import { type ComponentType, createContext, use } from 'react';
import type { TableOnFloor } from './types.ts';

/** `heat1` (few of somebody's possible points) to `heat5` (all of them). */
export type MarkKind = 'moves' | 'broken' | 'heat1' | 'heat2' | 'heat3' | 'heat4' | 'heat5';

/** How a person or table is marked, and what that means in words. */
export type Mark = {
  kinds: readonly MarkKind[];
  words: string;
  /** For lists, which have no rings: a share, such as "45%". */
  short?: string;
  /** The badges in words. */
  badges?: string;
};

/** Draws badges of people. Part of the marks, so that its code is loaded only if there are any. */
export type Badges = {
  /** Drawn on a seat, around its middle. */
  OnSeat: ComponentType<{ personId: string }>;
  /** Drawn in place of seats that are too small on screen. */
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

/** The marks of the plan on screen, for its chart and its lists. */
export const MarksShown = createContext(noMarks);

export const usePersonMark = (id: string | undefined): Mark | undefined =>
  use(MarksShown).people.get(id ?? '');

export const useBadges = (): Partial<Badges> => use(MarksShown).badges ?? {};

/** The mark in words; undefined if it has none. */
export const markWords = (mark: Mark | undefined): string | undefined =>
  [mark?.badges, mark?.words].filter(Boolean).join('. ') || undefined;

export const useTableMark = (id: string): Mark | undefined => use(MarksShown).tables.get(id);
