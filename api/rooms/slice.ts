import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { floorImageAnswer } from '../../schema/entities/floorImage.ts';
import { roomAnswer } from '../../schema/entities/room.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { imageTypes, noPicture, pictureTooLarge } from './encodeImage.ts';
import { imagesOf, keepImage, readImage } from './images.ts';
import { setBackground, setRoomOutline } from './operations.ts';
import { roomOf } from './queries.ts';

/** The room itself: its edge, and the picture below everything else. */
export const rooms: Slice = {
  tag: 'Room',
  serves: [
    defineQuery({
      name: 'room',
      description: 'The room of an event. Null if the viewer may not see the event.',
      args: { eventId: id },
      answer: roomAnswer,
      isNullable: true,
      access: 'read',
      read: ({ app }, { eventId }) => roomOf(app.read, eventId),
      route: {
        at: 'GET /api/events/:id/room',
        summary: 'The room of an event: its outline and its background',
      },
    }),
    setRoomOutline,
    setBackground,
    defineRoute({
      at: 'GET /api/events/:id/images',
      summary: 'The pictures that an event stores for its background, latest first',
      answer: z.array(floorImageAnswer),
      handle: ({ app, request, params }) => imagesOf(app, request, params.id ?? ''),
    }),
    defineRoute({
      at: 'POST /api/events/:id/images',
      summary:
        'Stores a picture of the hall of at most 10 MB and 40 megapixels: encoded again, without metadata, at most 4,096 pixels a side',
      takes: imageTypes,
      wrongType: noPicture,
      takesUpTo: 'picture',
      tooLarge: pictureTooLarge,
      answer: floorImageAnswer,
      status: 201,
      handle: ({ app, request, params, file }) =>
        keepImage(app, request, params.id ?? '', file?.content ?? new Uint8Array()),
    }),
    defineRoute({
      at: 'GET /api/events/:id/images/:imageId',
      summary: 'A picture of the hall',
      produces: 'image/png',
      // The address identifies the content, because another picture has another address.
      cacheControl: 'private, max-age=31536000, immutable',
      handle: async ({ app, request, params: { id = '', imageId = '' }, response }) => {
        const { type, bytes } = await readImage(app, request, id, imageId);
        response.type(type);
        return bytes;
      },
    }),
  ],
};
