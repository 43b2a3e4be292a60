import { id } from '../../schema/entities/fields.ts';
import { menuAnswer } from '../../schema/entities/menu.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { setMenu } from './operations.ts';
import { menuOf } from './queries.ts';

/** The menu of an event. */
export const menus: Slice = {
  serves: [
    defineQuery({
      name: 'menu',
      description: 'What an event serves. Null where the viewer may not see the event.',
      args: { eventId: id },
      answer: menuAnswer,
      isNullable: true,
      access: 'read',
      read: ({ app }, { eventId }) => menuOf(app.read, eventId),
      route: {
        at: 'GET /api/events/:id/menu',
        params: { id: 'eventId' },
        tag: 'Menu',
        summary: 'What an event serves: its courses, and what can be chosen of each',
      },
    }),
    setMenu,
  ],
};
