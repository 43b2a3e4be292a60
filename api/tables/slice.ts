import { z } from 'zod';
import { tableAnswer } from '../../schema/entities/table.ts';
import { placeFields, tableFields } from '../../schema/inputs/tables.ts';
import { badField } from '../../schema/refusal.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute, unchecked } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import {
  addTables,
  arrangeTables,
  deleteTables,
  duplicateTable,
  moveTables,
} from './bulkOperations.ts';
import {
  addTable,
  changeTable,
  deleteTable,
  editTable,
  moveTable,
  resizeTable,
  setEndSeats,
} from './operations.ts';
import { listTables, readTable } from './queries.ts';
import { EventTables, TableSeats } from './resolver.ts';

const ofEvent = z.object({ event: z.string().optional() });

const newTable = tableFields
  .extend({ eventId: z.string().nullish() })
  .extend(placeFields.partial().shape);

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/tables',
    summary: 'Tables of one event, or of all that you may edit',
    filter: ofEvent.shape,
    answer: tableAnswer,
    read: ({ app, request, query }, part) => listTables(app, request, query.event, part),
  }),
  defineRoute({
    at: 'GET /api/tables/:id',
    summary: 'One table',
    answer: tableAnswer,
    handle: ({ app, request, params }) => readTable(app, request, params.id ?? ''),
  }),
  defineRoute({
    at: 'POST /api/tables',
    summary: 'Adds a table with its seats; the event by eventId or ?event=',
    query: ofEvent,
    body: unchecked(newTable),
    answer: tableAnswer,
    status: 201,
    handle: async ({ app, request, query, body, commandId }) => {
      const eventId = body.eventId || query.event;
      if (!eventId) throw badField('eventId', 'Name the event by eventId or by ?event=');
      if (query.event && query.event !== eventId)
        throw badField('eventId', 'eventId and ?event= must name the same event');
      return (await addTable(app, request, { ...body, eventId, commandId })).table;
    },
  }),
  addTable,
  editTable,
  changeTable,
  resizeTable,
  setEndSeats,
  moveTable,
  deleteTable,
  addTables,
  duplicateTable,
  moveTables,
  arrangeTables,
  deleteTables,
];

export const tables: Slice = { tag: 'Tables', resolvers: [EventTables, TableSeats], serves };
