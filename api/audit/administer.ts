import { adminActionsStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireAdmin } from '../auth/authorize.ts';
import { perform } from '../commands/perform.ts';
import { originOf } from '../commands/runOnce.ts';
import { isRefusal } from '../core/errors.ts';
import { adminActionsDecider } from './decider.ts';

/**
 * Lets admins through. A member who is none is refused, and that is recorded (decisions, "Admin").
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN
 */
export const administer = async (
  app: Application,
  request: RequestContext,
  operation: string,
): Promise<void> => {
  try {
    requireAdmin(request);
  } catch (error) {
    const memberId = request.viewer?.id;
    if (memberId && isRefusal(error, 'FORBIDDEN')) {
      const command = { type: 'RecordAdminAccessDenied' as const, memberId, operation };
      const stream = adminActionsStream(memberId);
      await perform(app, adminActionsDecider, stream, command, originOf(request));
    }
    throw error;
  }
};
