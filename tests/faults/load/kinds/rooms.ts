import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { greyPicture } from '../picture.ts';

/** As many pictures as an event keeps, so that most remain. */
const mostPictures = 4;

/** The room itself, and its pictures. */
export const roomKinds: Kinds = {
  setOutline: {
    weight: 0.5,
    draw: ({ plan: { eventId }, random }) => {
      const points = [
        [0, 0],
        [1_000 + Math.round(random.next() * 9_000), 0],
        [0, 1_000 + Math.round(random.next() * 9_000)],
      ];
      const outline = random.chance(0.2) ? null : { points, units: 'metric' };
      return {
        call: byEither(
          random,
          rest('PUT', `/api/events/${eventId}/room`, { outline }),
          graphql('setRoomOutline', 'SetRoomOutlineInput', 'position', { eventId, outline }),
        ),
        wanted: {
          effect: leaves('RoomOutlineSet'),
          alreadySo: outline === null ? ({ room }) => room.outline === null : undefined,
        },
      };
    },
  },
  keepPicture: {
    weight: 0.4,
    draw: ({ plan: { eventId, images }, random }) => {
      if (images.length >= mostPictures) return undefined;
      const content = greyPicture(1 + random.below(600), 1 + random.below(600));
      return {
        call: {
          ...rest('POST', `/api/events/${eventId}/images`),
          file: { type: 'image/png', content },
        },
        // Pictures are not in the log; their presence is checked at the end.
        wanted: { effect: () => false, alreadySo: () => true },
        learn: ({ id }) => void (images.includes(id) || images.push(id)),
      };
    },
  },
  setBackground: {
    weight: 0.5,
    draw: ({ plan: { eventId, images }, random }) => {
      const imageId = random.pick(images);
      if (!imageId) return undefined;
      const picture = { imageId, cmPerPixel: 1 + random.next(), opacity: 0.5, x: random.next() };
      const background = random.chance(0.2) ? null : picture;
      return {
        call: byEither(
          random,
          rest('PUT', `/api/events/${eventId}/background`, { background }),
          graphql('setBackground', 'SetBackgroundInput', 'position', { eventId, background }),
        ),
        wanted: {
          effect: leaves('BackgroundSet'),
          alreadySo: background === null ? ({ room }) => room.background === null : undefined,
        },
      };
    },
  },
};
