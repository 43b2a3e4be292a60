import type pg from 'pg';
import {
  createChangeFeed,
  type LocalChangeFeed,
} from '../../projections/engine/feed/changeFeed.ts';
import { channel } from '../../projections/engine/feed/notice.ts';
import { migrate } from '../../projections/migrations/migrate.ts';
import { feedTopics } from '../../schema/feedPatches.ts';
import { createNotices } from '../../schema/ports/notices.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { percentile } from './load.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Bench, Section } from './section.ts';

const many = 5_000;

type Followed = {
  pool: pg.Pool;
  feed: LocalChangeFeed;
  position: number;
  stop: () => Promise<void>;
};

const textOf = (position: number): string => String(position).padStart(20, '0');

/** A feed with this many followed topics in an otherwise empty database. */
const following = async (bench: Bench, topics: number): Promise<Followed> => {
  const url = await bench.freshDatabase(`topics_${topics}`);
  await migrate(url);
  const pool = createPool(url, { max: 1 });
  await pool.query(
    "INSERT INTO checkpoints (name, store, position, feed_floor) VALUES ('read_models', 'bench', $1, '')",
    [textOf(0)],
  );
  // Only notices cause a pull, so that each pull is a measured one.
  const notices = createNotices({ connectionString: url });
  await notices.start();
  const feed = createChangeFeed({ notices, connectionString: url, pollMs: 3_600_000 });
  await feed.start();
  for (let n = 0; n < topics; n += 1) feed.subscribe(feedTopics.eventPlan(`${n}`), () => undefined);
  const stop = async () => {
    await feed.stop();
    await notices.stop();
    await pool.end();
  };
  return { pool, feed, position: 0, stop };
};

/** The median of the milliseconds from the notice of a new entry until it was pulled. */
const pullMs = async (followed: Followed, seconds: number): Promise<number> => {
  const { pool, feed } = followed;
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    followed.position += 1;
    const position = textOf(followed.position);
    await pool.query(
      `WITH moved AS (UPDATE checkpoints SET position = $1)
       INSERT INTO change_feed (position, topic, patch) VALUES ($1, $2, '{}')`,
      [position, feedTopics.eventPlan('0')],
    );
    const started = performance.now();
    const pulled = feed.waitFor(position, 10_000);
    await Promise.all([pool.query(`SELECT pg_notify('${channel}', 'moved bench')`), pulled]);
    times.push(performance.now() - started);
  }
  return percentile(times, 50);
};

/** What pulling one new entry costs with 5,000 topics followed. Peer: with one. */
export const followedTopics: Section = async (bench): Promise<Result[]> => {
  const [much, little] = [await following(bench, many), await following(bench, 1)];
  const result: Result = {
    kind: 'ratio',
    name: `pulling one entry with ${many.toLocaleString('en')} topics followed, beside 1`,
    unit: 'ms',
    goal: { atMost: 2 },
    ...(await compare(
      bench.rounds,
      () => pullMs(much, bench.seconds),
      () => pullMs(little, bench.seconds),
    )),
  };
  await much.stop();
  await little.stop();
  return [result];
};
