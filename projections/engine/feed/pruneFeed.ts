import type pg from 'pg';
import { checkpointName } from '../checkpoints.ts';

export type FeedLimits = { maxAgeSeconds: number; maxEntries: number; maxBytes: number };

/** Covers an absence of an hour entry by entry. After a longer absence, clients query again. */
const kept: FeedLimits = {
  maxAgeSeconds: 3_600,
  maxEntries: 50_000,
  maxBytes: 256 * 1024 * 1024,
};

/**
 * Removes old entries and records the last removed position of the feed and of each topic, in one
 * statement. Bytes are stored bytes.
 */
export const pruneFeed = async (
  client: pg.ClientBase,
  limits: Partial<FeedLimits> = {},
): Promise<void> => {
  const { maxAgeSeconds, maxEntries, maxBytes } = { ...kept, ...limits };
  await client.query(
    `WITH sized AS (
       SELECT position, sum(pg_column_size(patch)) OVER (ORDER BY position DESC) AS bytes
         FROM app.change_feed
     ), bound AS (
       SELECT greatest(
         (SELECT position FROM app.change_feed
           WHERE created_at < now() - make_interval(secs => $2) ORDER BY position DESC LIMIT 1),
         (SELECT position FROM app.change_feed ORDER BY position DESC OFFSET $3 LIMIT 1),
         (SELECT max(position) FROM sized WHERE bytes > $4)
       ) AS position
     ), pruned AS (
       DELETE FROM app.change_feed f USING bound WHERE f.position <= bound.position
       RETURNING f.topic, f.position
     ), noted AS (
       INSERT INTO app.feed_topics (topic, pruned)
         SELECT topic, max(position) FROM pruned GROUP BY topic
         ON CONFLICT (topic) DO UPDATE SET pruned = excluded.pruned
     )
     UPDATE app.checkpoints c SET feed_floor = greatest(c.feed_floor, bound.position)
       FROM bound WHERE c.name = $1 AND bound.position IS NOT NULL`,
    [checkpointName, maxAgeSeconds, maxEntries, maxBytes],
  );
};
