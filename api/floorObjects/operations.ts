import { type FloorObjectRow, floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import {
  changeFloorObjectInput,
  placeFloorObjectInput,
  removeFloorObjectInput,
  shapeFrom,
} from '../../schema/inputs/floorObjects.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { foundOrAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { idWithin } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { floorObjectColumns } from '../queries/columns.ts';
import type { FloorObjectCommand } from './commands.ts';
import { FloorObjectPayload, RemoveFloorObjectPayload } from './types.ts';

const inPath = { objectId: 'id' };

type Changing = Exclude<FloorObjectCommand, { type: 'RemoveFloorObject' }>;
type Performed = { position: string | null; object: FloorObjectRow };

const performed = async (
  app: Application,
  command: Changing,
  origin: CommandOrigin,
): Promise<Performed> => {
  const handled = await performOnPlan(app, command, origin);
  const id =
    command.type === 'PlaceFloorObject'
      ? idWithin(handled.state, derivedId(origin.commandId, 0))
      : command.objectId;
  const found = await app
    .read('floor_objects')
    .where({ id })
    .first<FloorObjectRow | undefined>(floorObjectColumns);
  const object = await foundOrAsLeft(app, handled, 'object', id, found);
  return { position: handled.position, object };
};

/**
 * @throws Refusal BAD_INPUT for a path that meets itself, or an object that leaves the floor; NAME_TAKEN, in
 * any letter case; LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const placeFloorObject = operation({
  name: 'placeFloorObject',
  description:
    'Places an object on the floor, such as a stage or a door. Without a shape it is a point.',
  input: placeFloorObjectInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, kind, name, x, y, rotation, shape, point, isSolid }) => {
    const place = { x, y, rotation: rotation ?? 0 };
    const made = {
      ...(shape && { shape: shapeFrom(shape) }),
      ...(point && { point }),
      ...(isSolid !== undefined && { isSolid }),
    };
    const command = { type: 'PlaceFloorObject' as const, eventId, kind, name, place, ...made };
    return performed(app, command, origin);
  },
  mutation: { payload: FloorObjectPayload },
  route: {
    at: 'POST /api/events/:id/objects',
    params: inPath,
    ...answers('object', floorObjectAnswer),
    status: 201,
  },
});

/**
 * Omitted fields stay.
 * @throws Refusal BAD_INPUT for a path that meets itself, or an object that leaves the floor;
 * OBJECT_NOT_FOUND; NAME_TAKEN, in any letter case; CONFLICT where others have changed the same corners since
 * they were seen; EVENT_NOT_FOUND, FORBIDDEN
 */
export const changeFloorObject = operation({
  name: 'changeFloorObject',
  description: 'Renames, moves, turns or resizes an object, or changes its kind.',
  input: changeFloorObjectInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, id, kind, name, shape, seen, point, isSolid, ...place }) => {
    const changes = {
      place,
      ...(kind && { kind }),
      ...(name && { name }),
      ...(shape && { shape: shapeFrom(shape) }),
      ...(seen && { seen: shapeFrom(seen) }),
      ...(point !== undefined && { point }),
      ...(isSolid !== undefined && { isSolid }),
    };
    const command = { type: 'ChangeFloorObject' as const, eventId, objectId: id, changes };
    return performed(app, command, origin);
  },
  mutation: { payload: FloorObjectPayload },
  route: {
    at: 'PATCH /api/events/:id/objects/:objectId',
    params: inPath,
    ...answers('object', floorObjectAnswer),
  },
});

/**
 * @throws Refusal OBJECT_NOT_FOUND; PLACE_IN_USE if rules name the object, unless `withRules`;
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const removeFloorObject = operation({
  name: 'removeFloorObject',
  description:
    'Removes an object from the floor, and with `withRules` also the rules that name it.',
  input: removeFloorObjectInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, id, withRules }) => {
    const command = { type: 'RemoveFloorObject' as const, eventId, objectId: id };
    const whole = withRules ? { ...command, withRules } : command;
    const { position } = await performOnPlan(app, whole, origin);
    return { position, id };
  },
  mutation: { payload: RemoveFloorObjectPayload },
  route: { at: 'DELETE /api/events/:id/objects/:objectId', params: inPath },
});
