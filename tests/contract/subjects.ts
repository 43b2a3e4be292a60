import type pg from 'pg';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import type { EventStore } from '../../schema/ports/eventLog.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { createInMemoryEventStore } from '../harness/inMemoryEventLog.ts';
import { ownPool } from '../harness/ownPool.ts';
import { startEventStoreDbDouble } from './eventStoreDbDouble/server.ts';
import { suitePrefix } from './newEvents.ts';
import { postgresBehindProxy, startTcpProxy, type TcpProxy } from './tcpProxy.ts';

/** A store under test. */
export type Subject = {
  log: EventStore;
  /** The same log in another process, with its own network connection. */
  another: EventStore;
  close: () => Promise<void>;
};
/** A store whose `log` is reached over a network that the test can break. */
export type NetworkedSubject = Subject & { network: TcpProxy };

export const openInMemory = async (): Promise<Subject> => {
  const log = createInMemoryEventStore();
  return { log, another: log, close: () => log.close() };
};

export const openPostgres = async (): Promise<NetworkedSubject & { pool: pg.Pool }> => {
  const database = await freshDatabase();
  const { network, url } = await postgresBehindProxy(database.url);
  const direct = ownPool(database.url);
  const pool = ownPool(url);
  const log = await createPostgresEventStore({ pool });
  const another = await createPostgresEventStore({ pool: direct });
  return {
    log,
    another,
    network,
    pool: direct,
    close: async () => {
      await Promise.all([log.close(), another.close()]);
      await Promise.all([pool.end(), direct.end()]);
      await network.stop();
      await database.drop();
    },
  };
};

/** An EventStoreDB's log with the suite's own streams only. */
export const openSuiteLog = (connectionString: string): Promise<EventStore> =>
  createEventStoreDbEventStore({ connectionString, streamPrefixes: [suitePrefix] });

/** Opens the server at `url`, in the form esdb://[user:password@]host:port[?options]. */
export const openEventStoreDb = async (url: string): Promise<NetworkedSubject> => {
  const [, host = '', port = '2113'] = /([^/@:]+):(\d+)(?:[/?]|$)/.exec(url) ?? [];
  const network = await startTcpProxy(host, Number(port));
  const proxied = url.replace(`${host}:${port}`, `127.0.0.1:${network.port}`);
  const log = await openSuiteLog(proxied);
  const another = await openSuiteLog(url);
  return {
    log,
    another,
    network,
    close: async () => {
      await Promise.all([log.close(), another.close()]);
      await network.stop();
    },
  };
};

export const openEventStoreDbDouble = async (): Promise<NetworkedSubject> => {
  const server = await startEventStoreDbDouble();
  const subject = await openEventStoreDb(`esdb://127.0.0.1:${server.port}?tls=false`);
  return {
    ...subject,
    close: async () => {
      await subject.close();
      await server.stop();
    },
  };
};
