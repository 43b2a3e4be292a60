import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { EventLogError } from '../../schema/ports/eventLog.ts';
import { StartError } from '../env.ts';
import type { MasterKey } from './masterKey.ts';

/** Null for somebody who was erased: the key is destroyed and none is ever made again. */
export type KeyOf = ReadonlyMap<string, Buffer | null>;

/**
 * The keys of people, one each, in the table `person_keys`: outside the log, in whichever store that
 * is. Unwrapped keys are remembered; whoever hears of an erasure says so.
 */
export type PersonKeys = {
  /** What is remembered of them all; undefined where somebody's key has to be read first. */
  remembered: (ids: ReadonlySet<string>) => KeyOf | undefined;
  /** @throws EventLogError LOG_UNAVAILABLE. @throws Error where a key is lost. */
  read: (ids: ReadonlySet<string>) => Promise<KeyOf>;
  /** The same, with a key made for each who has none. */
  readOrMake: (ids: ReadonlySet<string>) => Promise<KeyOf>;
  /** Somebody was erased. */
  forget: (id: string) => void;
  /** Somebody may have been erased unheard. */
  forgetAll: () => void;
  /** Stands for an e-mail address where one must be found again, and says nothing of it without the key. */
  addressToken: (email: string) => string;
};

const mostRemembered = 50_000;
/** The one key that belongs to nobody: what addresses are found again by. It survives every person. */
const addressKeyId = 'addresses';

type Row = { person_id: string; wrapped_key: Buffer | null; master_key_id: string };

const select = `SELECT person_id, wrapped_key, master_key_id FROM app.person_keys
  WHERE person_id = ANY($1::text[])`;

const make = `WITH made AS (
    INSERT INTO app.person_keys (person_id, wrapped_key, master_key_id)
    SELECT n.id, n.wrapped, $3 FROM unnest($1::text[], $2::bytea[]) AS n(id, wrapped) ORDER BY n.id
        ON CONFLICT (person_id) DO NOTHING
    RETURNING person_id, wrapped_key, master_key_id
  )
  SELECT * FROM made UNION ALL ${select}`;

/** @throws StartError where the master key is not the one that wrapped the keys of this database. */
export const createPersonKeys = async (pool: Pool, master: MasterKey): Promise<PersonKeys> => {
  const kept = new Map<string, Buffer | null>();

  const remember = (id: string, key: Buffer | null): void => {
    kept.delete(id);
    kept.set(id, key);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostRemembered) break;
      kept.delete(oldest);
    }
  };
  const query = async (text: string, values: unknown[]): Promise<Row[]> => {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (cause) {
      throw new EventLogError('LOG_UNAVAILABLE', 'The keys cannot be read', { cause });
    }
  };
  const unwrapped = ({ person_id: id, wrapped_key: wrapped, master_key_id: masterKeyId }: Row) =>
    wrapped && master.unwrap({ wrapped, masterKeyId }, id);

  /** Remembered keys, and those that `load` brings for the others. */
  const found = async (
    ids: ReadonlySet<string>,
    load: (missing: string[]) => Promise<Row[]>,
  ): Promise<KeyOf> => {
    const keys = new Map<string, Buffer | null>();
    const missing: string[] = [];
    for (const id of ids) {
      const key = kept.get(id);
      if (key === undefined) missing.push(id);
      else keys.set(id, key);
    }
    if (missing.length === 0) return keys;
    for (const row of await load(missing)) {
      // Who was erased while the answer was on its way stays so.
      const key = kept.get(row.person_id) === null ? null : unwrapped(row);
      keys.set(row.person_id, key);
      remember(row.person_id, key);
    }
    return keys;
  };

  const read: PersonKeys['read'] = async (ids) => {
    const keys = await found(ids, (missing) => query(select, [missing]));
    const lost = [...ids].find((id) => !keys.has(id));
    if (lost) throw new Error(`The key of ${lost} is lost: restore app.person_keys with the log`);
    return keys;
  };

  const readOrMake: PersonKeys['readOrMake'] = async (ids) => {
    const keys = await found(ids, (missing) => {
      const wrapped = missing.map((id) => master.wrap(randomBytes(32), id).wrapped);
      return query(make, [missing, wrapped, master.id]);
    });
    // Whose key another process made at the same moment was not seen by the statement.
    return [...ids].every((id) => keys.has(id)) ? keys : read(ids);
  };

  const addressKey = await openAddressKey(() => readOrMake(new Set([addressKeyId])));

  return {
    read,
    readOrMake,
    remembered: (ids) => {
      for (const id of ids) if (!kept.has(id)) return undefined;
      return kept;
    },
    forget: (id) => remember(id, null),
    forgetAll: () => kept.clear(),
    addressToken: (email) =>
      createHmac('sha256', addressKey).update(email.trim().toLowerCase()).digest('hex'),
  };
};

const openAddressKey = async (read: () => Promise<KeyOf>): Promise<Buffer> => {
  try {
    const key = (await read()).get(addressKeyId);
    if (key) return key;
  } catch (error) {
    if (error instanceof EventLogError) throw error;
  }
  throw new StartError(
    'MASTER_KEY is not the key that the keys in this database were wrapped with.',
  );
};
