import { z } from 'zod';
import { cardHolders, cardOrders, escortCardsFor } from '../sheets/choices.ts';
import { paperNames, turns } from '../sheets/papers.ts';
import { sheetNames } from '../sheets/sheetNames.ts';
import { type SheetKind, sheetKinds } from '../vocabulary.ts';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Name a number')
    .transform(Number)
    .refine((value) => value <= most, `At most ${most}`);

/** How a sheet is asked for in an address. */
export const sheetQuery = z.object({
  paper: z.enum(paperNames).optional().meta({ description: 'Default: a4.' }),
  turned: z.enum(turns).optional().meta({ description: 'Left out: as the sheet usually lies.' }),
  at: z
    .string()
    .regex(/^\d{1,15}$/, 'Name a revision')
    .optional()
    .meta({ description: "A revision of the event plan's stream; left out: the latest." }),
  tables: z
    .string()
    .max(20_000)
    .optional()
    .meta({ description: 'Ids of tables, with commas between them; left out: all.' }),
  since: z.string().max(40).optional().meta({
    description:
      "An issue's id, or a revision: of the kitchen's sheet what changed since, of place and table cards those that are new.",
  }),
  issue: z.string().max(40).optional().meta({
    description:
      "An issue's id: the sheet as it was given out, with its number and the code that leads to whether it is current. What else is named here goes before what was recorded of it, except for whom it names.",
  }),
  design: z.string().max(40).optional().meta({
    description:
      'Of place cards (badges too), table cards and escort cards: the id of a card design of the event. Left out: as usual.',
  }),
  withList: flag.optional().meta({
    description: 'Of a seating plan: whether the list by table follows. Left out: if it has parts.',
  }),
  withBackground: flag.optional().meta({
    description:
      'Of a seating plan: whether the picture of the hall lies under it. Default: false.',
  }),
  perPage: count(8)
    .optional()
    .meta({ description: 'Of cards: 1, 2, 4 or 8 on a page, as they can stand.' }),
  order: z.enum(cardOrders).optional().meta({ description: 'Of place cards. Default: table.' }),
  who: z.enum(cardHolders).optional().meta({ description: 'Of place cards. Default: seated.' }),
  hasDiets: flag.optional().meta({
    description: 'Of place cards: diets and allergies on their backs, for those who may see them.',
  }),
  each: z.enum(escortCardsFor).optional().meta({ description: 'Of escort cards. Default: party.' }),
  locale: z
    .string()
    .max(35)
    .optional()
    .meta({ description: 'Of dates and the order of names, such as en-GB. Default: en.' }),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'Name a time zone, such as Europe/Berlin')
    .optional()
    .meta({ description: 'Of dates. Default: UTC.' }),
  page: count(100_000).optional().meta({ description: 'Of a picture, from 1. Default: 1.' }),
});

const names = new Map<string, SheetKind>(sheetKinds.map((sheet) => [sheetNames[sheet], sheet]));

/** The sheets that the server draws, by their names in addresses. */
export const sheetNamed = (name: string): SheetKind | undefined => names.get(name);
export const drawnSheetNames: readonly string[] = [...names.keys()];
