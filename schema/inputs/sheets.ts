import { z } from 'zod';
import { sheetsOfNewCards } from '../sheets/choices.ts';
import { paperNames, turns } from '../sheets/papers.ts';
import { sheetNames } from '../sheets/sheetNames.ts';
import { isSpoken } from '../text/spokenLocale.ts';
import {
  cardHolders,
  cardOrders,
  escortCardsFor,
  type SheetKind,
  sheetKinds,
} from '../vocabulary.ts';
import { planReferenceInput } from './comparisons.ts';
import { revisionText } from './revisions.ts';
import { anId } from './text.ts';

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

/** The parameters of a sheet's address. */
export const sheetQuery = z.object({
  paper: z.enum(paperNames).optional().meta({ description: 'Default: a4.' }),
  turned: z
    .enum(turns)
    .optional()
    .meta({ description: 'Default: the usual orientation of the sheet.' }),
  at: revisionText
    .optional()
    .meta({ description: "A revision of the event plan's stream. Default: the latest." }),
  tables: z
    .string()
    .max(20_000)
    .optional()
    .meta({ description: 'Ids of tables, separated by commas. Default: all.' }),
  since: z.string().max(100).optional().meta({
    description:
      "An issue's id, or a revision: the kitchen's sheet shows the changes since, place and table cards those that are new. For cards also `at:<ISO 8601>`, `arrangement:<id>` or `draft:<id>`.",
  }),
  issue: z.string().max(40).optional().meta({
    description:
      "An issue's id: the sheet as it was issued, with its number and the code of its page. Other parameters override the recorded options. The moment, the tables and the people of an issue cannot be changed.",
  }),
  design: z.string().max(40).optional().meta({
    description:
      'For place cards (badges included), table cards and escort cards: the id of a card design of the event. Default: the usual cards.',
  }),
  withList: flag.optional().meta({
    description:
      'For a seating plan: whether the list by table follows. Default: if it has several parts, or names that are too long for their chairs.',
  }),
  withBackground: flag.optional().meta({
    description: 'For a seating plan: whether it shows the picture of the hall. Default: false.',
  }),
  perPage: count(8)
    .optional()
    .meta({ description: 'For cards: 1, 2, 4 or 8 on a page, as far as the kind allows.' }),
  order: z.enum(cardOrders).optional().meta({ description: 'For place cards. Default: table.' }),
  who: z.enum(cardHolders).optional().meta({ description: 'For place cards. Default: seated.' }),
  hasDiets: flag.optional().meta({
    description:
      'For place cards: prints diets and allergies on their backs, for those who may see them.',
  }),
  each: z
    .enum(escortCardsFor)
    .optional()
    .meta({ description: 'For escort cards. Default: party.' }),
  locale: z
    .string()
    .max(35)
    .refine(isSpoken, 'Name a locale of English, such as en-GB')
    .optional()
    .meta({
      description:
        'The locale of dates and of the order of names, such as en-GB. The words are English, so other languages are refused. Default: en.',
    }),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'Name a time zone, such as Europe/Berlin')
    .optional()
    .meta({ description: 'The time zone of dates. Default: UTC.' }),
  page: count(100_000)
    .optional()
    .meta({ description: 'The page of a picture, from 1. Default: 1.' }),
});

/** Which cards are wanted, by their print options. Default: the usual cards of people with a seat. */
export const newCardsInput = z.strictObject({
  eventId: anId,
  sheet: z.enum(sheetsOfNewCards, 'Name place cards or table cards'),
  since: planReferenceInput,
  who: z.enum(cardHolders).nullish(),
  hasDiets: z.boolean().nullish(),
  designId: anId.nullish(),
});

const names = new Map<string, SheetKind>(sheetKinds.map((sheet) => [sheetNames[sheet], sheet]));

/** The sheet that the server draws under this name in an address; undefined for other names. */
export const sheetNamed = (name: string): SheetKind | undefined => names.get(name);
export const drawnSheetNames: readonly string[] = [...names.keys()];
