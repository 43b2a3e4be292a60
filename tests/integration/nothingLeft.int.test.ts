import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { finishErasures } from '../../api/erasure/finishErasures.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { tablesWith } from '../harness/everythingKept.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

type Row = { id: string };

/** Each of these occurs nowhere else in the database, and is too long to be in a hash by chance. */
const said = [
  ...['Zoraida', 'quimbyworks', 'helicopter', 'sesameallergy', 'aeronaut'],
  ...['marzipanclan', 'lactoseless', 'dragonfruit', 'rampandrail', 'zq-4711'],
];
const zora = {
  name: 'Zoraida Quimby',
  email: 'zoraida@quimbyworks.example',
  notes: 'Arrives by helicopter',
  tags: ['sesameallergy'],
  party: 'The marzipanclan',
  diets: ['lactoseless'],
  allergies: [{ substance: 'dragonfruit', severity: 'anaphylaxis' }],
  access: ['rampandrail'],
};

let planner: TestPlanner;
/** Another process of the same planner, with its own memory. */
let another: TestPlanner;
let organiser: Caller;
let elsewhere: Caller;
let pool: pg.Pool;
beforeAll(async () => {
  planner = await startTestPlanner({ iterationsFor: () => 2_048 });
  another = await startTestPlanner({ databaseUrl: planner.databaseUrl, projections: false });
  organiser = await planner.caller('organiser@example.com');
  elsewhere = await another.caller('organiser@example.com');
  pool = createPool(planner.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await another.stop();
  await planner.stop();
});

/** Where any of her data is found, including PostgreSQL's statistics of its tables. */
const found = async (): Promise<string[]> => {
  const places = await Promise.all(said.map((word) => tablesWith(planner.databaseUrl, word)));
  return [...new Set(places.flat())].sort();
};
const analyze = () => pool.query('ANALYZE');

const send = async <Body = Row>(method: string, path: string, body?: object): Promise<Body> => {
  const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const answer = await organiser.call<Body>(method, path, body, options);
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const statusOf = async (method: string, path: string) =>
  (await organiser.call(method, path)).status;

const startEvent = async () => (await send('POST', '/api/events', { name: 'Gala' })).id;
const startDraft = async (eventId: string) =>
  (await send('POST', `/api/events/${eventId}/drafts`, { name: 'Long tables' })).id;
let others = 0;
/** Within an event, external ids are unique. */
const comes = async (eventId: string) => {
  others += 1;
  const externalId = `zq-4711-${others}`;
  return (await send('POST', '/api/attendees', { eventId, ...zora, externalId })).id;
};
const isHeld = (eventId: string, id: string) =>
  send('PATCH', `/api/attendees/${id}/holding`, {
    event: eventId,
    hold: true,
    reason: 'Her aeronaut',
  });
const hasKey = async (id: string) => {
  const { rows } = await pool.query(
    'SELECT wrapped_key IS NOT NULL AS is_there FROM app.person_keys WHERE person_id = $1',
    [idOutOfCopy(id)],
  );
  return rows[0]?.is_there;
};

/** This many changes of one plan, in few appends. */
const change = async (eventId: string, times: number) => {
  const table = await send<TableRow>('POST', '/api/tables', {
    eventId,
    name: 'T',
    capacity: 4,
    layout: 'circular',
  });
  const { commands, feed } = planner.application;
  const renamed = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      commands.handle(
        eventPlanDecider,
        eventPlanStream(eventId),
        { type: 'EditTable', eventId, tableId: table.id, changes: { name: `T${n}` } },
        { commandId: crypto.randomUUID(), actorId: 'organiser' },
      ),
    ),
  );
  for (const { streamPosition } of renamed) if (streamPosition) await feed.waitFor(streamPosition);
};
const snapshotsOf = async (eventId: string) => {
  const { rows } = await pool.query('SELECT revision FROM app.state_snapshots WHERE stream = $1', [
    eventPlanStream(eventId),
  ]);
  return rows.length;
};

it('forgets somebody removed from a draft of more than 500 changes, also after a restart', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  const draftId = await startDraft(eventId);
  const copy = idInCopy(id, draftId);
  await isHeld(draftId, copy);
  await change(draftId, 510);
  await expect.poll(() => snapshotsOf(draftId)).toBeGreaterThan(0);
  await send('DELETE', `/api/attendees/${copy}`);
  expect(await found()).toContain('app.state_snapshots');
  await send('POST', `/api/attendees/${id}/erase`);
  expect(await found()).toEqual([]);
  await another.application.feed.waitFor(planner.application.feed.reached());
  const { status, body } = await elsewhere.call('GET', `/api/events/${draftId}/moments/500`);
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Erased guest')]);
  expect(JSON.stringify(body)).not.toContain('Zoraida');
  // What is folded now contains nothing of her, and may be kept.
  await expect.poll(() => snapshotsOf(draftId)).toBeGreaterThan(0);
  expect(await found()).toEqual([]);
});

it('forgets the people of an event with its deletion', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  const removed = await comes(eventId);
  await send('DELETE', `/api/attendees/${removed}`);
  const draftId = await startDraft(eventId);
  const inDraftOnly = await comes(draftId);
  await isHeld(draftId, idInCopy(id, draftId));
  await analyze();
  await send('DELETE', `/api/events/${eventId}`);
  expect(await found()).toEqual([]);
  for (const one of [id, removed, inDraftOnly]) {
    expect(await hasKey(one)).toBe(false);
    expect(await statusOf('POST', `/api/attendees/${one}/erase`)).toBe(404);
    expect(await statusOf('GET', `/api/attendees/${one}/export`)).toBe(404);
  }
});

it('forgets with a discarded draft the people who were new in it, and nobody else', async () => {
  const eventId = await startEvent();
  const { id: benno } = await send('POST', '/api/attendees', { eventId, name: 'Benno' });
  const { id: left } = await send('POST', '/api/attendees', { eventId, name: 'Left before' });
  const draftId = await startDraft(eventId);
  const there = await comes(draftId);
  const removed = await comes(draftId);
  await send('DELETE', `/api/attendees/${removed}`);
  await send('DELETE', `/api/attendees/${left}`);
  await send('DELETE', `/api/drafts/${draftId}`);
  expect(await found()).toEqual([]);
  expect(await Promise.all([there, removed, benno, left].map(hasKey))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const { body } = await organiser.call<{ name: string }>('GET', `/api/attendees/${benno}`);
  expect(body.name).toBe('Benno');
  // They are found in the event by their id in the draft as well.
  const copy = idInCopy(benno, draftId);
  expect(await statusOf('POST', `/api/attendees/${copy}/erase`)).toBe(204);
  expect(await statusOf('GET', `/api/attendees/${benno}`)).toBe(404);
});

it('keeps people taken over from a draft that is closed with it', async () => {
  const eventId = await startEvent();
  const draftId = await startDraft(eventId);
  const added = await comes(draftId);
  await send('POST', `/api/drafts/${draftId}/take-over`, {});
  expect(await hasKey(added)).toBe(true);
  const path = `/api/attendees/${idOutOfCopy(added)}`;
  expect(await statusOf('GET', path)).toBe(200);
  await send('POST', `${path}/erase`);
  expect(await found()).toEqual([]);
});

it('erases somebody who was new in an open draft and removed there again', async () => {
  const eventId = await startEvent();
  const draftId = await startDraft(eventId);
  const id = await comes(draftId);
  await send('DELETE', `/api/attendees/${id}`);
  await send('POST', `/api/attendees/${id}/erase`);
  expect([await found(), await hasKey(id)]).toEqual([[], false]);
  expect(await statusOf('POST', `/api/attendees/${id}/erase`)).toBe(404);
});

it('forgets what a refusal and a stored answer said about somebody', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  const { id: benno } = await send('POST', '/api/attendees', { eventId, name: 'Benno' });
  await send('POST', '/api/tables', { eventId, name: 'T', capacity: 4, layout: 'circular' });
  const [seat] = await send<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
  const assign = (attendeeId: string) =>
    organiser.call(
      'POST',
      `/api/seats/${seat?.id}/assign`,
      { eventId, attendeeId },
      { headers: { 'idempotency-key': `${attendeeId} on the seat` } },
    );
  await assign(id);
  expect(await assign(benno)).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
  await send('POST', `/api/attendees/${id}/erase`);
  const repeated = [await assign(id), await assign(benno)];
  expect(repeated.map(({ status }) => status)).toEqual([200, 404]);
  expect(await found()).toEqual([]);
});

it('forgets what a proposal and its refusal said about somebody', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  await send('POST', '/api/attendees', { eventId, name: 'Benno' });
  await send('POST', '/api/tables', { eventId, name: 'T', capacity: 4, layout: 'circular' });
  const rule = { kind: 'SitBeside', who: { everyone: true }, each: 'party', weight: 9 };
  await send('POST', `/api/events/${eventId}/rules`, { rule });
  const path = `/api/events/${eventId}/proposals`;
  const proposal = await send('POST', path, { seconds: 1 });
  const stateOf = async () =>
    (await organiser.call<{ state: string }>('GET', `${path}/${proposal.id}`)).body.state;
  await expect.poll(stateOf).toBe('done');
  await send('DELETE', `/api/attendees/${id}`);
  const headers = { 'idempotency-key': 'what she would have been part of' };
  const take = () => organiser.call('POST', `${path}/${proposal.id}/take`, {}, { headers });
  expect(await take()).toMatchObject({
    status: 409,
    body: { code: 'PROPOSAL_OUTDATED', obstacles: [{ attendeeId: id, name: zora.name }] },
  });
  await send('POST', `/api/attendees/${id}/erase`);
  expect((await take()).status).toBe(404);
  const { body } = await organiser.call('GET', `${path}/${proposal.id}`);
  expect(body).toMatchObject({ obstacles: [{ attendeeId: id, reason: 'gone' }] });
  expect(JSON.stringify(body)).not.toContain('Zoraida');
  expect(await found()).toEqual([]);
});

it('forgets what refusals of an external id said about its holder', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  const { body: her } = await organiser.call<{ externalId: string }>('GET', `/api/attendees/${id}`);
  const { externalId } = her;
  const benno = { eventId, name: 'Benno', externalId };
  const ask = (path: string, body: object) =>
    organiser.call('POST', path, body, { headers: { 'idempotency-key': `${path} twice` } });
  const [one, many] = [
    () => ask('/api/attendees', benno),
    () => ask('/api/attendees/bulk', { attendees: [benno] }),
  ];
  const who = { attendeeId: id, name: zora.name };
  expect(await one()).toMatchObject({ status: 409, body: { code: 'EXTERNAL_ID_TAKEN', ...who } });
  expect(await many()).toMatchObject({
    status: 409,
    body: { code: 'EXTERNAL_ID_TAKEN', people: [who] },
  });
  expect(await found()).toContain('app.command_answers');
  await send('POST', `/api/attendees/${id}/erase`);
  for (const again of [one, many])
    expect(JSON.stringify((await again()).body)).not.toContain('Zoraida');
  expect(await found()).toEqual([]);
});

it('forgets what the refusal of a rule said about somebody', async () => {
  const eventId = await startEvent();
  const id = await comes(eventId);
  const { id: benno } = await send('POST', '/api/attendees', { eventId, name: 'Benno' });
  const path = `/api/events/${eventId}/rules`;
  const who = { people: [id, benno] };
  await send('POST', path, { rule: { kind: 'KeepTogether', who, hard: true } });
  const refused = await organiser.call(
    'POST',
    path,
    { rule: { kind: 'KeepApart', who, level: 'table', hard: true } },
    { headers: { 'idempotency-key': 'together and apart' } },
  );
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'RULE_CONFLICT', message: expect.stringContaining('Zoraida') },
  });
  await send('POST', `/api/attendees/${id}/erase`);
  expect(await found()).toEqual([]);
});

/** What may happen to somebody before they are erased. */
const happenings = [
  ...['edit', 'hold', 'seat', 'save', 'draft', 'editCopy', 'leaveDraft', 'leave', 'pin', 'rule'],
];
const endings = ['erase', 'eraseCopy', 'deleteEvent'] as const;

it('leaves nothing of anybody in any table, whatever happened to them', async () => {
  const lives = fc.array(fc.constantFrom(...happenings), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(lives, fc.constantFrom(...endings), async (life, ending) => {
      const eventId = await startEvent();
      const id = await comes(eventId);
      await send('POST', '/api/tables', { eventId, name: 'T', capacity: 4, layout: 'circular' });
      const [seat] = await send<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
      const copyIds: string[] = [];
      const inLatest = () => idInCopy(id, copyIds.at(-1) ?? '');
      /** Commands that are refused because the person is gone count as well. */
      const ask = (method: string, path: string, body?: object) =>
        organiser.call(method, path, body, {
          headers: { 'idempotency-key': crypto.randomUUID() },
        });
      const acts: Record<string, () => Promise<unknown>> = {
        edit: () => ask('PATCH', `/api/attendees/${id}`, { title: 'Helicopter aeronaut' }),
        hold: () =>
          ask('PATCH', `/api/attendees/${id}/holding`, {
            event: eventId,
            hold: true,
            reason: 'aeronaut',
          }),
        seat: () => ask('POST', `/api/seats/${seat?.id}/assign`, { eventId, attendeeId: id }),
        save: () => ask('POST', '/api/arrangements', { eventId, name: 'As printed' }),
        draft: async () => copyIds.push(await startDraft(eventId)),
        editCopy: () => ask('PATCH', `/api/attendees/${inLatest()}`, { title: 'aeronaut' }),
        leaveDraft: () => ask('DELETE', `/api/attendees/${inLatest()}`),
        leave: () => ask('DELETE', `/api/attendees/${id}`),
        pin: () => ask('POST', `/api/attendees/${id}/pin`),
        rule: () =>
          ask('POST', `/api/events/${eventId}/rules`, {
            rule: { kind: 'Accompanied', who: { people: [id] }, by: { role: 'guest' }, weight: 9 },
          }),
      };
      for (const happening of life) await acts[happening]?.();
      await analyze();
      const named = ending === 'eraseCopy' && copyIds.length > 0 ? inLatest() : id;
      if (ending === 'deleteEvent') await send('DELETE', `/api/events/${eventId}`);
      else await send('POST', `/api/attendees/${named}/erase`);
      expect([await found(), await hasKey(id)]).toEqual([[], false]);
    }),
    { numRuns: 12 },
  );
}, 240_000);

it('completes an erasure that was interrupted between a draft and the event, even days later', async () => {
  const eventId = await startEvent();
  const guest = await comes(eventId);
  const draftId = await startDraft(eventId);
  const { commands } = planner.application;
  const copy = idInCopy(guest, draftId);
  const command = { type: 'EraseAttendee' as const, eventId: draftId, attendeeId: copy };
  await commands.handle(eventPlanDecider, eventPlanStream(draftId), command, {
    commandId: newId(),
    actorId: 'organiser',
  });
  await expect.poll(() => hasKey(guest)).toBe(false);
  await pool.query(
    "UPDATE app.person_keys SET destroyed_at = now() - interval '3 days' WHERE person_id = $1",
    [guest],
  );

  await finishErasures(planner.application);
  expect(await statusOf('GET', `/api/attendees/${guest}`)).toBe(404);
  expect(await found()).toEqual([]);
});
