import type pg from 'pg';
import { checkpointName } from './checkpoints.ts';

export type FeedLimits = { maxAgeSeconds: number; maxEntries: number };

/** An hour away is still caught up entry by entry; beyond that a client asks anew. */
const kept: FeedLimits = { maxAgeSeconds: 3_600, maxEntries: 50_000 };

/** Removes old entries of the feed and records up to where, both at once. */
export const pruneFeed = async (
  client: pg.ClientBase,
  limits: FeedLimits = kept,
): Promise<void> => {
  await client.query(
    `WITH bound AS (
       SELECT greatest(
         (SELECT position FROM app.change_feed
           WHERE created_at < now() - make_interval(secs => $2) ORDER BY position DESC LIMIT 1),
         (SELECT position FROM app.change_feed ORDER BY position DESC OFFSET $3 LIMIT 1)
       ) AS position
     ), pruned AS (
       DELETE FROM app.change_feed f USING bound WHERE f.position <= bound.position
     )
     UPDATE app.checkpoints c SET feed_floor = greatest(c.feed_floor, bound.position)
       FROM bound WHERE c.name = $1 AND bound.position IS NOT NULL`,
    [checkpointName, limits.maxAgeSeconds, limits.maxEntries],
  );
};
