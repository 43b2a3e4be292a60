import type pg from 'pg';
import {
  createChangeFeed,
  type LocalChangeFeed,
} from '../../projections/engine/feed/changeFeed.ts';
import { createRunner, type Runner, type RunnerOptions } from '../../projections/engine/runner.ts';
import { projectors } from '../../projections/projectors.ts';
import { eventId } from '../../projections/testing/dinner.ts';
import { type Fact, history } from '../../projections/testing/project.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { FeedEntry } from '../../schema/ports/changeFeed.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { createNotices, type Notices } from '../../schema/ports/notices.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { migratedDatabase } from './freshDatabase.ts';
import { createInMemoryEventLog } from './inMemoryEventLog.ts';
import { withPatience } from './patience.ts';

/** A database of its own with a log and a feed. The test starts the runners. */
export type ReadSide = {
  url: string;
  pool: pg.Pool;
  log: EventLog;
  feed: LocalChangeFeed;
  /** Appends to the dinner's stream. Returns the last position. */
  append: (...facts: Fact[]) => Promise<string>;
  /** The same to another stream. */
  appendTo: (stream: string, ...facts: Fact[]) => Promise<string>;
  startRunner: (options?: Partial<RunnerOptions>) => Runner;
  /** Starts the feed of another process, with its notices. */
  startFeed: (options?: { pollMs?: number }) => Promise<LocalChangeFeed & { notices: Notices }>;
  stopRunners: () => Promise<void>;
  /** Resolves once a connection of this name waits for a lock. */
  waitsForLock: (applicationName: string) => Promise<void>;
  /** Terminates the connections of this name on the server. Resolves once they are gone. */
  terminate: (applicationName: string) => Promise<unknown>;
  end: () => Promise<void>;
};

/** The log is in memory unless another is opened, which is given the database's URL. */
export const startReadSide = async (
  openLog: (url: string) => EventLog | Promise<EventLog> = () => createInMemoryEventLog(),
): Promise<ReadSide> => {
  const { url, drop } = await migratedDatabase();
  const pool = createPool(url, { max: 4 });
  const log = await openLog(url);
  const ends: (() => Promise<unknown>)[] = [];
  const runners: Runner[] = [];
  let appended = 0;

  const startFeed = async ({ pollMs = 50 } = {}) => {
    const notices = createNotices({ connectionString: url });
    ends.push(() => notices.stop());
    await notices.start();
    const feed = createChangeFeed({ notices, connectionString: url, pollMs });
    ends.push(() => feed.stop());
    await feed.start();
    return Object.assign(withPatience(feed), { notices });
  };
  const startRunner = (options: Partial<RunnerOptions> = {}) => {
    const runner = createRunner({ log, connectionString: url, projectors, ...options });
    runner.start();
    runners.push(runner);
    return runner;
  };
  const stopRunners = async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  };
  const waitsForLock = async (applicationName: string) => {
    for (;;) {
      const { rowCount } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'
            AND datname = current_database()`,
        [applicationName],
      );
      if (rowCount) return;
    }
  };
  const appendTo = async (stream: string, ...facts: Fact[]) => {
    const events = history(facts, {}, appended) as NewEvent[];
    appended += events.length;
    const { position } = await log.append(stream, events, { expected: 'any' });
    return position;
  };
  const append = (...facts: Fact[]) => appendTo(eventPlanStream(eventId), ...facts);
  return {
    url,
    pool,
    log,
    append,
    appendTo,
    startFeed,
    startRunner,
    stopRunners,
    waitsForLock,
    feed: await startFeed(),
    terminate: (applicationName) =>
      pool.query(
        `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
          WHERE application_name = $1 AND datname = current_database()`,
        [applicationName],
      ),
    end: async () => {
      await stopRunners();
      for (const end of ends.reverse()) await end();
      await pool.end();
      await log.close();
      await drop();
    },
  };
};

/** Collects a feed's entries about a topic. */
export const entriesOf = (feed: LocalChangeFeed, topic: string): FeedEntry[] => {
  const received: FeedEntry[] = [];
  feed.subscribe(topic, (entry) => received.push(entry));
  return received;
};
