import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttendeeRow, EventRow } from '../../schema/readModels.ts';
import { startOwnProvider } from '../harness/ownProvider.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

type Problem = { message: string; code: string; issues: { path: string }[] };
type Init = { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

let planner: TestPlanner;
let organiser: Caller;
let event: EventRow;
beforeAll(async () => {
  planner = await startTestPlanner();
  organiser = await planner.caller('organiser@example.com');
  event = (await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' })).body;
});
afterAll(() => planner.stop());

/** What only a program would say: a stack, SQL, a file of ours or a library's, PostgreSQL. */
const innards =
  /\bat .+:\d+:\d+|node_modules|\.[jt]s\b|\bSELECT\b|\bINSERT\b|syntax error|relation "|invalid byte|Unexpected (token|end)|zod|ZodError|Error:/;

/** Sends as the signed-in organiser, byte for byte. No answer may tell how the planner works. */
const send = async (method: string, path: string, { body, headers }: Init = {}) => {
  const answer = await fetch(`${planner.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { cookie: organiser.cookie(), ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  expect(text).not.toMatch(innards);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    problem: (isJson ? JSON.parse(text) : {}) as Problem,
  };
};

const json = { 'content-type': 'application/json' };

const create = (body: Init['body'], headers: Record<string, string> = json) =>
  send('POST', '/api/events', { body, headers });

const names = async (): Promise<string[]> =>
  (await organiser.call<EventRow[]>('GET', '/api/events')).body.map(({ name }) => name);

describe('a body that is no JSON', () => {
  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['JSON by another name', { 'content-type': 'text/json' }],
    ['no type at all', { 'content-type': '' }],
    ['JSON in another alphabet', { 'content-type': 'application/json; charset=latin1' }],
    ['an unknown encoding', { ...json, 'content-encoding': 'zstd' }],
  ])('is refused as %s with 415', async (_, headers) => {
    const { status, problem } = await create('{"name":"Smuggled"}', headers);
    expect([status, problem.code]).toEqual([415, 'WRONG_TYPE']);
  });

  it.each([
    '{"name": ',
    '{"name":"x"}}',
    '{name:"x"}',
    '{"name":NaN}',
    'null',
    '"x"',
    '7',
    '[]',
    '[{"name":"x"}]',
    '\ufeff{',
    '['.repeat(40_000),
  ])('is refused with 400: %.20s', async (body) => {
    const { status, problem } = await create(body);
    expect([status, problem.code]).toEqual([400, 'BAD_INPUT']);
    expect(problem.message).toMatch(/^(The request is not valid JSON|Send a JSON object)$/);
  });

  it('is refused with 400 where it only claims to be compressed', async () => {
    expect((await create('{"name":"x"}', { ...json, 'content-encoding': 'gzip' })).status).toBe(
      400,
    );
  });

  it('has created nothing by any of this', async () => {
    expect(await names()).toEqual(['Dinner']);
  });
});

describe('a body that is too large', () => {
  const large = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });

  it('is refused with 413 as JSON', async () => {
    const { status, problem } = await create(large(110_000));
    expect([status, problem.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('is refused with 413 where it does not say how long it is', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...json, cookie: organiser.cookie() };
      const sending = request(`${planner.url}/api/events`, { method: 'POST', headers }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      sending.on('error', reject);
      sending.write('{"name":"');
      sending.write('x'.repeat(150_000));
      sending.end('"}');
    });
    expect(status).toBe(413);
  });

  it('is refused with 413 where it is small only while compressed', async () => {
    const body = Uint8Array.from(gzipSync(large(20_000_000)));
    expect(body.length).toBeLessThan(30_000);
    expect((await create(body, { ...json, 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('is not even read from who is signed out', async () => {
    const body = large(5_000_000);
    const path = '/api/attendees/bulk';
    const { status, problem } = await send('POST', path, {
      body,
      headers: { ...json, cookie: '' },
    });
    expect([status, problem.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await send('POST', path, { body: large(6_400_000), headers: json })).status).toBe(413);
  });

  it('is refused where it is deep instead', async () => {
    const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const { status, problem } = await create(deep);
    expect([status, problem.issues.map(({ path }) => path)]).toEqual([400, ['name']]);
  });
});

describe('fields that reach for the prototype', () => {
  it.each([
    '{"name":"x","__proto__":{"isPublic":true}}',
    '{"name":"x","constructor":{"prototype":{"isPublic":true}}}',
    '{"__proto__":{"name":"x"}}',
    '{"name":{"__proto__":"x"}}',
  ])('are refused with 400: %s', async (body) => {
    expect((await create(body)).status).toBe(400);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await names()).toEqual(['Dinner']);
  });

  it('are refused within a list, and in a query they name nothing', async () => {
    const body = `{"eventId":"${event.id}","attendees":[{"name":"Ada","__proto__":{"attendeeRole":"employee"}}]}`;
    const { status, problem } = await send('POST', '/api/attendees/bulk', { body, headers: json });
    expect([status, problem.issues]).toEqual([
      400,
      [expect.objectContaining({ index: 0, path: '__proto__' })],
    ]);
    const query = await send('GET', '/api/events?__proto__[limit]=1&constructor=1&toString=1');
    expect([query.status, JSON.parse(query.text)]).toEqual([200, [event]]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('text that no text is', () => {
  it.each(['\u0000', 'a\u0000b', '\u0007', '\u001b[2J', '\ud800', 'a\udc00b', '\udc00\ud800'])(
    'is refused with 400: %j',
    async (text) => {
      for (const field of ['name', 'description', 'location']) {
        const { status, problem } = await create(JSON.stringify({ name: 'x', [field]: text }));
        expect([status, problem.issues.map(({ path }) => path)]).toEqual([400, [field]]);
      }
      const attendee = { eventId: event.id, name: 'Ada', tags: [text] };
      const { status } = await send('POST', '/api/attendees', {
        body: JSON.stringify(attendee),
        headers: json,
      });
      expect(status).toBe(400);
    },
  );

  it.each(['%00', 'a%00b', '%ED%A0%80', '%E0%A4%A', '%'])(
    'is refused with 400 in an address: %s',
    async (id) => {
      const { status, problem } = await send('GET', `/api/events/${id}`);
      expect([status, problem.code]).toEqual([400, 'BAD_INPUT']);
    },
  );

  it('is refused with 400 where an id is due', async () => {
    for (const path of [
      '/api/attendees?event=%00',
      '/api/tables?event=%00',
      '/api/seats/all?event=%00',
      '/api/arrangements?event=%00',
    ]) {
      expect((await send('GET', path)).status, path).toBe(400);
    }
    for (const [path, body] of [
      ['/api/seats/auto-assign', { eventId: '\u0000' }],
      ['/api/tables', { eventId: '\u0000', name: 'T', capacity: 4, layout: 'oval' }],
      ['/api/arrangements', { tableId: '\u0000', name: 'A' }],
    ] as const) {
      const { status } = await send('POST', path, { body: JSON.stringify(body), headers: json });
      expect(status, path).toBe(400);
    }
  });

  it.each(['9999-12-31T23:59:59-14:00', '0000-01-01', '+275760-09-13', '1e400', 'Infinity'])(
    'is refused with 400 as a date, so that no projection meets it: %s',
    async (startDate) => {
      const { status, problem } = await create(JSON.stringify({ name: 'Far', startDate }));
      expect([status, problem.issues.map(({ path }) => path)]).toEqual([400, ['startDate']]);
    },
  );
});

describe('an id of the caller’s making', () => {
  it.each([
    'x'.repeat(8_000),
    '-1',
    '1e400',
    '..%2F..%2Fetc%2Fpasswd',
    "'%20OR%20'1'='1",
    '%3B%20DROP%20TABLE%20read.events',
    'null',
    '[object%20Object]',
  ])('names nothing: %.30s', async (id) => {
    for (const path of [
      `/api/events/${id}`,
      `/api/attendees/${id}`,
      `/api/tables/${id}`,
      `/api/arrangements/${id}`,
      `/api/attendees?event=${id}`,
    ]) {
      const { status, problem } = await send('GET', path);
      expect([status, problem.code], path).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    }
  });

  it.each(['event=1&event=2', 'event[]=1', 'event[a]=1'])(
    'is refused with 400 as ?%s',
    async (query) => {
      expect((await send('GET', `/api/seats/all?${query}`)).status).toBe(400);
    },
  );

  it('is met in a query that no list knows, and does nothing', async () => {
    const { status, text } = await send(
      'GET',
      "/api/events?sort=name;DROP%20TABLE%20read.events&search='--&order=(select%201)",
    );
    expect([status, JSON.parse(text)]).toEqual([200, [event]]);
  });
});

describe('names that would be code elsewhere', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "'); DROP TABLE read.attendees; --",
    '{{7*7}} <%= 7*7 %>',
    '=cmd|calc',
  ];

  it('are stored and answered as the text that they are', async () => {
    const attendees = hostile.map((name) => ({ name, company: name, notes: name, tags: [name] }));
    const added = await organiser.call<AttendeeRow[]>('POST', '/api/attendees/bulk', {
      eventId: event.id,
      attendees,
    });
    expect(
      added.body.map(({ name, company, notes, tags }) => ({
        name,
        company,
        notes,
        tags: tags.slice(1),
      })),
    ).toEqual(attendees);
    const read = await send('GET', `/api/attendees?event=${event.id}`);
    expect(read.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
    expect((JSON.parse(read.text) as AttendeeRow[]).map(({ name }) => name).sort()).toEqual(
      [...hostile].sort(),
    );
  });

  it('lose what cannot be seen: directions turned about and characters without width', async () => {
    const { body } = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
      eventId: event.id,
      name: '\u202eadA\u202c \u200bLove\u2066lace\ufeff',
    });
    expect(body.name).toBe('adA Lovelace');
  });
});

describe('a request from another site', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ] as Record<string, string>[];

  it.each(foreign)(
    'that writes is refused with 403, and nothing is changed: %j',
    async (headers) => {
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
    },
  );

  it('is not told that it may read: no CORS header, asked before or with the request', async () => {
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

  it('is told from one’s own, which may write', async () => {
    const headers = { ...json, origin: planner.url, 'sec-fetch-site': 'same-origin' };
    const { status } = await send('PATCH', `/api/events/${event.id}`, {
      body: '{"location":"Hall"}',
      headers,
    });
    expect(status).toBe(200);
  });

  it('under a name that points here is refused; this machine’s other name leads to the one it goes by', async () => {
    const { port } = new URL(planner.url);
    const get = (host: string) =>
      new Promise<{ status?: number; location?: string }>((resolve, reject) => {
        const headers = { host, cookie: organiser.cookie() };
        request(`${planner.url}/api/events`, { headers }, (answer) => {
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
      expect((await get(host)).status, host).toBe(403);
    }
    expect(await get(`localhost:${port}`)).toEqual({
      status: 307,
      location: `${planner.url}/api/events`,
    });
  });
});

it('knows no other way to say a method', async () => {
  const headers = { ...json, 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' };
  for (const [method, path] of [
    ['POST', `/api/events/${event.id}`],
    ['PUT', `/api/events/${event.id}`],
    ['POST', `/api/events/${event.id}?_method=DELETE`],
  ] as const) {
    const { status, problem } = await send(method, path, { headers, body: '{}' });
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
  }
  expect((await send('GET', `/api/events/${event.id}`)).status).toBe(200);
});

describe('what every answer says to the browser', () => {
  it.each([
    '/api/events',
    '/api/docs',
    '/api/none',
    '/api/events/%00',
    '/healthz',
    '/api/public/arrangements/none',
  ])('is strict: %s', async (path) => {
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

  it('forbids to keep what is of somebody', async () => {
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

  it('insists on TLS for a year or more, subdomains included', async () => {
    const { headers } = await fetch(`${busy.url}/api/docs`);
    const [, age] =
      /^max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '') ??
      [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  });

  it('answers 429 to who asks for public links without end, whatever address they claim to have', async () => {
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

  it('answers 429 to who begins to sign in without end', async () => {
    const begin = () => fetch(`${busy.url}/api/login`, { redirect: 'manual' });
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await begin()).status);
    expect(statuses.slice(0, 60).every((status) => status === 302)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
