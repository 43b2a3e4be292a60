import pg from 'pg';
import type { Position } from '../../../schema/domainEvents.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import { answering, connectionConfig, endConnection } from '../../../schema/ports/postgres.ts';
import { channel } from '../batchWriter.ts';
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

/** The one connection by which a process follows the feed. */
export type FeedConnection = {
  /** What comes after a position, whatever its topic, in order and page by page. */
  read: (after: Position) => Promise<FeedPage>;
  /** Resolves when the connection is gone, by whatever cause. */
  gone: Promise<void>;
  close: () => Promise<void>;
};

const answerWithinMs = 5_000;
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

/** @throws where the database cannot be reached. */
export const connectFeed = async (
  connectionString: string,
  onNotice: (writer: string) => void,
): Promise<FeedConnection> => {
  const client = new pg.Client({
    ...connectionConfig(connectionString, 'planner-feed'),
    ...answering,
    query_timeout: answerWithinMs,
  });
  const gone = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => onNotice(payload.split(' ')[1] ?? ''));
  const close = () => endConnection(client);
  await client.connect();
  /** A connection that fails once is given up: it may answer the next query with this one's rows. */
  const ask = <Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> =>
    client.query<Row>(query).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  await ask({ text: `LISTEN ${channel}` });
  return {
    gone,
    close,
    read: async (after) => {
      const values = [after, checkpointName];
      const { rows } = await ask<PageRow>({ name: 'feed_page', text: pageText, values });
      return pageOf(rows);
    },
  };
};

const pageOf = (rows: PageRow[]): FeedPage => {
  const { reached = startPosition, floor = startPosition } = rows[0] ?? {};
  const entries = rows.flatMap(({ position, topic, json }) =>
    position === null ? [] : [{ position, topic, json }],
  );
  const last = entries.at(-1)?.position ?? reached;
  return { reached, floor, upTo: entries.length < pageSize ? reached : last, entries };
};
