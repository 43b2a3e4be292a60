import { csvText } from '../../schema/csvText.ts';
import { adminActionsStream } from '../../schema/ids.ts';
import type { UserRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { administer } from '../audit/administer.ts';
import { adminActionsDecider } from '../audit/decider.ts';
import { requireMember } from '../auth/authorize.ts';
import { perform } from '../pipeline/perform.ts';
import { originOf } from '../pipeline/runOnce.ts';
import { userColumns } from '../queries/columns.ts';
import { members } from './queries.ts';

/**
 * All members as CSV, oldest first. Cells that a spreadsheet would run get a leading apostrophe.
 * Records the export. For admins.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN
 */
export const exportUsers = async (app: Application, request: RequestContext): Promise<string> => {
  await administer(app, request, 'exportUsers');
  const users = await members(app).select<UserRow[]>(userColumns).orderBy(['created_at', 'id']);
  const { id: memberId } = requireMember(request);
  const command = { type: 'RecordUsersExport' as const, memberId, count: users.length };
  const stream = adminActionsStream(memberId);
  await perform(app, adminActionsDecider, stream, command, originOf(request));
  return csvText(users);
};
