import type { CommandOrigin } from '../core/handleCommand.ts';

/** A command that follows from another: an id of its own, the same one each time. */
export const followUp = (origin: CommandOrigin, step: string): CommandOrigin => ({
  ...origin,
  commandId: `${origin.commandId}.${step}`,
});
