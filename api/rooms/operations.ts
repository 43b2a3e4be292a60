import { roomAnswer } from '../../schema/entities/room.ts';
import { setBackgroundInput, setRoomOutlineInput } from '../../schema/inputs/rooms.ts';
import { activeOf } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { imageOf } from './images.ts';
import { RoomPayload } from './types.ts';

/**
 * Draws the edge of the room, or takes it away.
 * @throws Refusal BAD_INPUT for an outline that meets itself; EVENT_NOT_FOUND, FORBIDDEN
 */
export const setRoomOutline = operation({
  name: 'setRoomOutline',
  description: 'Sets or removes the outline of the room.',
  input: setRoomOutlineInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, outline }) => {
    const command = { type: 'SetRoomOutline' as const, eventId, outline };
    const { position, state } = await performOnPlan(app, command, origin);
    return { position, room: { id: eventId, ...activeOf(state).room } };
  },
  mutation: { payload: RoomPayload },
  route: { at: 'PUT /api/events/:id/room', ...answers('room', roomAnswer) },
});

/**
 * Lays a picture of the hall under everything else, or takes it away.
 * @throws Refusal IMAGE_NOT_FOUND for a picture that the event does not have; EVENT_NOT_FOUND,
 * FORBIDDEN
 */
export const setBackground = operation({
  name: 'setBackground',
  description: 'Sets or removes the picture of the hall that lies under everything else.',
  input: setBackgroundInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, background }) => {
    const command = {
      type: 'SetBackground' as const,
      eventId,
      background: background && {
        imageId: background.imageId,
        ...(await imageOf(app, eventId, background.imageId)),
        x: background.x ?? 0,
        y: background.y ?? 0,
        cmPerPixel: background.cmPerPixel,
        rotation: background.rotation ?? 0,
        opacity: background.opacity,
      },
    };
    const { position, state } = await performOnPlan(app, command, origin);
    return { position, room: { id: eventId, ...activeOf(state).room } };
  },
  mutation: { payload: RoomPayload },
  route: { at: 'PUT /api/events/:id/background', ...answers('room', roomAnswer) },
});
