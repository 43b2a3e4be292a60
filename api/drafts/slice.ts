import { z } from 'zod';
import { draftAnswer, takenOverAnswer, takeOverPreviewAnswer } from '../../schema/answers.ts';
import { draftFields, takeOverFields } from '../../schema/inputs/drafts.ts';
import { defineRoute, unchecked } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { startDraft, takeOverDraft, throwAwayDraft } from './operations.ts';
import { previewTakeOver } from './preview.ts';
import { listDrafts } from './queries.ts';
import { DraftResolver, EventDrafts } from './resolver.ts';

const tag = 'Drafts';

const serves: Slice['serves'] = [
  defineRoute({
    method: 'get',
    path: '/api/events/:id/drafts',
    tag,
    summary: 'The open drafts of an event, the oldest first',
    answer: z.array(draftAnswer),
    status: 200,
    handle: ({ app, request, params: { id: eventId } }) => listDrafts(app, request, { eventId }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/events/:id/drafts',
    tag,
    summary: 'Copies the live plan into a draft: a plan of its own, known by the id of the draft',
    body: unchecked(draftFields),
    answer: draftAnswer,
    status: 201,
    handle: async ({ app, request, params: { id: eventId }, body, commandId }) =>
      (await startDraft(app, request, { ...body, eventId, commandId })).draft,
  }),
  defineRoute({
    method: 'get',
    path: '/api/drafts/:id/take-over',
    tag,
    summary: 'What taking all of a draft over would do as of now, and what is in the way',
    answer: takeOverPreviewAnswer,
    status: 200,
    handle: ({ app, request, params: { id } }) => previewTakeOver(app, request, { id }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/drafts/:id/take-over',
    tag,
    summary: 'Makes so in the live plan what a draft tried, or what of it concerns some tables',
    body: unchecked(takeOverFields),
    answer: takenOverAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) =>
      takeOverDraft(app, request, { ...body, id, commandId }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/drafts/:id',
    tag,
    summary: 'Throws a draft away; cannot be undone',
    status: 204,
    handle: ({ app, request, params: { id }, commandId }) =>
      throwAwayDraft(app, request, { id, commandId }),
  }),
];

/** Plans to try something in, beside the live one. */
export const drafts: Slice = { resolvers: [EventDrafts, DraftResolver], serves };
