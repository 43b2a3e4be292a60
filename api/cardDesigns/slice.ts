import { z } from 'zod';
import { cardDesignAnswer } from '../../schema/entities/cardDesign.ts';
import { id } from '../../schema/entities/fields.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { deleteCardDesign, saveCardDesign } from './operations.ts';
import { readCardDesigns } from './queries.ts';

/** The designs of an event's cards. */
export const cardDesigns: Slice = {
  tag: 'Card designs',
  serves: [
    defineQuery({
      name: 'cardDesigns',
      description: 'The card designs of an event, by name.',
      args: { eventId: id },
      answer: z.array(cardDesignAnswer),
      read: ({ app, request }, { eventId }) => readCardDesigns(app, request, eventId),
      route: { at: 'GET /api/events/:id/card-designs' },
    }),
    saveCardDesign,
    deleteCardDesign,
  ],
};
