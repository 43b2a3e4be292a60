import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { answerAppend } from './appends.ts';
import { answerRead } from './reads.ts';
import { createStoredLog } from './storedLog.ts';

const mostBytesOfOneMessage = 17 * 1024 * 1024;

/**
 * Stands in for an EventStoreDB server: speaks its gRPC protocol, through the client package's own
 * stubs, as far as the event log uses it. What it keeps outlives `stop` and `start`.
 */
export const startEventStoreDbDouble = async () => {
  const log = createStoredLog();
  let server: Server | undefined;
  let port = 0;

  const start = async () => {
    server = new Server({ 'grpc.max_receive_message_length': mostBytesOfOneMessage });
    server.addService(streamsGrpc.StreamsService, {
      read: answerRead(log),
      append: answerAppend(log),
    });
    port = await bind(server, port);
  };
  await start();

  return {
    port,
    start,
    /** Drops every call and connection at once. */
    stop: async () => {
      server?.forceShutdown();
    },
  };
};

const bind = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
