import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { byteForByte, type Init, json } from './byteForByte.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
let event: EventRow;
let send: ReturnType<typeof byteForByte>;
beforeAll(async () => {
  send = byteForByte(planner, organiser);
  event = (await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' })).body;
});

const create = (body: Init['body'], headers: Record<string, string> = json) =>
  send('POST', '/api/events', { body, headers });

const names = async (): Promise<string[]> =>
  (await organiser.call<EventRow[]>('GET', '/api/events')).body.map(({ name }) => name);

describe('an unknown query parameter', () => {
  it.each(['event[]=x', 'event[$ne]=1', 'includeholding=true', 'limit=5&debug=1'])(
    'is refused with 400: %s',
    async (query) => {
      const { status, problem } = await send('GET', `/api/attendees?${query}`);
      expect([status, problem.code]).toEqual([400, 'BAD_INPUT']);
      expect(problem.message).toBe('Unknown field');
    },
  );

  it('is refused by a route without any', async () => {
    expect((await send('GET', `/api/events/${event.id}?fields=name`)).status).toBe(400);
  });
});

it.each([
  ['GET', '/api/attendees', 'event'],
  ['GET', '/api/tables', 'event'],
  ['GET', '/api/events/:id/history', 'kind'],
  ['GET', '/api/events/:id/moments', 'at'],
  ['POST', '/api/tables', 'event'],
  ['GET', '/api/attendees/of/explanation', 'moveBudget'],
])('an empty query parameter is refused with 400: %s %s?%s=', async (method, path, name) => {
  const { status, problem } = await send(method, `${path.replace(':id', event.id)}?${name}=`);
  expect(status).toBe(400);
  expect(problem.issues).toEqual([{ path: name, message: 'Must not be empty' }]);
});

it.each(['1e3', '0x10', '%205', '-0'])('"%s" is no number in a query', async (budget) => {
  const path = `/api/attendees/of/explanation?moveBudget=${budget}`;
  const { status, problem } = await send('GET', path);
  expect([status, problem.message]).toEqual([400, 'Must be a whole number']);
});

describe('a body that is not JSON', () => {
  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['JSON by another name', { 'content-type': 'text/json' }],
    ['no type at all', { 'content-type': '' }],
    ['JSON in another alphabet', { 'content-type': 'application/json; charset=latin1' }],
    ['an unknown encoding', { ...json, 'content-encoding': 'compress' }],
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

  it.each([
    ['POST', '/api/events', '{"name":"M\xfcller"}'],
    ['POST', '/api/events', '{"name":"half of an emoji \xed\xa0\xbd"}'],
    [
      'POST',
      '/graphql',
      '{"query":"mutation{createEvent(input:{name:\\"M\xfcller\\"}){event{id}}}"}',
    ],
  ])('is refused with 400 if its bytes are not UTF-8: %s %s', async (method, path, body) => {
    const bytes = Uint8Array.from(Buffer.from(body, 'latin1'));
    const { status, text } = await send(method, path, { body: bytes, headers: json });
    expect([status, text]).toEqual([
      400,
      expect.stringContaining('The request is not valid UTF-8'),
    ]);
  });

  it('is refused with 400 if it only claims to be compressed', async () => {
    expect((await create('{"name":"x"}', { ...json, 'content-encoding': 'gzip' })).status).toBe(
      400,
    );
  });

  it('has created nothing', async () => {
    expect(await names()).toEqual(['Dinner']);
  });
});

describe('a body in an unknown encoding', () => {
  it.each([
    ['POST', '/api/events', 'application/json'],
    ['POST', '/api/events/of/imports', 'text/csv'],
    ['POST', '/api/events/of/images', 'image/png'],
    ['POST', '/graphql', 'application/json'],
  ])('is refused with 415 and the known ones: %s %s', async (method, path, type) => {
    const asked = { 'content-type': type, 'content-encoding': 'foo' };
    const { status, headers, text } = await send(method, path, { body: '{}', headers: asked });
    expect(status).toBe(415);
    expect(text).toContain('"code":"WRONG_TYPE"');
    expect(text).toContain('Send the body as it is, or with one of these encodings: gzip,');
    expect(headers.get('accept-encoding')).toBe('gzip, deflate, br');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is not one in %s', async (encoding, compress) => {
    const body = Uint8Array.from(compress('{"name":""}'));
    const { problem } = await create(body, { ...json, 'content-encoding': encoding });
    expect(problem.issues).toMatchObject([{ path: 'name' }]);
  });
});

describe('a body that breaks thousands of rules', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => n);
  const unknown = Object.fromEntries(many.map((n) => [`field${n}`, 0]));

  it.each([
    ['/api/attendees', unknown],
    ['/api/attendees/bulk', { attendees: many }],
    ['/api/attendees/bulk', { attendees: [{ name: 'Ada', ...unknown }] }],
  ])('is refused with the first hundred issues: %s', async (path, fields) => {
    const body = JSON.stringify({ eventId: event.id, ...fields });
    const { status, problem } = await send('POST', path, { body, headers: json });
    expect([status, problem.issues]).toEqual([400, expect.objectContaining({ length: 100 })]);
  });
});

describe('a body that is too large', () => {
  const large = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });

  it('is refused with 413 as JSON', async () => {
    const { status, problem } = await create(large(110_000));
    expect([status, problem.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('is refused with 413 without a declared length', async () => {
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

  it.each([
    ['POST', '/api/events', 'application/json'],
    ['POST', '/api/attendees/bulk', 'application/json'],
    ['POST', '/api/events/of/imports', 'text/csv'],
    ['POST', '/api/events/of/images', 'image/png'],
    ['POST', '/graphql', 'application/json'],
  ])('is refused with 413 before it is sent: %s %s', async (method, path, type) => {
    const headers = {
      'content-type': type,
      'content-length': 10 ** 12,
      cookie: organiser.cookie(),
    };
    const sending = request(planner.url + path, { method, headers });
    sending.on('error', () => undefined).flushHeaders();
    const [{ statusCode }] = await once(sending, 'response');
    sending.destroy();
    expect(statusCode).toBe(413);
  });

  it('is refused with 413 if it is small only while compressed', async () => {
    const body = Uint8Array.from(gzipSync(large(20_000_000)));
    expect(body.length).toBeLessThan(30_000);
    expect((await create(body, { ...json, 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('is not even read from a signed-out client', async () => {
    const body = large(5_000_000);
    const path = '/api/attendees/bulk';
    const { status, problem } = await send('POST', path, {
      body,
      headers: { ...json, cookie: '' },
    });
    expect([status, problem.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await send('POST', path, { body: large(6_400_000), headers: json })).status).toBe(413);
  });

  it.each([
    ['/api/attendees/bulk', (list: string) => `{"attendees":${list}}`, '{}'],
    ['/api/attendees/bulk', (list: string) => `{"attendees":${list}}`, '1'],
    ['/graphql', (list: string) => `{"query":"mutation { a }","variables":{"v":${list}}}`, '1'],
  ])(
    'is refused with 400 before it is parsed if it holds a million values: %s',
    async (path, around, value) => {
      const body = around(`[${Array(1_000_000).fill(value)}]`);
      const { status, text } = await send('POST', path, { body, headers: json });
      expect([status, text]).toEqual([400, expect.stringContaining('at most 500,000 values')]);
    },
  );

  it('is refused if it is deeply nested instead', async () => {
    const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const { status, problem } = await create(deep);
    expect([status, problem.issues.map(({ path }) => path)]).toEqual([400, ['name']]);
  });

  it('is refused if it is deeply nested in the tags, which may name the event', async () => {
    const body = `{"name":"Ada","tags":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`;
    const { status, problem } = await send('POST', '/api/attendees', { body, headers: json });
    expect([status, problem.code]).toEqual([400, 'BAD_INPUT']);
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

  it('are refused within a list, and in a query', async () => {
    const body = `{"eventId":"${event.id}","attendees":[{"name":"Ada","__proto__":{"attendeeRole":"employee"}}]}`;
    const { status, problem } = await send('POST', '/api/attendees/bulk', { body, headers: json });
    expect([status, problem.issues]).toEqual([
      400,
      [expect.objectContaining({ index: 0, path: '__proto__' })],
    ]);
    const query = await send('GET', '/api/events?__proto__[limit]=1&constructor=1&toString=1');
    expect([query.status, query.problem.issues.map(({ path }) => path)]).toEqual([
      400,
      ['__proto__[limit]', 'constructor', 'toString'],
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('invalid text', () => {
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

  it('is refused with 400 in place of an id', async () => {
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
      ['/api/arrangements/%00/apply', {}],
    ] as const) {
      const { status } = await send('POST', path, { body: JSON.stringify(body), headers: json });
      expect(status, path).toBe(400);
    }
  });

  it.each(['9999-12-31T23:59:59-14:00', '0000-01-01', '+275760-09-13', '1e400', 'Infinity'])(
    'is refused with 400 as a date, before any projection: %s',
    async (startDate) => {
      const { status, problem } = await create(JSON.stringify({ name: 'Far', startDate }));
      expect([status, problem.issues.map(({ path }) => path)]).toEqual([400, ['startDate']]);
    },
  );
});

describe('an id that the caller made up', () => {
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
      `/api/arrangements/${id}/effect`,
      `/api/attendees?event=${id}`,
    ]) {
      const { status, problem } = await send('GET', path);
      expect([status, problem.code], path).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    }
    for (const [path, body] of [
      [`/api/arrangements/${id}/apply`, {}],
      [`/api/arrangements/${id}/duplicate`, {}],
      [`/api/arrangements/${id}/restore`, {}],
      [`/api/arrangements/${id}/use`, { eventId: event.id }],
    ] as const) {
      const { status, problem } = await send('POST', path, {
        body: JSON.stringify(body),
        headers: json,
      });
      const tooLong = [400, 'BAD_INPUT'];
      const expected = id.length > 1_000 ? tooLong : [404, 'ARRANGEMENT_NOT_FOUND'];
      expect([status, problem.code], path).toEqual(expected);
    }
  });

  it.each(['event=1&event=2', 'event[]=1', 'event[a]=1'])(
    'is refused with 400 as ?%s',
    async (query) => {
      expect((await send('GET', `/api/seats/all?${query}`)).status).toBe(400);
    },
  );

  it('is refused in an unknown query parameter, and does nothing', async () => {
    const { status } = await send(
      'GET',
      "/api/events?sort=name;DROP%20TABLE%20read.events&search='--&order=(select%201)",
    );
    expect(status).toBe(400);
    expect(await names()).toContain(event.name);
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

  it('are stored and answered as plain text', async () => {
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

  it('are measured in code points, by the rule and by the database', async () => {
    const named = (name: string) =>
      organiser.call<{ id: string; name: string }>('POST', '/api/arrangements', {
        eventId: event.id,
        name,
      });
    const { status, body } = await named('😀'.repeat(100));
    expect([status, body.name]).toEqual([201, '😀'.repeat(100)]);
    const { rows } = await planner.application.read.raw(
      'SELECT char_length(name) AS length FROM seating_arrangements WHERE id = ?',
      [body.id],
    );
    expect(rows).toEqual([{ length: 100 }]);
    expect((await named('😀'.repeat(101))).status).toBe(400);
  });

  it.each(['\u3164', '\u2800', '\u00ad', '\u115f', '\u200b\u202e', '\u0301'])(
    'are refused if they are invisible: %j',
    async (name) => {
      const { status } = await organiser.call('POST', '/api/attendees', {
        eventId: event.id,
        name,
      });
      expect(status).toBe(400);
    },
  );

  it('are equal if they look the same', async () => {
    for (const name of ['Jose\u0301', 'Jos\u00e9', 'Jo\u00ads\u00e9\u2060']) {
      const { body } = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
        eventId: event.id,
        name,
      });
      expect(body.name).toBe('José');
    }
  });

  it('lose what is invisible: changes of direction and characters without width', async () => {
    const { body } = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
      eventId: event.id,
      name: '\u202eadA\u202c \u200bLove\u2066lace\ufeff',
    });
    expect(body.name).toBe('adA Lovelace');
  });
});
