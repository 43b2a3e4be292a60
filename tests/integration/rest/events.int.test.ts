import { describe, expect, it } from 'vitest';
import type { EventRow } from '../../../schema/entities/event.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, stepsOf, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const guest = planner.somebody();
const admin = planner.somebody('admin@example.com');
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const create = (body: unknown, headers?: Record<string, string>) =>
  organiser.call<EventRow & Problem>('POST', '/api/events', body, { headers });

const read = (id: string, caller = organiser) =>
  caller.call<EventRow & Problem>('GET', `/api/events/${id}`);

const change = (id: string, body: unknown, caller = organiser) =>
  caller.call<EventRow & Problem>('PATCH', `/api/events/${id}`, body);

const whole = {
  name: 'Client dinner',
  description: 'Twelve tables, one stage',
  startDate: '2030-05-01T18:00:00Z',
  endDate: '2030-05-01T23:00:00Z',
  location: 'Orangery',
  status: 'completed',
  isPublic: true,
  maxAttendees: 120,
};

describe('creating an event', () => {
  it('answers 201 with what the next read returns', async () => {
    const { status, body } = await create(whole);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...whole,
      startDate: '2030-05-01T18:00:00.000Z',
      endDate: '2030-05-01T23:00:00.000Z',
    });
    expect((await read(body.id)).body).toEqual(body);
  });

  it('accepts absent, null and empty text as "not set"', async () => {
    const unset = {
      description: null,
      startDate: null,
      endDate: null,
      location: null,
      maxAttendees: null,
      status: 'active',
      isPublic: false,
    };
    const nothing = { description: null, startDate: null, location: null, status: null };
    const empty = Object.fromEntries(Object.keys(unset).map((field) => [field, '']));
    for (const fields of [{}, nothing, empty]) {
      expect((await create({ name: 'Bare', ...fields })).body).toMatchObject(unset);
    }
  });

  it('stores times in UTC, whatever offset was sent', async () => {
    const { body } = await create({ name: 'Abroad', startDate: '2030-05-01T18:00:00+02:00' });
    expect(body.startDate).toBe('2030-05-01T16:00:00.000Z');
  });

  it.each([
    ['no name', {}, 'name', 'Event name is required'],
    ['a blank name', { name: '  ' }, 'name', 'Event name is required'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name', 'Name too long'],
    ['a name that is no text', { name: 7 }, 'name', 'Must be text'],
    [
      'a description of 1,001 characters',
      { description: 'x'.repeat(1001) },
      'description',
      'Description too long',
    ],
    [
      'a location of 201 characters',
      { location: 'x'.repeat(201) },
      'location',
      'Location too long',
    ],
    ['nobody at most', { maxAttendees: 0 }, 'maxAttendees', 'Must be a positive number'],
    ['half a person', { maxAttendees: 1.5 }, 'maxAttendees', 'Must be a whole number'],
    [
      'an unknown status',
      { status: 'draft' },
      'status',
      'Must be one of active, completed, cancelled',
    ],
    ['a public flag that is text', { isPublic: 'yes' }, 'isPublic', 'Must be true or false'],
    ['no date', { startDate: 'tomorrow' }, 'startDate', 'Enter a date or time in ISO 8601'],
    [
      'a day that is not',
      { startDate: '2030-02-30' },
      'startDate',
      'Enter a date or time in ISO 8601',
    ],
    [
      'a year that is too far',
      { endDate: '9999-12-31T23:59:59-14:00' },
      'endDate',
      'Enter a year from 1900 to 9999',
    ],
    [
      'an end before the start',
      { startDate: '2030-05-02', endDate: '2030-05-01' },
      'endDate',
      'The end must not be before the start',
    ],
    ['an unknown field', { theme: 'gold' }, 'theme', 'Unknown field'],
    ['an owner', { createdByUserId: unknownId }, 'createdByUserId', 'Unknown field'],
    ['an id', { id: unknownId }, 'id', 'Unknown field'],
  ])('refuses %s with 400, naming the field', async (what, fields, path, message) => {
    const isOfName = what === 'no name' || 'name' in fields;
    const { status, body } = await create(isOfName ? fields : { name: 'Dinner', ...fields });
    expect(status).toBe(400);
    expect(body).toEqual({
      message,
      code: 'BAD_INPUT',
      issues: [{ path, message }],
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    });
  });

  it('names every invalid field', async () => {
    const { body } = await create({ name: '', status: 'draft', maxAttendees: -1 });
    expect(body.issues.map(({ path }) => path)).toEqual(['name', 'status', 'maxAttendees']);
  });
});

describe('an Idempotency-Key', () => {
  const countOf = async (name: string): Promise<number> =>
    (await organiser.call<EventRow[]>('GET', '/api/events')).body.filter((one) => one.name === name)
      .length;

  it('repeats the first answer, and creates the event once', async () => {
    const key = { 'idempotency-key': 'create once' };
    const first = await create({ name: 'Once' }, key);
    const again = await create({ name: 'Once' }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await countOf('Once')).toBe(1);
  });

  it('creates one event for ten concurrent requests', async () => {
    const key = { 'idempotency-key': 'ten at once' };
    const all = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'Ten' }, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await countOf('Ten')).toBe(1);
  });

  it('repeats a refusal, too', async () => {
    const key = { 'idempotency-key': 'refused' };
    const event = await anEvent(organiser, { startDate: '2030-05-02' });
    const early = { endDate: '2030-05-01' };
    const path = `/api/events/${event.id}`;
    const first = await organiser.call<Problem>('PATCH', path, early, { headers: key });
    await change(event.id, { startDate: null });
    const again = await organiser.call<Problem>('PATCH', path, early, { headers: key });
    expect([first.status, again.status]).toEqual([400, 400]);
    expect(again.body.issues).toEqual(first.body.issues);
  });

  it('belongs to its member: another one may have the same', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const mine = await create({ name: 'Mine' }, headers);
    const theirs = await stranger.call<EventRow>(
      'POST',
      '/api/events',
      { name: 'Theirs' },
      { headers },
    );
    expect(theirs.body).toMatchObject({ name: 'Theirs' });
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('of more than 200 characters is answered with 400', async () => {
    expect((await create({ name: 'Long' }, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(
      400,
    );
  });
});

describe('changing an event', () => {
  it('changes given fields, clears by null or empty text, and leaves the rest', async () => {
    const { body: event } = await create(whole);
    const { status, body } = await change(event.id, {
      location: '',
      maxAttendees: '',
      status: 'cancelled',
    });
    expect(status).toBe(200);
    const { updatedAt: _, ...unchanged } = event;
    expect(body).toMatchObject({
      ...unchanged,
      location: null,
      maxAttendees: null,
      status: 'cancelled',
    });
    expect((await read(event.id)).body).toEqual(body);
  });

  it.each([null, ''])('gives status and visibility their defaults by %j', async (nothing) => {
    const event = await anEvent(organiser, { status: 'cancelled', isPublic: true });
    const { body } = await change(event.id, { status: nothing, isPublic: nothing });
    expect(body).toMatchObject({ status: 'active', isPublic: false });
    expect((await read(event.id)).body).toEqual(body);
  });

  it('checks a new end against the present start', async () => {
    const event = await anEvent(organiser, { startDate: '2030-05-02' });
    const { status, body } = await change(event.id, { endDate: '2030-05-01' });
    expect([status, body.issues.map(({ path }) => path)]).toEqual([400, ['endDate']]);
    expect((await read(event.id)).body.endDate).toBeNull();
  });

  it('records nothing if nothing differs', async () => {
    const event = await anEvent(organiser);
    const { status, body } = await change(event.id, { name: 'Dinner', location: null });
    expect([status, body]).toEqual([200, event]);
    expect(await stepsOf(organiser, event.id)).toBe(1);
  });

  it('cannot remove the name', async () => {
    const event = await anEvent(organiser);
    for (const name of ['', null]) {
      const { status, body } = await change(event.id, { name });
      expect([status, body.message]).toEqual([400, 'Event name is required']);
    }
  });
});

describe('deleting an event', () => {
  it('answers 204, and deletes everything in it', async () => {
    const event = await anEvent(organiser);
    const { table } = await aTable(organiser, event.id, 4);
    const [ada] = await people(organiser, event.id, 'Ada');
    const gone = await organiser.call('DELETE', `/api/events/${event.id}`);
    expect([gone.status, gone.body]).toEqual([204, '']);
    for (const path of [
      `/api/events/${event.id}`,
      `/api/tables/${table.id}`,
      `/api/attendees/${ada?.id}`,
      `/api/seats/all?event=${event.id}`,
      `/api/attendees?event=${event.id}`,
    ]) {
      expect((await organiser.call('GET', path)).status, path).toBe(404);
    }
    expect((await organiser.call('DELETE', `/api/events/${event.id}`)).status).toBe(404);
  });
});

describe('permissions', () => {
  it('require a sign-in, with 401', async () => {
    const event = await anEvent(organiser, { isPublic: true });
    for (const [method, path, body] of [
      ['GET', '/api/events'],
      ['GET', `/api/events/${event.id}`],
      ['POST', '/api/events', { name: 'x' }],
      ['PATCH', `/api/events/${event.id}`, { name: 'x' }],
      ['DELETE', `/api/events/${event.id}`],
    ] as const) {
      const answer = await guest.call<Problem>(method, path, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  it("make another's event look exactly like one that does not exist", async () => {
    const event = await anEvent(organiser);
    const hidden = await read(event.id, stranger);
    const missing = await read(unknownId, stranger);
    const { requestId: _, ...told } = hidden.body;
    expect([hidden.status, told]).toEqual([
      404,
      { message: 'Event not found', code: 'EVENT_NOT_FOUND', issues: [] },
    ]);
    expect(missing.body).toMatchObject(told);
    expect((await change(event.id, { name: 'Mine now' }, stranger)).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/events/${event.id}`)).status).toBe(404);
    const seen = await stranger.call<EventRow[]>('GET', '/api/events');
    expect(seen.body.map(({ id }) => id)).not.toContain(event.id);
    expect((await read(event.id)).body).toEqual(event);
  });

  it('let everybody read a public event, with 403 for changes', async () => {
    const event = await anEvent(organiser, { isPublic: true });
    expect((await read(event.id, stranger)).status).toBe(200);
    const refused = await change(event.id, { name: 'Mine now' }, stranger);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await stranger.call('DELETE', `/api/events/${event.id}`)).status).toBe(403);
    expect((await read(event.id)).body).toEqual(event);
  });

  it("let an admin read, change and delete others' events", async () => {
    const event = await anEvent(organiser);
    expect((await read(event.id, admin)).status).toBe(200);
    expect((await change(event.id, { name: 'Moved' }, admin)).body.name).toBe('Moved');
    expect((await admin.call('DELETE', `/api/events/${event.id}`)).status).toBe(204);
  });
});

describe('the list', () => {
  it('is a plain array, newest first; a page of it has links to its neighbours', async () => {
    const pager = await planner.caller('pager@example.com');
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const name of names) await anEvent(pager, { name });
    const page = async (path: string) => {
      const { headers, body } = await pager.call<EventRow[]>('GET', path);
      return {
        link: headers.get('link'),
        names: body.map(({ name }) => name),
        total: headers.get('x-total-count'),
      };
    };
    const all = await pager.call<EventRow[]>('GET', '/api/events');
    const own = all.body.filter(({ isPublic }) => !isPublic);
    expect(own.map(({ name }) => name)).toEqual([...names].reverse());
    expect(all.headers.get('link')).toBeNull();

    const total = String(all.body.length);
    const first = await page('/api/events?limit=2');
    expect(first).toEqual({
      names: all.body.slice(0, 2).map(({ name }) => name),
      total,
      link: '</api/events?limit=2&offset=2>; rel="next"',
    });
    const second = await page('/api/events?limit=2&offset=2');
    expect(second.link).toBe(
      '</api/events?limit=2&offset=4>; rel="next", </api/events?limit=2&offset=0>; rel="prev"',
    );
    const last = await page(`/api/events?limit=2&offset=${all.body.length - 1}`);
    expect(last.names).toHaveLength(1);
    expect(last.link).toMatch(/^<[^>]+>; rel="prev"$/);
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=ten',
    'offset=-1',
    'limit=1e3',
    'limit=2&limit=3',
    'limit=99999999',
  ])('refuses ?%s with 400', async (query) => {
    const { status, body } = await organiser.call<Problem>('GET', `/api/events?${query}`);
    expect([status, body.issues[0]?.path]).toEqual([400, query.slice(0, query.indexOf('='))]);
  });
});
