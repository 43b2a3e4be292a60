import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  aTable,
  type Problem,
  people,
  seat,
  sitting,
  stepsOf,
  unknownId,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');
let eventId: string;
let otherEventId: string;
beforeAll(async () => {
  eventId = (await anEvent(organiser)).id;
  otherEventId = (await anEvent(organiser)).id;
});

type Answer = AttendeeRow & Problem;

const add = (body: object, headers?: Record<string, string>) =>
  organiser.call<Answer>('POST', '/api/attendees', body, { headers });

const bulk = (body: object, headers?: Record<string, string>) =>
  organiser.call<AttendeeRow[] & Problem>('POST', '/api/attendees/bulk', body, { headers });

const change = (id: string, body: object, caller = organiser) =>
  caller.call<Answer>('PATCH', `/api/attendees/${id}`, body);

const hold = (id: string, body: object, caller = organiser) =>
  caller.call<Answer>('PATCH', `/api/attendees/${id}/holding`, body);

const list = async (query: string): Promise<AttendeeRow[]> =>
  (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?${query}`)).body;

const whole = {
  name: 'Ada Lovelace',
  title: 'Countess',
  company: 'Analytical',
  attendeeRole: 'prospect',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  notes: 'Window seat',
  photoUrl: 'https://pictures.example.com/ada.jpg',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  currentOpportunity: 'previous',
  accountExecutive: 'Olivia Marsh',
  demoStatus: 'planned',
  demoDate: 'May 2030',
  linkedUrl: 'https://crm.example.com/ada',
  otherAccountNotes: 'Two accounts',
};

const optional = Object.keys(whole).filter((field) => field !== 'name' && field !== 'attendeeRole');

describe('adding an attendee', () => {
  it('answers 201 with every field, the event marker first among the tags', async () => {
    const { status, body } = await add({ ...whole, eventId, tags: ['vip'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...whole,
      eventId,
      tags: [`event:${eventId}`, 'vip'],
      holdingFor: [],
      isCheckedIn: false,
    });
    expect((await organiser.call('GET', `/api/attendees/${body.id}`)).body).toEqual(body);
  });

  it('reads the event from its marker among the tags', async () => {
    const { status, body } = await add({ name: 'Marked', tags: [`event:${eventId}`] });
    expect([status, body.eventId, body.tags]).toEqual([201, eventId, [`event:${eventId}`]]);
  });

  it('may hold them from the start', async () => {
    const { body } = await add({ name: 'Uncertain', eventId, holdingFor: [`event:${eventId}`] });
    expect(body).toMatchObject({ holdingFor: [`event:${eventId}`], heldSince: body.createdAt });
  });

  it('accepts absent, null and empty text as "not set"; the role is then guest', async () => {
    const needs = ['diets', 'allergies', 'access', 'meals', 'custom'];
    const all = (value: unknown) =>
      Object.fromEntries([...optional, ...needs].map((field) => [field, value]));
    const others = (value: unknown) => ({
      tags: value,
      holdingFor: value,
      reply: value,
      guestOf: value,
    });
    for (const fields of [
      {},
      { ...all(null), ...others(null), attendeeRole: null },
      { ...all(''), ...others(''), attendeeRole: '' },
    ]) {
      const { status, body } = await add({ name: 'Bare', eventId, ...fields });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...all(null),
        attendeeRole: 'guest',
        tags: [`event:${eventId}`],
        holdingFor: [],
        reply: 'none',
        guestOf: null,
      });
    }
  });

  it.each(['customer', 'Customer', 'CUSTOMER', 'opportunity', 'Opportunity'])(
    'stores the role "%s" as opportunity',
    async (attendeeRole) => {
      expect((await add({ name: 'Client', eventId, attendeeRole })).body.attendeeRole).toBe(
        'opportunity',
      );
    },
  );

  it.each([
    ['no name', { name: undefined }, 'name', 'Name is required'],
    ['a blank name', { name: ' \t ' }, 'name', 'Name is required'],
    [
      'an unknown role',
      { attendeeRole: 'vip' },
      'attendeeRole',
      'Role must be one of opportunity, prospect, employee, guest',
    ],
    ['an email that is none', { email: 'ada' }, 'email', 'Enter a valid email address'],
    [
      'a javascript: address',
      { linkedinUrl: 'javascript:alert(1)' },
      'linkedinUrl',
      'Enter a web address that starts with http:// or https://',
    ],
    [
      'a data: picture',
      { photoUrl: 'data:image/svg+xml,<svg/>' },
      'photoUrl',
      'Enter a web address that starts with http:// or https://',
    ],
    [
      'a relative address',
      { linkedUrl: '/ada' },
      'linkedUrl',
      'Enter a web address that starts with http:// or https://',
    ],
    [
      'an unknown opportunity',
      { currentOpportunity: 'maybe' },
      'currentOpportunity',
      'Must be one of yes, no, previous',
    ],
    ['an unknown demo', { demoStatus: 'soon' }, 'demoStatus', 'Must be one of had, planned'],
    [
      'an executive of 101 characters',
      { accountExecutive: 'x'.repeat(101) },
      'accountExecutive',
      'Must be 100 characters or less',
    ],
    [
      'notes of 1,001 characters',
      { notes: 'x'.repeat(1001) },
      'notes',
      'Must be 1000 characters or less',
    ],
    ['tags that are no list', { tags: 'vip' }, 'tags', 'Must be a list'],
    [
      "another event's tag",
      { tags: ['event:BBBBBBBBBBBBBBBBBBBBBB'] },
      'tags',
      "Another event's marker cannot be set",
    ],
    [
      "another event's hold",
      { holdingFor: ['event:BBBBBBBBBBBBBBBBBBBBBB'] },
      'holdingFor',
      "Another event's marker cannot be set",
    ],
    ['an unknown field', { seatId: unknownId }, 'seatId', 'Unknown field'],
  ])('refuses %s with 400, naming the field', async (_, fields, path, message) => {
    const { status, body } = await add({ name: 'Ada', eventId, ...fields });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.issues).toEqual([{ path, message }]);
  });

  it('requires an event', async () => {
    const { status, body } = await add({ name: 'Nowhere' });
    expect([status, body.issues[0]?.path]).toEqual([400, 'eventId']);
  });

  it('answers 404 for an event that does not exist or is not the caller’s', async () => {
    expect((await add({ name: 'Ada', eventId: unknownId })).body.code).toBe('EVENT_NOT_FOUND');
    const foreign = await stranger.call<Problem>('POST', '/api/attendees', {
      name: 'Ada',
      eventId,
    });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
  });
});

describe('adding many', () => {
  it('answers 201 with all of them in order, as one step', async () => {
    const { id } = await anEvent(organiser);
    const { status, body } = await bulk({
      eventId: id,
      attendees: [whole, { name: 'Grace', attendeeRole: 'Customer' }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject([whole, { name: 'Grace', attendeeRole: 'opportunity' }]);
    expect(await stepsOf(organiser, id)).toBe(2);
  });

  it('reads the event from each entry', async () => {
    const attendees = [
      { name: 'By id', eventId: otherEventId },
      { name: 'By tag', tags: [`event:${otherEventId}`] },
    ];
    const { status, body } = await bulk({ attendees });
    expect([status, body.map(({ eventId }) => eventId)]).toEqual([
      201,
      [otherEventId, otherEventId],
    ]);
  });

  it('adds nobody if one is invalid, and reports who and what', async () => {
    const { id } = await anEvent(organiser);
    const attendees = [whole, { name: '' }, whole, { name: 'Grace', email: 'none', zip: 1 }, 'Ada'];
    const { status, body } = await bulk({ eventId: id, attendees });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.issues).toEqual([
      { index: 1, path: 'name', message: 'Name is required' },
      { index: 3, path: 'email', message: 'Enter a valid email address' },
      { index: 3, path: 'zip', message: 'Unknown field' },
      { index: 4, path: '', message: 'Must be an object' },
    ]);
    expect(await list(`event=${id}`)).toEqual([]);
  });

  it.each([
    ['no event', { attendees: [{ name: 'Ada' }] }, 'eventId'],
    [
      'an event for some only',
      { attendees: [{ name: 'Ada', eventId: unknownId }, { name: 'Grace' }] },
      'eventId',
    ],
    [
      'two events',
      {
        attendees: [
          { name: 'Ada', eventId: unknownId },
          { name: 'Grace', eventId: 'BBBBBBBBBBBBBBBBBBBBBB' },
        ],
      },
      'eventId',
    ],
    ['nobody', { eventId: unknownId, attendees: [] }, 'attendees'],
    ['no list', { eventId: unknownId, attendees: 'Ada' }, 'attendees'],
    [
      '5,001 people',
      { eventId: unknownId, attendees: Array.from({ length: 5001 }, () => ({ name: 'x' })) },
      'attendees',
    ],
    ['a source', { eventId: unknownId, attendees: [{ name: 'Ada' }], source: 'csv' }, 'source'],
  ])('refuses %s with 400', async (_, body, path) => {
    const answer = await bulk(body);
    expect([answer.status, answer.body.issues[0]?.path]).toEqual([400, path]);
  });

  const names = [{ name: 'Ada' }, { name: 'Ben', company: 'Halden' }];
  const ids = (rows: AttendeeRow[]) => rows.map((row) => row.id);
  const repeated = (rows: AttendeeRow[]) =>
    rows.map((row) => (row as AttendeeRow & { repeats?: string }).repeats);

  it('reports who existed already, and adds them anyway', async () => {
    const { id } = await anEvent(organiser);
    const first = await bulk({ eventId: id, attendees: names });
    expect(repeated(first.body)).toEqual([undefined, undefined]);
    const [ada, ben] = ids(first.body);
    const more = [...names, { name: 'Cleo' }, { name: 'cleo ' }];
    const again = await bulk({ eventId: id, attendees: more });
    expect(again.status).toBe(201);
    const [, , cleo] = ids(again.body);
    expect(repeated(again.body)).toEqual([ada, ben, undefined, cleo]);
    expect(await list(`event=${id}`)).toHaveLength(6);
  });

  it('omits existing people on request', async () => {
    const { id } = await anEvent(organiser);
    const [ada, ben] = ids((await bulk({ eventId: id, attendees: names })).body);
    const more = [{ name: 'Cleo' }, ...names];
    const send = () =>
      bulk({ eventId: id, ifKnown: 'skip', attendees: more }, { 'idempotency-key': 'skipping' });
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(ids(body).slice(1)).toEqual([ada, ben]);
    expect(repeated(body)).toEqual([undefined, ada, ben]);
    expect(await list(`event=${id}`)).toHaveLength(3);
    expect((await send()).body).toEqual(body);
    const none = await bulk({ eventId: id, ifKnown: 'skip', attendees: names });
    expect([none.status, ids(none.body)]).toEqual([201, [ada, ben]]);
    expect(await stepsOf(organiser, id)).toBe(3);
  });

  it('adds nobody on request if one exists already', async () => {
    const { id } = await anEvent(organiser);
    await bulk({ eventId: id, attendees: names });
    const more = [{ name: 'Cleo' }, { name: 'ben', company: 'HALDEN' }];
    const { status, body } = await bulk({ eventId: id, ifKnown: 'refuse', attendees: more });
    expect([status, body.code]).toEqual([409, 'ATTENDEE_KNOWN']);
    expect(body.issues).toEqual([
      { index: 1, path: 'name', message: 'This person is there already' },
    ]);
    expect(await list(`event=${id}`)).toHaveLength(2);
    const wrong = await bulk({ eventId: id, ifKnown: 'replace', attendees: more });
    expect([wrong.status, wrong.body.issues[0]?.path]).toEqual([400, 'ifKnown']);
  });

  it('updates existing people from the list on request', async () => {
    const { id } = await anEvent(organiser);
    const there = [
      { name: 'Ada', email: 'ada@example.com', title: 'Countess', phone: '1' },
      { name: 'Ben', company: 'Halden', externalId: 'C-1', tags: ['speaker'] },
      { name: 'Cleo', company: 'Nile' },
    ];
    const [ada, ben, cleo] = ids((await bulk({ eventId: id, attendees: there })).body);
    const attendees = [
      { name: 'Ada King', email: 'ADA@example.com', title: null, attendeeRole: 'prospect' },
      { name: 'Benjamin', externalId: 'C-1', tags: ['vip'] },
      { name: 'Dora' },
      { name: 'CLEO', company: 'nile', reply: 'yes' },
    ];
    const send = () =>
      bulk({ eventId: id, ifKnown: 'update', attendees }, { 'idempotency-key': 'updating' });
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(repeated(body)).toEqual([ada, ben, undefined, cleo]);
    expect([ids(body)[0], ids(body)[1], ids(body)[3]]).toEqual([ada, ben, cleo]);
    expect(body).toMatchObject([
      {
        name: 'Ada King',
        email: 'ADA@example.com',
        title: null,
        phone: '1',
        attendeeRole: 'prospect',
      },
      { name: 'Benjamin', company: 'Halden', tags: [`event:${id}`, 'vip'] },
      { name: 'Dora' },
      { name: 'CLEO', company: 'nile', reply: 'yes' },
    ]);
    expect(await list(`event=${id}`)).toHaveLength(4);
    expect(await stepsOf(organiser, id)).toBe(3);
    expect((await send()).body).toEqual(body);

    await bulk({ eventId: id, ifKnown: 'update', attendees });
    expect(await stepsOf(organiser, id)).toBe(3);
    expect((await organiser.call('POST', `/api/events/${id}/undo`, {})).status).toBe(200);
    const back = await list(`event=${id}`);
    expect(back.find((one) => one.id === ada)).toMatchObject({ name: 'Ada', title: 'Countess' });
    expect(back.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  it('updates nobody if matches are ambiguous, and reports these entries', async () => {
    const { id } = await anEvent(organiser);
    const twins = [{ name: 'Sam' }, { name: 'Sam' }, { name: 'Ada', email: 'ada@example.com' }];
    await bulk({ eventId: id, attendees: twins });
    const attendees = [
      { name: 'Cleo' },
      { name: 'Sam', title: 'CEO' },
      { name: 'Ada', email: 'ada@example.com', title: 'Countess' },
      { name: 'Ada King', email: 'ada@example.com' },
    ];
    const { status, body } = await bulk({ eventId: id, ifKnown: 'update', attendees });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    const another =
      'Another entry may mean the same person: give each an external ID or an email address';
    expect(body.issues).toEqual([
      {
        index: 1,
        path: 'name',
        message: '2 people of the event may be meant: give an external ID or an email address',
      },
      { index: 2, path: 'name', message: another },
      { index: 3, path: 'name', message: another },
    ]);
    expect(await list(`event=${id}`)).toHaveLength(3);
  });

  it('adds nobody twice if the same list is sent twice at once', async () => {
    const { id } = await anEvent(organiser);
    const send = () => bulk({ eventId: id, ifKnown: 'skip', attendees: names });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await list(`event=${id}`)).toHaveLength(2);
  });

  it('takes effect once for a key, and repeats the first answer', async () => {
    const { id } = await anEvent(organiser);
    const send = () =>
      bulk({ eventId: id, attendees: [{ name: 'Ada' }] }, { 'idempotency-key': 'bulk' });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await list(`event=${id}`)).toEqual(first.body);
  });
});

describe('changing an attendee', () => {
  it('changes given fields, and clears by null or empty text', async () => {
    const { body: ada } = await add({ ...whole, eventId });
    const { status, body } = await change(ada.id, {
      title: '',
      email: null,
      isCheckedIn: true,
      attendeeRole: 'Customer',
    });
    expect(status).toBe(200);
    const { updatedAt: _, ...before } = ada;
    expect(body).toMatchObject({
      ...before,
      title: null,
      email: null,
      isCheckedIn: true,
      attendeeRole: 'opportunity',
    });
  });

  it.each([null, ''])('gives role and check-in their defaults by %j', async (nothing) => {
    const { body: ada } = await add({ name: 'Ada', eventId, attendeeRole: 'prospect' });
    await change(ada.id, { isCheckedIn: true });
    const { body } = await change(ada.id, { attendeeRole: nothing, isCheckedIn: nothing });
    expect(body).toMatchObject({ attendeeRole: 'guest', isCheckedIn: false });
    const edits = [{ attendeeId: ada.id, attendeeRole: nothing }];
    await change(ada.id, { attendeeRole: 'prospect' });
    await organiser.call('POST', '/api/attendees/edit-many', { eventId, edits });
    const { body: now } = await organiser.call<Answer>('GET', `/api/attendees/${ada.id}`);
    expect(now.attendeeRole).toBe('guest');
  });

  it('keeps what somebody else has added to a list since it was seen', async () => {
    const { body: ada } = await add({ ...whole, eventId, tags: ['vip'] });
    const nuts = { substance: 'nuts', severity: 'anaphylaxis' };
    await change(ada.id, { tags: ['press', 'vip'], allergies: [nuts] });
    const milk = { substance: 'milk', severity: 'intolerance' };
    const seen = { tags: ['vip'], allergies: null };
    const { body } = await change(ada.id, { tags: ['jury'], allergies: [milk], seen });
    expect(body.tags.slice(1)).toEqual(['press', 'jury']);
    expect(body.allergies).toEqual([nuts, milk]);
    const edits = [{ attendeeId: ada.id, tags: ['late'], seen: { tags: [] } }];
    await organiser.call('POST', '/api/attendees/edit-many', { eventId, edits });
    const { body: now } = await organiser.call<Answer>('GET', `/api/attendees/${ada.id}`);
    expect(now.tags.slice(1)).toEqual(['press', 'jury', 'late']);
  });

  it('keeps the event marker, whatever tags are sent', async () => {
    const [ada] = await people(organiser, eventId, 'Ada');
    expect((await change(ada?.id ?? '', { tags: ['vip'] })).body.tags).toEqual([
      `event:${eventId}`,
      'vip',
    ]);
    expect((await change(ada?.id ?? '', { tags: null })).body.tags).toEqual([`event:${eventId}`]);
    const foreign = await change(ada?.id ?? '', { tags: [`event:${otherEventId}`] });
    expect([foreign.status, foreign.body.issues[0]?.path]).toEqual([400, 'tags']);
  });

  it.each([
    { eventId: 'BBBBBBBBBBBBBBBBBBBBBB' },
    { id: 'x' },
    { name: null },
    { isCheckedIn: 'yes' },
  ])('refuses %j with 400', async (fields) => {
    const { id } = await anEvent(organiser);
    const [ada] = await people(organiser, id, 'Ada');
    const { status, body } = await change(ada?.id ?? '', fields);
    expect([status, body.issues[0]?.path]).toEqual([400, Object.keys(fields)[0]]);
    const { body: after } = await organiser.call('GET', `/api/attendees/${ada?.id}`);
    expect(after).toEqual(ada);
  });

  it('answers 404 for an attendee that does not exist or is not the caller’s', async () => {
    const [ada] = await people(organiser, eventId, 'Ada');
    const missing = await change(unknownId, { name: 'x' });
    const foreign = await change(ada?.id ?? '', { name: 'x' }, stranger);
    expect([missing.status, missing.body.code]).toEqual([404, 'ATTENDEE_NOT_FOUND']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });
});

describe('holding', () => {
  it('frees the seat and records the hold with its reason; returning to the pool releases it', async () => {
    const { id } = await anEvent(organiser);
    const [ada] = await people(organiser, id, 'Ada');
    const { seats } = await aTable(organiser, id, 4);
    await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
    const held = await hold(ada?.id ?? '', { event: id, hold: true, reason: 'May travel' });
    expect(held.status).toBe(200);
    expect(held.body).toMatchObject({ holdingFor: [`event:${id}`], holdReason: 'May travel' });
    expect(await sitting(organiser, id)).toEqual([null, null, null, null]);
    const released = await hold(ada?.id ?? '', { event: id, hold: false });
    expect(released.body).toMatchObject({ holdingFor: [], holdReason: null, heldSince: null });
  });

  it('ends when they are seated', async () => {
    const { id } = await anEvent(organiser);
    const [ada] = await people(organiser, id, 'Ada');
    const { seats } = await aTable(organiser, id, 4);
    await hold(ada?.id ?? '', { event: id, hold: true });
    await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
    const { body } = await organiser.call<AttendeeRow>('GET', `/api/attendees/${ada?.id}`);
    expect([body.holdingFor, await sitting(organiser, id)]).toEqual([
      [],
      [ada?.id, null, null, null],
    ]);
  });

  it('is not repeated if nothing would change', async () => {
    const { id } = await anEvent(organiser);
    const [ada] = await people(organiser, id, 'Ada');
    for (const _ of ['once', 'again']) await hold(ada?.id ?? '', { event: id, hold: true });
    expect(await stepsOf(organiser, id)).toBe(3);
  });

  it('omits them from the list unless asked to include them', async () => {
    const { id } = await anEvent(organiser);
    const [ada, grace] = await people(organiser, id, 'Ada', 'Grace');
    await hold(ada?.id ?? '', { event: id, hold: true });
    const ids = async (query: string) => (await list(query)).map((row) => row.id);
    expect(await ids(`event=${id}`)).toEqual([grace?.id]);
    expect(await ids(`event=${id}&includeHolding=false`)).toEqual([grace?.id]);
    const both = await ids(`event=${id}&includeHolding=true`);
    expect(both.sort()).toEqual([ada?.id, grace?.id].sort());
  });

  it.each([
    [{ hold: true }, 'event'],
    [{ event: 'e', hold: 'yes' }, 'hold'],
    [{ event: 'e', hold: true, reason: 'x'.repeat(201) }, 'reason'],
    [{ event: 'e', hold: true, seat: 1 }, 'seat'],
  ])('refuses %j with 400', async (body, path) => {
    const [ada] = await people(organiser, eventId, 'Ada');
    const answer = await hold(ada?.id ?? '', body);
    expect([answer.status, answer.body.issues[0]?.path]).toEqual([400, path]);
  });

  it('answers 404 for an attendee of another event', async () => {
    const [ada] = await people(organiser, eventId, 'Ada');
    for (const event of [otherEventId, unknownId]) {
      const { status, body } = await hold(ada?.id ?? '', { event, hold: true });
      expect([status, body.code]).toEqual([404, 'ATTENDEE_NOT_FOUND']);
    }
    expect((await hold(ada?.id ?? '', { event: eventId, hold: true }, stranger)).status).toBe(404);
  });
});

describe('deleting an attendee', () => {
  it('answers 204 and frees the seat', async () => {
    const { id } = await anEvent(organiser);
    const [ada] = await people(organiser, id, 'Ada');
    const { seats } = await aTable(organiser, id, 4);
    await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
    expect((await stranger.call('DELETE', `/api/attendees/${ada?.id}`)).status).toBe(404);
    expect((await organiser.call('DELETE', `/api/attendees/${ada?.id}`)).status).toBe(204);
    expect(await sitting(organiser, id)).toEqual([null, null, null, null]);
    expect(await list(`event=${id}`)).toEqual([]);
  });
});

describe('the list', () => {
  it('is sent in pages with links that keep the event', async () => {
    const { id } = await anEvent(organiser);
    await people(organiser, id, 'Ada', 'Barbara', 'Grace');
    const all = await list(`event=${id}`);
    const { headers, body } = await organiser.call<AttendeeRow[]>(
      'GET',
      `/api/attendees?event=${id}&limit=2&offset=1`,
    );
    expect(body).toEqual(all.slice(1));
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBe(`</api/attendees?event=${id}&limit=2&offset=0>; rel="prev"`);
  });

  it('without an event contains those of all events that the caller may edit, and no others', async () => {
    const reader = await planner.caller('reader@example.com');
    const open = await anEvent(organiser, { isPublic: true });
    await people(organiser, open.id, 'Ada');
    const own = await anEvent(reader);
    const mine = await people(reader, own.id, 'Grace');
    const { body } = await reader.call<AttendeeRow[]>('GET', '/api/attendees');
    expect(body).toEqual(mine);
    expect((await reader.call('GET', `/api/attendees?event=${open.id}`)).status).toBe(200);
    expect((await reader.call('GET', `/api/attendees?event=${eventId}`)).status).toBe(404);
    expect((await reader.call('GET', '/api/attendees?event=')).status).toBe(400);
  });
});
