import { httpClient } from './httpClient.ts';
import { ratePerSecond } from './load.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import { preparePlainDatabase, startPlainPeer } from './plainPeer.ts';
import type { RatioResult, Result } from './report.ts';
import { compare } from './rounds.ts';
import { seatingQuery } from './seatingQuery.ts';
import type { Bench } from './section.ts';

const clients = 8;

/**
 * The seating query over GraphQL. Peer: express + pg that answers every column of the same rows as JSON,
 * with the same session look-up.
 */
export const reads = async (bench: Bench): Promise<Result[]> => [
  await seatingOf(bench, 'small', 20, 180),
  await seatingOf(bench, 'large', 500, 5_000),
];

const seatingOf = async (
  bench: Bench,
  name: string,
  tables: number,
  people: number,
): Promise<RatioResult> => {
  const ourDatabase = await bench.freshDatabase(`reads_${name}_ours`);
  const peerDatabase = await bench.freshDatabase(`reads_${name}_peer`);
  const server = await startOurServer(ourDatabase);
  bench.say(`laying out ${tables} tables and ${people} people`);
  const { eventId } = await layOutEvent(server, tables, people);
  await preparePlainDatabase(ourDatabase, peerDatabase, eventId);
  const peer = await startPlainPeer(peerDatabase);
  const ourClient = httpClient(server.url, clients);
  const peerClient = httpClient(peer.url, clients);

  const ours = () =>
    ratePerSecond(clients, bench.seconds, async () => {
      const json = { query: seatingQuery, variables: { id: eventId } };
      const answer = await ourClient.send('POST', '/graphql', { cookie: server.cookie, json });
      if (answer.status !== 200 || answer.body.startsWith('{"errors"'))
        throw new Error(answer.body);
    });
  const plain = () =>
    ratePerSecond(clients, bench.seconds, async () => {
      const answer = await peerClient.send('GET', '/plan', { cookie: peer.cookie });
      if (answer.status !== 200) throw new Error(answer.body);
    });
  const result: RatioResult = {
    kind: 'ratio',
    name: `seating query, ${people.toLocaleString('en')} people at ${tables} tables, beside express + pg`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    ...(await compare(bench.rounds, ours, plain)),
  };
  ourClient.close();
  peerClient.close();
  await peer.stop();
  await server.planner.end('SIGTERM');
  return result;
};
