import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { changedTableAnswer } from '../../schema/entities/placement.ts';
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
import { foundOrAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { idWithin, type PlanState } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit, toEditThing } from '../pipeline/rights.ts';
import type { TableCommand } from './commands.ts';
import { partOfPlace } from './partOfPlace.ts';
import { tablesByIds } from './queries.ts';
import { DeleteTablePayload, TablePayload } from './types.ts';

export type DisplacedAttendee = { attendeeId: string; name: string };

/** The people who lost their seat through these events, with their names from the plan. */
export const displacedBy = (
  events: readonly EventPlanEvent[],
  plan: PlanState,
): DisplacedAttendee[] =>
  events.flatMap((event) => {
    if (!('displaced' in event.data) || plan.status !== 'active') return [];
    return event.data.displaced.map(({ attendeeId }) => ({
      attendeeId,
      name: plan.attendees.get(attendeeId)?.person.name ?? '',
    }));
  });

type OneTable = Extract<TableCommand, { type: 'AddTable' } | { tableId: string }>;

const performed = async (app: Application, command: OneTable, origin: CommandOrigin) => {
  const handled = await performOnPlan(app, command, origin);
  const { events, position, state } = handled;
  const id =
    command.type === 'AddTable' ? idWithin(state, derivedId(origin.commandId, 0)) : command.tableId;
  const [found] = await tablesByIds(app, [id]);
  const table = await foundOrAsLeft(app, handled, 'table', id, found);
  return { position, table, displaced: displacedBy(events, state) };
};

const theTable = toEditThing('table');

type Changed = Awaited<ReturnType<typeof performed>>;
const withDisplaced = ({ table, displaced }: Changed) => ({ ...table, displaced });

/** @throws Refusal LIMIT_REACHED; BAD_INPUT for its capacity; EVENT_NOT_FOUND, FORBIDDEN */
export const addTable = operation({
  name: 'addTable',
  description: 'Adds a table with its seats. Without a place, it gets the next free one.',
  input: addTableInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, name, capacity, layout, x, y, rotation }) => {
    const isPlaced = typeof x === 'number' && typeof y === 'number';
    const place = isPlaced ? { x, y, rotation: rotation ?? 0 } : undefined;
    const command = { type: 'AddTable' as const, eventId, name, capacity, layout, place };
    return performed(app, command, origin);
  },
  mutation: { payload: TablePayload },
});

/**
 * @throws Refusal BAD_INPUT for its capacity; LIMIT_REACHED at the most seats of an event; TABLE_NOT_FOUND,
 * FORBIDDEN
 */
export const editTable = operation({
  name: 'editTable',
  description: 'Changes name, layout, capacity (1 to 20) or tags.',
  input: editTableInput,
  right: theTable,
  work: ({ app, origin, granted: { eventId } }, { id, tags, seen, ...changes }) => {
    const command = { type: 'EditTable' as const, eventId, tableId: id };
    const lists = { tags: tags ?? undefined, seen: seen ?? undefined };
    return performed(app, { ...command, changes: { ...changes, ...lists } }, origin);
  },
  mutation: { payload: TablePayload },
});

/**
 * @throws Refusal BAD_INPUT for its capacity or end seats; LIMIT_REACHED at the most seats of an event;
 * TABLE_NOT_FOUND, FORBIDDEN
 */
export const changeTable = operation({
  name: 'changeTable',
  description:
    'Changes name, capacity (1 to 20), layout, place or end seats, all or nothing; names the people who lost a seat.',
  input: changeTableInput,
  right: theTable,
  work: ({ app, origin, granted }, { id, x, y, rotation, seen, ...changes }) => {
    const place = partOfPlace({ x, y, rotation });
    const command = { type: 'EditTable' as const, eventId: granted.eventId, tableId: id };
    return performed(
      app,
      { ...command, changes: { ...changes, place, seen: seen ?? undefined } },
      origin,
    );
  },
  route: { at: 'PATCH /api/tables/:id', answer: changedTableAnswer, shows: withDisplaced },
});

/**
 * @throws Refusal BAD_INPUT unless it is even and from 4 to 20; LIMIT_REACHED at the most seats of an event;
 * TABLE_NOT_FOUND, FORBIDDEN
 */
export const resizeTable = operation({
  name: 'resizeTable',
  description: 'Sets an even capacity from 4 to 20, and names the people who lost a seat.',
  input: resizeTableInput,
  right: theTable,
  work: ({ app, origin, granted: { eventId } }, { id, capacity }) =>
    performed(app, { type: 'ResizeTable', eventId, tableId: id, capacity }, origin),
  mutation: { payload: TablePayload },
  route: {
    at: 'POST /api/tables/:id/resize',
    summary: 'Sets an even capacity from 4 to 20; names the people who lost a seat',
    answer: changedTableAnswer,
    shows: withDisplaced,
  },
});

/**
 * @throws Refusal BAD_INPUT if the table is circular or too small; LIMIT_REACHED at the most seats of an
 * event; TABLE_NOT_FOUND, FORBIDDEN
 */
export const setEndSeats = operation({
  name: 'setEndSeats',
  description: 'Adds or removes the two seats at the ends of a rectangular or oval table.',
  input: setEndSeatsInput,
  right: theTable,
  work: ({ app, origin, granted: { eventId } }, { id, endSeats }) =>
    performed(app, { type: 'SetEndSeats', eventId, tableId: id, endSeats }, origin),
  mutation: { payload: TablePayload },
});

/** @throws Refusal TABLE_NOT_FOUND, FORBIDDEN */
export const moveTable = operation({
  name: 'moveTable',
  description: 'Moves or turns a table on the floor. What is left out stays.',
  input: moveTableInput,
  right: theTable,
  work: ({ app, origin, granted: { eventId } }, { id, x, y, rotation }) => {
    const place = partOfPlace({ x, y, rotation });
    return performed(app, { type: 'MoveTable', eventId, tableId: id, place }, origin);
  },
  mutation: { payload: TablePayload },
});

/** @throws Refusal TABLE_NOT_FOUND, FORBIDDEN */
export const deleteTable = operation({
  name: 'deleteTable',
  description: 'Deletes a table. Its people return to the pool.',
  input: tableIdInput,
  right: theTable,
  work: async ({ app, origin, granted: { eventId } }, { id }) => {
    const command = { type: 'DeleteTable' as const, eventId, tableId: id };
    const { events, position, state } = await performOnPlan(app, command, origin);
    return { position, id, displaced: displacedBy(events, state) };
  },
  mutation: { payload: DeleteTablePayload },
  route: { at: 'DELETE /api/tables/:id' },
});
