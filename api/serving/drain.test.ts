import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';

const serving = async (listener: RequestListener) => {
  const http = createServer(listener);
  const drain = createDrain(http);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return { http, drain, port: (http.address() as AddressInfo).port };
};

type Outcome = { connection: string | undefined } | { code: string | undefined };

/** Makes one request on a connection that the agent keeps. Returns the error's code if there is no answer. */
const ask = (port: number, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ connection: answer.headers.connection }));
    }).once('error', ({ code }: NodeJS.ErrnoException) => resolve({ code }));
  });

/** Repeats the request until there is no answer. */
const untilRefused = async (port: number, asked: () => void): Promise<Outcome[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  for (;;) {
    const outcome = await ask(port, agent);
    outcomes.push(outcome);
    if ('code' in outcome) return outcomes;
    asked();
  }
};

const isGone = (http: Server) =>
  new Promise((resolve) => http.getConnections((_, n) => resolve(n)));

it('answers all requests on kept connections, and then accepts no more', async () => {
  const { http, drain, port } = await serving((_request, response) => {
    setImmediate(() => response.end('fine'));
  });
  let enough: () => void = () => undefined;
  const underLoad = new Promise<void>((resolve) => {
    enough = resolve;
  });
  let answers = 0;
  const clients = Array.from({ length: 16 }, () =>
    untilRefused(port, () => {
      answers += 1;
      if (answers === 500) enough();
    }),
  );
  await underLoad;
  await drain();
  for (const outcomes of await Promise.all(clients)) {
    expect(outcomes.at(-1)).toEqual({ code: 'ECONNREFUSED' });
    expect(outcomes.at(-2)).toEqual({ connection: 'close' });
    expect(outcomes.at(-3)).toEqual({ connection: 'keep-alive' });
  }
  expect(await isGone(http)).toBe(0);
});

it('waits for a slow answer', async () => {
  const taken: ServerResponse[] = [];
  const { http, drain, port } = await serving((_request, response) => void taken.push(response));
  const outcome = ask(port, new Agent({ keepAlive: true }));
  await once(http, 'request');
  const drained = drain();
  taken[0]?.end('late');
  expect(await outcome).toEqual({ connection: 'close' });
  await drained;
});

it('does not wait for an idle connection', async () => {
  const { drain, http, port } = await serving(() => undefined);
  const silent = connect(port, '127.0.0.1');
  await once(http, 'connection');
  await drain();
  await once(silent, 'close');
  expect(silent.destroyed).toBe(true);
});
