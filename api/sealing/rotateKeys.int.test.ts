import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../schema/ports/postgres.ts';
import { migratedDatabase } from '../../tests/harness/freshDatabase.ts';
import { createMasterKey } from './masterKey.ts';
import { createPersonKeys, type KeyOf } from './personKeys.ts';
import { rotateKeys } from './rotateKeys.ts';

const aKey = () => randomBytes(32).toString('base64');
const ids = new Set(Array.from({ length: 23 }, (_, n) => `person ${String(n).padStart(2, '0')}`));

let pool: pg.Pool;
let drop: () => Promise<void>;
let [old, current] = [aKey(), aKey()];
beforeAll(async () => {
  const fresh = await migratedDatabase();
  pool = createPool(fresh.url);
  drop = fresh.drop;
});
afterAll(async () => {
  await pool.end();
  await drop();
});

let were: KeyOf;
beforeEach(async () => {
  await pool.query('TRUNCATE app.person_keys');
  [old, current] = [aKey(), aKey()];
  were = await (await createPersonKeys(pool, createMasterKey(old))).readOrMake(ids);
});

const both = () => createMasterKey(current, old);
const withOnly = (key: string) => createPersonKeys(pool, createMasterKey(key));
const wrappedByOld = async (): Promise<number> => {
  const select = 'SELECT count(*)::int AS count FROM app.person_keys WHERE master_key_id = $1';
  return (await pool.query(select, [createMasterKey(old).id])).rows[0].count;
};
const hex = (keys: KeyOf) => [...ids].map((id) => keys.get(id)?.toString('hex'));

describe('rotating the master key', () => {
  it('wraps every key again without changing it, so that only the new master key unwraps them', async () => {
    const seen: number[] = [];
    const count = await rotateKeys({
      pool,
      master: both(),
      page: 10,
      onProgress: (wrapped) => seen.push(wrapped),
    });
    // The key for address tokens is one of them.
    expect(count).toBe(ids.size + 1);
    expect(seen).toEqual([10, 20, 24]);
    expect(await wrappedByOld()).toBe(0);
    expect(hex(await (await withOnly(current)).read(ids))).toEqual(hex(were));
    await expect(withOnly(old)).rejects.toThrow('is not the one that the keys');
  });

  it('can be stopped and repeated: its work stays, and planners with both keys read everything', async () => {
    const stopping = new AbortController();
    const done = await rotateKeys({
      pool,
      master: both(),
      page: 5,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect(done).toBe(5);
    expect(await wrappedByOld()).toBe(ids.size + 1 - 5);
    expect(hex(await (await createPersonKeys(pool, both())).read(ids))).toEqual(hex(were));
    expect(await rotateKeys({ pool, master: both(), page: 5 })).toBe(ids.size + 1 - 5);
    expect(await rotateKeys({ pool, master: both() })).toBe(0);
  });

  it('leaves destroyed keys destroyed, including one destroyed meanwhile', async () => {
    const destroy = `UPDATE app.person_keys SET wrapped_key = NULL, master_key_id = ''
      WHERE person_id = $1`;
    await pool.query(destroy, ['person 03']);
    const master = both();
    let isDestroyed: Promise<unknown> | undefined;
    const query = pool.query.bind(pool);
    // Erases a person between the reading and the writing of a page.
    const between = {
      query: async (text: string, values: unknown[]) => {
        if (text.startsWith('UPDATE')) {
          isDestroyed ??= query(destroy, ['person 07']);
          await isDestroyed;
        }
        return query(text, values);
      },
    } as unknown as pg.Pool;
    expect(await rotateKeys({ pool: between, master })).toBe(ids.size - 1);
    const now = await (await withOnly(current)).read(ids);
    expect([now.get('person 03'), now.get('person 07')]).toEqual([null, null]);
    expect(now.get('person 08')).toEqual(were.get('person 08'));
  });

  it('continues beside a planner that creates keys for new people', async () => {
    const planner = await createPersonKeys(pool, both());
    const newcomers = new Set(Array.from({ length: 8 }, (_, n) => `newcomer ${n}`));
    const [, made] = await Promise.all([
      rotateKeys({ pool, master: both(), page: 3 }),
      planner.readOrMake(newcomers),
    ]);
    expect(await wrappedByOld()).toBe(0);
    const now = await (await withOnly(current)).read(newcomers);
    expect([...newcomers].map((id) => now.get(id))).toEqual(
      [...newcomers].map((id) => made.get(id)),
    );
  });

  it('names the missing master key, and changes nothing that it cannot unwrap', async () => {
    const stranger = createMasterKey(current, aKey());
    await expect(rotateKeys({ pool, master: stranger })).rejects.toThrow(
      `The master key ${createMasterKey(old).id} is not at hand`,
    );
    expect(await wrappedByOld()).toBe(ids.size + 1);
  });
});
