import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { answerFeatures, answerGossip } from './aboutItself.ts';
import { answerAppend } from './appends.ts';
import type { Behaviour } from './behaviour.ts';
import type { ReadCall } from './calls.ts';
import { answerDelete } from './deletes.ts';
import { answerRead } from './reads.ts';
import { createStoredLog } from './storedLog.ts';

const mostBytesOfOneMessage = 17 * 1024 * 1024;

/**
 * Stands in for an EventStoreDB server: speaks its gRPC protocol through the client package's own stubs,
 * as far as the event log uses it. Its content outlives `stop` and `start`. `behaviour` may be changed
 * while it runs; nodes of one cluster share a `log`.
 */
export const startEventStoreDbDouble = async ({
  credentials = ServerCredentials.createInsecure(),
  log = createStoredLog(),
  version = '24.6.0.0',
} = {}) => {
  const behaviour: Behaviour = { version };
  const reads = new Set<ReadCall>();
  let server: Server | undefined;
  let port = 0;

  const start = async () => {
    server = new Server({ 'grpc.max_receive_message_length': mostBytesOfOneMessage });
    server.addService(streamsGrpc.StreamsService, {
      read: answerRead(log, behaviour, reads),
      append: answerAppend(log, behaviour),
      delete: answerDelete(log),
    });
    server.addService(featuresGrpc.ServerFeaturesService, {
      getSupportedMethods: answerFeatures(behaviour),
    });
    server.addService(gossipGrpc.GossipService, { read: answerGossip(behaviour, () => port) });
    port = await bind(server, port, credentials);
  };
  await start();

  return {
    port,
    log,
    behaviour,
    start,
    /** The number of reads that were neither sent to their end nor given up. */
    readsUnderWay: () => reads.size,
    /** Drops all calls and connections at once. */
    stop: async () => {
      server?.forceShutdown();
    },
  };
};

const bind = (server: Server, port: number, credentials: ServerCredentials): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
