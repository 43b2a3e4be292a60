import { z } from 'zod';
import { floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { changeFloorObject, placeFloorObject, removeFloorObject } from './operations.ts';
import { floorObjectsOf } from './queries.ts';
import { FloorObjectsResolver } from './resolver.ts';

/** What stands in the room besides tables. */
export const floorObjects: Slice = {
  resolvers: [FloorObjectsResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/objects',
      tag: 'Floor objects',
      summary: 'What stands in the room of an event besides tables, by name',
      answer: z.array(floorObjectAnswer),
      handle: ({ app, request, params }) => floorObjectsOf(app, request, params.id ?? ''),
    }),
    placeFloorObject,
    changeFloorObject,
    removeFloorObject,
  ],
};
