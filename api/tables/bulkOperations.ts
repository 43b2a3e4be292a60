import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { displacedAttendee } from '../../schema/entities/placement.ts';
import { type TableRow, tableAnswer } from '../../schema/entities/table.ts';
import {
  addTablesInput,
  arrangeTablesInput,
  deleteTablesInput,
  duplicateTableInput,
  moveTablesInput,
} from '../../schema/inputs/tables.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { rowsAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit, toEditThing } from '../pipeline/rights.ts';
import type { TableCommand } from './commands.ts';
import { displacedBy } from './operations.ts';
import { partOfPlace } from './partOfPlace.ts';
import { tablesByIds } from './queries.ts';
import { DeleteTablesPayload, TablesPayload } from './types.ts';

type AtOnce = Extract<TableCommand, { type: 'AddTables' | 'MoveTables' | 'ArrangeTables' }>;
type Performed = { position: string | null; tables: TableRow[] };

/** Performs a command and reads the tables that it added or named. */
const performed = async (
  app: Application,
  command: AtOnce,
  origin: CommandOrigin,
): Promise<Performed> => {
  const handled = await performOnPlan(app, command, origin);
  const ids =
    command.type === 'AddTables'
      ? handled.events.flatMap((event) =>
          event.type === 'TablesAdded' ? event.data.tables.map(({ tableId }) => tableId) : [],
        )
      : idsNamed(command);
  const found = new Map((await tablesByIds(app, ids)).map((table) => [table.id, table]));
  if (found.size === ids.length) return { position: handled.position, tables: inOrder(found) };
  // Somebody may have removed some of them since.
  const left = await rowsAsLeft(app, handled);
  for (const tableId of ids) {
    const table = found.get(tableId) ?? (await left?.table(tableId));
    if (table) found.set(tableId, table);
  }
  return { position: handled.position, tables: inOrder(found) };
};

const idsNamed = (command: Exclude<AtOnce, { type: 'AddTables' }>): string[] =>
  command.type === 'MoveTables' ? command.moves.map(({ tableId }) => tableId) : command.tableIds;

const inOrder = (tables: ReadonlyMap<string, TableRow>): TableRow[] =>
  [...tables.values()].sort((one, other) => one.order - other.order);

const answer = z.array(tableAnswer);
const shows = ({ tables }: Performed) => tables;

/**
 * @throws Refusal BAD_INPUT with the path of the error; LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const addTables = operation({
  name: 'addTables',
  description: 'Adds up to 500 tables with their seats, in rows, in one step.',
  input: addTablesInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, groups, arrange }) =>
    performed(
      app,
      {
        type: 'AddTables',
        eventId,
        groups: groups.map(({ endSeats, from, ...group }) => ({
          ...group,
          ...(typeof endSeats === 'boolean' && { endSeats }),
          ...(typeof from === 'number' && { from }),
        })),
        ...(arrange && { arrange }),
      },
      origin,
    ),
  mutation: { payload: TablesPayload },
  route: { at: 'POST /api/events/:id/tables', answer, status: 201, shows },
});

/**
 * Copies have the shape, end seats, tags and rotation of the table.
 * @throws Refusal BAD_INPUT for a name; LIMIT_REACHED; TABLE_NOT_FOUND, FORBIDDEN
 */
export const duplicateTable = operation({
  name: 'duplicateTable',
  description: 'Adds copies of a table, without its people.',
  input: duplicateTableInput,
  right: toEditThing('table'),
  work: ({ app, origin, granted: { eventId } }, { id: like, count, name, arrange }) =>
    performed(
      app,
      {
        type: 'AddTables',
        eventId,
        groups: [{ like, count: count ?? 1, ...(name && { name }) }],
        ...(arrange && { arrange }),
      },
      origin,
    ),
  mutation: {
    input: {
      descriptions: {
        count: 'How many. Default: 1.',
        name: 'Default: the name of the table with the next number.',
      },
    },
    payload: TablesPayload,
  },
  route: { at: 'POST /api/tables/:id/duplicate', answer, status: 201, shows },
});

/**
 * @throws Refusal BAD_INPUT for a table named twice; TABLE_NOT_FOUND, EVENT_NOT_FOUND, FORBIDDEN
 */
export const moveTables = operation({
  name: 'moveTables',
  description: 'Moves several tables on the floor, in one step.',
  input: moveTablesInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, moves }) =>
    performed(
      app,
      {
        type: 'MoveTables',
        eventId,
        moves: moves.map(({ id: tableId, ...place }) => ({ tableId, place: partOfPlace(place) })),
      },
      origin,
    ),
  mutation: { payload: TablesPayload },
  route: { at: 'POST /api/events/:id/tables/move', answer, shows },
});

/**
 * @throws Refusal BAD_INPUT for a table named twice, or if the floor has no room; TABLE_NOT_FOUND,
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const arrangeTables = operation({
  name: 'arrangeTables',
  description: 'Aligns tables, spreads them evenly, or sets them out in rows.',
  input: arrangeTablesInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, ids: tableIds, how, perRow, gap }) =>
    performed(app, { type: 'ArrangeTables', eventId, tableIds, how, perRow, gap }, origin),
  mutation: {
    input: { descriptions: { perRow: 'For rows only.', gap: 'For rows only, in centimetres.' } },
    payload: TablesPayload,
  },
  route: { at: 'POST /api/events/:id/tables/arrange', answer, shows },
});

/**
 * @throws Refusal BAD_INPUT for a table named twice; LIMIT_REACHED above 2,000 seats; TABLE_NOT_FOUND,
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const deleteTables = operation({
  name: 'deleteTables',
  description: 'Deletes up to 100 tables in one step. Their people return to the pool.',
  input: deleteTablesInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, ids }) => {
    const command = { type: 'DeleteTables' as const, eventId, tableIds: ids };
    const { events, position, state } = await performOnPlan(app, command, origin);
    return { position, ids, displaced: displacedBy(events, state) };
  },
  mutation: { payload: DeleteTablesPayload },
  route: {
    at: 'POST /api/events/:id/tables/delete',
    answer: z.object({ ids: z.array(id), displaced: z.array(displacedAttendee) }),
    shows: ({ ids, displaced }) => ({ ids, displaced }),
  },
});
