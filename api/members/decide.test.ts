import { describe, expect, it } from 'vitest';
import type { MemberEvent, MemberPerson, ProfileFields } from '../../schema/domainEvents.ts';
import type { MembershipLevel } from '../../schema/vocabulary.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import { memberDecider, memberEmailDecider } from './decider.ts';

const given = historyOf(memberDecider);
const memberId = 'mira';

const person: MemberPerson = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: null,
  profileImageUrl: null,
};
const identity = { issuer: 'https://provider.example', subject: '42' };
const profile: ProfileFields = { firstName: 'Mira', lastName: null, bio: null };

const registered = (
  via: 'signIn' | 'admin' = 'signIn',
  membershipLevel: MembershipLevel = 'basic',
): MemberEvent => ({ type: 'MemberRegistered', data: { memberId, via, membershipLevel, person } });
const linked = (to = identity): MemberEvent => ({
  type: 'MemberIdentityLinked',
  data: { memberId, person: to },
});
const signedIn: MemberEvent = { type: 'MemberSignedIn', data: { memberId } };

describe('RegisterMember', () => {
  const register = {
    type: 'RegisterMember' as const,
    memberId,
    via: 'admin' as const,
    membershipLevel: 'enterprise' as const,
    person,
  };

  it('creates a member before their first sign-in', () => {
    const registering = given([]).when(register);
    registering.gives([registered('admin', 'enterprise')]);
    expect(registering.leaves()).toEqual({
      status: 'registered',
      person,
      profile,
      membershipLevel: 'enterprise',
      identities: [],
    });
  });

  it('records nothing for an existing member', () => {
    given([registered('admin', 'enterprise')])
      .when(register)
      .gives([]);
    given([registered(), linked(), signedIn]).when(register).gives([]);
  });
});

describe('SignInMember', () => {
  const signIn = (as = identity, known = person) => ({
    type: 'SignInMember' as const,
    memberId,
    person: known,
    identity: as,
  });

  it('registers a new member, and links their identity', () => {
    const first = given([]).when(signIn());
    first.gives([registered(), linked(), signedIn]);
    expect(first.leaves()).toEqual({
      status: 'registered',
      person,
      profile,
      membershipLevel: 'basic',
      identities: [identity],
    });
  });

  it('records each later sign-in, and nothing else from the provider', () => {
    given([registered(), linked(), signedIn])
      .when(signIn(identity, { ...person, firstName: 'Mirabel' }))
      .gives([signedIn]);
  });

  it("links a member created by an admin, and keeps the admin's settings", () => {
    const first = given([registered('admin', 'enterprise')]).when(signIn());
    first.gives([linked(), signedIn]);
    expect(first.leaves()).toMatchObject({ membershipLevel: 'enterprise', identities: [identity] });
  });

  it('links an identity of another issuer in addition', () => {
    const another = { ...identity, issuer: 'https://another.example' };
    const again = given([registered(), linked(), signedIn]).when(signIn(another));
    again.gives([linked(another), signedIn]);
    expect(again.leaves()).toMatchObject({ identities: [identity, another] });
  });

  it('refuses a second subject of an issuer: the address was given to somebody else', () => {
    const successor = { ...identity, subject: '43' };
    given([registered(), linked(), signedIn]).when(signIn(successor)).refuses('FORBIDDEN');
  });

  it('recognises both of two subjects that were linked in the past', () => {
    const second = { ...identity, subject: '43' };
    const both = [registered(), linked(), linked(second)];
    for (const one of [identity, second]) given(both).when(signIn(one)).gives([signedIn]);
  });

  it('links another subject once an admin has unlinked the first, and none in addition', () => {
    const successor = { ...identity, subject: '43' };
    const unlinked: MemberEvent = {
      type: 'MemberIdentitiesUnlinked',
      data: { memberId, person: { identities: [identity] } },
    };
    const relinked = given([registered(), linked(), unlinked]);
    relinked.when(signIn(successor)).gives([linked(successor), signedIn]);
    given([registered(), linked(), unlinked, linked(successor)])
      .when(signIn(identity))
      .refuses('FORBIDDEN');
  });

  it('completes an interrupted registration', () => {
    given([registered()]).when(signIn()).gives([linked(), signedIn]);
  });
});

describe('RelinkMember', () => {
  const relink = { type: 'RelinkMember' as const, memberId };

  it('unlinks all identities, and records which they were', () => {
    const relinking = given([registered(), linked()]).when(relink);
    relinking.gives([
      { type: 'MemberIdentitiesUnlinked', data: { memberId, person: { identities: [identity] } } },
    ]);
    expect(relinking.leaves()).toMatchObject({ status: 'registered', identities: [] });
  });

  it('records nothing if there is none', () => {
    given([registered()]).when(relink).gives([]);
  });
});

describe('ChangeMemberEmail', () => {
  const change = (email: string) => ({ type: 'ChangeMemberEmail' as const, memberId, email });

  it('changes the address, and records the previous one', () => {
    const changing = given([registered()]).when(change('mira@new.example'));
    changing.gives([
      {
        type: 'MemberEmailChanged',
        data: {
          memberId,
          person: { before: { email: person.email }, after: { email: 'mira@new.example' } },
        },
      },
    ]);
    expect(changing.leaves()).toMatchObject({ person: { ...person, email: 'mira@new.example' } });
  });

  it('records nothing if it is theirs already', () => {
    given([registered()]).when(change(person.email)).gives([]);
  });
});

describe('EditProfile', () => {
  const edit = (changes: Partial<ProfileFields>) => ({
    type: 'EditProfile' as const,
    memberId,
    changes,
  });

  it('records only the changed fields, with their previous values', () => {
    const editing = given([registered()]).when(
      edit({ firstName: 'Mira', lastName: 'Berg', bio: 'Hosts dinners' }),
    );
    editing.gives([
      {
        type: 'ProfileEdited',
        data: {
          memberId,
          person: {
            before: { lastName: null, bio: null },
            after: { lastName: 'Berg', bio: 'Hosts dinners' },
          },
        },
      },
    ]);
    expect(editing.leaves()).toMatchObject({
      person,
      profile: { firstName: 'Mira', lastName: 'Berg', bio: 'Hosts dinners' },
    });
  });

  it('clears what is given as null, and leaves what is not given', () => {
    const [described] = given([registered()])
      .when(edit({ bio: 'Hosts dinners' }))
      .events();
    if (!described) throw new Error('it is edited');
    given([registered(), described])
      .when(edit({ bio: null, firstName: undefined }))
      .gives([
        {
          type: 'ProfileEdited',
          data: { memberId, person: { before: { bio: 'Hosts dinners' }, after: { bio: null } } },
        },
      ]);
  });

  it('records nothing if nothing would change', () => {
    given([registered()]).when(edit(profile)).gives([]);
    given([registered()]).when(edit({})).gives([]);
  });
});

describe('SetMembership', () => {
  const set = (membershipLevel: MembershipLevel) => ({
    type: 'SetMembership' as const,
    memberId,
    membershipLevel,
  });

  it('changes the level, and records the previous one', () => {
    const setting = given([registered()]).when(set('premium'));
    setting.gives([
      { type: 'MemberMembershipChanged', data: { memberId, before: 'basic', after: 'premium' } },
    ]);
    expect(setting.leaves()).toMatchObject({ membershipLevel: 'premium' });
  });

  it('records nothing if they have that level', () => {
    given([registered()]).when(set('basic')).gives([]);
  });
});

describe('Somebody who is no member', () => {
  it.each([
    { type: 'EditProfile' as const, memberId, changes: { bio: 'Hosts dinners' } },
    { type: 'SetMembership' as const, memberId, membershipLevel: 'enterprise' as const },
  ])('is not found by $type', (command) => {
    given([]).when(command).refuses('MEMBER_NOT_FOUND');
  });
});

describe('ClaimMemberEmail', () => {
  const givenClaims = historyOf(memberEmailDecider);
  const claim = (by: string) => ({ type: 'ClaimMemberEmail' as const, memberId: by });
  const claimed = { type: 'MemberEmailClaimed' as const, data: { memberId } };

  it('gives an address to one member', () => {
    const claiming = givenClaims([]).when(claim('mira'));
    claiming.gives([claimed]);
    expect(claiming.leaves()).toEqual({ claimedBy: 'mira' });
  });

  it("records nothing for one's own address", () => {
    givenClaims([claimed]).when(claim('mira')).gives([]);
  });

  it('lets another member claim a released address, but lets nobody release another’s', () => {
    const released = { type: 'MemberEmailReleased' as const, data: { memberId } };
    const release = (by: string) => ({ type: 'ReleaseMemberEmail' as const, memberId: by });
    givenClaims([claimed]).when(release('ada')).gives([]);
    givenClaims([claimed]).when(release(memberId)).gives([released]);
    givenClaims([claimed, released])
      .when(claim('ada'))
      .gives([{ type: 'MemberEmailClaimed', data: { memberId: 'ada' } }]);
  });

  it('takes the address of an erased member, and of nobody else', () => {
    const taken = { type: 'MemberEmailClaimed' as const, data: { memberId: 'jonas' } };
    const claim = { type: 'ClaimMemberEmail' as const, memberId: 'mira' };
    const claimed = { type: 'MemberEmailClaimed' as const, data: { memberId: 'mira' } };
    historyOf(memberEmailDecider)([taken])
      .when({ ...claim, inPlaceOf: 'jonas' })
      .gives([claimed]);
    historyOf(memberEmailDecider)([taken])
      .when({ ...claim, inPlaceOf: 'vera' })
      .refuses('EMAIL_TAKEN');
  });

  it("refuses another's address", () => {
    givenClaims([claimed]).when(claim('ada')).refuses('EMAIL_TAKEN', {
      message: 'A member with this email address exists already',
    });
  });
});

describe('EraseMember', () => {
  const erase = { type: 'EraseMember' as const, memberId };
  const erased = { type: 'MemberErased' as const, data: { memberId } };

  it('is recorded once', () => {
    given([registered()]).when(erase).gives([erased]);
    given([registered(), erased]).when(erase).gives([]);
  });

  it('removes all their data', () => {
    expect(given([registered()]).when(erase).leaves()).toEqual({ status: 'erased' });
  });

  it('prevents signing in as them, editing them and registering them again', () => {
    const history = given([registered(), erased]);
    history.when({ type: 'SignInMember', memberId, person, identity }).refuses('FORBIDDEN');
    history
      .when({ type: 'EditProfile', memberId, changes: { bio: 'Back' } })
      .refuses('MEMBER_NOT_FOUND');
    const again = { memberId, via: 'signIn' as const, membershipLevel: 'basic' as const, person };
    history.when({ type: 'RegisterMember', ...again }).gives([]);
  });
});
