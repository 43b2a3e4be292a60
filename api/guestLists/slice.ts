import { z } from 'zod';
import { facts } from '../../schema/entities/fields.ts';
import { mergePreview } from '../../schema/entities/guestList.ts';
import { textMessages } from '../../schema/imports/decodeText.ts';
import { listHeader } from '../../schema/inputs/listSource.ts';
import type { RequestContext } from '../application.ts';
import { guestFileTypes, noGuestFile } from '../guestFiles/readGuestFile.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { inCallersTurn } from '../pipeline/callersTurn.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { Slice } from '../slice.ts';
import { mergeGuests, previewMerge } from './operations.ts';
import { rememberedMapping } from './rememberedMapping.ts';
import { previewFile } from './upload.ts';

const serves: Slice['serves'] = [
  previewMerge,
  defineRoute({
    at: 'POST /api/events/:id/imports',
    summary:
      'Compares a guest list with the people of an event, cell by cell, and changes nothing; the list can be applied for one hour',
    takes: guestFileTypes,
    wrongType: noGuestFile,
    tooLarge: textMessages.tooLarge,
    query: z.object({
      sheet: z.string().max(200).optional().meta({
        description: 'The sheet to read of a workbook that has several with text.',
      }),
      mapping: z.string().max(10_000).optional().meta({
        description:
          'The content of the columns, as JSON: `{"columns":{"name":0,"email":3}}`. Default: by name, else as the caller assigned them last.',
      }),
    }),
    answer: mergePreview,
    status: 201,
    handle: async ({ app, request, params: { id = '' }, query, file, commandId }) => {
      const { mapping, sheet } = query;
      const { type = '', content = new Uint8Array() } = file ?? {};
      const upload = { eventId: id, type, file: content, sheet, mapping, commandId };
      const preview = (caller: RequestContext) => previewFile(app, caller, upload);
      const { importId, columns, rows, counts } = await inCallersTurn(request, 'file', preview);
      return { importId, columns, rows, counts };
    },
  }),
  mergeGuests,
  defineQuery({
    name: 'rememberedMapping',
    description:
      'Your last assignment of columns for a file with this header, as `ColumnMappingInput`; null if there is none.',
    args: { header: z.array(z.string()) },
    answer: facts,
    isNullable: true,
    read: async ({ app, request }, { header }) =>
      (await rememberedMapping(app, request, parseInput(listHeader, header))) ?? null,
  }),
];

/** Repeated imports of guest lists: comparing them with the people of an event, and merging them. */
export const guestLists: Slice = { tag: 'Guest lists', serves };
