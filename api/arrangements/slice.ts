import { z } from 'zod';
import {
  arrangementAnswer,
  arrangementDifferenceAnswer,
  arrangementEffectAnswer,
  publicArrangementAnswer,
  templateAnswer,
} from '../../schema/entities/arrangement.ts';
import { id } from '../../schema/entities/fields.ts';
import { saveArrangementInput } from '../../schema/inputs/arrangements.ts';
import { limits } from '../../schema/limits.ts';
import { badField } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { eventOf } from '../history/eventOf.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute, unchecked } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { Slice } from '../slice.ts';
import { arrangementChanged } from './live.ts';
import { applyArrangement, arrangementEffect, useTemplate } from './onPlan.ts';
import {
  deleteArrangement,
  duplicateArrangement,
  editArrangement,
  hideEventOnLink,
  offerTemplate,
  restoreArrangement,
  saveArrangement,
  shareArrangement,
  showEventOnLink,
  unshareArrangement,
  withdrawTemplate,
} from './operations.ts';
import { listArrangements, readArrangement, readPublicArrangement } from './queries.ts';
import { arrangementDifference, refreshArrangement, takeBackRefresh } from './refresh.ts';
import { ArrangementsResolver, EventArrangements } from './resolver.ts';
import { listTemplates } from './templates.ts';

const newArrangement = saveArrangementInput
  .omit({ commandId: true })
  .extend({ eventId: z.string().nullish() });

/** The event by `eventId`, or by the named table. */
const eventIdFor = async (
  app: Application,
  request: RequestContext,
  { eventId, tableId }: Record<string, unknown>,
): Promise<unknown> => {
  if (eventId) return eventId;
  if (typeof tableId === 'string') {
    // A repeat may come after the table was deleted.
    const ofTable = await eventOf(app, 'tables', tableId);
    if (ofTable === undefined) throw notFound('table');
    return (await requireEvent(app, request, ofTable, 'edit', 'table')).eventId;
  }
  throw badField('eventId', 'Name the event by eventId, or a table by tableId');
};

/** A `PATCH` route for one boolean field: one operation switches it on, the other off. */
const switchRoute = (
  path: string,
  field: string,
  on: typeof shareArrangement,
  off: typeof shareArrangement,
  summary: string,
) => {
  const input = z.strictObject({ [field]: z.boolean() });
  return defineRoute({
    at: `PATCH /api/arrangements/:id/${path}`,
    summary,
    body: unchecked(input),
    answer: arrangementAnswer,
    handle: async ({ app, request, params: { id }, body, commandId }) => {
      const operation = parseInput(input, body)[field] ? on : off;
      return (await operation(app, request, { id, commandId })).arrangement;
    },
  });
};

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/arrangements',
    summary: 'The saved arrangements of an event, newest first',
    filter: { event: z.string() },
    answer: arrangementAnswer,
    most: limits.listedArrangements,
    read: ({ app, request, query }, part) => listArrangements(app, request, query.event, part),
  }),
  defineQuery({
    name: 'arrangement',
    description: 'Null if the viewer may not see it.',
    args: { id },
    answer: arrangementAnswer,
    isNullable: true,
    read: ({ app, request }, { id }) => readArrangement(app, request, id),
    route: { at: 'GET /api/arrangements/:id', summary: 'One arrangement' },
  }),
  defineQuery({
    name: 'publicArrangement',
    description: 'The content of a public link. Needs no sign-in.',
    args: { id },
    answer: publicArrangementAnswer,
    isNullable: true,
    isPublic: true,
    read: ({ app, request }, { id }) => readPublicArrangement(app, request, id),
    route: {
      at: 'GET /api/public/arrangements/:id',
      summary: 'The content of a public link. Needs no sign-in',
      headers: { 'X-Robots-Tag': 'noindex' },
    },
  }),
  defineRoute({
    at: 'POST /api/arrangements',
    summary: 'Saves the seating, present or given, of the event or of one table',
    body: unchecked(newArrangement),
    hasLargeBody: true,
    answer: arrangementAnswer,
    status: 201,
    handle: async ({ app, request, body, commandId }) => {
      const eventId = await eventIdFor(app, request, body);
      return (await saveArrangement(app, request, { ...body, eventId, commandId })).arrangement;
    },
  }),
  saveArrangement,
  editArrangement,
  switchRoute(
    'share',
    'isPublic',
    shareArrangement,
    unshareArrangement,
    'Switches the public link on or off',
  ),
  switchRoute(
    'template',
    'isTemplate',
    offerTemplate,
    withdrawTemplate,
    'Adds it to the templates, or removes it',
  ),
  switchRoute(
    'event',
    'showsEvent',
    showEventOnLink,
    hideEventOnLink,
    "Shows the event's name, date, place and status on its public link, or hides them",
  ),
  defineQuery({
    name: 'arrangementDifference',
    description:
      'How an arrangement differs from the present seating. Null if the viewer may not see it.',
    args: { id },
    answer: arrangementDifferenceAnswer,
    isNullable: true,
    read: ({ app, request }, { id }) => arrangementDifference(app, request, id),
    route: {
      at: 'GET /api/arrangements/:id/refresh',
      summary: 'How it differs from the present seating',
    },
  }),
  refreshArrangement,
  takeBackRefresh,
  shareArrangement,
  unshareArrangement,
  showEventOnLink,
  hideEventOnLink,
  offerTemplate,
  withdrawTemplate,
  duplicateArrangement,
  defineQuery({
    name: 'arrangementEffect',
    description:
      'The effects that applying an arrangement would have now. Null if the viewer may not see it.',
    args: { id },
    answer: arrangementEffectAnswer,
    isNullable: true,
    read: ({ app, request }, { id }) => arrangementEffect(app, request, id),
    route: {
      at: 'GET /api/arrangements/:id/effect',
      summary: 'The effects that applying it would have now',
    },
  }),
  applyArrangement,
  useTemplate,
  restoreArrangement,
  defineList({
    at: 'GET /api/templates',
    summary: 'The templates of the events that the caller may edit, newest first',
    answer: templateAnswer,
    read: ({ app, request }, part) => listTemplates(app, request, part),
  }),
  deleteArrangement,
  arrangementChanged,
];

/** Saved seatings: their links, templates and effects. */
export const arrangements: Slice = {
  tag: 'Arrangements',
  resolvers: [ArrangementsResolver, EventArrangements],
  serves,
};
