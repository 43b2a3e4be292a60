import type { Position } from '../../../schema/domainEvents.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import type { Notices } from '../../../schema/ports/notices.ts';
import { checkpointName } from '../checkpoints.ts';

/** An entry whose patch is still JSON: most are of topics that nobody here follows. */
export type UnreadEntry = { position: Position; topic: string; json: string };

export type FeedPage = {
  /** As far as the read models have come. */
  reached: Position;
  /** Entries up to here are not in the feed any more. */
  floor: Position;
  /** As far as this page goes: to `reached`, or to the last of its entries where more wait. */
  upTo: Position;
  entries: UnreadEntry[];
};

/** Entries of a page; all those of its last position come with it. */
const pageSize = 200;

const pageText = `
  SELECT c.position AS reached, c.feed_floor AS floor, f.position, f.topic, f.json
    FROM app.checkpoints c
    LEFT JOIN LATERAL (
      SELECT position, topic, patch::text AS json FROM app.change_feed
       WHERE position > $1 AND position <= c.position
       ORDER BY position FETCH FIRST ${pageSize} ROWS WITH TIES
    ) f ON true
   WHERE c.name = $2
   ORDER BY f.position`;

type PageRow = { reached: Position; floor: Position } & (
  | UnreadEntry
  | { position: null; topic: null; json: null }
);

/**
 * What comes after a position, whatever its topic, in order and page by page. Read on the connection
 * that hears of it, so that a server which took something back is never asked without being noticed.
 * @throws where that connection is gone.
 */
export const readFeedPage = async (notices: Notices, after: Position): Promise<FeedPage> => {
  const values = [after, checkpointName];
  const { rows } = await notices.ask<PageRow>({ name: 'feed_page', text: pageText, values });
  const { reached = startPosition, floor = startPosition } = rows[0] ?? {};
  const entries = rows.flatMap(({ position, topic, json }) =>
    position === null ? [] : [{ position, topic, json }],
  );
  const last = entries.at(-1)?.position ?? reached;
  return { reached, floor, upTo: entries.length < pageSize ? reached : last, entries };
};
