import { describe, expect, it } from 'vitest';
import type { Application, RequestContext } from '../../../api/application.ts';
import { deleteArrangement, editArrangement } from '../../../api/arrangements/operations.ts';
import type { ArrangementRow } from '../../../schema/entities/arrangement.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, arrangement, aTable, type Problem, people, seat, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const guest = planner.somebody();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const save = (body: object, headers?: Record<string, string>, caller = organiser) =>
  caller.call<ArrangementRow & Problem>('POST', '/api/arrangements', body, { headers });

const share = (id: string, isPublic: unknown, caller = organiser) =>
  caller.call<ArrangementRow & Problem>('PATCH', `/api/arrangements/${id}/share`, { isPublic });

const read = (id: string, caller = organiser) =>
  caller.call<ArrangementRow & Problem>('GET', `/api/arrangements/${id}`);

const open = (id: string) =>
  guest.call<Record<string, unknown> & Problem>('GET', `/api/public/arrangements/${id}`);

/** Ada sits on the first seat of the first of two tables; Grace is in the pool. */
const dinner = async () => {
  const { id } = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, id, 4);
  const { table: other } = await aTable(organiser, id, 2);
  const [ada, grace] = (await people(organiser, id, 'Ada', 'Grace')).map((person) => person.id);
  await seat(organiser, id, seats[0]?.id ?? '', ada ?? '');
  return { id, table, other, seatIds: seats.map((one) => one.id), ada, grace };
};

const seatedIn = ({ assignments }: ArrangementRow) =>
  assignments
    .filter(({ attendeeId }) => attendeeId !== null)
    .map(({ seatId, attendeeId, attendeeName, tableName, position }) => ({
      seatId,
      attendeeId,
      attendeeName,
      tableName,
      position,
    }));

describe('saving an arrangement', () => {
  it('accepts empty text as "not set", too', async () => {
    const { id, table, other } = await dinner();
    const empty = { description: '', tableId: '', isTemplate: '', isPublic: '' };
    const { status, body } = await save({ eventId: id, name: 'Bare', ...empty });
    const unset = { description: null, tableId: null, isTemplate: false, isPublic: false };
    expect([status, body]).toMatchObject([201, unset]);
    expect(body.tables.map(({ tableId }) => tableId)).toEqual([table.id, other.id]);
  });

  it('saves who sits where at this moment, for the whole event', async () => {
    const { id, table, other, seatIds, ada } = await dinner();
    const { status, body } = await save({
      eventId: id,
      name: 'As planned',
      description: '',
      tableId: null,
      isTemplate: false,
      isPublic: false,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      eventId: id,
      name: 'As planned',
      description: null,
      tableId: null,
      isTemplate: false,
      isPublic: false,
    });
    expect(body.id).toMatch(/^[\w-]{22}$/);
    expect(body.tables.map(({ tableId }) => tableId)).toEqual([table.id, other.id]);
    expect(body.assignments).toHaveLength(6);
    expect(seatedIn(body)).toEqual([
      {
        seatId: seatIds[0],
        attendeeId: ada,
        attendeeName: 'Ada',
        tableName: 'Table of 4',
        position: 1,
      },
    ]);
    expect((await read(body.id)).body).toEqual(body);
  });

  it('saves a single table if one is named, which identifies the event as well', async () => {
    const { id, table } = await dinner();
    const { status, body } = await save({ name: 'One table', tableId: table.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ eventId: id, tableId: table.id });
    expect(body.tables.map(({ tableId }) => tableId)).toEqual([table.id]);
    expect(body.assignments).toHaveLength(4);
  });

  it('keeps the names of that moment', async () => {
    const { id, table, ada } = await dinner();
    const saved = await arrangement(organiser, { eventId: id, name: 'Then' });
    await organiser.call('PATCH', `/api/attendees/${ada}`, { name: 'Ada King' });
    await organiser.call('PATCH', `/api/tables/${table.id}`, { name: 'Garden' });
    const { body } = await read(saved.id);
    expect(seatedIn(body)).toMatchObject([{ attendeeName: 'Ada', tableName: 'Table of 4' }]);
  });

  it('saves the given assignments', async () => {
    const { id, seatIds, grace } = await dinner();
    const assignments = [
      { seatId: seatIds[0], attendeeId: null, position: 1, x: 0, y: -85 },
      { seatId: seatIds[2], attendeeId: grace, position: 3, x: 0, y: 85 },
    ];
    const { body } = await save({ eventId: id, name: 'As drawn', assignments });
    expect(seatedIn(body)).toMatchObject([
      { seatId: seatIds[2], attendeeId: grace, attendeeName: 'Grace' },
    ]);
  });

  it('refuses assignments that do not fit the event, naming each', async () => {
    const { id, seatIds, ada } = await dinner();
    const elsewhere = await dinner();
    const { status, body } = await save({
      eventId: id,
      name: 'Wrong',
      assignments: [
        { seatId: seatIds[0], attendeeId: ada },
        { seatId: seatIds[0] },
        { seatId: seatIds[1], attendeeId: ada },
        { seatId: elsewhere.seatIds[0], attendeeId: elsewhere.ada },
      ],
    });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.issues).toEqual([
      { path: 'assignments.1.seatId', message: 'This seat is named twice' },
      { path: 'assignments.2.attendeeId', message: 'This attendee is named twice' },
      { path: 'assignments.3.seatId', message: 'Seat not found' },
      { path: 'assignments.3.attendeeId', message: 'Attendee not found' },
    ]);
  });

  it.each([
    ['no name', { name: undefined }, 'name', 'Name is required'],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101) },
      'name',
      'Name must be under 100 characters',
    ],
    [
      'a description of 501 characters',
      { description: 'x'.repeat(501) },
      'description',
      'Description must be under 500 characters',
    ],
    ['assignments that are no list', { assignments: {} }, 'assignments', 'Must be a list'],
    ['a public flag that is text', { isPublic: 'no' }, 'isPublic', 'Must be true or false'],
    ['an unknown field', { createdByUserId: 'x' }, 'createdByUserId', 'Unknown field'],
    [
      'neither event nor table',
      { eventId: '' },
      'eventId',
      'Name the event by eventId, or a table by tableId',
    ],
  ])('refuses %s with 400', async (_, fields, path, message) => {
    const { status, body } = await save({ eventId: unknownId, name: 'A', ...fields });
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it('answers 404 for a missing, foreign or hidden event or table', async () => {
    const [here, there] = [await dinner(), await dinner()];
    expect((await save({ eventId: unknownId, name: 'A' })).body.code).toBe('EVENT_NOT_FOUND');
    expect((await save({ tableId: unknownId, name: 'A' })).body.code).toBe('TABLE_NOT_FOUND');
    const mixed = await save({ eventId: here.id, tableId: there.table.id, name: 'A' });
    expect([mixed.status, mixed.body.code]).toEqual([404, 'TABLE_NOT_FOUND']);
    const foreign = await save({ eventId: here.id, name: 'A' }, {}, stranger);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  it('takes effect once for a key, even for two concurrent requests', async () => {
    const { id } = await dinner();
    const send = () => save({ eventId: id, name: 'Once' }, { 'idempotency-key': 'save' });
    const [one, two] = await Promise.all([send(), send()]);
    expect([two.status, two.body]).toEqual([201, one.body]);
    const list = await organiser.call<unknown[]>('GET', `/api/arrangements?event=${id}`);
    expect(list.body).toEqual([one.body]);
  });
});

describe('changing and deleting an arrangement', () => {
  it('changes the name, clears the description, and accepts no other field', async () => {
    const { id } = await dinner();
    const saved = await arrangement(organiser, { eventId: id, name: 'A', description: 'Draft' });
    const path = `/api/arrangements/${saved.id}`;
    const changed = await organiser.call<ArrangementRow>('PATCH', path, {
      name: 'B',
      description: null,
    });
    expect([changed.status, changed.body.name, changed.body.description]).toEqual([200, 'B', null]);
    const refused = await organiser.call<Problem>('PATCH', path, { isPublic: true });
    expect([refused.status, refused.body.issues[0]?.path]).toEqual([400, 'isPublic']);
  });

  it('answers 204, and the public link is gone', async () => {
    const { id } = await dinner();
    const saved = await arrangement(organiser, { eventId: id, name: 'A', isPublic: true });
    expect((await open(saved.id)).status).toBe(200);
    expect((await organiser.call('DELETE', `/api/arrangements/${saved.id}`)).status).toBe(204);
    expect((await open(saved.id)).status).toBe(404);
    expect((await read(saved.id)).body.code).toBe('ARRANGEMENT_NOT_FOUND');
  });

  it('is hidden from those who may not see the event', async () => {
    const { id } = await dinner();
    const saved = await arrangement(organiser, { eventId: id, name: 'A' });
    for (const answer of [
      await read(saved.id, stranger),
      await share(saved.id, true, stranger),
      await stranger.call<Problem>('DELETE', `/api/arrangements/${saved.id}`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'ARRANGEMENT_NOT_FOUND']);
    }
    expect((await read(saved.id)).body).toEqual(saved);
  });
});

describe('sharing', () => {
  it('opens a page without private fields to everybody, and closes it again', async () => {
    const { id } = await dinner();
    const saved = await arrangement(organiser, {
      eventId: id,
      name: 'For all',
      description: 'Doors at six',
    });
    expect((await open(saved.id)).status).toBe(404);
    const on = await share(saved.id, true);
    expect([on.status, on.body.isPublic]).toEqual([200, true]);

    const shown = await open(saved.id);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      id: saved.id,
      name: 'For all',
      description: 'Doors at six',
      attendeeCount: 1,
      seatCount: 6,
      capacityPercent: 17,
    });
    expect(Object.keys(shown.body).sort()).toEqual([
      'assignments',
      'attendeeCount',
      'capacityPercent',
      'description',
      'event',
      'id',
      'name',
      'objects',
      'seatCount',
      'tables',
      'updatedAt',
    ]);
    expect(JSON.stringify(shown.body)).not.toMatch(
      /attendeeId|email|phone|notes|createdBy|eventId/,
    );
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shown.headers.get('cache-control')).toBe('no-store');

    expect((await share(saved.id, false)).body.isPublic).toBe(false);
    expect((await open(saved.id)).status).toBe(404);
  });

  it('that never existed, that ended, and a wrong link give the same answer, byte for byte', async () => {
    const { id } = await dinner();
    const hidden = await arrangement(organiser, { eventId: id, name: 'Hidden' });
    const ended = await arrangement(organiser, { eventId: id, name: 'Ended', isPublic: true });
    await share(ended.id, false);
    const oneOff = ended.id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const texts = [];
    for (const link of [hidden.id, ended.id, oneOff, unknownId]) {
      const answer = await fetch(`${planner.url}/api/public/arrangements/${link}`);
      const text = await answer.text();
      texts.push(`${answer.status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^404 .*ARRANGEMENT_NOT_FOUND/);
  });

  it.each([{}, { isPublic: 'true' }, { isPublic: null }, { isPublic: true, name: 'x' }])(
    'refuses %j with 400',
    async (body) => {
      const answer = await organiser.call<Problem>(
        'PATCH',
        `/api/arrangements/${unknownId}/share`,
        body,
      );
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT']);
    },
  );
});

it('lists the arrangements of an event, newest first, in pages', async () => {
  const { id } = await dinner();
  for (const name of ['One', 'Two', 'Three']) await arrangement(organiser, { eventId: id, name });
  const part = await organiser.call<ArrangementRow[]>(
    'GET',
    `/api/arrangements?event=${id}&limit=2`,
  );
  expect(part.body.map(({ name }) => name)).toEqual(['Three', 'Two']);
  expect(part.headers.get('link')).toBe(
    `</api/arrangements?event=${id}&limit=2&offset=2>; rel="next"`,
  );
  expect((await organiser.call('GET', '/api/arrangements')).status).toBe(400);
  expect((await stranger.call('GET', `/api/arrangements?event=${id}`)).status).toBe(404);
});

it('is answered as it was left if somebody deleted it before it was read', async () => {
  const { id: eventId, ada } = await dinner();
  const saved = await arrangement(organiser, { eventId, name: 'Plan A' });
  const { application } = planner;
  const [viewer] = await application
    .read('users')
    .where({ email: 'organiser@example.com' })
    .select<{ id: string; role: 'user' }[]>('id', 'role');
  const request: RequestContext = { requestId: 'test', viewer: viewer ?? null };
  const { feed } = application;
  /** Deletes it as soon as the change is shown. */
  const deletes: Application = {
    ...application,
    feed: {
      start: () => feed.start(),
      stop: () => feed.stop(),
      reached: () => feed.reached(),
      subscribe: (...args) => feed.subscribe(...args),
      since: (...args) => feed.since(...args),
      wasTakenBack: () => feed.wasTakenBack(),
      waitFor: async (...args) => {
        await feed.waitFor(...args);
        const { id } = saved;
        await deleteArrangement(application, request, { id });
      },
    },
  };
  const change = { id: saved.id, name: 'Plan B', commandId: 'rename it' };
  const { arrangement: renamed, position } = await editArrangement(deletes, request, change);
  expect((await read(saved.id)).status).toBe(404);
  expect(renamed).toEqual({ ...saved, name: 'Plan B', updatedAt: expect.any(String) });
  expect(seatedIn(renamed).map(({ attendeeId }) => attendeeId)).toEqual([ada]);
  expect(position).not.toBeNull();
});
