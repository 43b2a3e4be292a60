import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startTestPlanner } from '../harness/planner.ts';

type Wanted = { name: string; location?: string; status?: string; isPublic?: boolean };

let olivia: Caller;
let mira: Caller;
let admin: Caller;

const create = async (caller: Caller, fields: Wanted & { startDate?: string }) =>
  (await caller.call<{ id: string }>('POST', '/api/events', fields)).body.id;

type Found = { events: { total: number; items: Record<string, unknown>[] } };

const find = (caller: Caller, args = '', fields = 'name') =>
  caller.graphql<Found>(`{ events${args} { total items { ${fields} } } }`);
const names = async (caller: Caller, args = '') => {
  const { data, errors } = await find(caller, args);
  expect(errors).toEqual([]);
  return data?.events.items.map(({ name }) => name) ?? [];
};

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

beforeAll(async () => {
  const planner = await startTestPlanner();
  [olivia, mira, admin] = await Promise.all([
    planner.caller('olivia@example.com'),
    planner.caller('mira@example.com'),
    planner.caller('admin@example.com'),
  ]);
  await mira.call('PATCH', '/api/auth/profile', { firstName: 'Mira', lastName: 'Holm' });
  const gala = await create(olivia, { name: 'Émile’s gala', startDate: days(30) });
  await create(olivia, { name: 'Board lunch', location: 'Oslo', startDate: days(3) });
  await create(olivia, { name: 'Autumn dinner', status: 'completed', startDate: days(-9) });
  await create(olivia, { name: 'Spring dinner', status: 'completed', startDate: days(-2) });
  await create(olivia, { name: 'Some day' });
  await create(mira, { name: 'Open house', isPublic: true });
  await create(mira, { name: 'Secret supper' });
  await olivia.call('POST', '/api/attendees', {
    eventId: gala,
    name: 'Ada Byron',
    attendeeRole: 'guest',
  });
  return planner.stop;
});

describe('the list of events', () => {
  it('is searched by name and place, ignoring accents, and never finds what is hidden', async () => {
    expect(await names(olivia, '(search: "EMILE")')).toEqual(['Émile’s gala']);
    expect(await names(olivia, '(search: "oslo")')).toEqual(['Board lunch']);
    expect(await names(olivia, '(search: "%")')).toEqual([]);
    expect(await names(olivia, '(search: "secret")')).toEqual([]);
    expect(await names(admin, '(search: "secret")')).toEqual(['Secret supper']);
  });

  it('is filtered by status and owner, with the number of matches', async () => {
    expect(await names(olivia, '(status: completed, sort: name)')).toEqual([
      'Autumn dinner',
      'Spring dinner',
    ]);
    expect(await names(olivia)).toContain('Open house');
    expect(await names(olivia, '(isMine: true)')).not.toContain('Open house');
    expect(await names(mira, '(isMine: true, sort: name)')).toEqual([
      'Open house',
      'Secret supper',
    ]);
    expect(await names(admin, '(isMine: true)')).toEqual([]);
    const found = await find(olivia, '(status: completed, limit: 1)');
    expect(found.data?.events.total).toBe(2);
  });

  it('is sorted by date, by name, and by last change', async () => {
    expect(await names(olivia, '(sort: date, isMine: true)')).toEqual([
      'Board lunch',
      'Émile’s gala',
      'Spring dinner',
      'Autumn dinner',
      'Some day',
    ]);
    expect(await names(olivia, '(sort: name)')).toEqual([
      'Autumn dinner',
      'Board lunch',
      'Émile’s gala',
      'Open house',
      'Some day',
      'Spring dinner',
    ]);
    // Somebody was added to it after all others were created.
    expect((await names(olivia, '(sort: changed)'))[0]).toBe('Émile’s gala');
    expect((await names(olivia))[0]).toBe('Open house');
  });

  it.each(['created', 'changed', 'date', 'name'])(
    'has each event on one page only, by %s',
    async (sort) => {
      const pages = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((offset) =>
          names(olivia, `(sort: ${sort}, limit: 1, offset: ${offset})`),
        ),
      );
      expect(new Set(pages.flat()).size).toBe(6);
    },
  );

  it("names an event's organiser to those who may edit it, and to nobody else", async () => {
    const organiser = 'name organiser { firstName lastName }';
    const whose = async (caller: Caller, name: string) =>
      (await find(caller, `(search: "${name}")`, organiser)).data?.events.items[0]?.organiser;
    expect(await whose(admin, 'Open house')).toEqual({ firstName: 'Mira', lastName: 'Holm' });
    expect(await whose(mira, 'Open house')).toEqual({ firstName: 'Mira', lastName: 'Holm' });
    expect(await whose(olivia, 'Open house')).toBeNull();
  });

  it('refuses a page that is too long and a search of 201 characters', async () => {
    for (const args of ['(limit: 100000)', `(search: "${'a'.repeat(201)}")`])
      expect((await find(olivia, args)).errors[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
