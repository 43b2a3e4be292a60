import type { Knex } from 'knex';
import type { Menu } from '../../schema/entities/menu.ts';
import { noMenu } from '../../schema/menus/menu.ts';

/** The menu of an event. Does not check rights. */
export const menuOf = async (read: Knex, eventId: string): Promise<Menu> =>
  (await read('menus').where({ id: eventId }).first<Menu | undefined>('courses')) ?? noMenu;
