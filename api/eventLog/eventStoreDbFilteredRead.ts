import type {
  Direction,
  EventStoreDBClient,
  ReadPosition,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import readStreamModule from '@eventstore/db-client/dist/streams/utils/ReadStream.js';
import convertModule from '@eventstore/db-client/dist/utils/convertGrpcEvent.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

const { Options } = streamsPb.ReadReq;

/** The number of records that the server searches for one page. */
const searchWindow = 2_000;

type Read = { direction: Direction; fromPosition: ReadPosition; streamPrefixes: readonly string[] };

/**
 * Reads the streams with some prefixes, filtered by the server. The protocol offers this, but the client
 * supports it only for subscriptions, so this is the client's `readAll` with the filter added.
 */
export const readAllFiltered = (
  client: EventStoreDBClient,
  read: Read,
): StreamingRead<ResolvedEvent> => {
  const request = new streamsPb.ReadReq();
  request.setOptions(toOptions(read));
  // biome-ignore-start lint/complexity/useLiteralKeys: protected, but needed for its connection.
  const args = client['callArguments']({ requiresLeader: true }, { deadline: Infinity });
  const start = client['GRPCStreamCreator'](streamsGrpc.StreamsClient, 'readAll', (grpc) =>
    grpc.read(request, ...args),
  );
  // biome-ignore-end lint/complexity/useLiteralKeys: as above.
  return new readStreamModule.ReadStream<ResolvedEvent>(start, convertModule.convertGrpcEvent, {});
};

const toOptions = ({ direction, fromPosition, streamPrefixes }: Read) => {
  const { FORWARDS, BACKWARDS } = Options.ReadDirection;
  const options = new Options();
  options.setAll(toStart(fromPosition));
  options.setReadDirection(direction === 'forwards' ? FORWARDS : BACKWARDS);
  options.setCount(String(Number.MAX_SAFE_INTEGER));
  options.setUuidOption(new Options.UUIDOption().setString(new sharedPb.Empty()));
  const expression = new Options.FilterOptions.Expression().setPrefixList([...streamPrefixes]);
  const filter = new Options.FilterOptions().setStreamIdentifier(expression).setMax(searchWindow);
  return options.setFilter(filter.setCheckpointintervalmultiplier(1));
};

const toStart = (position: ReadPosition) => {
  const start = new Options.AllOptions();
  if (position === 'start') start.setStart(new sharedPb.Empty());
  else if (position === 'end') start.setEnd(new sharedPb.Empty());
  else {
    const at = new Options.Position();
    at.setCommitPosition(String(position.commit));
    start.setPosition(at.setPreparePosition(String(position.prepare)));
  }
  return start;
};
