import { expect, it } from 'vitest';
import { history, later, now, project } from '../testing/project.ts';
import { usersProjector } from './projector.ts';

const memberId = 'm1';
const registered = {
  type: 'MemberRegistered',
  data: {
    memberId,
    via: 'signIn',
    membershipLevel: 'basic',
    person: {
      email: 'mira@example.com',
      firstName: 'Mira',
      lastName: null,
      profileImageUrl: null,
    },
  },
} as const;

const mira = {
  id: memberId,
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: null,
  profileImageUrl: null,
  bio: null,
  role: 'user',
  membershipLevel: 'basic',
  clubMemberships: [],
  isActive: true,
  lastLoginAt: null,
  createdAt: now,
  updatedAt: now,
  erasedAt: null,
};

const after = (...facts: Parameters<typeof history>[0]) =>
  project(usersProjector, [...history([registered]), ...history(facts, { at: later }, 1)]);

it('shows a new member as an active user', async () => {
  expect((await after()).users).toEqual([mira]);
});

it('stores by which account of which provider a member signs in', async () => {
  const linked = {
    type: 'MemberIdentityLinked',
    data: { memberId, person: { issuer: 'https://id.example.com', subject: '42' } },
  } as const;
  expect((await after(linked)).user_identities).toEqual([
    { id: 'event-1', issuer: 'https://id.example.com', subject: '42', memberId },
  ]);
});

it('forgets unlinked accounts, and stores those linked later', async () => {
  const linked = (subject: string) =>
    ({
      type: 'MemberIdentityLinked',
      data: { memberId, person: { issuer: 'https://id.example.com', subject } },
    }) as const;
  const identities = [linked('42').data.person];
  const unlinked = {
    type: 'MemberIdentitiesUnlinked',
    data: { memberId, person: { identities } },
  } as const;
  expect((await after(linked('42'), unlinked)).user_identities).toEqual([]);
  expect((await after(linked('42'), unlinked, linked('43'))).user_identities).toEqual([
    { id: 'event-3', issuer: 'https://id.example.com', subject: '43', memberId },
  ]);
});

it('shows an address verified by the provider later', async () => {
  const [before, now] = [{ email: 'mira@example.com' }, { email: 'mira@new.example' }];
  const changed = {
    type: 'MemberEmailChanged',
    data: { memberId, person: { before, after: now } },
  } as const;
  expect((await after(changed)).users).toEqual([{ ...mira, ...now, updatedAt: later }]);
});

it('shows the last sign-in, which does not count as a change of the member', async () => {
  const signedIn = { type: 'MemberSignedIn', data: { memberId } } as const;
  expect((await after(signedIn)).users).toEqual([{ ...mira, lastLoginAt: later }]);
});

it('shows an edited profile', async () => {
  const edited = {
    type: 'ProfileEdited',
    data: { memberId, person: { before: { bio: null }, after: { bio: 'Plans dinners' } } },
  } as const;
  expect((await after(edited)).users).toEqual([
    { ...mira, bio: 'Plans dinners', updatedAt: later },
  ]);
});

it('shows another membership level', async () => {
  const changed = {
    type: 'MemberMembershipChanged',
    data: { memberId, before: 'basic', after: 'premium' },
  } as const;
  expect((await after(changed)).users).toEqual([
    { ...mira, membershipLevel: 'premium', updatedAt: later },
  ]);
});

it('shows another role', async () => {
  const changed = {
    type: 'MemberRoleChanged',
    data: { memberId, before: 'user', after: 'admin' },
  } as const;
  expect((await after(changed)).users).toEqual([{ ...mira, role: 'admin', updatedAt: later }]);
});

it('shows whether a member may sign in', async () => {
  const off = { type: 'MemberDeactivated', data: { memberId } } as const;
  const on = { type: 'MemberReactivated', data: { memberId } } as const;
  expect((await after(off)).users).toEqual([{ ...mira, isActive: false, updatedAt: later }]);
  expect((await after(off, on)).users).toEqual([{ ...mira, updatedAt: later }]);
});
