import { id } from '../../schema/entities/fields.ts';
import { menuAnswer } from '../../schema/entities/menu.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { setMenu } from './operations.ts';
import { menuOf } from './queries.ts';

export const menus: Slice = {
  tag: 'Menu',
  serves: [
    defineQuery({
      name: 'menu',
      description: 'The menu of an event. Null if the viewer may not see the event.',
      args: { eventId: id },
      answer: menuAnswer,
      isNullable: true,
      access: 'read',
      read: ({ app }, { eventId }) => menuOf(app.read, eventId),
      route: {
        at: 'GET /api/events/:id/menu',
        summary: 'The menu of an event: its courses and their options',
      },
    }),
    setMenu,
  ],
};
