import { describe, expect, it } from 'vitest';
import type { MemberAccessEvent } from '../../schema/domainEvents.ts';
import type { MemberRole } from '../../schema/vocabulary.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import { memberAccessDecider } from './accessDecider.ts';

const given = historyOf(memberAccessDecider);

const setRole = (memberId: string, role: MemberRole) => ({
  type: 'SetMemberRole' as const,
  memberId,
  role,
});
const setActive = (memberId: string, isActive: boolean) => ({
  type: 'SetMemberActive' as const,
  memberId,
  isActive,
});

const becomes = (
  memberId: string,
  after: MemberRole,
  before: MemberRole = 'user',
): MemberAccessEvent => ({ type: 'MemberRoleChanged', data: { memberId, before, after } });
const leaves = (memberId: string): MemberAccessEvent => ({
  type: 'MemberDeactivated',
  data: { memberId },
});
const returns = (memberId: string): MemberAccessEvent => ({
  type: 'MemberReactivated',
  data: { memberId },
});

const lastAdmin = { message: 'The last active admin cannot be demoted or deactivated' };

describe('SetMemberRole', () => {
  it.each(['moderator', 'admin'] as const)('makes a user a %s', (role) => {
    const promoting = given([]).when(setRole('mira', role));
    promoting.gives([becomes('mira', role)]);
    expect(promoting.leaves().toJS()).toEqual({ mira: { role, isActive: true } });
  });

  it('records the previous role', () => {
    given([becomes('mira', 'moderator')])
      .when(setRole('mira', 'user'))
      .gives([becomes('mira', 'user', 'moderator')]);
  });

  it('demotes an admin while another is active', () => {
    const demoting = given([becomes('mira', 'admin'), becomes('ada', 'admin')]).when(
      setRole('mira', 'moderator'),
    );
    demoting.gives([becomes('mira', 'moderator', 'admin')]);
    expect(demoting.leaves().get('mira')).toEqual({ role: 'moderator', isActive: true });
  });

  it('leaves an inactive member inactive', () => {
    const promoting = given([leaves('mira')]).when(setRole('mira', 'admin'));
    expect(promoting.leaves().get('mira')).toEqual({ role: 'admin', isActive: false });
  });

  it('records nothing if they have that role, even if none was ever recorded', () => {
    given([]).when(setRole('mira', 'user')).gives([]);
    given([becomes('mira', 'admin')])
      .when(setRole('mira', 'admin'))
      .gives([]);
  });
});

describe('SetMemberActive', () => {
  it('deactivates a member, who keeps their role', () => {
    const shutting = given([becomes('mira', 'moderator')]).when(setActive('mira', false));
    shutting.gives([leaves('mira')]);
    expect(shutting.leaves().get('mira')).toEqual({ role: 'moderator', isActive: false });
  });

  it('reactivates them', () => {
    const letting = given([leaves('mira')]).when(setActive('mira', true));
    letting.gives([returns('mira')]);
    expect(letting.leaves().get('mira')).toEqual({ role: 'user', isActive: true });
  });

  it('records nothing if nothing would change, even if nothing was ever recorded', () => {
    given([]).when(setActive('mira', true)).gives([]);
    given([leaves('mira')])
      .when(setActive('mira', false))
      .gives([]);
  });
});

describe('The last active admin', () => {
  const losing = [
    ['a demotion to user', setRole('mira', 'user')],
    ['a demotion to moderator', setRole('mira', 'moderator')],
    ['a deactivation', setActive('mira', false)],
  ] as const;

  it.each(losing)('cannot be changed by %s', (_, command) => {
    given([becomes('mira', 'admin'), becomes('ada', 'moderator')])
      .when(command)
      .refuses('LAST_ADMIN', lastAdmin);
  });

  it.each(losing)(
    'cannot be changed by %s if the other admins are inactive or demoted',
    (_, command) => {
      given([
        ...[becomes('mira', 'admin'), becomes('ada', 'admin'), becomes('olle', 'admin')],
        ...[leaves('ada'), becomes('olle', 'user', 'admin')],
      ])
        .when(command)
        .refuses('LAST_ADMIN', lastAdmin);
    },
  );

  it.each(losing)(
    'is no longer the last, and can be changed by %s, once another is active again',
    (_, command) => {
      const events = given([
        ...[becomes('mira', 'admin'), becomes('ada', 'admin')],
        ...[leaves('ada'), returns('ada')],
      ])
        .when(command)
        .events();
      expect(events).toHaveLength(1);
    },
  );

  it('is never an inactive admin, who can be demoted like anybody', () => {
    given([becomes('mira', 'admin'), becomes('ada', 'admin'), leaves('ada')])
      .when(setRole('ada', 'user'))
      .gives([becomes('ada', 'user', 'admin')]);
  });

  it('remains, if two admins are demoted one after the other', () => {
    const both = [becomes('mira', 'admin'), becomes('ada', 'admin')];
    const first = given(both).when(setRole('ada', 'user')).events();
    given([...both, ...first])
      .when(setRole('mira', 'user'))
      .refuses('LAST_ADMIN', lastAdmin);
  });
});

describe('ChangeMemberAccess', () => {
  const change = (memberId: string, changes: { role?: MemberRole; isActive?: boolean }) => ({
    type: 'ChangeMemberAccess' as const,
    memberId,
    ...changes,
  });

  it('changes both at once, each as a separate fact', () => {
    given([])
      .when(change('mira', { role: 'moderator', isActive: false }))
      .gives([becomes('mira', 'moderator'), leaves('mira')]);
  });

  it('leaves alone what is not given or would not change', () => {
    given([becomes('mira', 'moderator')])
      .when(change('mira', { role: 'moderator' }))
      .gives([]);
    given([leaves('mira')])
      .when(change('mira', { isActive: true }))
      .gives([returns('mira')]);
  });

  it('refuses everything if no active admin would be left', () => {
    given([becomes('mira', 'admin')])
      .when(change('mira', { role: 'admin', isActive: false }))
      .refuses('LAST_ADMIN', lastAdmin);
  });
});
