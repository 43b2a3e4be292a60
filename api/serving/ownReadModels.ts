import type { Knex } from 'knex';
import { Refusal } from '../../schema/refusal.ts';
import type { CommandHandler } from '../core/handleCommand.ts';

/**
 * Wraps the handler to refuse commands while the read models belong to another event log than the one it
 * appends to, as after a restore on another server. Otherwise nothing recorded would be shown, and rights
 * would be judged by another history.
 * @throws Refusal NOT_READY
 */
export const requireOwnReadModels = (
  handler: CommandHandler,
  read: Knex,
  store: string,
): CommandHandler => {
  let isOwn = false;
  const requireOwn = async (): Promise<void> => {
    if (isOwn) return;
    const checkpoint = await read('checkpoints')
      .where({ name: 'read_models' })
      .first<{ store: string } | undefined>('store');
    if (checkpoint && checkpoint.store !== store)
      throw new Refusal(
        'NOT_READY',
        'The planner was moved and is not set up yet. Nothing is saved.',
      );
    isOwn = checkpoint !== undefined;
  };
  return {
    ...handler,
    handle: async (decider, stream, command, origin) => {
      await requireOwn();
      return handler.handle(decider, stream, command, origin);
    },
  };
};
