import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../api/faces/rest.ts';
import { memberRoles } from '../../schema/vocabulary.ts';
import { type Operation, type Outcome, overGraphQL, overRest } from './permissions/asking.ts';
import { fieldsOf, kindsOfOperation } from './permissions/documents.ts';
import { follow, socketOf } from './permissions/following.ts';
import { mutationRows, queryRows, subscriptionRows } from './permissions/graphqlRows.ts';
import {
  type Answer,
  adminOnly,
  type CallerKind,
  callerKinds,
  type Profile,
} from './permissions/profiles.ts';
import { restRows } from './permissions/restRows.ts';
import { type Member, openStage, type Stage } from './permissions/stage.ts';
import { missing, type Target } from './permissions/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const graphQLRows = { query: queryRows, mutation: mutationRows, subscription: subscriptionRows };

/** Each name once, in order. */
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

const isRefusal = (answer: Answer): boolean => typeof answer === 'number';

/** An outcome in the words of a profile. */
const answerOf = ({ status, text }: Outcome, expected: Answer, { eventId }: Target) => {
  if (status !== 'ok' || !['listed', 'unlisted'].includes(expected as string)) return status;
  return text.includes(eventId) ? 'listed' : 'unlisted';
};

/** Asks for every kind of caller in turn, so that what the log gets is of that one request. */
const askEverybody = async ({ ask, profile, records }: Operation) => {
  const targets = await Promise.all(
    callerKinds.map((kind) =>
      records && !isRefusal(profile[kind])
        ? stage.freshTarget(kind, profile === adminOnly ? 'member' : 'event')
        : stage.kept[kind],
    ),
  );
  const answers: Record<string, unknown> = {};
  const recorded: Record<string, unknown[]> = {};
  for (const [n, kind] of callerKinds.entries()) {
    const target = targets[n] as Target;
    const before = await stage.head();
    const outcome = await ask(stage.callers[kind], target);
    recorded[kind] = await stage.recordedSince(before);
    answers[kind] = answerOf(outcome, profile[kind], target);
    if (answers[kind] !== profile[kind]) answers[kind] = outcome;
    else if (tellsNothing(profile, kind)) {
      const ofNothing = await ask(stage.callers[kind], missing(target));
      expect(outcome, `${kind}: as what is missing`).toEqual(ofNothing);
    }
  }
  return { answers, recorded };
};

/** Who may not see it cannot tell it from what does not exist. */
const tellsNothing = (profile: Profile, kind: CallerKind): boolean =>
  isRefusal(profile[kind]) && (profile[kind] !== 403 || profile === adminOnly);

const operations = [
  ...restRows.map(overRest),
  ...queryRows.map(overGraphQL('query')),
  ...mutationRows.map(overGraphQL('mutation')),
];

describe('each caller gets what the table says, and who is refused changes nothing', () => {
  it.each(operations.map((operation) => [operation.title, operation] as const))(
    '%s',
    async (_title, operation) => {
      const { profile, records } = operation;
      const { answers, recorded } = await askEverybody(operation);
      expect(answers).toEqual(profile);
      for (const kind of callerKinds) {
        const events = recorded[kind] as { type: string; metadata: { actorId: string } }[];
        const types = events.map(({ type }) => type);
        if (profile[kind] === 403 && profile === adminOnly) {
          expect(types, kind).toEqual(['AdminAccessDenied']);
        } else if (isRefusal(profile[kind]) || !records) expect(types, kind).toEqual([]);
        else expect(types, kind).not.toEqual([]);
        const actors = new Set(events.map(({ metadata }) => metadata.actorId));
        expect([...actors], kind).toEqual(events.length > 0 ? [stage.callers[kind].id] : []);
      }
    },
  );
});

describe('each caller follows what the table says', () => {
  it.each(subscriptionRows)('%s', async (...row) => {
    const [, profile] = row;
    const answers: Record<string, unknown> = {};
    for (const kind of callerKinds) {
      const changed = stage.kept[kind];
      const caller = stage.callers[kind];
      const outcome = await follow(stage, row, caller, { asked: changed, changed });
      answers[kind] = answerOf(outcome, profile[kind], changed);
      if (!isRefusal(profile[kind])) continue;
      const asked = missing(changed);
      expect(await follow(stage, row, caller, { asked, changed }), kind).toEqual(outcome);
    }
    expect(answers).toEqual(profile);
  });
});

describe('a change of rights', () => {
  const setUser = async (id: string, body: object) =>
    expect((await stage.callers.admin.call('PATCH', `/api/admin/users/${id}`, body)).status).toBe(
      200,
    );
  const hidden = () => `/api/events/${stage.kept.otherPrivate.eventId}`;
  const statusOf = async (caller: Member, path: string) => (await caller.call('GET', path)).status;

  it('of role is felt on the next request and closes what was open', async () => {
    const member = await stage.member('promoted');
    expect(await statusOf(member, hidden())).toBe(404);
    await setUser(member.id, { role: 'moderator' });
    expect(await statusOf(member, hidden())).toBe(200);
    const socket = await socketOf(stage, member);
    await setUser(member.id, { role: 'user' });
    expect(await socket?.closed).toBe(4403);
    expect(await statusOf(member, hidden())).toBe(404);
  });

  it('from admin to user is felt by the next admin action', async () => {
    const member = await stage.member('demoted');
    await setUser(member.id, { role: 'admin' });
    expect(await statusOf(member, '/api/admin/stats')).toBe(200);
    await setUser(member.id, { role: 'user' });
    expect(await statusOf(member, '/api/admin/stats')).toBe(403);
  });

  it('of active state ends requests and sockets, and lets nobody in again', async () => {
    const member = await stage.member('deactivated');
    expect(await statusOf(member, '/api/events')).toBe(200);
    const socket = await socketOf(stage, member);
    await setUser(member.id, { isActive: false });
    expect(await socket?.closed).toBe(4403);
    expect(await statusOf(member, '/api/events')).toBe(401);
    expect(await socketOf(stage, member)).toBeUndefined();
  });

  it('of an event from public to private is felt on the next request', async () => {
    const { owner, otherPublic } = stage.callers;
    const { eventId } = await stage.freshTarget('otherPublic', 'event');
    expect(await statusOf(otherPublic, `/api/events/${eventId}`)).toBe(200);
    await owner.call('PATCH', `/api/events/${eventId}`, { isPublic: false });
    expect(await statusOf(otherPublic, `/api/events/${eventId}`)).toBe(404);
  });
});
