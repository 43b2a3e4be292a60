import type streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { type Behaviour, isBefore24 } from './behaviour.ts';
import { fault, type ReadCall, refuse, send } from './calls.ts';
import { toPredicate } from './filters.ts';
import { caughtUp, confirmation, toCheckpointResponse, toEventResponse } from './responses.ts';
import type { StoredLog, StoredRecord } from './storedLog.ts';

/** How many records a filter examines between two checkpoints. */
const searchWindow = 32;
/** How many live events are buffered for a subscription. One more, and it is too slow. */
const liveBuffer = 32;
/** The wire format of "nowhere": -1 as an unsigned number. */
const nowhere = 2n ** 64n - 1n;

/**
 * Sends all existing events, reports that it has caught up, and continues with live ones. A burst that
 * overruns the buffer ends the call before version 24; from then on the server catches up again, with a
 * checkpoint and another report that it has caught up.
 */
export const serveSubscription = async (
  log: StoredLog,
  behaviour: Behaviour,
  call: ReadCall,
  options: streamsPb.ReadReq.Options,
): Promise<void> => {
  const isWanted = toPredicate(options.getFilter());
  const checkpointEvery =
    searchWindow * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  let next = startIndex(log, options);
  let reached = log.all[next - 1]?.position ?? nowhere;
  if (!log.all.slice(0, next).some(isWanted)) reached = nowhere;
  let looked = 0;
  let isLive = false;
  let wake = () => {};
  const stopListening = log.onWrite(() => wake());
  call.on('cancelled', () => wake());

  const take = async (record: StoredRecord): Promise<boolean> => {
    next += 1;
    looked += 1;
    const isSent = isWanted(record);
    if (isSent && !(await send(call, toEventResponse(record)))) return false;
    const isDue = looked % checkpointEvery === 0;
    if (isSent || isDue) reached = record.position;
    return !isDue || send(call, toCheckpointResponse(reached));
  };
  const goLive = async (): Promise<boolean> => {
    isLive = true;
    if (isBefore24(behaviour)) return saysCaughtUp(behaviour) ? send(call, caughtUp()) : true;
    return (await send(call, toCheckpointResponse(reached))) && send(call, caughtUp());
  };
  const isOverrun = () =>
    isLive && log.all.slice(next).filter((record) => isWanted(record)).length > liveBuffer;

  let isThere = await send(call, confirmation());
  while (isThere && !call.cancelled) {
    if (isOverrun()) {
      isLive = false;
      if (isBefore24(behaviour)) {
        refuse(call, fault(status.ABORTED, 'Operation timed out: Consumer too slow'));
        break;
      }
    }
    const record = log.all[next];
    if (record) isThere = await take(record);
    else if (!isLive) isThere = await goLive();
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  stopListening();
};

const saysCaughtUp = ({ version }: Behaviour): boolean => Number.parseFloat(version) >= 23.1;

const startIndex = (log: StoredLog, options: streamsPb.ReadReq.Options): number => {
  const all = options.getAll();
  if (all?.hasEnd()) return log.all.length;
  const after = all?.getPosition()?.getCommitPosition();
  if (after === undefined) return 0;
  const index = log.all.findIndex(({ position }) => position > BigInt(after));
  return index < 0 ? log.all.length : index;
};
