import type { MemberEvent, ProfileFields } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import { neverHandled } from '../core/decider.ts';
import { notFound } from '../core/notFound.ts';
import type { MemberCommand } from './commands.ts';
import type { MemberState, RegisteredMember } from './evolve.ts';

type Of<T extends MemberCommand['type']> = Extract<MemberCommand, { type: T }>;

/**
 * Decides a command on one member.
 * @throws Refusal MEMBER_NOT_FOUND; FORBIDDEN for a sign-in of an erased member or by a second
 * subject
 */
export const decideMember = (command: MemberCommand, state: MemberState): MemberEvent[] => {
  if (command.type === 'RegisterMember') return register(command, state);
  if (command.type === 'SignInMember') return signIn(command, state);
  if (command.type === 'EraseMember' && state.status === 'erased') return [];
  if (state.status !== 'registered') throw notFound('member');
  switch (command.type) {
    case 'EditProfile':
      return editProfile(command, state);
    case 'SetMembership':
      return setMembership(command, state);
    case 'RelinkMember':
      return relink(command, state);
    case 'ChangeMemberEmail':
      return changeEmail(command, state);
    case 'EraseMember':
      return [{ type: 'MemberErased', data: { memberId: command.memberId } }];
    default:
      return neverHandled(command);
  }
};

const register = (
  { memberId, via, membershipLevel, person }: Of<'RegisterMember'>,
  state: MemberState,
): MemberEvent[] =>
  state.status === 'none'
    ? [{ type: 'MemberRegistered', data: { memberId, via, membershipLevel, person } }]
    : [];

/**
 * Records every sign-in. The first one registers; the identity of a new issuer is linked. A second
 * subject of the same issuer is another person: addresses are reassigned, subjects are not.
 */
const signIn = (
  { memberId, person, identity }: Of<'SignInMember'>,
  state: MemberState,
): MemberEvent[] => {
  if (state.status === 'erased') throw new Refusal('FORBIDDEN', 'This account is not active.');
  const { issuer, subject } = identity;
  const known = state.status === 'registered' ? state.identities : [];
  const ofIssuer = known.filter((one) => one.issuer === issuer);
  const isLinked = ofIssuer.some((one) => one.subject === subject);
  if (!isLinked && ofIssuer.length > 0) throw signsInAsAnother();
  return [
    ...register(
      { type: 'RegisterMember', memberId, via: 'signIn', membershipLevel: 'basic', person },
      state,
    ),
    ...(isLinked
      ? []
      : [{ type: 'MemberIdentityLinked' as const, data: { memberId, person: identity } }]),
    { type: 'MemberSignedIn', data: { memberId } },
  ];
};

const signsInAsAnother = () =>
  new Refusal(
    'FORBIDDEN',
    'Your email address belongs to an account that signs in by another identity. Please ask an administrator to re-link it.',
  );

const relink = (
  { memberId }: Of<'RelinkMember'>,
  { identities }: RegisteredMember,
): MemberEvent[] =>
  identities.length === 0
    ? []
    : [{ type: 'MemberIdentitiesUnlinked', data: { memberId, person: { identities } } }];

const changeEmail = (
  { memberId, email }: Of<'ChangeMemberEmail'>,
  { person: { email: before } }: RegisteredMember,
): MemberEvent[] => {
  if (email === before) return [];
  const person = { before: { email: before }, after: { email } };
  return [{ type: 'MemberEmailChanged', data: { memberId, person } }];
};

const editProfile = (
  { memberId, changes }: Of<'EditProfile'>,
  { profile }: RegisteredMember,
): MemberEvent[] => {
  const keys = (Object.keys(changes) as (keyof ProfileFields)[]).filter(
    (key) => changes[key] !== undefined && changes[key] !== profile[key],
  );
  if (keys.length === 0) return [];
  const only = (fields: Partial<ProfileFields>): Partial<ProfileFields> =>
    Object.fromEntries(keys.map((key) => [key, fields[key]]));
  const data = { memberId, person: { before: only(profile), after: only(changes) } };
  return [{ type: 'ProfileEdited', data }];
};

const setMembership = (
  { memberId, membershipLevel }: Of<'SetMembership'>,
  { membershipLevel: before }: RegisteredMember,
): MemberEvent[] =>
  membershipLevel === before
    ? []
    : [{ type: 'MemberMembershipChanged', data: { memberId, before, after: membershipLevel } }];
