import { menuAnswer } from '../../schema/entities/menu.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { setMenu } from './operations.ts';
import { menuOf } from './queries.ts';
import { MenusResolver } from './resolver.ts';

/** What an event serves. */
export const menus: Slice = {
  resolvers: [MenusResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/menu',
      tag: 'Menu',
      summary: 'What an event serves: its courses, and what can be chosen of each',
      answer: menuAnswer,
      handle: ({ app, request, params }) => menuOf(app, request, params.id ?? ''),
    }),
    setMenu,
  ],
};
