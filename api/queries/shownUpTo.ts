import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';

/**
 * The position of the read models; '' before the first event. Read it before the rows, so that a subscriber
 * from there gets later changes twice rather than never.
 */
export const shownUpTo = async (read: Knex): Promise<Position> => {
  const checkpoint = await read('checkpoints')
    .where({ name: 'read_models' })
    .first<{ position: Position } | undefined>('position');
  return checkpoint?.position ?? '';
};
