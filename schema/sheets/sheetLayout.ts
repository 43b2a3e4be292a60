import type { CardLayout } from '../entities/cardDesign.ts';
import type { cardHolders, cardOrders, escortCardsFor } from '../vocabulary.ts';
import type { Area, PaperName, Turned } from './papers.ts';
import type { Primitive } from './primitives.ts';
import type { SheetPlan } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';

export type SheetOptions = {
  paper: PaperName;
  /** Default: the sheet's usual orientation. */
  turned?: Turned | undefined;
  /** For dates, lists and the order of names. */
  locale: string;
  /** For dates. Default: the machine's time zone. */
  timeZone?: string | undefined;
  /** Shown at the foot of each page, for example the number of its issue. */
  stamp?: string | undefined;
  /**
   * When a sheet without a stamp was printed, in ISO 8601. Shown at the foot of its pages, but not between cards.
   */
  printedAt?: string | undefined;
  /** The address that an issue's code leads to. If empty, only the space of the code is reserved. */
  code?: string | undefined;
  /** For a seating plan: whether the list by table follows. Default: only if the plan has several pages. */
  withList?: boolean | undefined;
  /** For a seating plan: whether to draw the picture of the hall. Default: no. */
  withBackground?: boolean | undefined;
  /** For cards: their number on a page. Default, also for a number without a layout: the usual number. */
  perPage?: number | undefined;
  /** For place cards: by table and seat, or by name. Default: by table. */
  order?: (typeof cardOrders)[number] | undefined;
  /** For place cards: whether people without a seat get one. Default: no. */
  who?: (typeof cardHolders)[number] | undefined;
  /** For place cards: whether the backs say what guests must not be served. */
  hasDiets?: boolean | undefined;
  /** For escort cards. Default: one for each party. */
  each?: (typeof escortCardsFor)[number] | undefined;
  /** For place cards: the ids of the people who get one. */
  onlyPeople?: readonly string[] | undefined;
  /** For table cards: the ids of the tables that get one. */
  onlyTables?: readonly string[] | undefined;
  /** For cards: the organiser's design. Default: the usual cards. */
  design?: CardLayout | undefined;
};

/** The content of a page, drawn once all pages are known. */
export type DrawPage = () => Primitive[];

/**
 * Lays out the pages of a sheet, with the options that it names. `missing` collects letters that no font has.
 */
export type SheetLayout<Option extends keyof SheetOptions = never> = (
  plan: SheetPlan,
  paper: Area,
  options: Pick<SheetOptions, Option>,
  words: SheetWords,
  missing: Set<string>,
) => DrawPage[];
