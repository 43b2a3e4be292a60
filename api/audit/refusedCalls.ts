import { adminActionsStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { followUp } from '../pipeline/followUp.ts';
import { perform } from '../pipeline/perform.ts';
import { originOf } from '../pipeline/runOnce.ts';
import type { AdminActionCommand } from './commands.ts';
import { adminActionsDecider } from './decider.ts';

/** A member's refused calls of one operation within one minute. */
type Refused = {
  memberId: string;
  operation: string;
  /** The member whom the first call was about. */
  targetUserId?: string | null;
  /** Start of the minute by the database's clock, which all processes share. ISO 8601, UTC. */
  minute: string;
  calls: number;
  commandId: string;
  isFirstRecorded: boolean;
};

const columns = `member_id AS "memberId", operation, target_user_id AS "targetUserId", minute, calls,
  command_id AS "commandId", is_first_recorded AS "isFirstRecorded"`;

/**
 * Records that a member was refused. The first call of a minute is recorded at once, the others as
 * one entry with their number after the minute. PostgreSQL holds the count, so that it covers all
 * processes and survives each of them.
 */
export const recordRefusedCall = async (
  app: Application,
  request: RequestContext,
  { memberId, operation, targetUserId }: Pick<Refused, 'memberId' | 'operation' | 'targetUserId'>,
): Promise<void> => {
  const origin = originOf(request);
  const [refused] = await rowsOf(
    app,
    // Only a member's id is kept, so that nobody writes texts of their own into the audit log.
    `INSERT INTO refused_admin_calls AS r
            (member_id, operation, target_user_id, minute, calls, command_id)
     VALUES (?, ?, (SELECT id FROM users WHERE id = ?), date_trunc('minute', now()), 1, ?)
         ON CONFLICT (member_id, operation, minute) DO UPDATE SET calls = r.calls + 1
     RETURNING ${columns}`,
    [memberId, operation, targetUserId ?? null, origin.commandId],
  );
  if (refused?.calls !== 1) return;
  await recordFirst(app, refused, origin);
  await recordCountedCalls(app, memberId);
};

/** Records the counts of past minutes, of one member or of all. */
export const recordCountedCalls = async (app: Application, memberId?: string): Promise<void> => {
  const over = await rowsOf(
    app,
    // A call may be counted shortly after its minute.
    `SELECT ${columns} FROM refused_admin_calls
      WHERE minute < now() - interval '70 seconds' AND member_id = coalesce(?, member_id)
      ORDER BY minute`,
    [memberId ?? null],
  );
  for (const refused of over) await recordCounted(app, refused);
};

const recordCounted = async (app: Application, refused: Refused): Promise<void> => {
  const { memberId, operation, minute, calls, commandId, isFirstRecorded } = refused;
  // Another process may be doing the same, or may have died while doing it. The command id is the same, so
  // repeating it is safe.
  const origin = { commandId, actorId: memberId, mayBeRepeated: true };
  if (!isFirstRecorded) await recordFirst(app, refused, origin);
  if (calls > 1) {
    const others = { memberId, operation, times: calls - 1 };
    await record(app, others, followUp(origin, 'others'));
  }
  await app
    .read('refused_admin_calls')
    .where({ member_id: memberId, operation, minute, calls })
    .delete();
};

const recordFirst = async (
  app: Application,
  refused: Refused,
  origin: CommandOrigin,
): Promise<void> => {
  const { memberId, operation, targetUserId, minute } = refused;
  await record(app, { memberId, operation, ...(targetUserId && { targetUserId }) }, origin);
  await app
    .read('refused_admin_calls')
    .where({ member_id: memberId, operation, minute })
    .update({ is_first_recorded: true });
};

const record = async (
  app: Application,
  denied: Omit<Extract<AdminActionCommand, { type: 'RecordAdminAccessDenied' }>, 'type'>,
  origin: CommandOrigin,
): Promise<void> => {
  const command = { type: 'RecordAdminAccessDenied' as const, ...denied };
  let isRecorded = false;
  const onRecorded = () => {
    isRecorded = true;
  };
  const stream = adminActionsStream(denied.memberId);
  try {
    await perform(app, adminActionsDecider, stream, command, { ...origin, onRecorded });
  } catch (error) {
    // The caller is refused either way, and slow read models must not turn that into NOT_READY.
    if (!isRecorded || !isRefusal(error, 'NOT_READY')) throw error;
  }
};

const rowsOf = async (
  app: Application,
  sql: string,
  values: readonly (string | null)[],
): Promise<Refused[]> => (await app.read.raw<{ rows: Refused[] }>(sql, [...values])).rows;
