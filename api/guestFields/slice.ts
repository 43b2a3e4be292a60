import { id } from '../../schema/entities/fields.ts';
import { guestFieldsAnswer } from '../../schema/entities/guestField.ts';
import { requireCapabilities } from '../auth/authorize.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { changeField, defineField, retireField, setFields } from './operations.ts';
import { guestFieldsSeen } from './queries.ts';

/** An event's custom fields for its guests. */
export const guestFields: Slice = {
  tag: 'Custom fields',
  serves: [
    defineQuery({
      name: 'guestFields',
      description:
        'The custom fields of an event, for those who may see details of its guests. Null if the viewer may not see the event.',
      args: { eventId: id },
      answer: guestFieldsAnswer,
      isNullable: true,
      read: async ({ app, request }, { eventId }) => {
        const capabilities = await requireCapabilities(app, request, eventId);
        return { fields: await guestFieldsSeen(app.read, eventId, capabilities) };
      },
      route: {
        at: 'GET /api/events/:id/fields',
        summary:
          "The event's custom fields in their order; none for those who may not see details of guests",
      },
    }),
    setFields,
    defineField,
    changeField,
    retireField,
  ],
};
