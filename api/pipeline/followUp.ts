import type { CommandOrigin } from '../core/handleCommand.ts';

/** The origin of a command that follows from another, with a derived, repeatable id. */
export const followUp = (origin: CommandOrigin, step: string): CommandOrigin => ({
  ...origin,
  commandId: `${origin.commandId}.${step}`,
});
