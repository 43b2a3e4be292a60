import pg from 'pg';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import { type EventLog, startPosition } from '../../schema/ports/eventLog.ts';
import { connectionConfig, endConnection } from '../../schema/ports/postgres.ts';
import { type LogPage, nextPage } from './nextPage.ts';
import type { Projector } from './projector.ts';
import { Folder } from './rows/fold.ts';
import { isCausedByEvent, writeApart } from './rows/writeApart.ts';
import { readScopes, writeInBulk, writerSettings } from './rows/writer.ts';
import { type SetAside, SetAsideStreams } from './setAside/setAside.ts';

export type Progress = { events: number; seconds: number; position: Position };

/** Limits the pages in memory. The limit in bytes covers logs of large plans. */
const page = { max: 5_000, maxBytes: 4 * 1024 * 1024 };
const reportEveryMs = 1_000;

export type ReplayOptions = {
  client: pg.Client;
  log: EventLog;
  schema: string;
  projectors: readonly Projector[];
  /** Whether these are all projectors, so that an event that none of them handles is unknown. */
  isWhole: boolean;
  onEvents?: (events: readonly RecordedEvent[]) => void;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

/**
 * Projects the log from the start into a schema of its own, in large batches. While one batch is written, the
 * next is read and folded. Leaves out streams that are set aside and events that fail.
 */
export class Replay {
  readonly #folder: Folder;
  readonly #began = Date.now();
  #reportedAt = 0;
  readonly client: pg.Client;
  position: Position = startPosition;
  events = 0;
  readonly setAside = new SetAsideStreams();
  /** The failures of this replay, without streams that were set aside before. */
  readonly failed: SetAside[] = [];

  constructor(private readonly options: ReplayOptions) {
    const { client, projectors, isWhole } = options;
    this.client = client;
    this.#folder = new Folder(projectors, { isWhole });
  }

  /** Replays up to `upTo`. Each batch has its own transaction unless one is open. */
  async run(upTo: Position, { inTransaction = false } = {}): Promise<void> {
    let writing: Promise<void> = Promise.resolve();
    const readAhead = (after: Position): Promise<LogPage> => {
      const reading = this.#read(after, upTo);
      // Nobody waits for this promise if the replay ends early.
      reading.catch(() => undefined);
      return reading;
    };
    let reading = readAhead(this.position);
    while (this.position < upTo) {
      this.options.signal?.throwIfAborted();
      const { events, next } = await reading;
      this.position = next;
      reading = readAhead(next);
      await writing;
      writing = this.#write(events, inTransaction);
      writing.catch(() => undefined);
      this.options.onEvents?.(events);
      this.#report(events.length);
    }
    await writing;
  }

  /** @throws CannotContinue if the log ends before the read models do */
  async #read(after: Position, upTo: Position): Promise<LogPage> {
    if (after >= upTo) return { events: [], next: after };
    return nextPage(this.options.log, { after, upTo }, page);
  }

  async #write(events: readonly RecordedEvent[], inTransaction: boolean): Promise<void> {
    const { client } = this;
    await client.query(inTransaction ? 'SAVEPOINT page' : 'BEGIN');
    try {
      await this.#writeTogether(this.setAside.pass(events));
    } catch (error) {
      if (!isCausedByEvent(error)) throw error;
      await client.query(inTransaction ? 'ROLLBACK TO SAVEPOINT page' : 'ROLLBACK; BEGIN');
      await this.#writeApart(events);
    }
    await client.query(inTransaction ? 'RELEASE SAVEPOINT page' : 'COMMIT');
  }

  async #writeTogether(events: readonly RecordedEvent[]): Promise<void> {
    const { client, schema } = this.options;
    const changes = await this.#folder.fold(events, (table, scopes) =>
      readScopes(client, schema, table, scopes),
    );
    await writeInBulk(client, schema, changes);
  }

  #writeApart(events: readonly RecordedEvent[]): Promise<void> {
    return writeApart(this.client, events, {
      pass: (some) => this.setAside.pass(some),
      write: (some) => this.#writeTogether(some),
      fail: (event, error) => this.failed.push(this.setAside.add(event, error)),
    });
  }

  #report(events: number): void {
    this.events += events;
    if (Date.now() - this.#reportedAt < reportEveryMs) return;
    this.#reportedAt = Date.now();
    this.options.onProgress?.(this.progress());
  }

  progress(): Progress {
    const seconds = (Date.now() - this.#began) / 1_000;
    return { events: this.events, seconds, position: this.position };
  }
}

/** Opens a connection for a replay. The caller ends it. */
export const connectReplay = async (connectionString: string): Promise<pg.Client> => {
  const config = connectionConfig(connectionString, 'planner-replay', writerSettings);
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Runs work on a connection for a replay and then ends the connection. */
export const withReplay = async <Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connectReplay(connectionString);
  return work(client).finally(() => endConnection(client));
};
