import type { UserRow } from '../../schema/entities/user.ts';
import { csvText } from '../../schema/text/csvText.ts';
import type { Application, RequestContext } from '../application.ts';
import { authorizeAdmin } from '../audit/authorizeAdmin.ts';
import { recordAction } from '../audit/recordAction.ts';
import { userColumns } from '../queries/columns.ts';
import { members } from './queries.ts';

/**
 * All members as CSV, oldest first. Cells that a spreadsheet would run get a leading apostrophe.
 * Records the export. For admins.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN
 */
export const exportUsers = async (app: Application, request: RequestContext): Promise<string> => {
  await authorizeAdmin(app, request, 'exportUsers');
  const users = await members(app).select<UserRow[]>(userColumns).orderBy(['created_at', 'id']);
  await recordAction(app, request, { type: 'RecordUsersExport', count: users.length });
  return csvText(users);
};
