import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventRow } from '../../schema/entities/event.ts';
import { startOwnProvider } from '../harness/ownProvider.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { byteForByte, json, type Problem } from './byteForByte.ts';

let planner: TestPlanner;
let organiser: Caller;
let event: EventRow;
let send: ReturnType<typeof byteForByte>;
beforeAll(async () => {
  planner = await startTestPlanner();
  organiser = await planner.caller('organiser@example.com');
  send = byteForByte(planner, organiser);
  event = (await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' })).body;
});
afterAll(() => planner.stop());

const names = async (): Promise<string[]> =>
  (await organiser.call<EventRow[]>('GET', '/api/events')).body.map(({ name }) => name);

describe('a request from another site', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ] as Record<string, string>[];

  it.each(foreign)('that writes is refused with 403, and changes nothing: %j', async (headers) => {
    const before = await names();
    const rename = JSON.stringify({ name: 'Taken over' });
    const mutation = JSON.stringify({
      query: 'mutation { createEvent(input: { name: "Taken over" }) { position } }',
    });
    for (const [method, path, body] of [
      ['POST', '/api/events', rename],
      ['PATCH', `/api/events/${event.id}`, rename],
      ['DELETE', `/api/events/${event.id}`, undefined],
      ['PATCH', '/api/auth/profile', '{"firstName":"Eve"}'],
      ['POST', '/graphql', mutation],
    ] as const) {
      const { status, text } = await send(method, path, {
        body,
        headers: { ...json, ...headers },
      });
      expect([status, text], `${method} ${path}`).toEqual([
        403,
        expect.stringContaining('"code":"FORBIDDEN"'),
      ]);
    }
    expect(await names()).toEqual(before);
  });

  it('may not be read: no CORS header, before or with the request', async () => {
    const origin = 'https://evil.example';
    const asking = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'content-type',
    };
    for (const { headers } of [
      await send('OPTIONS', `/api/events/${event.id}`, { headers: asking }),
      await send('GET', '/api/events', { headers: { origin } }),
      await send('OPTIONS', '/graphql', { headers: asking }),
    ]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it("differs from one's own, which may write", async () => {
    const headers = { ...json, origin: planner.url, 'sec-fetch-site': 'same-origin' };
    const { status } = await send('PATCH', `/api/events/${event.id}`, {
      body: '{"location":"Hall"}',
      headers,
    });
    expect(status).toBe(200);
  });

  it('under a name that points here is refused; this machine’s other name leads to the usual one', async () => {
    const { port } = new URL(planner.url);
    const get = (host: string, path = '/api/events') =>
      new Promise<{ status?: number; location?: string }>((resolve, reject) => {
        const headers = { host, cookie: organiser.cookie() };
        request(`${planner.url}${path}`, { headers }, (answer) => {
          const { statusCode: status, headers } = answer.resume();
          resolve({ status, location: headers.location });
        })
          .on('error', reject)
          .end();
      });
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      '0.0.0.0',
    ]) {
      for (const path of ['/api/events', '/metrics', '/readyz', '/healthz'])
        expect((await get(host, path)).status, `${host} ${path}`).toBe(403);
    }
    expect((await get(`localhost:${port}`, '/readyz')).status).toBe(200);
    expect(await get(`localhost:${port}`)).toEqual({
      status: 307,
      location: `${planner.url}/api/events`,
    });
  });
});

it('cannot state its method in another way', async () => {
  const headers = { ...json, 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' };
  for (const [method, path] of [
    ['POST', `/api/events/${event.id}`],
    ['PUT', `/api/events/${event.id}`],
    ['POST', `/api/events/${event.id}?_method=DELETE`],
  ] as const) {
    const { status, problem } = await send(method, path, { headers, body: '{}' });
    expect([status, problem.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  }
  expect((await send('GET', `/api/events/${event.id}`)).status).toBe(200);
});

describe('the headers of every answer', () => {
  it.each([
    '/api/events',
    '/api/docs',
    '/api/none',
    '/api/events/%00',
    '/healthz',
    '/api/public/arrangements/none',
  ])('are strict: %s', async (path) => {
    const { headers } = await send('GET', path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('forbid caching of personal data', async () => {
    for (const path of ['/api/events', '/api/auth/user', '/api/events/none', '/api/admin/users']) {
      expect((await send('GET', path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

describe('at an address with TLS, with limits on', () => {
  let busy: TestPlanner;
  let provider: Awaited<ReturnType<typeof startOwnProvider>>;
  beforeAll(async () => {
    provider = await startOwnProvider();
    busy = await startTestPlanner({
      publicUrl: 'https://planner.example.com',
      oauth: provider.oauth,
      rateLimits: true,
    });
  });
  afterAll(async () => {
    await busy.stop();
    await provider.stop();
  });

  it('requires TLS for a year or more, subdomains included', async () => {
    const { headers } = await fetch(`${busy.url}/api/docs`);
    const [, age] =
      /^max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '') ??
      [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  });

  it('answers 429 to endless guesses of public links, whatever address they claim', async () => {
    const guest = await busy.caller();
    const ask = (n: number) =>
      guest.call<Problem>('GET', `/api/public/arrangements/guess-${n}`, undefined, {
        headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` },
      });
    const answers = [];
    for (let n = 0; n < 125; n += 1) answers.push(await ask(n));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(120).fill(404),
      ...Array(5).fill(429),
    ]);
    const { headers, body } = await ask(200);
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', issues: [] });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts each link in a document, not the documents', async () => {
    const guest = await busy.caller();
    const guesses = (round: number) =>
      Array.from(
        { length: 30 },
        (_, n) => `a${n}: publicArrangement(id: "g-${round}-${n}") { id }`,
      );
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { errors } = await guest.graphql(`{ ${guesses(round).join(' ')} }`);
      codes.push(...errors.map(({ extensions }) => String(extensions.code)));
    }
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(codes.length).toBeGreaterThanOrEqual(30);
  });

  it('answers 429 to endless starts of sign-ins', async () => {
    const begin = () => fetch(`${busy.url}/api/login`, { redirect: 'manual' });
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await begin()).status);
    expect(statuses.slice(0, 60).every((status) => status === 302)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

it('lets all guests of a house open their links at once, even if one of them guesses', async () => {
  const limited = await startTestPlanner({ rateLimits: true });
  try {
    const host = await limited.caller('organiser@example.com');
    const { body: dinner } = await host.call<EventRow>('POST', '/api/events', { name: 'Dinner' });
    const toSave = { eventId: dinner.id, name: 'First seating', isPublic: true };
    const { body: saved } = await host.call<{ id: string }>('POST', '/api/arrangements', toSave);
    const guest = await limited.caller();
    const statusOf = async (id: string) =>
      (await guest.call('GET', `/api/public/arrangements/${id}`)).status;
    for (let n = 0; n < 120; n += 1) await statusOf(`guess-${n}`);
    expect(await statusOf('guess-121')).toBe(429);
    const looks = await Promise.all(Array.from({ length: 150 }, () => statusOf(saved.id)));
    expect(new Set(looks)).toEqual(new Set([200]));
  } finally {
    await limited.stop();
  }
});
