import { z } from 'zod';
import { draftAnswer, takeOverPreviewAnswer } from '../../schema/entities/draft.ts';
import { id } from '../../schema/entities/fields.ts';
import { memberFields } from '../graphql/memberFields.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { startDraft, takeOverDraft, throwAwayDraft } from './operations.ts';
import { previewTakeOver } from './preview.ts';
import { listDrafts } from './queries.ts';
import { Draft } from './types.ts';

const serves: Slice['serves'] = [
  defineQuery({
    name: 'drafts',
    description: 'The open drafts of an event, oldest first, for those who may edit it.',
    args: { eventId: id },
    answer: z.array(draftAnswer),
    read: ({ app, request }, args) => listDrafts(app, request, args),
    route: {
      at: 'GET /api/events/:id/drafts',
      summary: 'The open drafts of an event, the oldest first',
    },
  }),
  startDraft,
  defineQuery({
    name: 'takeOverPreview',
    description:
      'The effects that a take-over would have now. Null if the viewer may not edit the event.',
    args: { id, tableIds: z.array(id).nullish() },
    answer: takeOverPreviewAnswer,
    isNullable: true,
    read: ({ app, request }, args) => previewTakeOver(app, request, args),
    route: {
      at: 'GET /api/drafts/:id/take-over',
      summary: 'The effects that taking over the whole draft would have now, and its conflicts',
    },
  }),
  takeOverDraft,
  throwAwayDraft,
];

/** Plans for trying things out beside the live one. */
export const drafts: Slice = {
  tag: 'Drafts',
  resolvers: [memberFields(Draft, { startedBy: 'startedByUserId' })],
  serves,
};
