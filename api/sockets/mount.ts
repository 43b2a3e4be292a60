import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { createReport, type ErrorLog } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import {
  type Connection,
  Connections,
  type OnSessionEnded,
  type SocketContext,
} from './connections.ts';
import { startHeartbeat } from './heartbeat.ts';
import { closeCodes, type SocketLimits, socketLimits } from './limits.ts';
import { Outbox } from './outbox.ts';
import { createProtocol } from './protocol.ts';
import { onTrustedUpgrade, refuseUpgrade, type UpgradeRules } from './upgrade.ts';

export type SocketOptions = UpgradeRules & {
  contextOf: (request: IncomingMessage) => Promise<SocketContext>;
  onSessionEnded: OnSessionEnded;
  production: boolean;
  log: ErrorLog;
  limits?: Partial<SocketLimits>;
};

export type Sockets = {
  count: () => number;
  /** Asks the clients to reconnect, and waits until they have disconnected. */
  stop: () => Promise<void>;
};

/** Serves subscriptions over graphql-ws on the upgrades of an HTTP server. */
export const mountSockets = (
  httpServer: Server,
  app: Application,
  schema: GraphQLSchema,
  execute: Executor,
  options: SocketOptions,
): Sockets => {
  const limits = { ...socketLimits, ...options.limits };
  // The types do not know `closeTimeout`.
  const settings: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    closeTimeout: goodbyeMs,
    maxPayload: limits.messageBytes,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  };
  const server = new WebSocketServer(settings);
  const connections = new Connections(app, options.onSessionEnded, limits.socketsPerMember);
  const protocol = createProtocol({
    app,
    schema,
    execute,
    report: createReport(options.log, options.production),
    production: options.production,
    limits,
  });

  const refusalOf = (connection: Connection, rightsThen: number): [number, string] | undefined => {
    if (!connection.who.viewer) return [closeCodes.forbidden, 'Sign in first'];
    if (rightsThen !== connections.rightsChanged) return [closeCodes.tryAgain, 'Try again'];
    return connections.add(connection) ? undefined : [closeCodes.tooMany, 'Too many sockets'];
  };

  const welcome = (socket: WebSocket, stream: Duplex, who: SocketContext, rightsThen: number) => {
    const outbox = new Outbox(socket, stream, limits.waitingBytes);
    const connection = { socket, who, outbox };
    socket.on('error', () => socket.terminate());
    const refusal = refusalOf(connection, rightsThen);
    if (refusal) void dismiss(socket, ...refusal);
    else protocol.serve(connection);
  };

  const accept = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const rightsThen = connections.rightsChanged;
    try {
      const who = await options.contextOf(request);
      if (stream.destroyed) return;
      // A browser learns from the close code that its session has ended; other clients need no socket.
      if (!who.viewer && !request.headers.cookie) return refuseUpgrade(stream, '401 Unauthorized');
      server.handleUpgrade(request, stream, head, (socket) =>
        welcome(socket, stream, who, rightsThen),
      );
    } catch (error) {
      if (isRefusal(error, 'TOO_MANY_REQUESTS'))
        return refuseUpgrade(stream, '429 Too Many Requests');
      options.log.error({ err: error }, 'A socket could not be opened.');
      stream.destroy();
    }
  };

  const stopListening = onTrustedUpgrade(
    httpServer,
    options,
    (...upgrade) => void accept(...upgrade),
  );
  const stopHeartbeat = startHeartbeat(
    () => server.clients,
    limits.heartbeatMs,
    () => connections.closeExpired(Date.now()),
  );

  return {
    count: () => connections.size,
    stop: async () => {
      stopListening();
      stopHeartbeat();
      connections.stop();
      const leaving = [...server.clients];
      await Promise.all(leaving.map((one) => dismiss(one, closeCodes.goingAway, 'Going away')));
    },
  };
};

/** Milliseconds that a client has to confirm that its socket is closed, before it is cut off. */
const goodbyeMs = 1_000;

const dismiss = async (socket: WebSocket, code: number, reason: string): Promise<void> => {
  const closed = once(socket, 'close');
  socket.close(code, reason);
  await closed;
};
