import type streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { type ReadCall, send } from './calls.ts';
import { caughtUp, confirmation, toCheckpointResponse, toEventResponse } from './responses.ts';
import type { StoredLog, StoredRecord } from './storedLog.ts';

/** How many events a filter looks at between two checkpoints. */
const searchWindow = 32;

/** Sends what is there, says that it has caught up, and goes on with what comes. */
export const serveSubscription = async (
  log: StoredLog,
  call: ReadCall,
  options: streamsPb.ReadReq.Options,
): Promise<void> => {
  const isWanted = toPredicate(options.getFilter());
  const checkpointEvery =
    searchWindow * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  let next = startIndex(log, options);
  let looked = 0;
  let isLive = false;
  let wake = () => {};
  const stopListening = log.onWrite(() => wake());
  call.on('cancelled', () => wake());

  let isThere = await send(call, confirmation());
  while (isThere && !call.cancelled) {
    const record = log.all[next];
    if (record) {
      next += 1;
      looked += 1;
      if (isWanted(record)) isThere = await send(call, toEventResponse(record));
      if (looked % checkpointEvery === 0) {
        isThere = await send(call, toCheckpointResponse(record.position));
      }
    } else if (!isLive) {
      isLive = true;
      isThere = await send(call, caughtUp());
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  stopListening();
};

const startIndex = (log: StoredLog, options: streamsPb.ReadReq.Options): number => {
  const all = options.getAll();
  if (all?.hasEnd()) return log.all.length;
  const after = all?.getPosition()?.getCommitPosition();
  if (after === undefined) return 0;
  const index = log.all.findIndex(({ position }) => position > BigInt(after));
  return index < 0 ? log.all.length : index;
};

const toPredicate = (
  filter: streamsPb.ReadReq.Options.FilterOptions | undefined,
): ((record: StoredRecord) => boolean) => {
  const byType = filter?.getEventType();
  const expression = byType ?? filter?.getStreamIdentifier();
  if (!expression) return () => true;
  const pattern = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression.getPrefixList();
  return ({ type, stream }) => {
    const text = byType ? type : stream;
    return pattern?.test(text) || prefixes.some((prefix) => text.startsWith(prefix));
  };
};
