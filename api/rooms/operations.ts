import type { z } from 'zod';
import { roomAnswer } from '../../schema/entities/room.ts';
import {
  type roomBackgroundInput,
  setBackgroundInput,
  setRoomOutlineInput,
} from '../../schema/inputs/rooms.ts';
import { activeOf } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import type { PlacedBackground } from './commands.ts';
import { imageOf } from './images.ts';
import { RoomPayload } from './types.ts';

/** @throws Refusal BAD_INPUT for an outline that meets itself; EVENT_NOT_FOUND, FORBIDDEN */
export const setRoomOutline = operation({
  name: 'setRoomOutline',
  description: 'Sets or removes the outline of the room.',
  input: setRoomOutlineInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, outline, seen }) => {
    const command = { type: 'SetRoomOutline' as const, eventId, outline, seen };
    const { position, state } = await performOnPlan(app, command, origin);
    return { position, room: { id: eventId, ...activeOf(state).room } };
  },
  mutation: { payload: RoomPayload },
  route: { at: 'PUT /api/events/:id/room', ...answers('room', roomAnswer) },
});

const placed = ({
  imageId,
  x = 0,
  y = 0,
  cmPerPixel,
  rotation = 0,
  opacity,
}: z.output<typeof roomBackgroundInput>): PlacedBackground => ({
  imageId,
  x,
  y,
  cmPerPixel,
  rotation,
  opacity,
});

/**
 * @throws Refusal IMAGE_NOT_FOUND for a picture that the event lacks; EVENT_NOT_FOUND, FORBIDDEN
 */
export const setBackground = operation({
  name: 'setBackground',
  description: 'Sets or removes the picture of the hall that lies under everything else.',
  input: setBackgroundInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, background, seen }) => {
    const command = {
      type: 'SetBackground' as const,
      eventId,
      background: background && {
        ...placed(background),
        ...(await imageOf(app, eventId, background.imageId)),
      },
      seen: seen && placed(seen),
    };
    const { position, state } = await performOnPlan(app, command, origin);
    return { position, room: { id: eventId, ...activeOf(state).room } };
  },
  mutation: { payload: RoomPayload },
  route: { at: 'PUT /api/events/:id/background', ...answers('room', roomAnswer) },
});
