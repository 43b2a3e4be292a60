import type { Knex } from 'knex';
import type { Menu } from '../../schema/entities/menu.ts';
import { noMenu } from '../../schema/menu.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';

/** The menu of an event as its read model has it. */
export const menuRowOf = async (read: Knex, eventId: string): Promise<Menu> =>
  (await read('menus').where({ id: eventId }).first<Menu | undefined>('courses')) ?? noMenu;

/**
 * The menu of an event, for whoever may read it.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const menuOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<Menu> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  return menuRowOf(app.read, eventId);
};
