import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';
import type { ErrorCode, Issue } from '../../schema/refusal.ts';

/** The stored outcome of a command, for repeated requests. */
export type StoredOutcome =
  | { answer: unknown }
  | {
      refusal: {
        code: ErrorCode;
        message: string;
        issues: Issue[];
        details: Record<string, unknown>;
      };
    };

/** A caller's idempotency key with its command. */
export type Claim = {
  commandId: string;
  /** `pending`: in progress; `open`: neither in progress nor done. */
  state: 'pending' | 'open' | 'done';
  answer: StoredOutcome | null;
  /** Null for claims from before hashes were stored. */
  inputHash: string | null;
  /** The result of the permission check. */
  asked: { of: unknown } | null;
  /** The command's events are behind this position. */
  since: Position | null;
};

export type NewClaim = Pick<Claim, 'commandId' | 'inputHash' | 'asked' | 'since'>;

/** Claims of idempotency keys in `app.command_answers`, as one process makes them. */
export type Claims = {
  /** Claims a key. False if it was claimed before. */
  begin: (key: string, claim: NewClaim) => Promise<boolean>;
  read: (key: string) => Promise<Claim | undefined>;
  /** Claims a key that is open or whose process is gone; undefined for any other. */
  takeOver: (key: string) => Promise<Claim | undefined>;
  /** Stores the outcome. Retries in the background while the database is unavailable. */
  keep: (key: string, state: 'open' | 'done', answer: StoredOutcome | null) => Promise<void>;
};

/** A random number for a process, which holds it as an advisory lock while it runs. */
export const newHolder = (): string => String(randomBytes(8).readBigInt64BE());

/** A claim that is pending for longer may be taken over. */
const abandonedAfterSeconds = 15;
const keepAgainMs = 100;
/** After these tries the claim is abandoned anyway. */
const keepTries = 100;

const columns = `command_id AS "commandId", state, answer, input_hash AS "inputHash", asked, since`;

/** @param holder see `newHolder` */
export const createClaims = (database: Knex, holder: string): Claims => {
  const rows = async (sql: string, values: (string | number | null)[]): Promise<Claim[]> =>
    (await database.raw<{ rows: Claim[] }>(sql, values)).rows;

  // If somebody took over and has finished, their answer stays.
  const keepOnce: Claims['keep'] = (key, state, answer) =>
    database.raw(
      `UPDATE command_answers SET state = ?, answer = unless_erased(?::jsonb)
        WHERE key = ? AND state <> 'done'`,
      [state, answer && JSON.stringify(answer), key],
    );
  const keepLater: Claims['keep'] = async (...kept) => {
    for (let left = keepTries; left > 0; left -= 1) {
      await pause(keepAgainMs, undefined, { ref: false });
      try {
        return await keepOnce(...kept);
      } catch {}
    }
  };

  return {
    begin: async (key, { commandId, inputHash, asked, since }) => {
      const [mine] = await rows(
        `INSERT INTO command_answers (key, command_id, state, input_hash, asked, since, holder)
         VALUES (?, ?, 'pending', ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING ${columns}`,
        [key, commandId, inputHash, JSON.stringify(asked), since, holder],
      );
      return mine !== undefined;
    },
    read: async (key) => {
      const [found] = await rows(`SELECT ${columns} FROM command_answers WHERE key = ?`, [key]);
      return found;
    },
    // A free lock means that the holder is gone. The statement's transaction releases it again.
    takeOver: async (key) => {
      const [taken] = await rows(
        `UPDATE command_answers SET state = 'pending', created_at = now(), holder = ?
          WHERE key = ? AND (state = 'open' OR state = 'pending' AND (
                created_at < now() - make_interval(secs => ?) OR
                holder IS NOT NULL AND pg_try_advisory_xact_lock_shared(holder)))
         RETURNING ${columns}`,
        [holder, key, abandonedAfterSeconds],
      );
      return taken;
    },
    keep: async (...kept) => {
      try {
        await keepOnce(...kept);
      } catch {
        void keepLater(...kept);
      }
    },
  };
};

/** Deletes answers after a day. Then a repeated key is a new command. */
export const forgetOldAnswers = async (database: Knex): Promise<void> => {
  await database('command_answers').whereRaw("created_at < now() - interval '1 day'").delete();
};
