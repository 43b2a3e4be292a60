import type { Pool } from 'pg';
import type { MasterKey } from './masterKey.ts';

type Row = { person_id: string; wrapped_key: Buffer; master_key_id: string };

export type Rotation = {
  pool: Pool;
  master: MasterKey;
  /** How many keys are wrapped anew in one statement. */
  page?: number;
  /** Ends it after the page that is worked on. */
  signal?: AbortSignal;
  onProgress?: (wrapped: number) => void;
};

/** Keys that another master key wrapped, from one person on. Destroyed keys are nobody's any more. */
const select = `SELECT person_id, wrapped_key, master_key_id FROM app.person_keys
  WHERE wrapped_key IS NOT NULL AND master_key_id <> $1 AND person_id > $2
  ORDER BY person_id LIMIT $3`;

/** Only what is still as it was read: a key that was destroyed meanwhile does not come back. */
const update = `UPDATE app.person_keys AS k
    SET wrapped_key = n.anew, master_key_id = $4
   FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS n(id, was, anew)
  WHERE k.person_id = n.id AND k.wrapped_key = n.was`;

/**
 * Wraps every key of a person with the present master key, in pages that are committed one by one.
 * It may be stopped at any moment and run again, beside planners that know both master keys.
 * @returns how many keys were wrapped anew
 * @throws Error where a key was wrapped by a master key that is not at hand
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
      // Once more from the beginning: somebody may have come in behind.
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
