import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { RoomOutline } from '../../schema/entities/room.ts';
import { badField } from '../../schema/refusal.ts';
import { meetsItself } from '../../schema/rooms/floorGeometry.ts';
import { type Decided, neverHandled } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { RoomCommand } from './commands.ts';

type Events = Decided<DomainEventOf<'RoomOutlineSet' | 'BackgroundSet'>>[];

/**
 * Decides a command on the room itself.
 * @throws Refusal BAD_INPUT for an outline that meets itself
 */
export const decideRooms = (command: RoomCommand, { room }: ActivePlan): Events => {
  switch (command.type) {
    case 'SetRoomOutline': {
      const { eventId, outline: after } = command;
      if (after) refuseMeeting(after);
      if (isSame(room.outline, after)) return [];
      return [{ type: 'RoomOutlineSet', data: { eventId, before: room.outline, after } }];
    }
    case 'SetBackground': {
      const { eventId, background: after } = command;
      if (isSame(room.background, after)) return [];
      return [{ type: 'BackgroundSet', data: { eventId, before: room.background, after } }];
    }
    default:
      return neverHandled(command);
  }
};

/** So that there is one inside and one outside: no holes either. */
const refuseMeeting = ({ points }: RoomOutline): void => {
  if (!meetsItself(points)) return;
  throw badField('points', 'The outline must not cross or touch itself');
};
