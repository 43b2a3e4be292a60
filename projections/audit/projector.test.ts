import { expect, it } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import { chainStart } from '../engine/hashChain.ts';
import { created, details, eventId, planChangeOf } from '../testing/dinner.ts';
import { history, now, organiser, project } from '../testing/project.ts';
import { auditChain, auditProjector } from './projector.ts';

type Facts = Parameters<typeof history>[0];
const byAdmin = { actorId: 'admin', ip: '192.0.2.1', userAgent: 'Firefox' };
const tables = (facts: Facts) => project(auditProjector, history(facts, byAdmin));
const entries = async (facts: Facts, metadata: Parameters<typeof history>[1] = byAdmin) =>
  (await project(auditProjector, history(facts, metadata))).admin_audit_log;

const entry = {
  id: 'event-0',
  position: '00000000000000000001',
  adminUserId: 'admin',
  targetUserId: null,
  targetEventId: null,
  previousValue: null,
  newValue: null,
  ipAddress: '192.0.2.1',
  userAgent: 'Firefox',
  timestamp: now,
  sequence: 1,
  hash: expect.stringMatching(/^[0-9a-f]{64}$/),
};
const memberId = 'm1';

const registered = (via: 'signIn' | 'admin') =>
  ({
    type: 'MemberRegistered',
    data: {
      memberId,
      via,
      membershipLevel: 'premium',
      person: { email: 'm1@example.com', firstName: null, lastName: null, profileImageUrl: null },
    },
  }) as const;

it('records a member whom an admin created', async () => {
  expect(await entries([registered('admin')])).toEqual([
    {
      ...entry,
      action: 'user_created',
      targetUserId: memberId,
      newValue: { membershipLevel: 'premium' },
    },
  ]);
});

it('records nothing of a member who signed in by themselves', async () => {
  expect(await entries([registered('signIn')], { actorId: memberId })).toEqual([]);
});

const roleChanged = {
  type: 'MemberRoleChanged',
  data: { memberId, before: 'user', after: 'moderator' },
} as const;

it('records the previous and the new role', async () => {
  expect(await entries([roleChanged])).toEqual([
    {
      ...entry,
      action: 'user_role_changed',
      targetUserId: memberId,
      previousValue: { role: 'user' },
      newValue: { role: 'moderator' },
    },
  ]);
});

it('records nothing that the product does by itself', async () => {
  expect(await entries([roleChanged], { actorId: 'system' })).toEqual([]);
});

it('records a member who must sign in anew', async () => {
  const identities = [{ issuer: 'https://id.example.com', subject: '42' }];
  const unlinked = {
    type: 'MemberIdentitiesUnlinked',
    data: { memberId: 'm1', person: { identities } },
  } as const;
  expect(await entries([unlinked])).toMatchObject([
    { action: 'user_identity_relinked', targetUserId: 'm1', previousValue: null, newValue: null },
  ]);
});

it('records the previous and the new membership level', async () => {
  const changed = {
    type: 'MemberMembershipChanged',
    data: { memberId, before: 'basic', after: 'enterprise' },
  } as const;
  expect(await entries([changed])).toEqual([
    {
      ...entry,
      action: 'user_membership_changed',
      targetUserId: memberId,
      previousValue: { membershipLevel: 'basic' },
      newValue: { membershipLevel: 'enterprise' },
    },
  ]);
});

it('records deactivations and reactivations', async () => {
  const facts = [
    { type: 'MemberDeactivated', data: { memberId } },
    { type: 'MemberReactivated', data: { memberId } },
  ] as const;
  expect(await entries(facts)).toMatchObject([
    {
      action: 'user_deactivated',
      targetUserId: memberId,
      previousValue: { isActive: true },
      newValue: { isActive: false },
    },
    {
      action: 'user_reactivated',
      targetUserId: memberId,
      previousValue: { isActive: false },
      newValue: { isActive: true },
    },
  ]);
});

it('records an export of members and their number', async () => {
  const exported = { type: 'UsersExported', data: { memberId: 'admin', count: 12 } } as const;
  expect(await entries([exported])).toEqual([
    { ...entry, action: 'users_exported', newValue: { count: 12 } },
  ]);
});

it('records an export of the log itself, with its format and number of entries', async () => {
  const data = { memberId: 'admin', format: 'csv', count: 7 } as const;
  expect(await entries([{ type: 'AuditExported', data }])).toEqual([
    { ...entry, action: 'audit_exported', newValue: { format: 'csv', count: 7 } },
  ]);
});

it('records a refusal', async () => {
  const denied = {
    type: 'AdminAccessDenied',
    data: { memberId: 'moderator', operation: 'setUserRole' },
  } as const;
  expect(await entries([denied], { ...byAdmin, actorId: 'moderator' })).toEqual([
    {
      ...entry,
      adminUserId: 'moderator',
      action: 'admin_access_denied',
      newValue: { operation: 'setUserRole' },
    },
  ]);
});

it('records whom a refused call was about', async () => {
  const denied = {
    type: 'AdminAccessDenied',
    data: { memberId: 'moderator', operation: 'setUserRole', targetUserId: 'jonas' },
  } as const;
  expect(await entries([denied])).toMatchObject([
    { targetUserId: 'jonas', newValue: { operation: 'setUserRole' } },
  ]);
});

it('records the number of further refusals in that minute', async () => {
  const newValue = { operation: 'setUserRole', times: 29 };
  const denied = {
    type: 'AdminAccessDenied',
    data: { memberId: 'moderator', ...newValue },
  } as const;
  expect(await entries([denied])).toMatchObject([{ action: 'admin_access_denied', newValue }]);
});

const edited = {
  type: 'EventPlanEdited',
  data: { eventId, ownerId: organiser, before: { name: 'A' }, after: { name: 'B' } },
} as const;
const deleted = {
  type: 'EventPlanDeleted',
  data: { eventId, ownerId: organiser, details },
} as const;

it("records edits and deletions of somebody else's event", async () => {
  expect(await entries([edited, deleted])).toMatchObject([
    {
      action: 'event_edited',
      targetUserId: organiser,
      targetEventId: eventId,
      previousValue: { name: 'A' },
      newValue: { name: 'B' },
    },
    { action: 'event_deleted', targetEventId: eventId, previousValue: details, newValue: null },
  ]);
});

const whole = planChangeOf({ before: { isPublic: false }, after: { isPublic: true } });
const shownBy: Facts = [
  { type: 'ChangeUndone', data: { ...whole, of: 'step', inTurn: true } },
  { type: 'ChangeRedone', data: { ...whole, of: 'step' } },
  { type: 'MomentRestored', data: { ...whole, revision: 4, asOf: now } },
  { type: 'DraftTakenOver', data: { ...whole, draftId: 'draft', name: 'Long tables' } },
];

it.each(shownBy.map((fact) => [fact.type, fact] as const))(
  "records %s as an edit of somebody else's event if it changes the event's details",
  async (_, fact) => {
    expect(await entries([created, fact])).toMatchObject([
      {
        adminUserId: 'admin',
        action: 'event_edited',
        targetUserId: organiser,
        targetEventId: eventId,
        previousValue: { isPublic: false },
        newValue: { isPublic: true },
      },
    ]);
    expect(await entries([created, fact], { actorId: organiser })).toEqual([]);
  },
);

it("records nothing for an undo that leaves the event's details as they are", async () => {
  const data = { ...planChangeOf(null), of: 'step', inTurn: true };
  const undone = { type: 'ChangeUndone', data } as const;
  expect(await entries([created, undone])).toEqual([]);
});

it('records nothing for an undo in a draft', async () => {
  const draftOf = { eventId: 'dinner', revision: 3, name: 'Long tables' };
  const draft = { ...created, data: { ...created.data, draftOf } } as const;
  const undone = { type: 'ChangeUndone', data: { ...whole, of: 'step', inTurn: true } } as const;
  expect(await entries([draft, undone])).toEqual([]);
});

it('records nothing that organisers do with their own events', async () => {
  expect(await entries([edited, deleted], { actorId: organiser })).toEqual([]);
});

it("links each entry to the previous one, and stores the chain's tip", async () => {
  const { admin_audit_log: rows = [], admin_audit_log_tip: tips } = await tables([
    roleChanged,
    registered('signIn'),
    registered('admin'),
  ]);
  const [first, second] = rows as unknown as AuditRow[];
  if (!first || !second) throw new Error('There should be two entries.');
  expect([first.sequence, second.sequence]).toEqual([1, 2]);
  expect(first.hash).toBe(auditChain.hashOf(chainStart.hash, first));
  expect(second.hash).toBe(auditChain.hashOf(first.hash, second));
  expect(tips).toEqual([{ id: 'tip', sequence: 2, hash: second.hash }]);
});

it("hashes nothing about the client's address, so that it can be forgotten", async () => {
  const [there] = await tables([roleChanged]).then((found) => found.admin_audit_log ?? []);
  const elsewhere = await entries([roleChanged], { actorId: 'admin' });
  expect(elsewhere?.[0]).toMatchObject({ hash: there?.hash, ipAddress: null, userAgent: null });
});
