import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { changeFloorObject, placeFloorObject, removeFloorObject } from './operations.ts';
import { floorObjectsOf } from './queries.ts';

/** Floor objects: everything in the room besides tables. */
export const floorObjects: Slice = {
  tag: 'Floor objects',
  serves: [
    defineQuery({
      name: 'floorObjects',
      description: 'The objects in the room of an event besides tables, by name.',
      args: { eventId: id },
      answer: z.array(floorObjectAnswer),
      access: 'read',
      read: ({ app }, { eventId }) => floorObjectsOf(app, eventId),
      route: { at: 'GET /api/events/:id/objects' },
    }),
    placeFloorObject,
    changeFloorObject,
    removeFloorObject,
  ],
};
