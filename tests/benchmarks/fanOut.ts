import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SeatRow } from '../../schema/entities/seat.ts';
import { leaveNoChild } from '../harness/leaveNothing.ts';
import { layOutEvent, signedInTo } from './ourServer.ts';
import type { FanOutAsk } from './peers/fanOutServer.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Section } from './section.ts';
import { connectAll, subscribeAll, subscribers } from './subscribers.ts';

/** How many messages are requested at a time, and how many such blocks are under way. */
const block = 25;
const ahead = 2;

/** Counts received messages, and signals when every socket has received a block. */
const createCounter = () => {
  let count = 0;
  let onBlock: () => void = () => undefined;
  return {
    heard: () => {
      count += 1;
      if (count % (block * subscribers) === 0) onBlock();
    },
    /** Messages a second over all sockets. The next block is requested whenever one has arrived. */
    rate: async (seconds: number, ask: () => void): Promise<number> => {
      count = 0;
      const started = performance.now();
      let asked = 0;
      const askForBlock = () => {
        asked += block * subscribers;
        ask();
      };
      await new Promise<void>((done) => {
        onBlock = () => {
          if (performance.now() - started < seconds * 1000) askForBlock();
          else if (count >= asked) done();
        };
        for (let n = 0; n < ahead; n += 1) askForBlock();
      });
      return count / ((performance.now() - started) / 1000);
    },
  };
};

/**
 * Messages a second to 200 subscribers of one plan, from the change feed to their sockets. Peer: a
 * broadcast of the same bytes by a bare ws server in the same process.
 */
export const fanOut: Section = async (bench): Promise<Result[]> => {
  const server = fork(join('tests', 'benchmarks', 'peers', 'fanOutServer.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: await bench.freshDatabase('fan_out'),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
  });
  leaveNoChild(server);
  const [urls] = (await once(server, 'message')) as [{ ours: string; plain: string }];
  const organiser = await signedInTo(urls.ours);
  const { eventId, seats } = await layOutEvent(organiser, 1, 0);
  await organiser.call('PATCH', `/api/events/${eventId}`, { isPublic: true });
  const [seat] = seats as SeatRow[];
  if (!seat) throw new Error('the table has no seats');

  const ours = createCounter();
  const plain = createCounter();
  let learn: (text: string) => void = () => undefined;
  const sample = new Promise<string>((resolve) => {
    learn = resolve;
  });
  const sockets = await subscribeAll(urls.ours, eventId, (text) => {
    learn(text);
    ours.heard();
  });
  sockets.push(...(await connectAll(urls.plain, plain.heard)));

  const ask = (message: FanOutAsk) => server.send(message);
  const oursOnce = () =>
    ours.rate(bench.seconds, () => ask({ to: 'ours', eventId, seat, count: block }));
  await ours.rate(0, () => ask({ to: 'ours', eventId, seat, count: block }));
  const text = await sample;
  const plainOnce = () => plain.rate(bench.seconds, () => ask({ to: 'plain', text, count: block }));

  const result: Result = {
    kind: 'ratio',
    name: `messages to ${subscribers} subscribers, beside a ws broadcast of the same ${text.length} bytes`,
    unit: '/s',
    goal: { atLeast: 0.9 },
    ...(await compare(bench.rounds, oursOnce, plainOnce)),
  };
  for (const socket of sockets) socket.terminate();
  server.kill('SIGKILL');
  return [result];
};
