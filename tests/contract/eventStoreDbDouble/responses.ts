import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredRecord } from './storedLog.ts';

export const toEventResponse = (record: StoredRecord): streamsPb.ReadResp => {
  const event = new streamsPb.ReadResp.ReadEvent();
  event.setEvent(toRecordedEvent(record));
  event.setCommitPosition(String(record.position));
  return new streamsPb.ReadResp().setEvent(event);
};

const toRecordedEvent = (record: StoredRecord) => {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(record.stream, 'utf8')));
  const event = new streamsPb.ReadResp.ReadEvent.RecordedEvent();
  event.setId(new sharedPb.UUID().setString(record.id));
  event.setStreamIdentifier(identifier);
  event.setStreamRevision(String(record.revision));
  event.setCommitPosition(String(record.position));
  event.setPreparePosition(String(record.position));
  event.getMetadataMap().set('type', record.type);
  event.getMetadataMap().set('content-type', record.contentType);
  event.getMetadataMap().set('created', '0');
  event.setData(record.data);
  event.setCustomMetadata(record.metadata);
  return event;
};

export const toCheckpointResponse = (position: bigint): streamsPb.ReadResp => {
  const checkpoint = new streamsPb.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  return new streamsPb.ReadResp().setCheckpoint(checkpoint);
};

export const confirmation = (): streamsPb.ReadResp => {
  const confirmed = new streamsPb.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId('double');
  return new streamsPb.ReadResp().setConfirmation(confirmed);
};

export const caughtUp = (): streamsPb.ReadResp =>
  new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp());
