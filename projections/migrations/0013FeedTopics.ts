import { bySql } from './bySql.ts';

/** A client that returns to an unchanged topic has nothing to fetch, however long it was away. */
export const feedTopics = bySql(`
  -- Up to where entries of a topic have been pruned; a topic that lost none has no row.
  CREATE TABLE app.feed_topics (
    topic text PRIMARY KEY,
    pruned text COLLATE "C" NOT NULL
  );

  -- A rebuild up to here may have changed any row. Of what was pruned until now, nobody knows whose
  -- it was.
  ALTER TABLE app.checkpoints ADD COLUMN rebuilt text COLLATE "C" NOT NULL DEFAULT '';
  UPDATE app.checkpoints SET rebuilt = feed_floor;
`);
