import { once } from 'node:events';
import type streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream, status } from '@grpc/grpc-js';

export type ReadCall = ServerWritableStream<streamsPb.ReadReq, streamsPb.ReadResp>;

export const fault = (code: status, details: string) =>
  Object.assign(new Error(details), { code, details });

/** Writes with respect for the client's back pressure. False once the client has gone. */
export const send = async (call: ReadCall, response: streamsPb.ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return false;
  if (call.write(response)) return true;
  const over = new AbortController();
  const either = ['drain', 'cancelled', 'close'].map((event) =>
    once(call, event, { signal: over.signal }).catch(() => undefined),
  );
  await Promise.race(either);
  over.abort();
  return !call.cancelled;
};

/** Ends the call with this status. Destroying the call would not tell the client the reason. */
export const refuse = (call: ReadCall, error: Error): void => {
  call.emit('error', error);
};
