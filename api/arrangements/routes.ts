import { z } from 'zod';
import { arrangementAnswer, publicArrangementAnswer } from '../../schema/answers.ts';
import { arrangementChanges, saveArrangementInput } from '../../schema/inputs/arrangements.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEventOf } from '../auth/authorize.ts';
import { parseInput } from '../commands/parseInput.ts';
import { Refusal } from '../core/errors.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
import {
  deleteArrangement,
  editArrangement,
  saveArrangement,
  shareArrangement,
  unshareArrangement,
} from './operations.ts';
import { arrangementsForRest, readArrangement, readPublicArrangement } from './queries.ts';

const tag = 'Arrangements';
const sharing = z.strictObject({ isPublic: z.boolean() });
const newArrangement = saveArrangementInput
  .omit({ commandId: true })
  .extend({ eventId: z.string().nullish() });

/** The event by `eventId`, or by the table that is named. */
const eventIdFor = async (
  app: Application,
  request: RequestContext,
  { eventId, tableId }: Record<string, unknown>,
): Promise<unknown> => {
  if (eventId) return eventId;
  if (typeof tableId === 'string') {
    return (await requireEventOf(app, request, 'table', tableId, 'edit')).eventId;
  }
  const message = 'Name the event by eventId, or a table by tableId';
  throw new Refusal('BAD_INPUT', message, [{ path: 'eventId', message }]);
};

export const arrangementRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/arrangements',
    tag,
    summary: 'The saved arrangements of an event, newest first',
    query: listQuery.extend({ event: z.string() }),
    answer: z.array(arrangementAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) => {
      const page = await arrangementsForRest(app, request, query.event, partOf(query));
      return listAnswer(response, query, page);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/arrangements/:id',
    tag,
    summary: 'One arrangement',
    answer: arrangementAnswer,
    status: 200,
    handle: ({ app, request, params }) => readArrangement(app, request, params.id ?? ''),
  }),
  defineRoute({
    method: 'get',
    path: '/api/public/arrangements/:id',
    tag,
    summary: 'What the public link shows; no sign-in',
    answer: publicArrangementAnswer,
    status: 200,
    isPublic: true,
    handle: ({ app, params, response }) => {
      response.set('X-Robots-Tag', 'noindex');
      return readPublicArrangement(app, params.id ?? '');
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/arrangements',
    tag,
    summary: 'Saves who sits where, as it is now or as given, for the event or for one table',
    body: unchecked(newArrangement),
    isLarge: true,
    answer: arrangementAnswer,
    status: 201,
    handle: async ({ app, request, body, commandId }) => {
      const eventId = await eventIdFor(app, request, body);
      return (await saveArrangement(app, request, { ...body, eventId, commandId })).arrangement;
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/arrangements/:id',
    tag,
    summary: 'Changes name or description',
    body: unchecked(arrangementChanges),
    answer: arrangementAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) =>
      (await editArrangement(app, request, { ...body, id, commandId })).arrangement,
  }),
  defineRoute({
    method: 'patch',
    path: '/api/arrangements/:id/share',
    tag,
    summary: 'Switches the public link on or off',
    body: unchecked(sharing),
    answer: arrangementAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) => {
      const { isPublic } = parseInput(sharing, body);
      const share = isPublic ? shareArrangement : unshareArrangement;
      return (await share(app, request, { id, commandId })).arrangement;
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/arrangements/:id',
    tag,
    summary: 'Deletes an arrangement and its public link',
    status: 204,
    handle: ({ app, request, params: { id }, commandId }) =>
      deleteArrangement(app, request, { id, commandId }),
  }),
];
