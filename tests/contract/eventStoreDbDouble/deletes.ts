import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { StoredLog } from './storedLog.ts';

type DeleteCall = ServerUnaryCall<streamsPb.DeleteReq, streamsPb.DeleteResp>;

/** Answers Delete: the stream can no longer be read; its records stay in $all until a scavenge. */
export const answerDelete =
  (log: StoredLog) => (call: DeleteCall, reply: sendUnaryData<streamsPb.DeleteResp>) => {
    const name = call.request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8();
    log.remove(Buffer.from(name ?? []).toString('utf8'));
    reply(null, new streamsPb.DeleteResp());
  };
