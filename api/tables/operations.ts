import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import {
  addTableInput,
  changeTableInput,
  editTableInput,
  moveTableInput,
  resizeTableInput,
  setEndSeatsInput,
  tableIdInput,
} from '../../schema/inputs/tables.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { rowsAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { idWithin, type PlanState } from '../eventPlans/state.ts';
import { operation, performOnPlan } from '../pipeline/perform.ts';
import { toEdit, toEditThing } from '../pipeline/rights.ts';
import type { TableCommand } from './commands.ts';
import { tableById } from './queries.ts';

export type DisplacedAttendee = { attendeeId: string; name: string };

/** Who lost their seat by these events: ids from the events, names from the plan. */
const displacedBy = (events: readonly EventPlanEvent[], plan: PlanState): DisplacedAttendee[] =>
  events.flatMap((event) => {
    if (!('displaced' in event.data) || plan.status !== 'active') return [];
    return event.data.displaced.map(({ attendeeId }) => ({
      attendeeId,
      name: plan.attendees.get(attendeeId)?.person.name ?? '',
    }));
  });

const performed = async (app: Application, command: TableCommand, origin: CommandOrigin) => {
  const handled = await performOnPlan(app, command, origin);
  const { events, position, state } = handled;
  const id =
    command.type === 'AddTable' ? idWithin(state, derivedId(origin.commandId, 0)) : command.tableId;
  const table = await tableById(app, id).catch(async (error: unknown) => {
    // Somebody else removed it since.
    const left = await (await rowsAsLeft(app, handled))?.table(id);
    if (!left) throw error;
    return left;
  });
  return { position, table, displaced: displacedBy(events, state) };
};

const theTable = toEditThing('table');

export const addTable = operation(
  'addTable',
  addTableInput,
  toEdit,
  async (app, _request, { eventId, name, capacity, layout, x, y, rotation }, origin) => {
    const isPlaced = typeof x === 'number' && typeof y === 'number';
    const place = isPlaced ? { x, y, rotation: rotation ?? 0 } : undefined;
    const command = { type: 'AddTable' as const, eventId, name, capacity, layout, place };
    return performed(app, command, origin);
  },
);

export const editTable = operation(
  'editTable',
  editTableInput,
  theTable,
  async (app, _request, { id, commandId: _, ...changes }, origin, { eventId }) => {
    return performed(app, { type: 'EditTable', eventId, tableId: id, changes }, origin);
  },
);

/** Any of its parts in one command: all of it or nothing. */
export const changeTable = operation(
  'changeTable',
  changeTableInput,
  theTable,
  async (app, _request, { id, commandId: _, x, y, rotation, ...changes }, origin, { eventId }) => {
    const place = {
      ...(x !== undefined && { x }),
      ...(y !== undefined && { y }),
      ...(rotation !== undefined && { rotation }),
    };
    const command = { type: 'EditTable' as const, eventId, tableId: id };
    return performed(app, { ...command, changes: { ...changes, place } }, origin);
  },
);

export const resizeTable = operation(
  'resizeTable',
  resizeTableInput,
  theTable,
  async (app, _request, { id, capacity }, origin, { eventId }) => {
    return performed(app, { type: 'ResizeTable', eventId, tableId: id, capacity }, origin);
  },
);

export const setEndSeats = operation(
  'setEndSeats',
  setEndSeatsInput,
  theTable,
  async (app, _request, { id, endSeats }, origin, { eventId }) => {
    return performed(app, { type: 'SetEndSeats', eventId, tableId: id, endSeats }, origin);
  },
);

export const moveTable = operation(
  'moveTable',
  moveTableInput,
  theTable,
  async (app, _request, { id, x, y, rotation }, origin, { eventId }) => {
    const place = { x, y, rotation };
    return performed(app, { type: 'MoveTable', eventId, tableId: id, place }, origin);
  },
);

export const deleteTable = operation(
  'deleteTable',
  tableIdInput,
  theTable,
  async (app, _request, { id }, origin, { eventId }) => {
    const command = { type: 'DeleteTable' as const, eventId, tableId: id };
    const { events, position, state } = await performOnPlan(app, command, origin);
    return { position, id, displaced: displacedBy(events, state) };
  },
);
