import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';
import type { ErrorCode, Issue } from '../../schema/refusal.ts';

/** How a command ended, as its repeats are told. */
export type Kept =
  | { answer: unknown }
  | {
      refusal: {
        code: ErrorCode;
        message: string;
        issues: Issue[];
        details: Record<string, unknown>;
      };
    };

/** A key that a caller chose, and the command that it stands for. */
export type Claim = {
  commandId: string;
  /** Somebody works on it; nobody does and it is not done; done. */
  state: 'pending' | 'open' | 'done';
  answer: Kept | null;
  /** Null where it was claimed before these were kept. */
  inputHash: string | null;
  /** What its right was asked for. */
  asked: { of: unknown } | null;
  /** Its own events stand behind this position. */
  since: Position | null;
};

export type NewClaim = Pick<Claim, 'commandId' | 'inputHash' | 'asked' | 'since'>;

/** Claims of keys, in `app.command_answers`, as one process makes and keeps them. */
export type Claims = {
  /** Whether the key was free, and is this process's to work on. */
  begin: (key: string, claim: NewClaim) => Promise<boolean>;
  read: (key: string) => Promise<Claim | undefined>;
  /** Works on what nobody works on: what is open, or whose process is gone. Undefined for any other. */
  takeOver: (key: string) => Promise<Claim | undefined>;
  /** Keeps how it ended. Where the database is away it goes on trying, and does not hold up anybody. */
  keep: (key: string, state: 'open' | 'done', answer: Kept | null) => Promise<void>;
};

/** Who works on claims: a number that the process holds as an advisory lock for as long as it lives. */
export const newHolder = (): string => String(randomBytes(8).readBigInt64BE());

/** A claim that is pending for this long is nobody's, whatever its process says of itself. */
const abandonedAfterSeconds = 15;
const keepAgainMs = 100;
/** Longer than that, the claim is abandoned. */
const keepTries = 100;

const columns = `command_id AS "commandId", state, answer, input_hash AS "inputHash", asked, since`;

export const createClaims = (database: Knex, holder: string): Claims => {
  const rows = async (sql: string, values: (string | number | null)[]): Promise<Claim[]> =>
    (await database.raw<{ rows: Claim[] }>(sql, values)).rows;

  // Where somebody took over meanwhile and is done, theirs is the first answer.
  const keepOnce: Claims['keep'] = (key, state, answer) =>
    database.raw(
      `UPDATE command_answers SET state = ?, answer = unless_erased(?::jsonb)
        WHERE key = ? AND state <> 'done'`,
      [state, answer && JSON.stringify(answer), key],
    );
  const keepLater: Claims['keep'] = async (...kept) => {
    for (let left = keepTries; left > 0; left -= 1) {
      await pause(keepAgainMs, undefined, { ref: false });
      const isKept = await keepOnce(...kept).then(
        () => true,
        () => false,
      );
      if (isKept) return;
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
    // A lock that can be had is held by nobody; it is given back with the statement's own transaction.
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

/** Forgets answers after a day: then a repeated key is a new command. */
export const forgetOldAnswers = async (database: Knex): Promise<void> => {
  await database('command_answers').whereRaw("created_at < now() - interval '1 day'").delete();
};
