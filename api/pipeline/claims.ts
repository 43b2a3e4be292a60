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
  /** The stored result of the permission check. */
  asked: { of: unknown } | null;
  /** A position before all events of the command. */
  since: Position | null;
};

export type NewClaim = Pick<Claim, 'commandId' | 'inputHash' | 'asked' | 'since'>;

/** The claims of idempotency keys in `app.command_answers` that one process makes. */
export type Claims = {
  /** Claims a key. Returns false if it is claimed already. */
  begin: (key: string, claim: NewClaim) => Promise<boolean>;
  read: (key: string) => Promise<Claim | undefined>;
  /** Takes over the claim of a key if it is open or its process is gone; undefined otherwise. */
  takeOver: (key: string) => Promise<Claim | undefined>;
  /** Stores the outcome. Retries in the background while the database is unavailable. */
  keep: (key: string, state: 'open' | 'done', answer: StoredOutcome | null) => Promise<void>;
};

/** A random number that identifies a process, which holds it as an advisory lock while it runs. */
export const newHolder = (): string => String(randomBytes(8).readBigInt64BE());

/** A claim that is pending for longer may be taken over. */
const abandonedAfterSeconds = 15;
const keepAgainMs = 100;
/** After this many tries, the claim is abandoned. */
const keepTries = 100;

const columns = `command_id AS "commandId", state, answer, input_hash AS "inputHash", asked, since`;

/** @param holder see `newHolder` */
export const createClaims = (database: Knex, holder: string): Claims => {
  const rows = async (sql: string, values: (string | number | null)[]): Promise<Claim[]> =>
    (await database.raw<{ rows: Claim[] }>(sql, values)).rows;

  // If another process has taken over and finished, its answer stays.
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
    // A free lock means that the holder is gone. The end of the statement's transaction releases the lock
    // again.
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

/** Deletes answers after a day. From then on, a repeated key counts as a new command. */
export const forgetOldAnswers = async (database: Knex): Promise<void> => {
  await database('command_answers').whereRaw("created_at < now() - interval '1 day'").delete();
};
