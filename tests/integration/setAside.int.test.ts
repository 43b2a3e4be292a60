import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { finishErasures } from '../../api/erasure/finishErasures.ts';
import { performOnPlan } from '../../api/pipeline/perform.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { openPoisonedPlans, type PoisonedPlans, poisonedAt } from '../harness/poisonedPlans.ts';
import { isReady } from '../harness/soundness.ts';

type Row = { id: string; name: string };

let planner: TestPlanner;
let plans: PoisonedPlans;
let organiser: Caller;
let stranger: Caller;
/** The damaged event, somebody in it, and another event. */
let eventId: string;
let guestId: string;
let otherId: string;
let logged = '';

const since = poisonedAt;

beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  planner = await startTestPlanner({ logLevel: 'error', logTo });
  plans = await openPoisonedPlans(planner.databaseUrl);
  organiser = await planner.caller('organiser@example.com');
  stranger = await planner.caller('stranger@example.com');
});
afterAll(async () => {
  await plans?.close();
  await planner?.stop();
});
beforeEach(async () => {
  eventId = (await organiser.call<Row>('POST', '/api/events', { name: 'Dinner' })).body.id;
  otherId = (await organiser.call<Row>('POST', '/api/events', { name: 'Lunch' })).body.id;
  guestId = (await add('Mira', { event: eventId })).body.id;
});

const add = (name: string, { event = eventId } = {}) =>
  organiser.call<Row>(
    'POST',
    '/api/attendees',
    { eventId: event, name },
    { headers: { 'idempotency-key': `${event} ${name}` } },
  );
const setAside = async () => {
  const position = await plans.poison(eventId);
  await planner.application.feed.waitFor(position);
};
const refused = {
  status: 503,
  body: { code: 'PLAN_SET_ASIDE', since, issues: [] },
};

it('answers reads of the event in its last state, with the time', async () => {
  await setAside();
  const header = async (path: string) => {
    const { status, headers } = await organiser.call('GET', path);
    return [status, headers.get('not-up-to-date-since')];
  };
  expect(await header(`/api/events/${eventId}`)).toEqual([200, since]);
  expect(await header(`/api/attendees?event=${eventId}`)).toEqual([200, since]);
  expect(await header(`/api/attendees/${guestId}`)).toEqual([200, since]);
  expect(await header('/api/events')).toEqual([200, since]);
  expect(await header(`/api/events/${otherId}`)).toEqual([200, null]);
  const query = 'query ($id: ID!) { eventPlan(id: $id) { event { id setAside { since } } } }';
  const asked = async (id: string) => (await organiser.graphql(query, { id })).data;
  expect(await asked(eventId)).toEqual({
    eventPlan: { event: { id: eventId, setAside: { since } } },
  });
  expect(await asked(otherId)).toEqual({ eventPlan: { event: { id: otherId, setAside: null } } });
});

it('refuses commands on that event only, with its own code, and tells strangers nothing', async () => {
  await setAside();
  const before = await plans.log.head();
  const refusal = await add('Jonas');
  expect(refusal).toMatchObject(refused);
  expect(refusal.headers.get('retry-after')).toBe('60');
  const path = `/api/attendees/${guestId}`;
  expect(await organiser.call('PATCH', path, { title: 'Dr.' })).toMatchObject(refused);
  expect(await organiser.call('DELETE', `/api/events/${eventId}`)).toMatchObject(refused);
  const { errors } = await organiser.graphql(
    'mutation ($input: AttendeeIdInput!) { deleteAttendee(input: $input) { id } }',
    { input: { id: guestId } },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'PLAN_SET_ASIDE', since } }]);
  expect((await stranger.call('DELETE', path)).status).toBe(404);
  expect(await plans.log.head()).toBe(before);
  expect((await add('Jonas', { event: otherId })).status).toBe(201);
});

it('erases somebody from the event while a draft is set aside, and from the draft once it is repaired', async () => {
  const started = await organiser.call<Row>('POST', `/api/events/${eventId}/drafts`, {
    name: 'Try',
  });
  const draftId = started.body.id;
  await planner.application.feed.waitFor(await plans.poison(draftId));
  const erase = () =>
    organiser.call('POST', `/api/attendees/${guestId}/erase`, undefined, {
      headers: { 'idempotency-key': `erase ${guestId}` },
    });
  const inPlan = async (id: string) =>
    (await organiser.call<Row[]>('GET', `/api/attendees?event=${id}`)).body.map(({ name }) => name);
  expect(await erase()).toMatchObject(refused);
  expect(await inPlan(eventId)).toEqual([]);

  await plans.mend();
  await plans.resume(draftId);
  await expect.poll(() => planner.application.setAside.sinceWhen(draftId)).toBeNull();
  expect((await erase()).status).toBe(204);
  expect(await inPlan(draftId)).toEqual([]);
});

it('answers a command that was recorded meanwhile instead of making it wait', async () => {
  const { application } = planner;
  const { commands } = application;
  const handle: typeof commands.handle = async (...command) => {
    await plans.poison(eventId);
    return commands.handle(...command);
  };
  const app = { ...application, commands: { ...commands, handle } };
  const rename = { type: 'EditEventPlan' as const, eventId, changes: { name: 'Late dinner' } };
  const origin = { commandId: newId(), actorId: 'organiser' };
  await expect(performOnPlan(app, rename, origin)).rejects.toMatchObject({
    code: 'PLAN_SET_ASIDE',
    message: expect.stringContaining('The change is saved'),
  });
});

it("stays ready, and names the stream for probes, metrics and the log, without people's names", async () => {
  await setAside();
  expect(await isReady(planner)).toBe(true);
  const { checks } = await (await fetch(`${planner.url}/readyz`)).json();
  const stream = eventPlanStream(eventId);
  expect(checks.projections).toMatchObject({
    ok: true,
    detail: expect.stringContaining(stream),
  });
  const metrics = await (await fetch(`${planner.url}/metrics`)).text();
  const { length } = planner.application.setAside.all();
  expect(metrics).toContain(`projection_set_aside_streams ${length}`);
  expect(metrics).toContain('projection_failed 0');
  const lines = logged.split('\n').filter((line) => line.includes(stream));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      setAside: {
        stream,
        revision: 2,
        type: 'EventPlanEdited',
        reason: 'PostgreSQL error 22P02',
      },
    },
  ]);
  expect(logged).not.toContain('dozen');
});

it('is known to a process that starts later', async () => {
  await setAside();
  const { databaseUrl } = planner;
  const later = await startTestPlanner({ databaseUrl, projections: false });
  expect(later.application.setAside.sinceWhen(eventId)).toBe(since);
  await later.stop();
});

it('continues once repaired and resumed, with everything saved meanwhile, each once', async () => {
  await setAside();
  expect(await add('Jonas')).toMatchObject(refused);
  await plans.mend();
  await plans.resume(eventId);
  await expect.poll(() => planner.application.setAside.sinceWhen(eventId)).toBeNull();
  const [first, second] = [await add('Jonas'), await add('Jonas')];
  expect(first.status).toBe(201);
  expect(second.body.id).toBe(first.body.id);
  const shown = await organiser.call<Row[]>('GET', `/api/attendees?event=${eventId}`);
  expect(shown.body.map(({ name }) => name)).toEqual(['Mira', 'Jonas']);
  expect(shown.headers.get('not-up-to-date-since')).toBeNull();
  const { databaseUrl: connectionString } = planner;
  const { log } = plans;
  const { differences, behind } = await verify({ connectionString, log, projectors });
  expect([differences, behind]).toEqual([[], undefined]);
});

it('continues without a person whose fields are damaged, once their key is destroyed by hand', async () => {
  await add('Jonas', { event: otherId });
  await plans.damage(eventId);
  await plans.rebuild();
  await expect.poll(() => planner.application.setAside.sinceWhen(eventId)).not.toBeNull();
  await plans.destroyKey(guestId);
  // The planner still has the key in memory; a process that the operator starts does not.
  const operator = await openPoisonedPlans(planner.databaseUrl);
  await operator.resume(eventId);
  await expect.poll(() => planner.application.setAside.sinceWhen(eventId)).toBeNull();
  const namesIn = async (id: string) =>
    (await organiser.call<Row[]>('GET', `/api/attendees?event=${id}`)).body.map(({ name }) => name);
  expect([await namesIn(eventId), await namesIn(otherId)]).toEqual([['Erased guest'], ['Jonas']]);
  await finishErasures(planner.application);
  expect(await namesIn(eventId)).toEqual([]);
  const { databaseUrl: connectionString } = planner;
  const { differences, behind } = await verify({ connectionString, log: operator.log, projectors });
  expect([differences, behind]).toEqual([[], undefined]);
  await operator.close();
});
