import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { limits } from '../../schema/limits.ts';
import { cutText } from '../../schema/plainText.ts';
import type { RequestContext } from '../application.ts';
import { type ErrorCode, type Issue, isRefusal, Refusal } from '../core/errors.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';

/** How a command ended, as its repeats are told. */
type Kept =
  | { answer: unknown }
  | {
      refusal: {
        code: ErrorCode;
        message: string;
        issues: Issue[];
        details: Record<string, unknown>;
      };
    };

type Claim = { command_id: string; state: 'pending' | 'open' | 'done'; answer: Kept | null };

const askAgainMs = 25;
const waitAtMostMs = 10_000;
/** A claim that is pending for this long belongs to a process that died. */
const deadAfterSeconds = 15;

/** Faults of ours are not kept: the same key may try again. */
const passing: readonly ErrorCode[] = ['NOT_READY', 'INTERNAL', 'CONFLICT', 'TOO_MANY_REQUESTS'];

export const originOf = (request: RequestContext): CommandOrigin =>
  originBy(request.viewer?.id ?? 'system', request);

/** A new command of this actor, from where the request came. */
export const originBy = (
  actorId: string,
  { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>,
): CommandOrigin => ({
  commandId: newId(),
  actorId,
  ...(ip ? { ip } : {}),
  ...(userAgent ? { userAgent: cutText(userAgent, limits.userAgent) } : {}),
});

/**
 * Runs a command once for a key that its caller chose, and answers its repeats as it answered the
 * first time (docs/decisions/0004). The command's id is random and kept with the claim, so that a
 * claim whose process died is taken over and what it recorded is recognised.
 */
export const runOnce = async <T>(
  database: Knex,
  request: RequestContext,
  operation: string,
  key: string | null | undefined,
  work: (origin: CommandOrigin) => Promise<T>,
): Promise<T> => {
  const origin = originOf(request);
  if (!key) return work(origin);
  const hashed = createHash('sha256')
    .update(JSON.stringify([origin.actorId, operation, key]))
    .digest('base64url');
  const claim = await claimed(database, hashed, origin.commandId);
  if (claim.state === 'done') return again<T>(claim.answer);
  return kept(database, hashed, () =>
    work({
      ...origin,
      commandId: claim.command_id,
      mayBeRepeated: claim.command_id !== origin.commandId,
    }),
  );
};

/** The claim to work on, or one that is done. Waits for another caller who works on it. */
const claimed = async (database: Knex, key: string, commandId: string): Promise<Claim> => {
  const [mine] = await rowsOf(
    database,
    `INSERT INTO command_answers (key, command_id, state) VALUES (?, ?, 'pending')
     ON CONFLICT DO NOTHING RETURNING command_id, state, answer`,
    [key, commandId],
  );
  if (mine) return mine;
  const until = Date.now() + waitAtMostMs;
  while (Date.now() < until) {
    const [takenOver] = await rowsOf(
      database,
      `UPDATE command_answers SET state = 'pending', created_at = now()
        WHERE key = ? AND (state = 'open' OR
              state = 'pending' AND created_at < now() - make_interval(secs => ?))
       RETURNING command_id, state, answer`,
      [key, deadAfterSeconds],
    );
    if (takenOver) return takenOver;
    const select = 'SELECT command_id, state, answer FROM command_answers WHERE key = ?';
    const [theirs] = await rowsOf(database, select, [key]);
    if (theirs?.state === 'done') return theirs;
    await pause(askAgainMs);
  }
  throw new Refusal('NOT_READY', 'The same request is still being worked on. Please try again.');
};

const rowsOf = async (database: Knex, sql: string, values: (string | number)[]): Promise<Claim[]> =>
  (await database.raw<{ rows: Claim[] }>(sql, values)).rows;

const kept = async <T>(database: Knex, key: string, work: () => Promise<T>): Promise<T> => {
  // Where somebody took over meanwhile and is done, theirs is the first answer.
  const keep = (state: Claim['state'], answer: Kept | null) =>
    database.raw(
      `UPDATE command_answers SET state = ?, answer = unless_erased(?::jsonb)
        WHERE key = ? AND state <> 'done'`,
      [state, answer && JSON.stringify(answer), key],
    );
  try {
    const answer = await work();
    await keep('done', { answer });
    return answer;
  } catch (error) {
    if (!isRefusal(error) || passing.includes(error.code)) await keep('open', null);
    else {
      const { code, message, issues, details } = error;
      await keep('done', { refusal: { code, message, issues: [...issues], details } });
    }
    throw error;
  }
};

const again = <T>(kept: Kept | null): T => {
  if (kept && 'refusal' in kept) {
    const { code, message, issues, details } = kept.refusal;
    throw new Refusal(code, message, issues, details);
  }
  return kept?.answer as T;
};

/** Forgets answers after a day: then a repeated key is a new command. */
export const forgetOldAnswers = async (database: Knex): Promise<void> => {
  await database('command_answers').whereRaw("created_at < now() - interval '1 day'").delete();
};
