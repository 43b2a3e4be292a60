import type streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredRecord } from './storedLog.ts';

/** The records that pass the filter of a read or a subscription. */
export const toPredicate = (
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
