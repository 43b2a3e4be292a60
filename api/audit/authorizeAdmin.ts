import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireAdmin } from '../auth/authorize.ts';
import { recordRefusedCall } from './refusedCalls.ts';

/**
 * Requires an admin. The refusal of any other member is recorded (decisions, "Admin"): once a minute
 * for each operation, with the number of calls, and with the member whom the first call was about.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN
 */
export const authorizeAdmin = async (
  app: Application,
  request: RequestContext,
  operation: string,
  targetUserId?: string,
): Promise<void> => {
  try {
    requireAdmin(request);
  } catch (error) {
    const memberId = request.viewer?.id;
    if (memberId && isRefusal(error, 'FORBIDDEN')) {
      app.countRefusedAdminCall();
      await recordRefusedCall(app, request, { memberId, operation, targetUserId });
    }
    throw error;
  }
};
