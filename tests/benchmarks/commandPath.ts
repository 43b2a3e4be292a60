import { httpClient } from './httpClient.ts';
import { ratePerSecond } from './load.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import { preparePlainDatabase, startPlainPeer } from './plainPeer.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Bench } from './section.ts';

const clients = 32;

/**
 * A command's full path: HTTP, session, permission, decision, append, projection and answer. Each of 32
 * clients moves one person between two seats. Peer: express + pg, `UPDATE seats` in a transaction, with
 * the same session look-up.
 */
export const commandPath = async (bench: Bench): Promise<Result[]> => {
  const ourDatabase = await bench.freshDatabase('command_ours');
  const peerDatabase = await bench.freshDatabase('command_peer');
  const server = await startOurServer(ourDatabase);
  const { eventId, seats, persons } = await layOutEvent(server, 10, clients);
  await preparePlainDatabase(ourDatabase, peerDatabase, eventId);
  const peer = await startPlainPeer(peerDatabase);

  const move = async (send: (seatId: string, attendeeId: string) => Promise<number>) =>
    ratePerSecond(clients, bench.seconds, async (client, n) => {
      const seat = seats[client * 2 + (n % 2)];
      const person = persons[client];
      if (!seat || !person) throw new Error('each client has two seats and a person');
      const status = await send(seat.id, person.id);
      if (status !== 200) throw new Error(`a move was answered with ${status}`);
    });
  const ourClient = httpClient(server.url, clients);
  const peerClient = httpClient(peer.url, clients);
  const ours = () =>
    move(async (seatId, attendeeId) => {
      const json = { attendeeId, eventId };
      const path = `/api/seats/${seatId}/assign`;
      return (await ourClient.send('POST', path, { cookie: server.cookie, json })).status;
    });
  const plain = () =>
    move(async (seatId, attendeeId) => {
      const path = `/seats/${seatId}/assign`;
      const json = { attendeeId, eventId };
      return (await peerClient.send('POST', path, { cookie: peer.cookie, json })).status;
    });

  const result: Result = {
    kind: 'ratio',
    name: 'command, full path, 32 clients, beside express + pg UPDATE',
    unit: '/s',
    goal: { atLeast: 0.7 },
    ...(await compare(bench.rounds, ours, plain)),
  };
  ourClient.close();
  peerClient.close();
  await peer.stop();
  await server.planner.end('SIGTERM');
  return [result];
};
