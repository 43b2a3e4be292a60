import { adminActionsStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { perform } from '../pipeline/perform.ts';
import { originOf } from '../pipeline/runOnce.ts';
import type { AdminActionCommand } from './commands.ts';
import { adminActionsDecider } from './decider.ts';

type WithoutMember<Command> = Command extends unknown ? Omit<Command, 'memberId'> : never;

/**
 * Records an action of the caller, who is an admin, in the audit log.
 * @throws Refusal NOT_SIGNED_IN, and as `perform`
 */
export const recordAction = async (
  app: Application,
  request: RequestContext,
  action: WithoutMember<AdminActionCommand>,
): Promise<void> => {
  const { id: memberId } = requireMember(request);
  const command = { ...action, memberId } as AdminActionCommand;
  await perform(app, adminActionsDecider, adminActionsStream(memberId), command, originOf(request));
};
