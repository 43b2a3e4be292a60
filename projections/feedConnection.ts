import pg from 'pg';
import { startPosition } from '../api/core/eventLog.ts';
import type { Position } from '../schema/domainEvents.ts';
import { channel } from './batchWriter.ts';
import type { FeedEntry } from './changeFeed.ts';
import { checkpointName } from './checkpoints.ts';
import { connectionConfig } from './database.ts';

export type FeedPage = {
  /** As far as the read models have come. */
  reached: Position;
  /** Entries up to here are not in the feed any more. */
  floor: Position;
  entries: FeedEntry[];
};

/** The one connection by which a process follows the feed. */
export type FeedConnection = {
  /** What the topics hold after a position, in order, in one snapshot with how far it goes. */
  read: (after: Position, topics: readonly string[]) => Promise<FeedPage>;
  /** Resolves when the connection is gone, by whatever cause. */
  gone: Promise<void>;
  close: () => Promise<void>;
};

const answerWithinMs = 10_000;

const pageText = `
  SELECT c.position AS reached, c.feed_floor AS floor, f.position, f.topic, f.patch
    FROM app.checkpoints c
    LEFT JOIN app.change_feed f
      ON f.position > $1 AND f.position <= c.position AND f.topic = ANY($2)
   WHERE c.name = $3
   ORDER BY f.position`;

type PageRow = { reached: Position; floor: Position } & (
  | FeedEntry
  | { position: null; topic: null; patch: null }
);

/** @throws where the database cannot be reached. */
export const connectFeed = async (
  connectionString: string,
  onNotice: (writer: string) => void,
): Promise<FeedConnection> => {
  const client = new pg.Client({
    ...connectionConfig(connectionString, 'planner-feed'),
    query_timeout: answerWithinMs,
  });
  const gone = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => onNotice(payload.split(' ')[1] ?? ''));
  const close = () => client.end().catch(() => undefined);
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
    read: async (after, topics) => {
      const values = [after, topics, checkpointName];
      const { rows } = await ask<PageRow>({ name: 'feed_page', text: pageText, values });
      return pageOf(rows);
    },
  };
};

const pageOf = (rows: PageRow[]): FeedPage => ({
  reached: rows[0]?.reached ?? startPosition,
  floor: rows[0]?.floor ?? startPosition,
  entries: rows.flatMap(({ position, topic, patch }) =>
    position === null ? [] : [{ position, topic, patch }],
  ),
});
