import { z } from 'zod';
import { changedTableAnswer, tableAnswer } from '../../schema/answers.ts';
import { placeFields, resizeFields, tableFields } from '../../schema/inputs/tables.ts';
import type { Application, RequestContext } from '../application.ts';
import { parseInput } from '../commands/parseInput.ts';
import { Refusal } from '../core/errors.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
import {
  addTable,
  deleteTable,
  editTable,
  moveTable,
  resizeTable,
  setEndSeats,
} from './operations.ts';
import { readTable, tablesForRest } from './queries.ts';

const tag = 'Tables';
const ofEvent = z.object({ event: z.string().optional() });

const newTable = tableFields
  .extend({ eventId: z.string().nullish() })
  .extend(placeFields.partial().shape);

const tableChange = tableFields
  .partial()
  .extend(placeFields.partial().shape)
  .extend({ endSeats: z.boolean().optional() });

type Changed = Awaited<ReturnType<typeof editTable>>;
const answerOf = ({ table, displaced }: Changed) => ({ ...table, displaced });

/** The slice's commands are separate; a PATCH may ask for several, and checks all before the first. */
const patchTable = async (
  app: Application,
  request: RequestContext,
  id: string,
  body: unknown,
  commandId: string | undefined,
) => {
  const { x, y, rotation, endSeats, ...fields } = parseInput(tableChange, body);
  const named = (step: string) => ({ id, commandId: commandId && `${commandId}.${step}` });
  let changed = await editTable(app, request, { ...fields, ...named('fields') });
  const { displaced } = changed;
  if (endSeats !== undefined) {
    changed = await setEndSeats(app, request, { endSeats, ...named('endSeats') });
    displaced.push(...changed.displaced);
  }
  if (x !== undefined || y !== undefined || rotation !== undefined) {
    const { table } = changed;
    const place = { x: x ?? table.x, y: y ?? table.y, rotation: rotation ?? table.rotation };
    changed = await moveTable(app, request, { ...place, ...named('place') });
  }
  return { ...changed.table, displaced };
};

export const tableRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/tables',
    tag,
    summary: 'Tables of one event, or of all that you may edit',
    query: listQuery.extend(ofEvent.shape),
    answer: z.array(tableAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) =>
      listAnswer(response, query, await tablesForRest(app, request, query.event, partOf(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/tables/:id',
    tag,
    summary: 'One table',
    answer: tableAnswer,
    status: 200,
    handle: ({ app, request, params }) => readTable(app, request, params.id ?? ''),
  }),
  defineRoute({
    method: 'post',
    path: '/api/tables',
    tag,
    summary: 'Adds a table with its seats; the event by eventId or ?event=',
    query: ofEvent,
    body: unchecked(newTable),
    answer: tableAnswer,
    status: 201,
    handle: async ({ app, request, query, body, commandId }) => {
      const eventId = body.eventId || query.event;
      if (!eventId) {
        const message = 'Name the event by eventId or by ?event=';
        throw new Refusal('BAD_INPUT', message, [{ path: 'eventId', message }]);
      }
      return (await addTable(app, request, { ...body, eventId, commandId })).table;
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/tables/:id',
    tag,
    summary: 'Changes name, capacity (1 to 20), layout, place or end seats; names who lost a seat',
    body: unchecked(tableChange),
    answer: changedTableAnswer,
    status: 200,
    handle: ({ app, request, params, body, commandId }) =>
      patchTable(app, request, params.id ?? '', body, commandId),
  }),
  defineRoute({
    method: 'post',
    path: '/api/tables/:id/resize',
    tag,
    summary: 'Sets an even capacity from 4 to 20; names who lost a seat',
    body: unchecked(resizeFields),
    answer: changedTableAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) =>
      answerOf(await resizeTable(app, request, { ...body, id, commandId })),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/tables/:id',
    tag,
    summary: 'Deletes a table; its people return to the pool',
    status: 204,
    handle: ({ app, request, params: { id }, commandId }) =>
      deleteTable(app, request, { id, commandId }),
  }),
];
