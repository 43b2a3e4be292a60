import { guestFieldsAnswer } from '../../schema/entities/guestField.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { changeField, defineField, retireField, setFields } from './operations.ts';
import { guestFieldsOf } from './queries.ts';
import { GuestFieldsResolver } from './resolver.ts';

/** What an event asks of its guests besides what every event does. */
export const guestFields: Slice = {
  resolvers: [GuestFieldsResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/fields',
      tag: 'Own fields',
      summary:
        "The event's own fields in their order; none for whoever may not see details of guests",
      answer: guestFieldsAnswer,
      handle: ({ app, request, params }) => guestFieldsOf(app, request, params.id ?? ''),
    }),
    setFields,
    defineField,
    changeField,
    retireField,
  ],
};
