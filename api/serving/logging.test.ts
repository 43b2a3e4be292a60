import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { ProjectionError } from '../../projections/engine/projector.ts';
import { createLogger, logRequests } from './logging.ts';
import { createMetrics } from './metrics.ts';

const logged = (err: Error): { err: object } => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  createLogger({ logLevel: 'info', logTo }).error({ err }, 'It failed.');
  return JSON.parse(lines.join(''));
};

it('does not log the values that a database error quotes', () => {
  const error = Object.assign(new Error('duplicate key value: mira@example.com'), {
    code: '23505',
    detail: 'Key (email)=(mira@example.com) already exists.',
  });
  const line = logged(error);
  expect(line.err).toMatchObject({ name: 'Error', code: '23505' });
  expect(JSON.stringify(line)).not.toContain('mira');
});

it('logs what to do about a full disk', () => {
  const error = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(logged(error).err).toMatchObject({ message: expect.stringContaining('disk is full') });
});

it('logs the event at which a projection stopped', () => {
  const line = logged(new ProjectionError('seats cannot apply SeatAssigned at 7'));
  expect(line.err).toMatchObject({ message: 'seats cannot apply SeatAssigned at 7' });
});

it('logs a request that its client cut, with the status only if that was sent', async () => {
  const lines: string[] = [];
  let told: () => void = () => undefined;
  const write = (line: string) => {
    lines.push(line);
    told();
  };
  const metrics = createMetrics();
  const app = express().use(
    logRequests(createLogger({ logLevel: 'debug', logTo: { write } })),
    metrics.timeRequests,
  );
  const begun = new EventEmitter();
  app.get('/waits', () => void begun.emit('waits'));
  app.get(
    '/streams',
    (_request, response) => void response.write('a part', () => begun.emit('streams')),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of ['waits', 'streams']) {
    const isTold = new Promise<void>((resolve) => {
      told = resolve;
    });
    const isBegun = once(begun, path);
    const asking = request({ port, path: `/${path}` })
      .on('error', () => undefined)
      .end();
    await isBegun;
    asking.destroy();
    await isTold;
  }
  server.close();
  const [waited, streamed] = lines.map((line) => JSON.parse(line));
  expect(waited).toMatchObject({ level: 20, msg: 'request cut', req: { path: '/waits' } });
  expect(waited.res).toEqual({});
  expect(streamed).toMatchObject({ msg: 'request cut', res: { status: 200 } });
  const text = await metrics.registry.metrics();
  for (const path of ['waits', 'streams'])
    expect(text).toContain(`http_requests_cut_total{method="GET",route="/${path}"} 1`);
  expect(text).not.toContain('http_request_duration_seconds_count{');
});

it("logs a request's path, without its query and without keys", async () => {
  const lines: string[] = [];
  let told: () => void = () => undefined;
  const isTold = new Promise<void>((resolve) => {
    told = resolve;
  });
  const write = (line: string) => {
    lines.push(line);
    told();
  };
  const logger = createLogger({ logLevel: 'debug', logTo: { write } });
  const app = express().use(logRequests(logger), (_request, response) => {
    response.status(503).end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/public/arrangements/secret/seats?who=mira`;
  const { headers } = await fetch(url);
  await isTold;
  server.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 40,
      msg: 'request errored',
      req: {
        id: headers.get('x-request-id'),
        method: 'GET',
        path: '/api/public/arrangements/…/seats',
      },
      res: { status: 503 },
      responseTime: expect.any(Number),
    },
  ]);
});
