import { expect, it } from 'vitest';
import { routes } from '../../api/http/rest.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { byteForByte, json } from './byteForByte.ts';

const planner = plannerOfFile();
const stranger = planner.somebody();

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const send: ReturnType<typeof byteForByte> = (...asked) => byteForByte(planner, stranger)(...asked);

/** The methods of the routes whose patterns match a path, in any order. */
const allowedAt = (path: string): string[] => {
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  const served = routes.filter((route) => matches(route.path)).map(({ method }) => method);
  return served.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
};
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const paths = [...new Set(routes.map(({ path }) => path.replace(/:\w+/g, 'some')))];

it('of a route are refused with 405 and the existing ones, whoever asks', async () => {
  for (const path of paths) {
    const allowed = allowedAt(path);
    const other = methods.find((method) => !allowed.includes(method)) ?? 'QUERY';
    const { status, headers, problem } = await send(other, path);
    const named = headers.get('allow')?.split(', ') ?? [];
    expect([path, status, problem.code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
    expect([path, named.toSorted()]).toEqual([path, sorted(allowed)]);
  }
});

it.each(['/api/login', '/api/logout', '/api/connect/oidc', '/api/docs', '/metrics', '/readyz'])(
  'are refused at %s, which is read-only',
  async (path) => {
    const { status, headers, problem } = await send('POST', path, { body: '{}', headers: json });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(problem).toMatchObject({ code: 'METHOD_NOT_ALLOWED', issues: [] });
  },
);

it('are refused at /graphql, in its own format', async () => {
  for (const method of ['PUT', 'DELETE']) {
    const { status, headers, text } = await send(method, '/graphql');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(JSON.parse(text).errors).toMatchObject([{ extensions: { code: 'METHOD_NOT_ALLOWED' } }]);
  }
});

it('are listed for OPTIONS', async () => {
  const { status, headers, text } = await send('OPTIONS', '/api/seats/all');
  expect([status, headers.get('allow'), text]).toEqual([204, 'GET, HEAD', '']);
});

it('are not served by an unknown path: 404', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    for (const path of ['/api', '/api/nothing', '/api/events/some/nothing', '/nothing']) {
      const { status, headers, problem } = await send(method, path);
      expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
      expect(headers.get('allow')).toBeNull();
    }
});

it('tell other sites nothing', async () => {
  const { status, headers } = await send('PUT', '/api/events', {
    headers: { origin: 'https://evil.example' },
  });
  expect([status, headers.get('allow')]).toEqual([403, null]);
});

it('add no values to the labels of metrics', async () => {
  await send('PUT', '/api/events');
  const text = await (await fetch(`${planner.url}/metrics`)).text();
  const counts = text.split('\n').filter((line) => line.includes('_count{method="PUT"'));
  expect(counts.join()).toContain('route="other",status="405"');
  expect(counts.join()).not.toContain('/api/');
});
