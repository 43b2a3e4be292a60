import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsShape } from '../../api/auth/identity.ts';
import { openApiDocument } from '../../api/http/openApi.ts';
import { routes } from '../../api/http/rest.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isStorable } from '../../schema/text/storableText.ts';
import { logOf } from '../harness/logOf.ts';
import { type OwnProvider, startOwnProvider } from '../harness/ownProvider.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { isReady, sound, soundnessOf } from '../harness/soundness.ts';
import { visitor } from '../harness/visitor.ts';
import { type Call, graphqlCalls, restCalls } from './hostileText/calls.ts';
import { hostileText } from './hostileText/strings.ts';
import { eventCopies } from './permissions/copies.ts';
import { kindsOfOperation } from './permissions/documents.ts';
import { newMember, type Target } from './permissions/targets.ts';

/** How many texts are tried for each field. `HOSTILE_TEXT_RUNS=50` tries more by hand. */
const numRuns = Number(process.env.HOSTILE_TEXT_RUNS ?? 2);
const seed = Number(process.env.HOSTILE_TEXT_SEED ?? 20_261_122);
/** The effect of a text on the planner remains, so a smaller counterexample would prove nothing. */
const settings = { numRuns, seed, endOnFailure: true };
const longest = 60_000 * Math.max(1, numRuns);

let provider: OwnProvider;
let planner: TestPlanner;
let admin: Caller;
let adminId: string;
let log: EventLog;
let newEvent: () => Promise<Partial<Target>>;
let target: Target;
beforeAll(async () => {
  provider = await startOwnProvider();
  const adminEmails = ['ada@example.com'];
  planner = await startTestPlanner({ oauth: provider.oauth, adminEmails });
  provider.signsIn({ sub: 'ada', email: 'ada@example.com', email_verified: true });
  admin = await planner.caller('ada@example.com');
  adminId = (await admin.call<{ id: string }>('GET', '/api/auth/user')).body.id;
  log = await logOf(planner);
  newEvent = await eventCopies(planner.application, log, adminId, true);
  target = await newTarget();
});
afterAll(async () => {
  await log.close();
  await planner.stop();
  await provider.stop();
});

const newTarget = async (): Promise<Target> => ({
  ...((await newEvent()) as Target),
  ...(await newMember(planner.application, adminId)),
});

const isReading = (title: string): boolean => /^(GET|query|subscription) /.test(title);

/** Creates the target of the last request again if it is gone. */
const renewTarget = async (): Promise<void> => {
  const { read } = planner.application;
  const { eventId, draftId, pooledId, seatedId, heldId, tableId, arrangementId } = target;
  const { ruleId, objectId, imageId, designId, proposalId } = target;
  const whatIsLeft = await read('events')
    .select('id')
    .whereIn('id', [eventId, draftId])
    .unionAll([
      read('attendees').select('id').whereIn('id', [pooledId, seatedId, heldId]),
      read('tables').select('id').where({ id: tableId }),
      read('seating_rules').select('id').where({ id: ruleId }),
      read('floor_objects').select('id').where({ id: objectId }),
      read('floor_images').select('id').where({ event_id: eventId, id: imageId }),
      read('card_designs').select('id').where({ id: designId }),
      read('seating_proposals').select('id').where({ id: proposalId, outcome: 'open' }),
      read('seating_arrangements').select('id').where({ id: arrangementId }),
      read('users').select('id').where({ id: target.memberId, erased_at: null }),
    ]);
  if (whatIsLeft.length < 13) target = await newTarget();
};

/** Sends each text alone, and then all of them at once. */
const holds = async ({ title, texts, send }: Call): Promise<void> => {
  const drawn = fc.tuple(...texts.map(({ max }) => hostileText(max)));
  let mayBeGone = true;
  await fc.assert(
    fc.asyncProperty(drawn, async (hostile) => {
      const named = texts.map(({ path }, index) => [String(path), hostile[index] ?? ''] as const);
      for (const some of [...named.map((one) => [one]), named]) {
        const sent = new Map(some);
        if (mayBeGone) await renewTarget();
        const came = await send(planner.url, admin, target, sent);
        // A refused request changes nothing.
        mayBeGone = came.status < 300 && !isReading(title);
        const what = `${title} ${JSON.stringify([...sent])}: ${came.text.slice(0, 300)}`;
        expect(came.status, what).toBeLessThan(500);
        if (came.status < 300) expect(isStorable(came.json ?? ''), what).toBe(true);
      }
    }),
    settings,
  );
  expect(await isReady(planner), title).toBe(true);
};

/**
 * The operations that store names or texts of the room and of sheets: hostile texts must get that far.
 */
const taken = [
  'POST /api/events/{id}/tables',
  'POST /api/events/{id}/tables/move',
  'POST /api/events/{id}/objects',
  'PATCH /api/events/{id}/objects/{objectId}',
  'PUT /api/events/{id}/background',
  'POST /api/events/{id}/card-designs',
  'PUT /api/events/{id}/menu',
  'PUT /api/events/{id}/fields',
  'POST /api/tables/{id}/duplicate',
  'POST /api/arrangements/{id}/refresh',
  'mutation addTables',
  'mutation duplicateTable',
  'mutation placeFloorObject',
  'mutation changeFloorObject',
  'mutation saveCardDesign',
  'mutation setMenu',
];

const leavesItSound = () =>
  it('leaves a planner that is ready and equal to its log', async () => {
    expect(await soundnessOf(planner)).toEqual(sound);
  });

describe('hostile text in every field of every REST route', () => {
  it.each(restCalls(openApiDocument(routes) as never).filter(({ texts }) => texts.length > 0))(
    '$title',
    holds,
    longest,
  );
  leavesItSound();
});

describe('hostile text in every argument of GraphQL', () => {
  const calls = kindsOfOperation.flatMap(graphqlCalls);
  it.each(calls.filter(({ texts }) => texts.length > 0))('$title', holds, longest);
  leavesItSound();
});

it.each(taken)(
  'accepts %s without hostile text: so hostile text reaches what stores it',
  async (title) => {
    const all = [...restCalls(openApiDocument(routes) as never), ...graphqlCalls('mutation')];
    const call = all.find((one) => one.title === title);
    await renewTarget();
    const came = await call?.send(planner.url, admin, target, new Map());
    expect(came?.status, came?.text).toBeLessThan(300);
    expect(came?.text).not.toContain('"errors"');
  },
);

describe('hostile text in every claim of the identity provider', () => {
  let count = 0;
  const honest = () => {
    count += 1;
    const email = `guest${count}@example.com`;
    return { sub: `guest-${count}`, email, email_verified: true };
  };
  const holdsFor = (arranged: (claims: object) => void) => async (claim: string) => {
    await fc.assert(
      fc.asyncProperty(hostileText(50), async (text) => {
        provider.reset();
        arranged({ ...honest(), [claim]: text });
        const { status } = await visitor(planner.url).signIn();
        expect(status, `${claim} ${JSON.stringify(text)}`).toBeLessThan(500);
      }),
      { ...settings, numRuns: numRuns * 3 },
    );
    expect(await isReady(planner), claim).toBe(true);
  };
  const claims = [...Object.keys(claimsShape.shape), 'name', 'nonce', 'azp'];

  it.each(claims)(
    '%s in the token',
    holdsFor((all) => provider.signsIn({ ...all })),
    longest,
  );
  it.each(claims)(
    '%s in userinfo',
    holdsFor((all) => {
      provider.signsIn({ sub: `guest-${count}` });
      provider.tells({ ...all });
    }),
    longest,
  );
  leavesItSound();
});
