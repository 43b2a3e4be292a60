import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type RoomEvent = DomainEventOf<'RoomOutlineSet' | 'BackgroundSet'>;

/** Folds the outline or the background of a room into its plan. */
export const evolveRooms = (plan: ActivePlan, event: Happened<RoomEvent>): ActivePlan => {
  switch (event.type) {
    case 'RoomOutlineSet':
      return { ...plan, room: { ...plan.room, outline: event.data.after } };
    case 'BackgroundSet':
      return { ...plan, room: { ...plan.room, background: event.data.after } };
  }
};
