import { z } from 'zod';
import { limits } from '../limits.ts';
import { paperNames, turns } from '../sheets/papers.ts';
import {
  cardHolders,
  cardOrders,
  escortCardsFor,
  sheetKinds,
  sheetRecipients,
} from '../vocabulary.ts';
import { position } from './lists.ts';
import { anId, planInput } from './text.ts';

/** How a sheet was printed: the options that its kind has. */
export const printedAsInput = z
  .strictObject({
    paper: z.enum(paperNames),
    turned: z.enum(turns),
    perPage: z.int().min(1).max(8).nullish(),
    order: z.enum(cardOrders).nullish(),
    who: z.enum(cardHolders).nullish(),
    hasDiets: z.boolean().nullish(),
    each: z.enum(escortCardsFor).nullish(),
    withList: z.boolean().nullish(),
    withBackground: z.boolean().nullish(),
    /** For the kitchen's sheet: the revision that it updates. */
    since: z.int().min(0).nullish(),
    designId: anId.nullish(),
    designVersion: z.int().min(1).nullish(),
  })
  .refine(({ designId, designVersion }) => (designId == null) === (designVersion == null), {
    error: 'Name a design and its version, or neither',
    path: ['designVersion'],
  });

export const issueSheetInput = planInput({
  sheet: z.enum(sheetKinds),
  to: z.enum(sheetRecipients),
  /** The position of the printed plan. Absent for the present plan. */
  position,
  /** The printed revision, instead of a position. */
  revision: z.int().min(0).nullish(),
  /** The tables on the sheet. Absent for all. */
  tableIds: z.array(anId).min(1).max(limits.tablesPerEvent).nullish(),
  /** How the sheet was printed, so that its file is the same. Absent if not recorded. */
  printedAs: printedAsInput.nullish(),
});
