import { request } from 'node:http';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';

let server: GraphQLServer;
let organiser: string;
beforeAll(async () => {
  server = await startGraphQLServer({ production: true });
  organiser = await server.member();
});
afterAll(() => server.stop());

const json = 'application/json';
const me = { query: '{ me { id } }' };

const send = async (init: RequestInit & { search?: string; type?: string; member?: string }) => {
  const { search = '', type, member, ...rest } = init;
  const headers = {
    ...(type && { 'content-type': type }),
    ...(member && { cookie: `member=${member}` }),
    ...(init.headers as Record<string, string>),
  };
  const response = await fetch(`${server.url}${search}`, { method: 'POST', ...rest, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
};

const searchOf = (query: string) => `?query=${encodeURIComponent(query)}`;

describe('the form of a request', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'excludes a body of %s, which any page can send',
    async (type) => {
      expect((await send({ type, body: JSON.stringify(me) })).status).toBe(400);
    },
  );

  it('excludes a GET that a page could send without a preflight', async () => {
    expect((await send({ method: 'GET', search: searchOf(me.query) })).status).toBe(400);
  });

  it('may be a query by GET with the preflight header', async () => {
    const headers = { 'apollo-require-preflight': '1' };
    const { status, text } = await send({ method: 'GET', search: searchOf(me.query), headers });
    expect([status, text.trim()]).toEqual([200, '{"data":{"me":null}}']);
  });

  it('excludes a mutation by GET, with 405', async () => {
    const query = 'mutation { createEvent(input: { name: "By GET" }) { position } }';
    const headers = { 'apollo-require-preflight': '1' };
    const answer = await send({
      method: 'GET',
      search: searchOf(query),
      headers,
      member: organiser,
    });
    expect(answer.status).toBe(405);
    expect(await server.ask(organiser, '{ events { total } }')).toEqual({ events: { total: 0 } });
  });

  it('excludes a batch', async () => {
    const answer = await send({ type: json, body: JSON.stringify([me, me]) });
    expect(answer.status).toBe(400);
  });

  it('excludes malformed JSON, with 400 in JSON', async () => {
    const { status, text } = await send({ type: json, body: '{"query": ' });
    expect(status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions.code).toBe('BAD_INPUT');
  });

  it('excludes a body of 200 kB, with 413 in JSON, signed in or not', async () => {
    const body = JSON.stringify({ ...me, variables: { text: 'x'.repeat(200_000) } });
    for (const member of [undefined, organiser]) {
      const { status, text } = await send({ type: json, body, member });
      expect(status).toBe(413);
      expect(JSON.parse(text).errors[0].extensions.code).toBe('TOO_LARGE');
    }
  });

  it('excludes 200 kB without a declared length, with 413', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(
        server.url,
        { method: 'POST', headers: { 'content-type': json, cookie: `member=${organiser}` } },
        (response) => resolve(response.resume().statusCode),
      );
      sending.on('error', reject);
      sending.write(`{"query":"{ me { id } }","more":"${'x'.repeat(200_000)}`);
      sending.end('"}');
    });
    expect(status).toBe(413);
  });

  it('follows the requirements of GraphQL over HTTP', async () => {
    // Some limits are tested by introspection, which production hides.
    const open = await startGraphQLServer({ production: false });
    const fetchFn: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { 'apollo-require-preflight': '1', ...init?.headers } });
    const results = await auditServer({ url: open.url, fetchFn });
    await open.stop();
    expect(results.length).toBeGreaterThan(50);
    const failed = results.filter(({ status }) => status === 'error');
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('leads to nothing that may be cached', async () => {
    const { headers } = await send({ type: json, body: JSON.stringify(me) });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

describe('a large import', () => {
  const importing = `mutation ($input: ImportAttendeesInput!) {
    importAttendees(input: $input) { count }
  }`;
  const attendees = Array.from({ length: 2_000 }, (_, n) => ({
    name: `Guest ${n}`,
    notes: 'Sits where the view is best. '.repeat(10),
  }));
  const bodyFor = (eventId: string) =>
    JSON.stringify({
      query: importing,
      variables: { input: { eventId, source: 'api', attendees, commandId: 'the large import' } },
    });

  it('may be larger than any other request, for a signed-in member', async () => {
    const created = await server.ask<{ createEvent: { event: { id: string } } }>(
      organiser,
      'mutation { createEvent(input: { name: "Gala" }) { event { id } } }',
    );
    const body = bodyFor(created.createEvent.event.id);
    expect(body.length).toBeGreaterThan(500_000);
    // A busy machine may ask for a repeat: it remains one command.
    const answered = async () => (await send({ type: json, body, member: organiser })).text.trim();
    await expect.poll(answered).toBe('{"data":{"importAttendees":{"count":2000}}}');
  });

  it('is refused for its first mistake, without a copy of what was sent', async () => {
    const mistakes = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`field${n}`, n]));
    const input = { eventId: 'any', source: 'api', attendees: [{ name: 'Ada', ...mistakes }] };
    const { status, errors } = await server.post(organiser, importing, { input });
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/Field "field0" is not defined by type .+\.$/),
        extensions: { code: 'BAD_INPUT' },
      },
    ]);
    expect(JSON.stringify(errors).length).toBeLessThan(2_000);
  });

  it('may not, for a stranger', async () => {
    expect((await send({ type: json, body: bodyFor('any') })).status).toBe(413);
  });
});

const answer = (query: string, variables?: object) => server.post(organiser, query, variables);

describe('a document', () => {
  it('cannot read the schema in production', async () => {
    const { status, errors } = await answer('{ __schema { types { name } } }');
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect((await answer('{ __type(name: "User") { name } }')).status).toBe(400);
  });

  it('may not be a subscription over HTTP, which is for sockets', async () => {
    const { status, errors } = await answer('subscription { eventsChanged { position } }');
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect(server.faults).not.toHaveBeenCalled();
  });

  it.each([
    ['an operation that it does not have', '{ me { id } }', 'Other'],
    ['none of its two operations', 'query One { me { id } } query Two { me { id } }', undefined],
    ['an operation, but has only fragments', 'fragment Mine on User { id }', 'Mine'],
  ])('is refused if the request names %s', async (_, query, operationName) => {
    const { status, text } = await send({
      type: json,
      body: JSON.stringify({ query, operationName }),
    });
    const [error] = JSON.parse(text).errors;
    expect([status, error.extensions.code]).toEqual([400, 'BAD_INPUT']);
    expect(server.faults).not.toHaveBeenCalled();
  });

  it("is refused in the product's words if it is unreadable", async () => {
    const texts = [
      (await send({ type: 'text/plain', body: JSON.stringify(me) })).text,
      (await send({ type: json, body: JSON.stringify({ query: '{ me {' }) })).text,
      (await send({ type: json, body: JSON.stringify({ query: '{ __schema { types } }' }) })).text,
    ];
    expect(texts.map((text) => JSON.parse(text).errors[0].message)).toEqual([
      'Send JSON (content type application/json).',
      'The document cannot be read at line 1, column 7.',
      'The schema cannot be asked for here.',
    ]);
  });

  it('is refused at once with an invalid position', async () => {
    const query = '{ eventPlan(id: "none", minPosition: "zzz") { id } }';
    expect((await answer(query)).errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('gets no suggestions for a typo in production', async () => {
    const field = await answer('{ evens { total } }');
    const input = await answer('mutation { createEvent(input: { nam: "x" }) { position } }');
    const word = await answer('{ event(id: "x") { attendees(role: gues) { total } } }');
    for (const { status, errors } of [field, input, word]) {
      expect(status).toBe(400);
      expect(JSON.stringify(errors)).not.toContain('Did you mean');
    }
  });

  it.each([
    ['40 aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: me { id }`).join(' ')} }`],
    ['over 1,000 tokens', `{ me { ${'id '.repeat(1000)} } }`],
    ['100,000 on a page', '{ events(limit: 100000) { total } }'],
    [
      '1,000 pages of 1,000',
      '{ events(limit: 1000) { items { attendees(limit: 1000) { total items { id } } } } }',
    ],
    ['a fragment that spreads itself', '{ me { ...A } } fragment A on User { ...A }'],
    [
      'fields that are not there, nested deep',
      `{ me ${'{ friend '.repeat(50)}{ id }${' }'.repeat(50)} }`,
    ],
    ['nothing', ''],
  ])('may not contain %s', async (_, query) => {
    const { status, errors } = await answer(query);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each([
    ['-1', -1],
    ['NaN', 'NaN'],
    ['a fraction', 1.5],
    ['an array', [1]],
    ['what no integer can hold', 2 ** 40],
  ])('may not have %s as a page size', async (_, limit) => {
    const { errors } = await answer('query ($n: Int) { events(limit: $n) { total } }', {
      n: limit,
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('may not contain 10^400, as JSON or in the document', async () => {
    const query = 'query ($n: Int) { events(limit: $n) { total } }';
    const body = `{"query":${JSON.stringify(query)},"variables":{"n":1e400}}`;
    const { status } = await send({ type: json, body, member: organiser });
    expect(status).toBe(400);
    const literal = await answer(`{ events(limit: 1${'0'.repeat(400)}) { total } }`);
    expect(literal.status).toBe(400);
  });

  it('may not contain unknown fields, __proto__ and constructor included', async () => {
    const query = 'mutation ($i: CreateEventInput!) { createEvent(input: $i) { position } }';
    for (const key of ['__proto__', 'constructor', 'createdByUserId']) {
      const body = `{"query":"${query}","variables":{"i":{"name":"x","${key}":{"role":"admin"}}}}`;
      expect((await send({ type: json, body, member: organiser })).status).toBe(400);
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('may contain SQL in a search as plain text', async () => {
    const created = await server.ask<{ createEvent: { event: { id: string } } }>(
      organiser,
      'mutation { createEvent(input: { name: "Search" }) { event { id } } }',
    );
    const text =
      'query ($id: ID!, $s: String) { event(id: $id) { attendees(search: $s) { total } } }';
    for (const s of ["'; DROP TABLE read.attendees; --", '%', '\\', '_'])
      expect(await server.ask(organiser, text, { id: created.createEvent.event.id, s })).toEqual({
        event: { attendees: { total: 0 } },
      });
  });

  it('cannot change a role in a profile', async () => {
    const { status } = await answer(
      'mutation { editProfile(input: { firstName: "Mira", role: admin }) { position } }',
    );
    expect(status).toBe(400);
  });
});

it('had no internal fault in all of this', () => {
  expect(server.faults.mock.calls).toEqual([]);
});
