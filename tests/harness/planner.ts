import 'reflect-metadata';
import type { Application } from '../../api/application.ts';
import { type ComposeOptions, startPlanner } from '../../api/compose.ts';
import { openPort } from '../../api/serving/openPort.ts';
import { conformanceTo } from './conformance.ts';
import { cookieFetch } from './cookieFetch.ts';
import { type FreshDatabase, migratedDatabase } from './freshDatabase.ts';
import { withPatience } from './patience.ts';
import { masterKey } from './sealing.ts';

export type Answered<Body> = { status: number; headers: Headers; body: Body };

export type CallOptions = { headers?: Record<string, string> };

/** A caller with a cookie jar of their own. */
export type Caller = {
  /**
   * Calls the REST API. Every answer is checked against the OpenAPI document. A text body is sent as it
   * is, everything else as JSON.
   */
  call: <Body>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<Answered<Body>>;
  graphql: <Data>(
    query: string,
    variables?: object,
  ) => Promise<{ status: number; data: Data | null; errors: GraphQLProblem[] }>;
  /** Their Cookie header. */
  cookie: () => string;
};

export type GraphQLProblem = { message: string; extensions: Record<string, unknown> };

export type TestPlanner = {
  url: string;
  databaseUrl: string;
  application: Application;
  /** Signs in with the embedded provider; without an address, a guest who is not signed in. */
  caller: (email?: string) => Promise<Caller>;
  stop: () => Promise<void>;
};

/**
 * Starts the whole product on a port and database of its own, without its client unless a folder is
 * given.
 */
export const startTestPlanner = async (
  overrides: Partial<ComposeOptions> = {},
): Promise<TestPlanner> => {
  const database = await databaseOf(overrides);
  const port = overrides.openPort ?? (await openPort('127.0.0.1', 0));
  const planner = await startPlanner({
    openPort: port,
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    databaseUrl: database.url,
    sessionSecret: 'a secret for tests only, which is long enough',
    masterKey,
    logLevel: 'silent',
    isProduction: false,
    projections: true,
    rateLimits: false,
    trustedProxies: 0,
    poolSizes: { log: 20, read: 20, sessions: 20 },
    ...overrides,
  });
  withPatience(planner.application.feed);
  // The address that it listens at, even if it has another public one.
  const { url } = port;
  // Uncompressed: it has half a megabyte, and never leaves this machine.
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const document = await fetch(`${url}/api/openapi.json`, plain);
  const conformance = conformanceTo(await document.text());

  const caller = async (email?: string): Promise<Caller> => {
    const browse = cookieFetch();
    if (email) await browse(`${url}/api/login?login_hint=${encodeURIComponent(email)}`);
    return {
      cookie: () => browse.cookieFor(url),
      call: async <Body>(method: string, path: string, body?: unknown, options?: CallOptions) => {
        const answer = await browse(`${url}${path}`, {
          method,
          headers: { ...(body !== undefined && jsonType), ...options?.headers },
          ...(body !== undefined && { body: sent(body) }),
        });
        const type = answer.headers.get('content-type') ?? '';
        const text = await answer.text();
        const parsed = type.startsWith('application/json') ? JSON.parse(text) : text;
        const { status, headers } = answer;
        const difference = conformance({ method, path, status, type, body: parsed });
        if (difference) throw new Error(difference);
        return { status, headers, body: parsed as Body };
      },
      graphql: async <Data>(query: string, variables?: object) => {
        const answer = await browse(`${url}/graphql`, {
          method: 'POST',
          headers: jsonType,
          body: JSON.stringify({ query, variables }),
        });
        const { data = null, errors = [] } = await answer.json();
        return { status: answer.status, data: data as Data | null, errors };
      },
    };
  };
  return {
    url,
    databaseUrl: database.url,
    application: planner.application,
    caller,
    stop: async () => {
      await planner.stop();
      await database.drop();
    },
  };
};

/** Whoever provides a database keeps it. */
const databaseOf = async ({ databaseUrl }: Partial<ComposeOptions>): Promise<FreshDatabase> =>
  databaseUrl ? { url: databaseUrl, drop: async () => undefined } : migratedDatabase();

const jsonType = { 'content-type': 'application/json' };

const sent = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array
    ? (body as Uint8Array<ArrayBuffer>)
    : JSON.stringify(body);
