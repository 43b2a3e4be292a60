import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { vi } from 'vitest';
import type { Application, RequestContext } from '../../api/application.ts';
import { createCommandHandler } from '../../api/core/handleCommand.ts';
import { newId } from '../../api/core/ids.ts';
import { eventLogOver } from '../../api/eventLog/eventLogOver.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { mountGraphQL } from '../../api/graphql/mount.ts';
import { onAccess, onMember } from '../../api/members/operations.ts';
import { createClaims, newHolder } from '../../api/pipeline/claims.ts';
import { createLookUps } from '../../api/queries/lookUps.ts';
import { followSetAside } from '../../api/queries/setAside.ts';
import { createLookUpLink } from '../../api/serving/rateLimits.ts';
import { slices } from '../../api/slices.ts';
import type { SocketLimits } from '../../api/sockets/limits.ts';
import { createChangeFeed } from '../../projections/engine/feed/changeFeed.ts';
import { createRunner } from '../../projections/engine/runner.ts';
import { projectors } from '../../projections/projectors.ts';
import type { Codec } from '../../schema/codec.ts';
import type { EventStore } from '../../schema/ports/eventLog.ts';
import { createNotices } from '../../schema/ports/notices.ts';
import { createPool, createReadDatabase } from '../../schema/ports/postgres.ts';
import type { MemberRole } from '../../schema/vocabulary.ts';
import { migratedDatabase } from './freshDatabase.ts';
import { withPatience } from './patience.ts';
import { testKeys } from './sealing.ts';
import { openSocket, type SocketClient } from './socketClient.ts';

type Errors = { message: string; extensions: Record<string, unknown> }[];
export type Answer<Data> = { status: number; data: Data; errors: Errors };

/** Everything behind GraphQL is real; a header in place of a session names the caller. */
export const startGraphQLServer = async (
  options: {
    production?: boolean;
    limits?: Partial<SocketLimits>;
    /** The log is in PostgreSQL unless another store is opened. */
    openStore?: () => EventStore;
    codec?: Codec;
  } = {},
) => {
  const { url: connectionString, drop } = await migratedDatabase();
  const pool = createPool(connectionString);
  const keys = await testKeys(pool);
  const store = options.openStore?.() ?? (await createPostgresEventStore({ pool }));
  const log = eventLogOver(store, keys, { codec: options.codec });
  const read = createReadDatabase(connectionString);
  const notices = createNotices({ connectionString, onError: console.error });
  await notices.start();
  const feed = createChangeFeed({ notices, connectionString, onError: console.error });
  await feed.start();
  withPatience(feed);
  const runner = createRunner({ log, projectors, connectionString, feed, onError: console.error });
  runner.start();
  const app: Application = {
    commands: createCommandHandler({ log }),
    claims: createClaims(read, newHolder()),
    read,
    lookUps: createLookUps(pool),
    feed,
    lookUpLink: createLookUpLink(true),
    publicUrl: 'http://127.0.0.1',
    setAside: await followSetAside({ read, feed, onError: () => undefined }),
    addressToken: keys.addressToken,
    endSessionsOf: async () => undefined,
    readStream: log.readStream,
    countRefusedAdminCall: () => undefined,
  };
  const resources = { pool, notices, onError: console.error };
  const stops = slices.flatMap(({ start }) => start?.(app, resources) ?? []);

  const contextOf = async ({ headers }: IncomingMessage): Promise<RequestContext> => {
    const id = headers.cookie?.replace('member=', '');
    const viewer = id
      ? await read('users').where({ id, is_active: true }).first('id', 'role')
      : null;
    return { requestId: newId(), viewer: viewer ?? null };
  };
  const expressApp = express();
  const httpServer = createServer(expressApp);
  const errors = { error: vi.fn() };
  const mounted = await mountGraphQL({
    expressApp,
    httpServer,
    application: app,
    contextOf,
    production: options.production ?? true,
    log: errors,
    sockets: {
      isAllowedOrigin: () => true,
      contextOf: async (request) => ({ ...(await contextOf(request)), sessionId: 'session' }),
      onSessionEnded: () => () => undefined,
      limits: options.limits,
    },
  });
  await once(httpServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;

  const post = async <Data = Record<string, never>>(
    member: string | undefined,
    query: string,
    variables?: object,
  ): Promise<Answer<Data>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(member && { cookie: `member=${member}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, errors: [], ...(await response.json()) };
  };

  return {
    app,
    url,
    connectionString,
    log,
    /** Opens the same log with the codec of another version. */
    logWith: (codec: Codec) => eventLogOver(store, keys, { codec }),
    /** The errors that were logged as the server's own fault. */
    faults: errors.error,
    post,
    /** Like `post`, but fails if there are errors. */
    ask: async <Data>(member: string | undefined, query: string, variables?: object) => {
      const { data, errors: refused } = await post<Data>(member, query, variables);
      if (refused.length > 0) throw new Error(JSON.stringify(refused));
      return data;
    },
    /** Creates an active member with a role. */
    member: async (role: MemberRole = 'user'): Promise<string> => {
      const memberId = newId();
      const origin = () => ({ commandId: newId(), actorId: memberId });
      const person = {
        email: `${memberId}@example.com`.toLowerCase(),
        firstName: 'Mira',
        lastName: 'Okafor',
        profileImageUrl: null,
      };
      const via = 'signIn' as const;
      const register = { type: 'RegisterMember' as const, memberId, via, person };
      await onMember(app, { ...register, membershipLevel: 'basic' }, origin());
      await onAccess(app, { type: 'SetMemberRole', memberId, role }, origin());
      return memberId;
    },
    socket: async (member: string): Promise<SocketClient> => {
      const socketUrl = url.replace('http', 'ws');
      const client = await openSocket(socketUrl, { origin: url, cookie: `member=${member}` });
      await client.init();
      return client;
    },
    stop: async () => {
      await mounted.stop();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
      for (const stop of stops) await stop();
      await runner.stop();
      await feed.stop();
      await notices.stop();
      await log.close();
      await read.destroy();
      await pool.end();
      await drop();
    },
  };
};

export type GraphQLServer = Awaited<ReturnType<typeof startGraphQLServer>>;
