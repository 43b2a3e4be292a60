import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';

/** The menu of an event. */
export const menuKinds: Kinds = {
  setMenu: {
    weight: 0.5,
    draw: ({ plan: { eventId }, random, unique: name }) => {
      const menu = { courses: [{ name, options: [{ name: 'Trout', fits: [] }] }], clear: true };
      return {
        call: byEither(
          random,
          rest('PUT', `/api/events/${eventId}/menu`, menu),
          graphql('setMenu', 'SetMenuInput', 'position', { eventId, ...menu }),
        ),
        wanted: { effect: leaves('MenuSet') },
      };
    },
  },
};
