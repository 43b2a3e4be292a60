import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import type { Behaviour } from './behaviour.ts';
import { fault, type ReadCall, refuse, send } from './calls.ts';
import { toPredicate } from './filters.ts';
import { turnedAway } from './gate.ts';
import { toEventResponse } from './responses.ts';
import type { StoredLog, StoredRecord } from './storedLog.ts';
import { serveSubscription } from './subscriptions.ts';

/**
 * Answers Read: of one stream, of $all, or a subscription to $all.
 * @param underWay the reads that have not ended, without subscriptions
 */
export const answerRead =
  (log: StoredLog, behaviour: Behaviour, underWay: Set<ReadCall>) => (call: ReadCall) => {
    call.on('error', () => undefined);
    const refusal = turnedAway(behaviour, call);
    if (refusal) return refuse(call, refusal);
    const options = call.request.getOptions();
    if (!options) return refuse(call, fault(status.INVALID_ARGUMENT, 'no options'));
    if (options.hasSubscription()) return void serveSubscription(log, behaviour, call, options);
    const stream = options.getStream();
    const name = Buffer.from(stream?.getStreamIdentifier()?.getStreamName_asU8() ?? []);
    const records = stream ? log.stream(name.toString('utf8')) : log.all;
    if (!records) return answerNotFound(call, name);
    const found = stream ? ofStream(records, options) : ofAll(records, options);
    if (!found) return refuse(call, fault(status.INVALID_ARGUMENT, 'Invalid position'));
    const wanted = found.filter(toPredicate(options.getFilter())).slice(0, countOf(options));
    underWay.add(call);
    void sendAll(call, wanted).finally(() => underWay.delete(call));
  };

const sendAll = async (call: ReadCall, records: readonly StoredRecord[]) => {
  for (const record of records) if (!(await send(call, toEventResponse(record)))) return;
  call.end();
};

const answerNotFound = (call: ReadCall, name: Buffer) => {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(name));
  const notFound = new streamsPb.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier);
  call.write(new streamsPb.ReadResp().setStreamNotFound(notFound));
  call.end();
};

const countOf = (options: streamsPb.ReadReq.Options): number => Number(options.getCount());
const isForwards = (options: streamsPb.ReadReq.Options): boolean =>
  options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.FORWARDS;

const ofStream = (records: readonly StoredRecord[], options: streamsPb.ReadReq.Options) => {
  const from = options.getStream();
  const revision = from?.hasRevision() ? BigInt(from.getRevision()) : undefined;
  if (isForwards(options)) {
    return from?.hasEnd() ? [] : records.filter((record) => record.revision >= (revision ?? 0n));
  }
  if (from?.hasStart()) return records.slice(0, 1);
  return records
    .filter((record) => revision === undefined || record.revision <= revision)
    .reverse();
};

/** Undefined if there is no event at the position: the real server refuses such reads as well. */
const ofAll = (records: readonly StoredRecord[], options: streamsPb.ReadReq.Options) => {
  const at = options.getAll()?.getPosition()?.getCommitPosition();
  const index = records.findIndex(({ position }) => String(position) === at);
  if (at !== undefined && index < 0) return undefined;
  if (isForwards(options))
    return options.getAll()?.hasEnd() ? [] : records.slice(Math.max(0, index));
  const upTo = options.getAll()?.hasEnd() ? records.length : Math.max(0, index);
  return records.slice(0, upTo).reverse();
};
