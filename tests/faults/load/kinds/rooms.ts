import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';

/** The room itself. Its pictures are no part of the log. */
export const roomKinds: Kinds = {
  setOutline: {
    weight: 0.5,
    draw: ({ plan: { eventId }, random }) => {
      const outline = {
        points: [
          [0, 0],
          [1_000 + Math.round(random.next() * 9_000), 0],
          [0, 1_000 + Math.round(random.next() * 9_000)],
        ],
        units: 'metric',
      };
      return {
        call: byEither(
          random,
          rest('PUT', `/api/events/${eventId}/room`, { outline }),
          graphql('setRoomOutline', 'SetRoomOutlineInput', 'position', { eventId, outline }),
        ),
        wanted: { effect: leaves('RoomOutlineSet') },
      };
    },
  },
};
