import { z } from 'zod';
import { paperNames, turns } from '../sheets/papers.ts';
import {
  cardHolders,
  cardOrders,
  escortCardsFor,
  sheetKinds,
  sheetRecipients,
} from '../vocabulary.ts';
import { id, text, time } from './fields.ts';

/** How a sheet was printed. Options are null if the kind of sheet does not have them, or if nobody chose. */
export const printedAs = z
  .object({
    paper: z.enum(paperNames),
    turned: z.enum(turns),
    perPage: z.int().nullable().meta({ description: 'For cards: their number on a page.' }),
    order: z.enum(cardOrders).nullable().meta({ description: 'For place cards.' }),
    who: z
      .enum(cardHolders)
      .nullable()
      .meta({ description: 'For place cards: the people who get one.' }),
    hasDiets: z
      .boolean()
      .nullable()
      .meta({ description: 'For place cards: whether diets are on their backs.' }),
    each: z.enum(escortCardsFor).nullable().meta({ description: 'For escort cards.' }),
    withList: z
      .boolean()
      .nullable()
      .meta({ description: 'For a seating plan: whether the list by table follows.' }),
    withBackground: z
      .boolean()
      .nullable()
      .meta({ description: 'For a seating plan: whether it shows the picture of the hall.' }),
    since: z
      .int()
      .nullable()
      .meta({ description: "For the kitchen's sheet: the revision of the sheet that it updates." }),
    designId: id.nullable().meta({ description: 'For cards: their design.' }),
    designVersion: z
      .int()
      .nullable()
      .meta({ description: 'The version of the design that was printed.' }),
  })
  .meta({ id: 'PrintedAs' });

export type PrintedAs = z.infer<typeof printedAs>;

/** An issued sheet: paper that shows the plan as of a revision. */
export const issuedSheetAnswer = z
  .object({
    id,
    eventId: id,
    sheet: z.enum(sheetKinds),
    to: z.enum(sheetRecipients),
    /** Counts the issues of this sheet for the event, from 1. */
    number: z.int(),
    revision: z.int(),
    /** The tables on the sheet; null for all. */
    tableIds: z.array(id).nullable(),
    /** Null if it was not recorded. */
    printedAs: printedAs.nullable(),
    issuedByUserId: id,
    createdAt: time,
  })
  .meta({ id: 'IssuedSheet' });

export type IssuedSheetRow = z.infer<typeof issuedSheetAnswer>;

/** A seat that differs from the sheet. Names are only shown to those who may see the sheet. */
export const differingPlace = z.object({
  /** Null if the sheet shows people by table only. */
  position: z.int().nullable(),
  before: text,
  now: text,
});

export const differingTable = z
  .object({
    tableId: id,
    name: z.string(),
    /** The table no longer exists. */
    isGone: z.boolean(),
    /** The number of differences at the table. */
    changes: z.int(),
    places: z.array(differingPlace),
  })
  .meta({ id: 'DifferingTable' });

/** The differences between an issued sheet and the present plan. */
export const sheetStanding = z
  .object({
    isCurrent: z.boolean(),
    changes: z.int(),
    tables: z.array(differingTable),
    /** Changes that concern no table: in the page's head, people without a seat, and objects in the room. */
    elsewhere: z.int(),
    /** A step that the sheet contains has been undone since. */
    wasUndone: z.boolean(),
  })
  .meta({ id: 'SheetStanding' });

export type DifferingTable = z.infer<typeof differingTable>;
export type SheetStanding = z.infer<typeof sheetStanding>;

/** How often a table changed within a week. */
export const tableChanges = z
  .object({ tableId: id, changes: z.int() })
  .meta({ id: 'TableChanges' });

export type TableChanges = z.infer<typeof tableChanges>;

/** The sheet and its event, for those who may see the event. */
const scannedSheet = z.object({
  eventId: id,
  eventName: z.string(),
  to: z.enum(sheetRecipients),
  revision: z.int(),
  tableIds: z.array(id).nullable(),
  /** Null if it was not recorded, and for readers who may not issue the sheet again. */
  printedAs: printedAs.nullable(),
  /** Whether the reader may print and issue it again. */
  mayIssue: z.boolean(),
  standing: sheetStanding,
});

/** The public state of a scanned sheet; `seen` is for those who may see the event. */
export const publicSheetAnswer = z
  .object({
    sheet: z.enum(sheetKinds),
    number: z.int(),
    createdAt: time,
    isCurrent: z.boolean(),
    /** The number of tables that differ. */
    tables: z.int(),
    seen: scannedSheet.nullable(),
  })
  .meta({ id: 'PublicSheet' });

export type PublicSheet = z.infer<typeof publicSheetAnswer>;
