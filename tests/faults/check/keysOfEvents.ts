import { createDecipheriv } from 'node:crypto';
import type pg from 'pg';
import { keyOf } from '../records.ts';
import type { LogEvent } from './logEvent.ts';

/**
 * The key of the command whose request caused each domain event, by event id. Requests name their command
 * in the user agent, which the log keeps sealed: AES-256-GCM with the actor's key, which
 * `app.person_keys` stores wrapped by the master key. The IV is the first 12 bytes, the tag the last 16.
 */
export const keysOfEvents = async (
  log: readonly LogEvent[],
  client: pg.Client,
  masterKey: string,
): Promise<Map<string, string>> => {
  const people = [...new Set(log.map(({ metadata }) => metadata.actorId))];
  const { rows } = await client.query<{ person_id: string; wrapped_key: Buffer | null }>(
    'SELECT person_id, wrapped_key FROM app.person_keys WHERE person_id = ANY($1::text[])',
    [people],
  );
  const master = Buffer.from(masterKey, 'base64');
  const keys = new Map(
    rows.flatMap(({ person_id: id, wrapped_key: wrapped }) =>
      wrapped ? [[id, opened(master, wrapped, id)] as const] : [],
    ),
  );
  return new Map(
    log.flatMap((event) => {
      const key = keyOf(userAgentOf(event, keys));
      return key ? [[event.id, key] as const] : [];
    }),
  );
};

const userAgentOf = (
  { id, metadata: { actorId, origin } }: LogEvent,
  keys: ReadonlyMap<string, Buffer>,
): unknown => {
  const key = keys.get(actorId);
  if (!key || !origin) return undefined;
  const text = opened(key, Buffer.from(origin.sealed, 'base64'), `${id} ${actorId} origin`);
  return (JSON.parse(text.toString('utf8')) as { userAgent?: unknown }).userAgent;
};

/** @throws Error if the key is wrong or the text is bound to something else */
const opened = (key: Buffer, sealed: Buffer, bound: string): Buffer => {
  const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), {
    authTagLength: 16,
  });
  opening.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([opening.update(sealed.subarray(12, -16)), opening.final()]);
};
