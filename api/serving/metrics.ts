import { createHash, timingSafeEqual } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RunnerStatus } from '../../schema/ports/runnerStatus.ts';
import { Refusal } from '../../schema/refusal.ts';
import { allow } from '../http/otherMethods.ts';
import type { SetAsideNow } from '../queries/setAside.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Outcome = 'recorded' | 'unchanged' | 'refused' | 'failed';
type Watched = {
  runner: { status: () => RunnerStatus } | undefined;
  setAside: SetAsideNow;
  sockets: () => number;
};

/** The metrics of one composition. A process can have several. */
export const createMetrics = () => {
  const registry = new Registry();
  // Measuring the event loop wakes an idle process, by default every 10 ms.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const cut = new Counter({
    name: 'http_requests_cut_total',
    help: 'Requests whose client left before it had the whole answer.',
    labelNames: ['method', 'route'],
    registers: [registry],
  });
  const commands = new Counter({
    name: 'commands_total',
    help: 'Commands handled, by type and outcome.',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  });

  const refusedAdminCalls = new Counter({
    name: 'admin_calls_refused_total',
    help: 'Calls by members who are not admins to what only admins may do.',
    registers: [registry],
  });

  return {
    registry,
    timeRequests: ((request, response, next) => {
      const started = process.hrtime.bigint();
      response.once('finish', () => {
        const seconds = Number(process.hrtime.bigint() - started) / 1e9;
        durations.observe(
          {
            method: request.method,
            route: routeOf(request, response),
            status: response.statusCode,
          },
          seconds,
        );
      });
      response.once('close', () => {
        if (!response.writableFinished)
          cut.inc({ method: request.method, route: routeOf(request, response) });
      });
      next();
    }) satisfies RequestHandler,
    countCommand: (type: string, outcome: Outcome) => commands.inc({ type, outcome }),
    countRefusedAdminCall: () => refusedAdminCalls.inc(),
    watch: (parts: Watched): void => addGauges(registry, parts),
  };
};

const addGauges = (registry: Registry, { runner, setAside, sockets }: Watched): void => {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('sockets_open', 'WebSockets that are open.', sockets);
  gauge(
    'projection_set_aside_streams',
    'Plans and members that are not followed, after a domain event that cannot be projected.',
    () => setAside.all().length,
  );
  if (!runner) return;
  gauge(
    'projection_lag_seconds',
    'How long the oldest unprojected event has waited.',
    () => runner.status().lagSeconds,
  );
  gauge(
    'projection_pending_events',
    'Domain events not projected yet.',
    () => runner.status().pending,
  );
  gauge('projection_failed', '1 while projections have stopped.', () =>
    runner.status().state === 'failed' ? 1 : 0,
  );
};

/**
 * The route's pattern without ids, because a label must have few values. A request with a method that its
 * path lacks has no route; otherwise anybody could add a value for each method.
 */
const routeOf = (request: Request, response: Response): string => {
  if (request.route && !response.hasHeader('Allow'))
    return `${request.baseUrl}${String(request.route.path)}`;
  return request.baseUrl === '/graphql' ? '/graphql' : 'other';
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Requires `Authorization: Bearer <token>`, if there is a token. @throws Refusal NOT_SIGNED_IN */
const requireToken = (token: string | undefined): RequestHandler => {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return (request, response, next) => {
    const isKnown =
      !expected || timingSafeEqual(digest(request.get('authorization') ?? ''), expected);
    if (isKnown) return next();
    response.set('WWW-Authenticate', 'Bearer');
    throw new Refusal('NOT_SIGNED_IN', 'The metrics need their token: see METRICS_TOKEN');
  };
};

/** Serves `/metrics` in the Prometheus text format. */
export const mountMetrics = (app: Express, { registry }: Metrics, token?: string): void => {
  app.get('/metrics', requireToken(token), async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  app.all('/metrics', allow('get'));
};
