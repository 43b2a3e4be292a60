import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPostgresEventStore } from '../../../api/eventLog/postgres.ts';
import { examples } from '../../../schema/golden/examples.ts';
import {
  arrangementStream,
  cardDesignsStream,
  eventPlanStream,
  issuedSheetsStream,
  memberAccessStream,
  memberStream,
  seatingProposalStream,
} from '../../../schema/ids.ts';
import type { EventLog } from '../../../schema/ports/eventLog.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { type ReadSide, startReadSide } from '../../../tests/harness/readSide.ts';
import { sealed } from '../../../tests/harness/sealing.ts';
import { projectors } from '../../projectors.ts';
import { addedTo, poison, wholePlan } from '../../testing/plans.ts';
import type { Fact } from '../../testing/project.ts';
import { rebuild } from '../rebuild.ts';
import { verify } from './verify.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
  side.startRunner({ feed: side.feed });
  await side.appendTo(planA, ...wholePlan('a'));
  await side.appendTo(planB, ...wholePlan('b'));
  await side.appendTo(arrangementStream('saved'), saved);
  await side.feed.waitFor(await side.appendTo(memberStream('mira'), registered));
  expect((await check()).differences).toEqual([]);
});
afterEach(() => side.end());

const planA = eventPlanStream('a');
const planB = eventPlanStream('b');
const saved: Fact = {
  type: 'ArrangementSaved',
  data: {
    arrangementId: 'saved',
    eventId: 'a',
    tableId: null,
    name: 'Draft',
    description: null,
    isTemplate: false,
    isPublic: false,
    tables: [],
    person: { names: {} },
  },
};
const registered: Fact = {
  type: 'MemberRegistered',
  data: {
    memberId: 'mira',
    via: 'signIn',
    membershipLevel: 'basic',
    person: { email: 'mira@example.com', firstName: null, lastName: null, profileImageUrl: null },
  },
};

const check = (options: Partial<Parameters<typeof verify>[0]> = {}) =>
  verify({
    connectionString: side.url,
    log: side.log,
    projectors,
    patienceMs: 0,
    ...options,
  });
const sql = (text: string) => side.pool.query(text);

it('replays the plans and members with later events, and no others', async () => {
  await side.appendTo(planA, addedTo('a', 'a-later'));
  await side.feed.waitFor(
    await side.appendTo(memberAccessStream, {
      type: 'MemberRoleChanged',
      data: { memberId: 'mira', before: 'user', after: 'moderator' },
    }),
  );
  const streams: string[] = [];
  const pages: string[] = [];
  const log: EventLog = {
    ...side.log,
    readStream: (stream, options) => {
      streams.push(stream);
      return side.log.readStream(stream, options);
    },
    readAll: async (options) => {
      const found = await side.log.readAll(options);
      pages.push(...found.events.map(({ stream }) => stream));
      return found;
    },
  };
  const { differences, since, tables } = await check({ log });
  expect(differences).toEqual([]);
  expect(since?.position).toBe('00000000000000000008');
  expect(streams.sort()).toEqual(
    [
      arrangementStream('saved'),
      cardDesignsStream('a'),
      issuedSheetsStream('a'),
      planA,
      memberStream('mira'),
      memberAccessStream,
    ].sort(),
  );
  expect(new Set(pages)).toEqual(new Set([planA, memberAccessStream]));
  expect(tables).toContainEqual({ table: 'attendees', live: 3, rebuilt: 2, different: 0 });
  expect((await check()).since?.position).toBe('00000000000000000010');
});

it('reads all proposals of a plan that has changed since, including earlier ones', async () => {
  const proposed = { ...examples.SeatingProposed, eventId: 'a', part: 0, parts: 1 };
  const { proposalId } = proposed;
  const stream = seatingProposalStream(proposalId);
  await side.feed.waitFor(await side.appendTo(stream, { type: 'SeatingProposed', data: proposed }));
  const first = await check();
  expect([first.differences, first.since]).toEqual([[], expect.anything()]);
  await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-later')));
  const { differences, since, tables } = await check();
  expect([differences, since?.position]).toEqual([[], expect.any(String)]);
  expect(tables).toContainEqual({ table: 'seating_proposals', live: 1, rebuilt: 1, different: 0 });
});

it.each([
  [
    'a changed row of a plan that nothing happened to',
    "UPDATE seats SET position = 9 WHERE id = 'b-t-1'",
  ],
  ['a row that was removed from it', "DELETE FROM attendees WHERE event_id = 'b'"],
  [
    'a row that was added to it',
    `INSERT INTO tables SELECT 't9', event_id, name, capacity, layout, end_seats, is_active, x, y,
       rotation, created_by_user_id, created_at, updated_at FROM tables WHERE event_id = 'b'`,
  ],
  ['all of it', "DELETE FROM events WHERE id = 'b'"],
  [
    'a changed row of a plan that something happened to',
    "UPDATE seats SET position = 9 WHERE id = 'a-t-1'",
  ],
  ['its arrangement', 'DELETE FROM seating_arrangements'],
  ['its history', "UPDATE seating_history SET performed_by_user_id = 'x' WHERE event_id = 'a'"],
  [
    'the history of another',
    "UPDATE seating_history SET performed_by_user_id = 'x' WHERE event_id = 'b'",
  ],
  ['a member', "UPDATE users SET role = 'admin'"],
])('finds %s', async (_what, statement) => {
  await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-later')));
  await sql(statement);
  const { differences, since } = await check();
  expect(differences).not.toEqual([]);
  expect(since).toBeUndefined();
});

it('finds nothing behind on an empty log', async () => {
  const pool = createPool(side.url, { max: 3 });
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  await rebuild({ connectionString: side.url, log, projectors });
  expect(await check({ log })).toMatchObject({ events: 0, differences: [], setAside: [] });
  expect((await check({ log })).behind).toBeUndefined();
  await log.close();
  await pool.end();
});

it('starts over after a rebuild, if told to, and while anything is set aside', async () => {
  expect((await check()).since).toBeDefined();
  expect((await check({ fromStart: true })).since).toBeUndefined();
  expect((await check()).since).toBeDefined();
  await rebuild({ connectionString: side.url, log: side.log, projectors });
  expect((await check()).since).toBeUndefined();
  await side.feed.waitFor(await side.appendTo(planA, poison('a')));
  const { since, setAside } = await check();
  expect(since).toBeUndefined();
  expect(setAside).toMatchObject([{ stream: planA }]);
});
