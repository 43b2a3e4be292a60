import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { cookieFetch } from '../harness/cookieFetch.ts';
import { openSocket } from '../harness/socketClient.ts';
import { httpClient } from './httpClient.ts';
import { percentile } from './load.ts';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Section } from './section.ts';

const members = 25;
/** As many as one member may have, and as many as one socket may follow. */
const [socketsEach, topicsEach] = [20, 20];
const resumptions = members * socketsEach * topicsEach;
/** Clients reconnect over this period. */
const spreadMs = 3_000;
const writesPerSecond = 50;

const subscription = `subscription Live($id: ID!, $after: String) {
  eventPlanChanged(id: $id, after: $after) { position seats { id attendeeId } }
}`;

type Topic = { id: string; after: string };

/** Public plans, each with a position after which it changed once. */
const changedPlans = async (server: OurServer): Promise<Topic[]> => {
  const topics: Topic[] = [];
  for (let n = 0; n < topicsEach; n += 1) {
    const { eventId: id } = await layOutEvent(server, 0, 0);
    const query = '{ eventPlan(id: "ID") { position } }'.replace('ID', id);
    const { data } = await server.call<{ data: { eventPlan: { position: string } } }>(
      'POST',
      '/graphql',
      { query },
    );
    await server.call('PATCH', `/api/events/${id}`, { isPublic: true });
    topics.push({ id, after: data.eventPlan.position });
  }
  return topics;
};

/**
 * Resumes all topics of all clients; resolves once each has received what it missed. Returns their
 * sockets.
 */
const comeBack = async (url: string, cookies: readonly string[], topics: readonly Topic[]) => {
  let told = 0;
  let allTold: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    [allTold, fail] = [resolve, reject];
  });
  const sockets = cookies.flatMap((cookie) =>
    Array.from({ length: socketsEach }, async (): Promise<WebSocket> => {
      await pause(Math.random() * spreadMs);
      const client = await openSocket(`${url.replace('http', 'ws')}/graphql`, {
        cookie,
        origin: url,
      });
      client.socket.on('error', fail);
      await client.init();
      client.socket.removeAllListeners('message');
      client.socket.on('message', (message) => {
        if (!String(message).includes('"next"')) return;
        told += 1;
        if (told === resumptions) allTold();
      });
      for (const [n, topic] of topics.entries()) client.subscribe(`${n}`, subscription, topic);
      return client.socket;
    }),
  );
  const [open] = await Promise.all([Promise.all(sockets), done]);
  return open;
};

/**
 * A write that is answered by a process that does not project, while 500 clients resume 10,000
 * subscriptions in it. Peer: the same without them.
 */
export const storm: Section = async (bench): Promise<Result[]> => {
  const url = await bench.freshDatabase('storm');
  const projecting = await startOurServer(url);
  const server = await startOurServer(url, { PROJECTIONS: 'off' });
  const { eventId, seats, persons } = await layOutEvent(server, 10, 50);
  const topics = await changedPlans(server);
  const cookies: string[] = [];
  for (let member = 0; member < members; member += 1) {
    const browser = cookieFetch();
    await browser(`${server.url}/api/login?login_hint=subscriber${member}@example.com`);
    cookies.push(browser.cookieFor(server.url));
  }
  const client = httpClient(server.url, 32);
  let moves = 0;
  const write = async (): Promise<number> => {
    const attendeeId = persons[moves % 50]?.id;
    const seat = seats[(moves % 50) + 50 * (Math.floor(moves / 50) % 2)];
    moves += 1;
    const started = performance.now();
    const json = { attendeeId, eventId };
    const path = `/api/seats/${seat?.id}/assign`;
    const { status } = await client.send('POST', path, { cookie: server.cookie, json });
    if (status !== 200) throw new Error(`a move was answered with ${status}`);
    return performance.now() - started;
  };
  /** The 99th percentile of writes at an even pace, until the signal. */
  const writing = async (until: Promise<unknown>): Promise<number> => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    until.then(end, end);
    const answers: Promise<number>[] = [];
    const started = performance.now();
    while (!isOver) {
      const answer = write();
      // A command that fails while others are under way is reported below.
      answer.catch(() => undefined);
      answers.push(answer);
      await pause(started + (answers.length * 1_000) / writesPerSecond - performance.now());
    }
    return percentile(await Promise.all(answers), 99);
  };

  const inStorm = async (): Promise<number> => {
    const started = performance.now();
    const back = comeBack(server.url, cookies, topics);
    const measured = await writing(back);
    bench.say(`${resumptions} resumed in ${Math.round(performance.now() - started)} ms`);
    for (const socket of await back) socket.terminate();
    return measured;
  };
  const result: Result = {
    kind: 'ratio',
    name: `write while ${resumptions.toLocaleString('en')} subscriptions are resumed, p99, beside one without`,
    unit: 'ms',
    goal: { atMost: 2 },
    ...(await compare(bench.rounds, inStorm, () => writing(pause(bench.seconds * 1_000)))),
  };
  client.close();
  await Promise.all([projecting, server].map(({ planner }) => planner.end('SIGTERM')));
  return [result];
};
