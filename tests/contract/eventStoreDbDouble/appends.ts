import { setImmediate as turn } from 'node:timers/promises';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServerReadableStream, type sendUnaryData, status } from '@grpc/grpc-js';
import type { Behaviour } from './behaviour.ts';
import { turnedAway } from './gate.ts';
import {
  type AppendResult,
  type ExpectedRevision,
  maxAppendBytes,
  type ProposedRecord,
  type StoredLog,
} from './storedLog.ts';

type AppendCall = ServerReadableStream<streamsPb.AppendReq, streamsPb.AppendResp>;

/**
 * Answers Append: the options, then the events one by one, then the end. A call that breaks off before
 * its end appends nothing.
 */
export const answerAppend =
  (log: StoredLog, behaviour: Behaviour) =>
  (call: AppendCall, reply: sendUnaryData<streamsPb.AppendResp>) => {
    const refusal = turnedAway(behaviour, call);
    if (refusal) return reply(refusal);
    let options: streamsPb.AppendReq.Options | undefined;
    const events: ProposedRecord[] = [];
    call.on('data', (request: streamsPb.AppendReq) => {
      options = request.getOptions() ?? options;
      const message = request.getProposedMessage();
      if (message) events.push(toProposed(message));
    });
    call.on('error', () => undefined);
    call.on('end', async () => {
      // If the connection broke, `end` comes first, and then the cancellation.
      await turn();
      if (call.cancelled) return;
      if (!options) return reply({ code: status.INVALID_ARGUMENT, details: 'no options' });
      const expected = toExpected(options);
      const result = log.append(streamOf(options), events, expected);
      const isLost = result.is === 'success' && behaviour.losesAnswer?.(streamOf(options));
      if (await isLost) return reply({ code: status.UNAVAILABLE, details: 'Server is stopping' });
      answer(result, expected, reply);
    });
  };

const answer = (
  result: AppendResult,
  expected: ExpectedRevision,
  reply: sendUnaryData<streamsPb.AppendResp>,
) => {
  if (result.is === 'tooLarge') {
    const metadata = new Metadata();
    metadata.set('exception', 'maximum-append-size-exceeded');
    metadata.set('maximum-append-size', String(maxAppendBytes));
    return reply({ code: status.INVALID_ARGUMENT, details: 'too large', metadata });
  }
  const response = new streamsPb.AppendResp();
  if (result.is === 'success') response.setSuccess(toSuccess(result.last));
  else response.setWrongExpectedVersion(toWrongExpected(result.current, expected));
  return reply(null, response);
};

const toSuccess = (last: { revision: bigint; position: bigint }) => {
  const position = new streamsPb.AppendResp.Position();
  position.setCommitPosition(String(last.position));
  position.setPreparePosition(String(last.position));
  const success = new streamsPb.AppendResp.Success();
  success.setCurrentRevision(String(last.revision));
  success.setPosition(position);
  return success;
};

const toWrongExpected = (current: bigint, expected: ExpectedRevision) => {
  const wrong = new streamsPb.AppendResp.WrongExpectedVersion();
  if (current < 0n) wrong.setCurrentNoStream(new sharedPb.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'noStream') wrong.setExpectedNoStream(new sharedPb.Empty());
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new sharedPb.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new sharedPb.Empty());
  else wrong.setExpectedRevision(String(expected));
  return wrong;
};

const streamOf = (options: streamsPb.AppendReq.Options): string =>
  Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');

const toExpected = (options: streamsPb.AppendReq.Options): ExpectedRevision => {
  if (options.hasNoStream()) return 'noStream';
  if (options.hasStreamExists()) return 'streamExists';
  if (options.hasRevision()) return BigInt(options.getRevision());
  return 'any';
};

const toProposed = (message: streamsPb.AppendReq.ProposedMessage): ProposedRecord => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});
