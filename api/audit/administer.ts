import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireAdmin } from '../auth/authorize.ts';
import { recordRefusedCall } from './refusedCalls.ts';

/**
 * Lets admins through. A member who is none is refused, and that is recorded (decisions, "Admin"):
 * once a minute for each operation, and how often.
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
      app.countRefusedAdminCall();
      await recordRefusedCall(app, request, memberId, operation);
    }
    throw error;
  }
};
