import { z } from 'zod';
import { mappedFields } from '../imports/columns.ts';
import { maxColumns } from '../imports/csvMessages.ts';
import { eventColumnKey } from '../imports/eventColumns.ts';
import { limits } from '../limits.ts';
import { roleWord } from './attendeeRole.ts';

const listKinds = ['csv', 'paste', 'xlsx', 'vcard'] as const;

const ofEvent = z.string().regex(eventColumnKey);

/** The column of each field, by its index from 0. */
export const columnMapping = z.strictObject({
  columns: z
    .partialRecord(z.union([z.enum(mappedFields), ofEvent]), z.int().min(0).max(maxColumns))
    .refine((columns) => Object.keys(columns).length <= maxColumns),
  everyone: roleWord.optional(),
});

/** The header of a file, by which its columns are recognised the next time. */
export const listHeader = z.array(z.string().max(limits.url)).max(maxColumns);

export const listSource = z.strictObject({
  kind: z.enum(listKinds),
  header: listHeader.nullish(),
  mapping: columnMapping.nullish(),
});
