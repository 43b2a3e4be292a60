import type { RoomOutline } from '../../schema/entities/room.ts';
import { badField } from '../../schema/refusal.ts';
import { meetsItself } from '../../schema/rooms/floorGeometry.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { isSame } from '../planChange/diff.ts';
import type { RoomCommand } from './commands.ts';
import { mergedBackground, mergedOutline } from './mergedRoom.ts';

/**
 * Refuses an outline that meets itself: it must have one inside and one outside, and no holes.
 * @throws Refusal BAD_INPUT
 */
const refuseMeeting = ({ points }: RoomOutline): void => {
  if (!meetsItself(points)) return;
  throw badField('outline.points', 'The outline must not cross or touch itself');
};

/**
 * Decides a command on the room itself.
 * @throws Refusal BAD_INPUT for an outline that meets itself; CONFLICT if others have removed the edited part
 */
export const roomDecisions: PlanDecisions<RoomCommand> = {
  SetRoomOutline: ({ eventId, outline, seen }, { room: { outline: before } }) => {
    const after = mergedOutline(before, seen, outline);
    if (after) refuseMeeting(after);
    return isSame(before, after)
      ? []
      : [{ type: 'RoomOutlineSet', data: { eventId, before, after } }];
  },
  SetBackground: ({ eventId, background, seen }, { room: { background: before } }) => {
    const after = mergedBackground(before, seen, background);
    return isSame(before, after)
      ? []
      : [{ type: 'BackgroundSet', data: { eventId, before, after } }];
  },
};
