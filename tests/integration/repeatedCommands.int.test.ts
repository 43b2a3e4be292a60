import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArrangementRow } from '../../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { limits } from '../../schema/limits.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { card } from './permissions/targets.ts';
import { anEvent, aTable, type Problem, people, seat } from './rest/prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
let database: pg.Client;
let eventId: string;
beforeAll(async () => {
  database = new pg.Client({ connectionString: planner.databaseUrl });
  await database.connect();
});
afterAll(() => database.end());
beforeEach(async () => {
  eventId = (await anEvent(organiser)).id;
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return { headers: { 'idempotency-key': `key-${keys}` } };
};

/** As if each process had died between recording and answering. */
const loseAnswers = () =>
  database.query("UPDATE app.command_answers SET state = 'open', answer = NULL");

const guest = async (name = 'Mira'): Promise<string> => {
  const [attendee] = await people(organiser, eventId, name);
  return attendee?.id ?? '';
};
const arrangement = async (): Promise<string> => {
  const { body } = await organiser.call<ArrangementRow>('POST', '/api/arrangements', {
    eventId,
    name: 'Plan A',
  });
  return body.id;
};
const draft = async (): Promise<string> => {
  const path = `/api/events/${eventId}/drafts`;
  return (await organiser.call<{ id: string }>('POST', path, { name: 'Try' })).body.id;
};

describe('a request whose answer was lost', () => {
  it.each<[string, () => Promise<[method: string, path: string, body?: unknown]>]>([
    ['deletes a guest', async () => ['DELETE', `/api/attendees/${await guest()}`]],
    ['erases a guest', async () => ['POST', `/api/attendees/${await guest()}/erase`]],
    [
      'deletes a table',
      async () => ['DELETE', `/api/tables/${(await aTable(organiser, eventId, 4)).table.id}`],
    ],
    ['deletes an arrangement', async () => ['DELETE', `/api/arrangements/${await arrangement()}`]],
    [
      'duplicates an arrangement',
      async () => ['POST', `/api/arrangements/${await arrangement()}/duplicate`, {}],
    ],
    ['deletes the event', async () => ['DELETE', `/api/events/${eventId}`]],
    ['throws a draft away', async () => ['DELETE', `/api/drafts/${await draft()}`]],
    [
      'undoes the only step',
      async () => {
        await guest();
        return ['POST', `/api/events/${eventId}/undo`, {}];
      },
    ],
    [
      'does again what was undone',
      async () => {
        await guest();
        await organiser.call('POST', `/api/events/${eventId}/undo`, {});
        return ['POST', `/api/events/${eventId}/redo`];
      },
    ],
    [
      'edits a guest',
      async () => ['PATCH', `/api/attendees/${await guest()}`, { title: 'Head of growth' }],
    ],
  ])('gets its answer if it %s', async (_, prepared) => {
    const [method, path, body] = await prepared();
    const key = newKey();
    const first = await organiser.call(method, path, body, key);
    expect(first.status).toBeLessThan(300);
    await loseAnswers();
    const again = await organiser.call(method, path, body, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const kept = await organiser.call(method, path, body, key);
    expect([kept.status, kept.body]).toEqual([first.status, first.body]);
  });

  it.each([
    ['with somebody new', ['Ada']],
    ['without a change', []],
  ])('gets its answer if a draft %s was taken over', async (_, names) => {
    const draftId = await draft();
    for (const name of names) await people(organiser, draftId, name);
    const path = `/api/drafts/${draftId}/take-over`;
    const key = newKey();
    const first = await organiser.call(method, path, {}, key);
    await loseAnswers();
    const again = await organiser.call(method, path, {}, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  it('gets its answer if a member was erased', async () => {
    const admin = await planner.caller('admin@example.com');
    const email = 'leaving@example.com';
    const { body } = await admin.call<UserRow>('POST', '/api/admin/users', { email });
    const key = newKey();
    const erase = () => admin.call('POST', `/api/admin/users/${body.id}/erase`, {}, key);
    expect((await erase()).status).toBe(204);
    await loseAnswers();
    expect((await erase()).status).toBe(204);
    expect((await admin.call('POST', `/api/admin/users/${body.id}/erase`)).status).toBe(404);
  });

  it('gets its answer if it started a draft and others have started the most that there may be', async () => {
    const path = `/api/events/${eventId}/drafts`;
    const key = newKey();
    const first = await organiser.call<{ id: string }>('POST', path, { name: 'Try' }, key);
    await organiser.call('DELETE', `/api/drafts/${first.body.id}`);
    for (let n = 0; n < limits.draftsPerEvent; n += 1) await draft();
    expect((await organiser.call('POST', path, { name: 'Try' })).status).toBe(409);
    await loseAnswers();
    const again = await organiser.call('POST', path, { name: 'Try' }, key);
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  it('names nobody whom it created and somebody has erased since', async () => {
    const admin = await planner.caller('admin@example.com');
    const key = newKey();
    const email = 'passing@example.com';
    const create = () => admin.call<UserRow>('POST', '/api/admin/users', { email }, key);
    const { body } = await create();
    await admin.call('POST', `/api/admin/users/${body.id}/erase`);
    await loseAnswers();
    expect(await create()).toMatchObject({ status: 404, body: { code: 'MEMBER_NOT_FOUND' } });
  });

  it.each<[string, () => Promise<[path: string, method: string, asked: string, body: object]>]>([
    [
      'a draft was thrown away',
      async () => ['/api/drafts/{id}', 'POST', `/api/events/${eventId}/drafts`, { name: 'Try' }],
    ],
    [
      'somebody who was held was removed',
      async () => {
        const id = await guest();
        const held = { event: eventId, hold: true };
        return ['/api/attendees/{id}', 'PATCH', `/api/attendees/${id}/holding`, held];
      },
    ],
    [
      'a table that was saved was deleted',
      async () => {
        const { table } = await aTable(organiser, eventId, 4);
        const saved = { name: 'Plan A', tableId: table.id };
        return [`/api/tables/${table.id}`, 'POST', '/api/arrangements', saved];
      },
    ],
  ])('gets its answer if %s since', async (_, prepared) => {
    const [removed, method, path, body] = await prepared();
    const key = newKey();
    const ask = () => organiser.call<{ id: string }>(method, path, body, key);
    const first = await ask();
    expect(first.status).toBeLessThan(300);
    const { id } = first.body;
    expect((await organiser.call('DELETE', removed.replace('{id}', id))).status).toBe(204);
    const kept = await ask();
    expect([kept.status, kept.body]).toEqual([first.status, first.body]);
    await loseAnswers();
    const again = await ask();
    expect(again).toMatchObject({ status: first.status, body: { id } });
  });

  it.each([
    ['applied to its event', 'apply', () => ({})],
    ['used in another event as a template', 'use', (id: string) => ({ eventId: id })],
  ])('gets its answer if an arrangement was %s and deleted since', async (_, how, body) => {
    const { seats } = await aTable(organiser, eventId, 4);
    const mira = await guest();
    await seat(organiser, eventId, seats[0]?.id ?? '', mira);
    const { body: saved } = await organiser.call<ArrangementRow>('POST', '/api/arrangements', {
      eventId,
      name: 'Plan A',
      isTemplate: true,
    });
    await seat(organiser, eventId, seats[1]?.id ?? '', mira);
    const path = `/api/arrangements/${saved.id}/${how}`;
    const asked = body((await anEvent(organiser)).id);
    const key = newKey();
    const first = await organiser.call(method, path, asked, key);
    expect(first.status).toBe(200);
    await loseAnswers();
    await organiser.call('DELETE', `/api/arrangements/${saved.id}`);
    const again = await organiser.call(method, path, asked, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    // A request that was not sent before is refused.
    expect((await organiser.call(method, path, asked)).status).toBe(404);
  });
  const method = 'POST';
});

describe('a repeated request', () => {
  it('tells nothing to somebody who may no longer see the event', async () => {
    const admin = await planner.caller('admin@example.com');
    const moderator = await planner.caller('moderator@example.com');
    const { body: me } = await moderator.call<UserRow>('GET', '/api/auth/user');
    const become = (role: string) => admin.call('PATCH', `/api/admin/users/${me.id}`, { role });
    await become('moderator');
    const id = await guest();
    const key = newKey();
    const ask = () => moderator.call<Problem>('PATCH', `/api/attendees/${id}`, { notes: 'x' }, key);
    expect((await ask()).status).toBe(200);
    await become('user');
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'ATTENDEE_NOT_FOUND' } });
    await loseAnswers();
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'ATTENDEE_NOT_FOUND' } });
    await become('moderator');
    expect((await ask()).status).toBe(200);
  });

  it('is refused if its key was used for another body, over REST and GraphQL', async () => {
    const key = newKey();
    await organiser.call('POST', '/api/attendees', { eventId, name: 'Mira' }, key);
    const other = await organiser.call('POST', '/api/attendees', { eventId, name: 'Ada' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    const mutation = `mutation ($input: AddAttendeeInput!) {
      addAttendee(input: $input) { attendee { id } }
    }`;
    const input = { eventId, attendee: { name: 'Ben' }, commandId: 'one-command' };
    expect((await organiser.graphql(mutation, { input })).errors).toEqual([]);
    const renamed = { ...input, attendee: { name: 'Eve' } };
    const { errors } = await organiser.graphql(mutation, { input: renamed });
    expect(errors).toMatchObject([{ extensions: { code: 'KEY_REUSED' } }]);
    const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}`);
    expect(body.map(({ name }) => name)).toEqual(['Mira', 'Ben']);
  });
});

describe('something that is removed before the answer is read', () => {
  /** Runs while the next command waits to be shown, before it reads its answer. */
  const meanwhile = (other: () => Promise<unknown>) => {
    const { feed } = planner.application;
    const waitFor = feed.waitFor.bind(feed);
    feed.waitFor = async (...args) => {
      feed.waitFor = waitFor;
      await waitFor(...args);
      await other();
    };
  };

  it('is answered as the command left it: a guest, a seat, a table and an event', async () => {
    const id = await guest();
    const remove = (path: string) => () => organiser.call('DELETE', path);
    meanwhile(remove(`/api/attendees/${id}`));
    const key = newKey();
    const checkIn = () =>
      organiser.call('PATCH', `/api/attendees/${id}`, { isCheckedIn: true }, key);
    const first = await checkIn();
    expect(first).toMatchObject({ status: 200, body: { id, name: 'Mira', isCheckedIn: true } });
    await loseAnswers();
    expect((await checkIn()).body).toMatchObject({ id, name: 'Mira', isCheckedIn: true });

    const [{ table, seats }, occupant] = [await aTable(organiser, eventId, 4), await guest('Ada')];
    const seatId = seats[0]?.id ?? '';
    meanwhile(remove(`/api/tables/${table.id}`));
    const assigned = await organiser.call('POST', `/api/seats/${seatId}/assign`, {
      eventId,
      attendeeId: occupant,
    });
    expect(assigned).toMatchObject({ status: 200, body: { id: seatId, attendeeId: occupant } });

    const other = (await aTable(organiser, eventId, 6)).table;
    meanwhile(remove(`/api/tables/${other.id}`));
    const resized = await organiser.call('PATCH', `/api/tables/${other.id}`, { name: 'Garden' });
    expect(resized).toMatchObject({ status: 200, body: { id: other.id, name: 'Garden' } });

    meanwhile(remove(`/api/events/${eventId}`));
    const renamed = await organiser.call<EventRow>('PATCH', `/api/events/${eventId}`, {
      name: 'Supper',
    });
    expect(renamed).toMatchObject({ status: 200, body: { id: eventId, name: 'Supper' } });
  });

  it('is answered as the command left it: a rule of preferences, a card design and an object', async () => {
    const at = `/api/events/${eventId}`;
    const deleteAll = (things: string) => async () => {
      const { body } = await organiser.call<{ id: string }[]>('GET', `${at}/${things}`);
      expect(body).toHaveLength(1);
      await organiser.call('DELETE', `${at}/${things}/${body[0]?.id}`);
    };
    const pair = (await people(organiser, eventId, 'Mira', 'Ada')).map(({ id }) => id);
    for (const [things, method, path, body, left] of [
      [
        'rules',
        'PATCH',
        'preferences',
        { people: pair, preference: 'likes' },
        { rule: { kind: 'Pairs' } },
      ],
      ['card-designs', 'POST', 'card-designs', { name: 'Plain', design: card }, { name: 'Plain' }],
      ['objects', 'POST', 'objects', { kind: 'bar', name: 'Bar', x: 0, y: 0 }, { name: 'Bar' }],
    ] as const) {
      const key = newKey();
      const ask = () => organiser.call(method, `${at}/${path}`, body, key);
      meanwhile(deleteAll(things));
      const first = await ask();
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      expect(first.body).toMatchObject(left);
      await loseAnswers();
      expect(await ask()).toMatchObject({ status: first.status, body: left });
    }
  });
});
