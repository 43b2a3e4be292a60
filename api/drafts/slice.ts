import { z } from 'zod';
import { draftAnswer, takeOverPreviewAnswer } from '../../schema/entities/draft.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { startDraft, takeOverDraft, throwAwayDraft } from './operations.ts';
import { previewTakeOver } from './preview.ts';
import { listDrafts } from './queries.ts';
import { DraftResolver } from './resolver.ts';

const tag = 'Drafts';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/drafts',
    tag,
    summary: 'The open drafts of an event, the oldest first',
    answer: z.array(draftAnswer),
    handle: ({ app, request, params: { id: eventId } }) => listDrafts(app, request, { eventId }),
  }),
  startDraft,
  defineRoute({
    at: 'GET /api/drafts/:id/take-over',
    tag,
    summary: 'What taking all of a draft over would do as of now, and what is in the way',
    answer: takeOverPreviewAnswer,
    handle: ({ app, request, params: { id } }) => previewTakeOver(app, request, { id }),
  }),
  takeOverDraft,
  throwAwayDraft,
];

/** Plans to try something in, beside the live one. */
export const drafts: Slice = { resolvers: [DraftResolver], serves };
