import type { CardLayout } from '../entities/cardDesign.ts';
import type { cardHolders, cardOrders, escortCardsFor } from './choices.ts';
import type { Area, PaperName, Turned } from './papers.ts';
import type { Primitive } from './primitives.ts';
import type { SheetPlan } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';

/** How a sheet is printed. */
export type SheetOptions = {
  paper: PaperName;
  /** Default: the usual orientation of the sheet. */
  turned?: Turned | undefined;
  /** For dates, lists and the order of names. */
  locale: string;
  /** For dates. Default: the machine's. */
  timeZone?: string | undefined;
  /** At the foot of each page, such as the number of its issue. */
  stamp?: string | undefined;
  /** The address that an issue's code leads to. Empty: the place of the code stays free. */
  code?: string | undefined;
  /** For a seating plan: whether the list by table follows. Default: if the plan has several pages. */
  withList?: boolean | undefined;
  /** For a seating plan: whether to draw the picture of the hall. Default: no. */
  withBackground?: boolean | undefined;
  /** For cards: their number on a page. Default, also for a number without a layout: the usual one. */
  perPage?: number | undefined;
  /** For place cards: by table and seat, or by name. Default: by table. */
  order?: (typeof cardOrders)[number] | undefined;
  /** For place cards: whether people without a seat get one. Default: no. */
  who?: (typeof cardHolders)[number] | undefined;
  /** For place cards: whether their backs say what the guest must not be served. */
  hasDiets?: boolean | undefined;
  /** For escort cards. Default: one for a party. */
  each?: (typeof escortCardsFor)[number] | undefined;
  /** For place cards: ids of the people who get one. */
  onlyPeople?: readonly string[] | undefined;
  /** For table cards: ids of the tables that get one. */
  onlyTables?: readonly string[] | undefined;
  /** For cards: the organiser's design. Default: the usual cards. */
  design?: CardLayout | undefined;
};

/** The content of a page, drawn once all pages are known. */
export type DrawPage = () => Primitive[];

/** Lays out the pages of a sheet, by the options it names. `missing` takes up letters that no font has. */
export type SheetLayout<Option extends keyof SheetOptions = never> = (
  plan: SheetPlan,
  paper: Area,
  options: Pick<SheetOptions, Option>,
  words: SheetWords,
  missing: Set<string>,
) => DrawPage[];
