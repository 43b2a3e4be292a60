import { z } from 'zod';
import { cardDesignAnswer } from '../../schema/entities/cardDesign.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { deleteCardDesign, saveCardDesign } from './operations.ts';
import { cardDesignsOf } from './queries.ts';
import { CardDesignsResolver } from './resolver.ts';

/** How the cards of an event look. */
export const cardDesigns: Slice = {
  resolvers: [CardDesignsResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/card-designs',
      tag: 'Card designs',
      summary: 'The card designs of an event, by name',
      answer: z.array(cardDesignAnswer),
      handle: ({ app, request, params }) => cardDesignsOf(app, request, params.id ?? ''),
    }),
    saveCardDesign,
    deleteCardDesign,
  ],
};
