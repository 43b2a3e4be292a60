import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { routes } from '../../../api/http/rest.ts';
import { seeded } from '../random.ts';
import type { Call } from './command.ts';
import { drawCommand } from './kinds.ts';
import type { Sketch } from './sketch.ts';

const id = 'anything';

/** A plan on which every kind of command can act. */
const fullSketch = (changed: number): Sketch => ({
  eventId: 'event',
  people: Array.from({ length: 20 }, (_, n) => `person${n}`),
  gone: ['person20'],
  tables: Array.from({ length: 6 }, (_, n) => `table${n}`),
  seats: ['seat1', 'seat2'],
  objects: ['object1'],
  images: ['image1'],
  designs: ['design1'],
  rules: ['rule1'],
  fields: ['field1'],
  proposals: ['proposal1'],
  previews: ['preview1'],
  saved: [{ id, assignments: [] }],
  unshared: [id],
  shared: [id],
  eventShown: [id],
  eventHidden: [id],
  refreshed: [{ id, of: id }],
  plain: [id],
  templates: [id],
  deleted: [id],
  drafts: [id],
  changedDrafts: [id],
  spareEvents: [id],
  circular: [id],
  rectangular: [id],
  steps: [id],
  members: [{ id, changed }],
});

const calls: Call[] = [];

beforeAll(() => {
  const random = seeded(7);
  for (let n = 0; n < 20_000; n += 1)
    calls.push(drawCommand({ plan: fullSketch(n % 5), random, unique: `u${n}` }).call);
});

/** Presence is no command, and only a member who has signed in can be relinked. */
const notIssued = {
  mutations: ['relinkUser', 'showPresence'],
  // GraphQL compares files as rows.
  routes: ['/api/admin/users/:id/relink', '/api/events/:id/imports'],
};

it('issues every mutation of the schema', async () => {
  const schema = buildSchema(await readFile('schema/schema.graphql', 'utf8'), {
    assumeValidSDL: true,
  });
  const issued = new Set(calls.flatMap((call) => (call.via === 'graphql' ? [call.mutation] : [])));
  const offered = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(offered.length).toBeGreaterThan(40);
  expect(offered.filter((name) => !issued.has(name)).sort()).toEqual(notIssued.mutations);
});

it('calls every route that changes something', () => {
  const asked = calls.flatMap((call) => (call.via === 'rest' ? [call] : []));
  const offered = routes.filter(({ method }) => method !== 'get');
  const missing = offered.filter(
    ({ method, path }) =>
      !asked.some(
        (call) =>
          call.method.toLowerCase() === method &&
          new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(call.path),
      ),
  );
  expect(offered.length).toBeGreaterThan(30);
  expect(missing.map(({ path }) => path)).toEqual(notIssued.routes);
});
