import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { EventLogError } from '../../schema/ports/eventLog.ts';
import { StartError } from '../env.ts';
import type { MasterKey } from './masterKey.ts';

/** Null for an erased person, whose key is destroyed and never made again. */
export type KeyOf = ReadonlyMap<string, Buffer | null>;

/**
 * The keys of people, one each, in the table `person_keys`, outside the event log. Unwrapped keys stay in
 * memory until an erasure is reported with `forget`.
 */
export type PersonKeys = {
  /** The keys if all of them are in memory, else undefined. */
  remembered: (ids: ReadonlySet<string>) => KeyOf | undefined;
  /** @throws EventLogError LOG_UNAVAILABLE. @throws Error if a key is lost */
  read: (ids: ReadonlySet<string>) => Promise<KeyOf>;
  /** Like `read`, but also makes missing keys. */
  readOrMake: (ids: ReadonlySet<string>) => Promise<KeyOf>;
  /** Call this when a person was erased. */
  forget: (id: string) => void;
  /** Call this when erasures may have been missed. */
  forgetAll: () => void;
  /** Calls the listener whenever this process learns that a key is or may be destroyed. */
  onDestroyed: (listener: () => void) => void;
  /** An HMAC-SHA-256 of an email address, to find it again without storing it. */
  addressToken: (email: string) => string;
};

const mostRemembered = 50_000;
/** The key for address tokens. It belongs to nobody, so no erasure destroys it. */
const addressKeyId = 'addresses';

/** A new key. It is the person's once its row is in the table. */
type Drawn = { key: Buffer; wrapped: Buffer };

type Row = { person_id: string; wrapped_key: Buffer | null; master_key_id: string };

const select = `SELECT person_id, wrapped_key, master_key_id FROM app.person_keys
  WHERE person_id = ANY($1::text[])`;

const insert = `WITH made AS (
    INSERT INTO app.person_keys (person_id, wrapped_key, master_key_id)
    SELECT n.id, n.wrapped, $3 FROM unnest($1::text[], $2::bytea[]) AS n(id, wrapped) ORDER BY n.id
        ON CONFLICT (person_id) DO NOTHING
    RETURNING person_id, wrapped_key, master_key_id
  )
  SELECT * FROM made UNION ALL ${select}`;

/** The keys in memory, and the listeners to their destruction. */
const createKeyMemory = () => {
  const kept = new LRUCache<string, { key: Buffer | null }>({ max: mostRemembered });
  const listeners: (() => void)[] = [];
  const notifyDestroyed = () => {
    for (const listener of listeners) listener();
  };
  const isDestroyed = (id: string): boolean => kept.get(id)?.key === null;

  return {
    isDestroyed,
    remember: (id: string, key: Buffer | null): void => {
      if (key === null && !isDestroyed(id)) notifyDestroyed();
      kept.set(id, { key });
    },
    inMemory: (ids: ReadonlySet<string>) => {
      const keys = new Map<string, Buffer | null>();
      const missing: string[] = [];
      for (const id of ids) {
        const known = kept.get(id);
        if (known) keys.set(id, known.key);
        else missing.push(id);
      }
      return { keys, missing };
    },
    forgetAll: (): void => {
      kept.clear();
      notifyDestroyed();
    },
    onDestroyed: (listener: () => void): void => void listeners.push(listener),
  };
};

/** Opens the keys of a database. @throws StartError if another master key wrapped them */
export const createPersonKeys = async (pool: Pool, master: MasterKey): Promise<PersonKeys> => {
  const { inMemory, remember, isDestroyed, forgetAll, onDestroyed } = createKeyMemory();
  const query = async (text: string, values: unknown[]): Promise<Row[]> => {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (cause) {
      throw new EventLogError('LOG_UNAVAILABLE', 'The keys cannot be read', { cause });
    }
  };
  const unwrapped = (
    { person_id: id, wrapped_key: wrapped, master_key_id: masterKeyId }: Row,
    { key, wrapped: drawn }: Partial<Drawn> = {},
  ) => {
    if (!wrapped) return null;
    return key && drawn?.equals(wrapped) ? key : master.unwrap({ wrapped, masterKeyId }, id);
  };

  /** The keys in memory, with those that `load` reads, or has `drawn` and made. */
  const found = async (
    ids: ReadonlySet<string>,
    load: (missing: string[]) => Promise<Row[]>,
    drawn: ReadonlyMap<string, Drawn> = new Map(),
  ): Promise<KeyOf> => {
    const { keys, missing } = inMemory(ids);
    if (missing.length === 0) return keys;
    for (const row of await load(missing)) {
      // The person may have been erased during the query.
      const { person_id: id } = row;
      const key = isDestroyed(id) ? null : unwrapped(row, drawn.get(id));
      keys.set(id, key);
      remember(id, key);
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
    const drawn = new Map<string, Drawn>();
    const make = (missing: string[]) => {
      for (const id of missing) {
        const key = randomBytes(32);
        drawn.set(id, { key, wrapped: master.wrap(key, id).wrapped });
      }
      const wrapped = [...drawn.values()].map((each) => each.wrapped);
      return query(insert, [missing, wrapped, master.id]);
    };
    const keys = await found(ids, make, drawn);
    // The statement does not see keys that another process makes at the same moment.
    return [...ids].every((id) => keys.has(id)) ? keys : read(ids);
  };

  const addressKey = await openAddressKey(() => readOrMake(new Set([addressKeyId])));

  return {
    read,
    readOrMake,
    remembered: (ids) => {
      const { keys, missing } = inMemory(ids);
      return missing.length === 0 ? keys : undefined;
    },
    forget: (id) => remember(id, null),
    forgetAll,
    onDestroyed,
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
    'The master key (MASTER_KEY, else master-key in the data folder) is not the one that the keys in this database were wrapped with. Put it back from a backup.',
  );
};
