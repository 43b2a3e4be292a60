import { expect, it } from 'vitest';
import { type Fact, history, now, project } from '../testing/project.ts';
import { memberStepsProjector } from './memberSteps.ts';

const memberId = 'm1';
const nobody = { email: 'm1@example.com', firstName: null, lastName: null, profileImageUrl: null };
const steps = async (...facts: Fact[]) =>
  (await project(memberStepsProjector, history(facts, { actorId: 'system' }))).member_steps;

const stayed = { role: null, membershipLevel: null, isActive: null, isRegistration: false };
const changes: [string, Fact, object][] = [
  [
    'a role, whoever gave it',
    { type: 'MemberRoleChanged', data: { memberId, before: 'user', after: 'admin' } },
    { role: 'admin' },
  ],
  [
    'a membership level',
    { type: 'MemberMembershipChanged', data: { memberId, before: 'basic', after: 'premium' } },
    { membershipLevel: 'premium' },
  ],
  [
    'that somebody was made inactive',
    { type: 'MemberDeactivated', data: { memberId } },
    { isActive: false },
  ],
  [
    'that somebody was made active again',
    { type: 'MemberReactivated', data: { memberId } },
    { isActive: true },
  ],
  [
    'that somebody was erased, who can sign in no more',
    { type: 'MemberErased', data: { memberId } },
    { isActive: false },
  ],
];

it.each(changes)('stores %s and when, and no unchanged fields', async (_, fact, given) => {
  expect(await steps(fact)).toEqual([
    {
      id: 'event-0',
      position: '00000000000000000001',
      memberId,
      ...stayed,
      ...given,
      timestamp: now,
    },
  ]);
});

it.each(['signIn', 'admin'] as const)(
  'starts with a registration (%s) with all fields',
  async (via) => {
    const data = { memberId, via, membershipLevel: 'enterprise', person: nobody } as const;
    expect(await steps({ type: 'MemberRegistered', data })).toMatchObject([
      { role: 'user', membershipLevel: 'enterprise', isActive: true, isRegistration: true },
    ]);
  },
);
