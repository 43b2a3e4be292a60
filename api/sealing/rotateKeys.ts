import type { Pool } from 'pg';
import type { MasterKey } from './masterKey.ts';

type Row = { person_id: string; wrapped_key: Buffer; master_key_id: string };

export type Rotation = {
  pool: Pool;
  master: MasterKey;
  /** The number of keys that one statement wraps again. */
  page?: number;
  /** Stops after the present page. */
  signal?: AbortSignal;
  onProgress?: (wrapped: number) => void;
};

/** Keys that another master key wrapped, without destroyed ones. */
const select = `SELECT person_id, wrapped_key, master_key_id FROM app.person_keys
  WHERE wrapped_key IS NOT NULL AND master_key_id <> $1 AND person_id > $2
  ORDER BY person_id LIMIT $3`;

/** Updates only unchanged keys, so that a key destroyed meanwhile does not return. */
const update = `UPDATE app.person_keys AS k
    SET wrapped_key = n.anew, master_key_id = $4
   FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS n(id, was, anew)
  WHERE k.person_id = n.id AND k.wrapped_key = n.was`;

/**
 * Wraps all keys with the present master key, page by page. May be stopped and repeated at any time, while
 * planners run that know both master keys.
 * @returns the number of keys wrapped again
 * @throws Error if a key was wrapped by an unknown master key
 */
export const rotateKeys = async ({
  pool,
  master,
  page = 500,
  signal,
  onProgress = () => undefined,
}: Rotation): Promise<number> => {
  let wrapped = 0;
  let after = '';
  while (!signal?.aborted) {
    const { rows } = await pool.query<Row>(select, [master.id, after, page]);
    const last = rows.at(-1);
    if (!last && after === '') break;
    if (!last) {
      // Starts again from the beginning, for keys made in the meantime.
      after = '';
      continue;
    }
    const anew = rows.map(({ person_id: id, wrapped_key, master_key_id: masterKeyId }) => {
      const key = master.unwrap({ wrapped: wrapped_key, masterKeyId }, id);
      return master.wrap(key, id).wrapped;
    });
    const ids = rows.map(({ person_id }) => person_id);
    const were = rows.map(({ wrapped_key }) => wrapped_key);
    const { rowCount } = await pool.query(update, [ids, were, anew, master.id]);
    wrapped += rowCount ?? 0;
    after = last.person_id;
    onProgress(wrapped);
  }
  return wrapped;
};
