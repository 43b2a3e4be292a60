import type { Position } from '../../../schema/domainEvents.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import type { Notices } from '../../../schema/ports/notices.ts';
import { checkpointName } from '../checkpoints.ts';

/** An entry with its patch still as JSON, because nobody here follows most topics. */
export type UnreadEntry = { position: Position; topic: string; json: string };

export type FeedPage = {
  /** The position of the read models. */
  reached: Position;
  /** Entries up to this position have left the feed. */
  floor: Position;
  /** The end of this page: `reached`, or the page's last entry if there are more pages. */
  upTo: Position;
  entries: UnreadEntry[];
};

/** The number of entries in a page. All entries of its last position belong to the page. */
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
 * Reads a page of entries of all topics after a position, in order. Uses the connection that receives the
 * notices: a server that restarted has closed it, so lost commits never go unnoticed.
 * @throws Error if that connection is closed
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
