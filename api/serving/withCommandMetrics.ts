import { isRefusal } from '../../schema/refusal.ts';
import type { CommandHandler } from '../core/handleCommand.ts';
import type { Metrics } from './metrics.ts';

/** Wraps the handler to count each command by type and outcome. */
export const withCommandMetrics = (
  handler: CommandHandler,
  count: Metrics['countCommand'],
): CommandHandler => ({
  ...handler,
  handle: async (decider, stream, command, origin) => {
    const { type } = command as { type: string };
    try {
      const handled = await handler.handle(decider, stream, command, origin);
      count(type, handled.events.length > 0 ? 'recorded' : 'unchanged');
      return handled;
    } catch (error) {
      count(type, isRefusal(error) ? 'refused' : 'failed');
      throw error;
    }
  },
});
