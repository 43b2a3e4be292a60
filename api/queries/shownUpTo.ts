import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';

/**
 * Up to where the read models tell of the log. Asked before something is read, so that whoever follows
 * from there is told again, rather than never, of what happens meanwhile.
 */
export const shownUpTo = async (read: Knex): Promise<Position> => {
  const checkpoint = await read('checkpoints')
    .where({ name: 'read_models' })
    .first<{ position: Position } | undefined>('position');
  return checkpoint?.position ?? '';
};
