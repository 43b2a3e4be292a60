import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInAttendee, editAttendee } from '../../api/attendees/operations.ts';
import { routes } from '../../api/http/rest.ts';
import { addSeatingRule } from '../../api/seatingRules/operations.ts';
import { editTable } from '../../api/tables/operations.ts';
import { memberRoles } from '../../schema/vocabulary.ts';
import type { Caller } from '../harness/planner.ts';
import { answerOf, askEverybody, expectRecorded, isRefused } from './permissions/askEverybody.ts';
import { askRest, overGraphQL, overRest } from './permissions/asking.ts';
import { documentOf, fieldsOf, kindsOfOperation } from './permissions/documents.ts';
import { follow, socketOf, stir } from './permissions/following.ts';
import { mutationRows, queryRows, subscriptionRows } from './permissions/graphqlRows.ts';
import { type CallerKind, callerKinds, type Profile } from './permissions/profiles.ts';
import { reachingRows } from './permissions/reachingRows.ts';
import { restRows } from './permissions/restRows.ts';
import { openStage, type Stage } from './permissions/stage.ts';
import { as, missing, secret } from './permissions/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const graphQLRows = { query: queryRows, mutation: mutationRows, subscription: subscriptionRows };

/** Each name once, sorted. */
const names = (all: readonly string[]): string[] => [...new Set(all)].toSorted();

describe('the table', () => {
  it('has a row for every route, and a route for every row', () => {
    const served = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(names(restRows.map(([operation]) => operation))).toEqual(names(served));
  });

  it.each(kindsOfOperation)('has a row for every %s of the schema, and the reverse', (kind) => {
    const rows = graphQLRows[kind].map(([field]) => field);
    expect(names(rows)).toEqual(names(fieldsOf(kind)));
  });

  it('has an answer for every kind of caller in every row', () => {
    const profiles = [restRows, ...Object.values(graphQLRows)].flat().map(([, profile]) => profile);
    for (const profile of profiles) {
      expect(names(Object.keys(profile))).toEqual(names(callerKinds));
    }
  });

  it('has a caller of every role', async () => {
    const { owner, moderator, admin } = stage.callers;
    const roleOf = async (caller: typeof owner) =>
      (await caller.call<{ role: string }>('GET', '/api/auth/user')).body.role;
    const roles = await Promise.all([owner, moderator, admin].map(roleOf));
    expect(roles.toSorted()).toEqual(names(memberRoles));
  });
});

const ofEach = (value: (kind: CallerKind) => unknown) =>
  Object.fromEntries(callerKinds.map((kind) => [kind, value(kind)]));

const operations = [
  ...restRows.map(overRest),
  ...queryRows.map(overGraphQL('query')),
  ...mutationRows.map(overGraphQL('mutation')),
];

describe("each caller gets the table's answer, and refused callers change nothing", () => {
  it.each(operations.map((operation) => [operation.title, operation] as const))(
    '%s',
    async (_title, operation) => {
      const asked = await askEverybody(stage, operation);
      expect(ofEach((kind) => asked[kind].answer)).toEqual(operation.profile);
      for (const kind of callerKinds) {
        expectRecorded(operation, kind, asked[kind].recorded, stage.callers[kind].id);
      }
    },
  );
});

describe('each caller follows as the table says', () => {
  it.each(subscriptionRows)('%s', async (...row) => {
    const [, profile] = row;
    const answers = new Map<CallerKind, unknown>();
    for (const kind of callerKinds) {
      const changed = stage.kept[kind];
      const caller = stage.callers[kind];
      const outcome = await follow(stage, row, caller, { asked: changed, changed });
      answers.set(kind, answerOf(outcome, profile[kind], changed));
      if (!isRefused(profile[kind])) continue;
      const asked = missing(changed);
      expect(await follow(stage, row, caller, { asked, changed }), kind).toEqual(outcome);
    }
    expect(ofEach((kind) => answers.get(kind))).toEqual(profile);
  });
});

describe("reaching for another's event through one's own gives the answer for missing things, and", () => {
  it.each(reachingRows)('%s in vain', async (_title, operation, status, requestFor) => {
    const { owner: caller } = stage.callers;
    const own = stage.kept.owner;
    const theirs = stage.kept.inactive;
    await stage.inAnotherMinute();
    const before = await stage.head();
    const outcome = await askRest(caller, operation, requestFor(own, theirs));
    expect(outcome.status).toBe(status);
    expect(outcome).toEqual(await askRest(caller, operation, requestFor(own, missing(theirs))));
    expect(await stage.recordedSince(before)).toEqual([]);
  });
});

it('shows admins who was refused what, and from where', async () => {
  const { moderator, admin } = stage.callers;
  await moderator.call('GET', '/api/admin/users/export', undefined, {
    headers: { 'user-agent': 'Curious' },
  });
  const { body } = await admin.call<object[]>('GET', '/api/admin/audit?limit=1');
  expect(body).toMatchObject([
    {
      action: 'admin_access_denied',
      adminUserId: moderator.id,
      newValue: { operation: 'exportUsers' },
      ipAddress: '127.0.0.1',
      userAgent: 'Curious',
    },
  ]);
});

describe('a reader of a public event', () => {
  const isRead = ([operation, { otherPublic }]: readonly [string, Profile, ...unknown[]]) =>
    !/^(POST|PATCH|DELETE)/.test(operation) && ['ok', 'listed'].includes(String(otherPublic));
  const reads = [
    ...restRows.filter(isRead).map(overRest),
    ...queryRows.filter(isRead).map(overGraphQL('query')),
  ].map((operation) => [operation.title, operation] as const);
  /** Fields that reveal details without being texts: roles, replies, arrivals, holds. */
  const details =
    /confidential|"maybe"|prospect|"planned"|"is(CheckedIn|Pinned)":true|:"(holding|HOLDING)"|KeepApart|seating_rule|attendee_(edited|erased|checked|held|released|pinned|unpinned)|attendees_replied|people_(edited|held|returned)|table_tagged|menu_set|field_(defined|changed|retired)/;

  it('could get details that an owner is told', async () => {
    const { eventId } = stage.kept.otherPublic;
    const { body } = await stage.callers.owner.call('GET', `/api/attendees?event=${eventId}`);
    expect(JSON.stringify(body)).toMatch(details);
    expect(JSON.stringify(body)).toContain('"reply":"maybe"');
    const rules = await stage.callers.owner.call('GET', `/api/events/${eventId}/history`);
    expect(JSON.stringify(rules.body)).toMatch(/seating_rule_added.*KeepApart/);
    expect(reads.length).toBeGreaterThan(20);
  });

  it.each(reads)('is told names, companies and seats only: %s', async (_title, operation) => {
    const outcome = await operation.ask(stage.callers.otherPublic, stage.kept.otherPublic);
    expect(outcome.text).not.toMatch(details);
    expect(outcome.text).not.toContain(stage.kept.otherPublic.ruleId);
  });

  it('finds nobody by a role, a hold or an arrival', async () => {
    const { callers, kept } = stage;
    const { eventId } = kept.otherPublic;
    const totals = `query ($id: ID!) { event(id: $id) {
      all: attendees { total } prospects: attendees(role: prospect) { total }
      guests: attendees(role: guest) { total } held: attendees(placement: holding) { total }
    } }`;
    const { data } = await callers.otherPublic.graphql(totals, { id: eventId });
    expect(data).toEqual({
      event: {
        all: { total: 4 },
        prospects: { total: 0 },
        guests: { total: 4 },
        held: { total: 0 },
      },
    });
    const listed = await callers.otherPublic.call<object[]>(
      'GET',
      `/api/attendees?event=${eventId}`,
    );
    expect(listed.body).toHaveLength(4);
  });

  it("cannot tell a rule's moment from that of another hidden step", async () => {
    const { callers, kept, app } = stage;
    const path = `/api/events/${kept.otherPublic.eventId}`;
    const { owner, otherPublic: reader } = callers;
    await checkInAttendee(app, as(owner.id), { id: kept.otherPublic.heldId });
    type Entry = { id: string; revision: number };
    type Moment = { entry: Entry; previousRevision: number };
    const latest = async (kind: string) => {
      const { body } = await owner.call<Entry[]>('GET', `${path}/history?kind=${kind}`);
      return body[0] ?? { id: '', revision: 0 };
    };
    const momentOf = async ({ revision }: Entry) =>
      (await reader.call<Moment>('GET', `${path}/moments/${revision}`)).body;
    const steps = [await latest('rules'), await latest('people')];
    for (const step of steps)
      expect(await momentOf(step)).toMatchObject({
        previousRevision: step.revision - 1,
        entry: { id: step.id, action: 'plan_changed', previousState: null, newState: null },
      });
    const named = 'query ($id: ID!) { historyPeople(id: $id) { named { id } } }';
    for (const { id } of steps)
      expect((await reader.graphql(named, { id })).data).toEqual({ historyPeople: { named: [] } });
    const changesFor = async (caller: Caller) =>
      (await caller.call<{ changes: number }>('GET', `${path}/activity`)).body.changes;
    expect(await changesFor(reader)).toBe(await changesFor(owner));
    const listed = await reader.call<Entry[]>('GET', `${path}/history?kind=rules`);
    expect([listed.body, listed.headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it('is told no more by changes', async () => {
    const { callers, kept, app } = stage;
    const target = kept.otherPublic;
    const socket = await socketOf(stage, callers.otherPublic);
    const plan = documentOf('subscription', 'eventPlanChanged');
    socket?.subscribe('plan', plan, { id: target.eventId, after: await stage.head() });
    const owner = as(callers.owner.id);
    // Nothing of this is sent, not even that something has changed.
    const rule = { kind: 'KeepApart', who: { people: [target.seatedId] }, whom: { tag: 'press' } };
    await addSeatingRule(app, owner, { eventId: target.eventId, rule: { ...rule, weight: 9 } });
    await checkInAttendee(app, owner, { id: target.seatedId });
    await editTable(app, owner, { id: target.tableId, tags: ['quiet'] });
    await editAttendee(app, owner, { id: target.heldId, name: 'Renamed', notes: `${secret} too` });
    let told = JSON.stringify(await socket?.next());
    await editTable(app, owner, { id: target.tableId, name: 'Orangery' });
    told += JSON.stringify(await socket?.next());
    socket?.close();
    expect(told).toContain('Renamed');
    expect(told).toContain('Orangery');
    expect(told).not.toMatch(details);
    expect(told).not.toContain(target.seatedId);
  });

  it('does not find by a time of whom or of which table a hidden detail was changed', async () => {
    const { callers, kept, app } = stage;
    const { eventId, seatedId, tableId } = kept.otherPublic;
    const owner = as(callers.owner.id);
    await editAttendee(app, owner, { id: seatedId, notes: `${secret} again` });
    await editTable(app, owner, { id: tableId, tags: ['near the door'] });
    type Row = { id: string; createdAt: string; updatedAt: string };
    const rowsFor = async (caller: Caller) => {
      const people = await caller.call<Row[]>('GET', `/api/attendees?event=${eventId}`);
      const tables = await caller.call<Row[]>('GET', `/api/tables?event=${eventId}`);
      return [...people.body, ...tables.body].filter(({ id }) => [seatedId, tableId].includes(id));
    };
    const isChanged = ({ createdAt, updatedAt }: Row) => createdAt !== updatedAt;
    expect((await rowsFor(callers.owner)).map(isChanged)).toEqual([true, true]);
    expect((await rowsFor(callers.otherPublic)).map(isChanged)).toEqual([false, false]);
  });
});

describe('a change of rights', () => {
  const setUser = async (id: string, body: object) =>
    expect((await stage.callers.admin.call('PATCH', `/api/admin/users/${id}`, body)).status).toBe(
      200,
    );
  const hidden = () => `/api/events/${stage.kept.otherPrivate.eventId}`;
  const statusOf = async (caller: Caller, path: string) => (await caller.call('GET', path)).status;

  it('by role takes effect with the next request, and ends subscriptions', async () => {
    const member = await stage.member('promoted');
    const target = stage.kept.otherPrivate;
    expect(await statusOf(member, hidden())).toBe(404);
    await setUser(member.id, { role: 'moderator' });
    expect(await statusOf(member, hidden())).toBe(200);
    const socket = await socketOf(stage, member);
    const plan = documentOf('subscription', 'eventPlanChanged');
    socket?.subscribe('plan', plan, { id: target.eventId, after: await stage.head() });
    await stir(stage, target);
    expect(await socket?.next()).toMatchObject({ type: 'next' });

    await setUser(member.id, { role: 'user' });
    expect(await statusOf(member, hidden())).toBe(404);
    expect(await socket?.closed).toBe(4403);
    const again = await socketOf(stage, member);
    again?.subscribe('plan', plan, { id: target.eventId });
    expect(await again?.next()).toMatchObject({ type: 'error' });
    again?.close();
  });

  it('from admin to user takes effect with the next admin action', async () => {
    const member = await stage.member('demoted');
    await setUser(member.id, { role: 'admin' });
    expect(await statusOf(member, '/api/admin/stats')).toBe(200);
    await setUser(member.id, { role: 'user' });
    expect(await statusOf(member, '/api/admin/stats')).toBe(403);
  });

  it('by active state ends requests and sockets, and lets nobody in again', async () => {
    const member = await stage.member('deactivated');
    expect(await statusOf(member, '/api/events')).toBe(200);
    const socket = await socketOf(stage, member);
    await setUser(member.id, { isActive: false });
    expect(await socket?.closed).toBe(4403);
    expect(await statusOf(member, '/api/events')).toBe(401);
    expect(await socketOf(stage, member)).toBeUndefined();
    const again = await stage.planner.caller('deactivated@example.com');
    expect(await statusOf(again, '/api/events')).toBe(401);
  });

  it('of an event from public to private takes effect with the next request', async () => {
    const { owner, otherPublic } = stage.callers;
    const { eventId } = await stage.freshTarget('otherPublic', 'event');
    expect(await statusOf(otherPublic, `/api/events/${eventId}`)).toBe(200);
    await owner.call('PATCH', `/api/events/${eventId}`, { isPublic: false });
    expect(await statusOf(otherPublic, `/api/events/${eventId}`)).toBe(404);
  });
});
