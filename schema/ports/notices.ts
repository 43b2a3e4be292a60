import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { answering, connectionConfig, endConnection } from './postgres.ts';

/** The callbacks of one channel. */
export type NoticeListener = {
  onNotice: (payload: string) => void;
  /** The connection is gone; notices are missed until `onResumed`. */
  onLost?: () => void;
  /** The process listens again; notices since `onLost` were missed. */
  onResumed?: () => void;
};

/**
 * Messages between processes by PostgreSQL's NOTIFY. Each process listens to all channels on one connection,
 * because the server wakes every listening connection at every notice, whatever its channel.
 */
export interface Notices {
  /** Connects, and reconnects by itself from then on. @throws if the database is unreachable */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Listens from now on, or from the next connection on. Returns a function that stops listening. */
  listen(channel: string, listener: NoticeListener): () => void;
  /**
   * Runs a statement on the listening connection, after the LISTENs that were sent before. A failed statement
   * ends the connection, which might otherwise answer the next statement with this one's rows.
   * @throws if there is no connection, and the server's errors
   */
  ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

type NoticesOptions = {
  connectionString: string;
  /** Called with the error of each failed attempt to connect. */
  onError?: (error: unknown) => void;
};

const answerWithinMs = 5_000;
const backoff = { firstMs: 100, lastMs: 2_000 };

/** Creates the notices of this process. Call `start` to connect. */
export const createNotices = (options: NoticesOptions): Notices => new PostgresNotices(options);

class PostgresNotices implements Notices {
  readonly #listeners = new Map<string, Set<NoticeListener>>();
  readonly #stopped = new AbortController();
  #client: pg.Client | undefined;
  #reconnecting: Promise<void> = Promise.resolve();

  constructor(private readonly options: NoticesOptions) {}

  start(): Promise<void> {
    return this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    if (this.#client) await endConnection(this.#client);
    await this.#reconnecting;
  }

  listen(channel: string, listener: NoticeListener): () => void {
    const others = this.#listeners.get(channel);
    this.#listeners.set(channel, new Set([...(others ?? []), listener]));
    if (!others) this.#say(`LISTEN "${channel}"`);
    return () => {
      const all = this.#listeners.get(channel);
      if (!all?.delete(listener) || all.size > 0) return;
      this.#listeners.delete(channel);
      this.#say(`UNLISTEN "${channel}"`);
    };
  }

  async ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const client = this.#client;
    if (!client) throw new Error('There is no connection to PostgreSQL.');
    try {
      return await client.query<Row>(query);
    } catch (error) {
      await endConnection(client);
      throw error;
    }
  }

  /** A failure ends the connection, and the next one listens to all channels. */
  #say(text: string): void {
    if (this.#client) this.ask({ text }).catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionConfig(this.options.connectionString, 'planner-notices'),
      ...answering,
      query_timeout: answerWithinMs,
    });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotice } of this.#listeners.get(channel) ?? []) onNotice(payload);
    });
    try {
      await client.connect();
      // From here on, new listeners send their own LISTEN.
      this.#client = client;
      await Promise.all(
        [...this.#listeners.keys()].map((name) => client.query(`LISTEN "${name}"`)),
      );
    } catch (error) {
      this.#client = undefined;
      await endConnection(client);
      throw error;
    }
    void ended.then(() => this.#lost());
    if (this.#stopped.signal.aborted) await endConnection(client);
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#stopped.signal.aborted) return;
    for (const { onLost } of this.#all()) onLost?.();
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#stopped;
    for (let wait = backoff.firstMs; !signal.aborted; wait = Math.min(wait * 2, backoff.lastMs)) {
      try {
        await this.#connect();
        for (const { onResumed } of this.#all()) onResumed?.();
        return;
      } catch (error) {
        this.options.onError?.(error);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #all(): NoticeListener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
  }
}
