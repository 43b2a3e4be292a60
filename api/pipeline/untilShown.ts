import type { Position } from '../../schema/domainEvents.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { timeLeft } from './inTime.ts';

/**
 * Waits until the read models show a position, before a decision that rests on them or after what was recorded.
 * A command waits until shortly before its deadline.
 * @throws Refusal NOT_READY
 */
export const untilShown = async (
  { feed }: Pick<Application, 'feed'>,
  position: Position | undefined,
  origin: Pick<CommandOrigin, 'deadline'>,
): Promise<void> => {
  if (position !== undefined) await feed.waitFor(position, timeLeft(origin));
};
