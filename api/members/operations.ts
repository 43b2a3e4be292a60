import { userAnswer } from '../../schema/answers.ts';
import { memberAccessStream, memberEmailStream, memberStream } from '../../schema/ids.ts';
import {
  changeUserInput,
  createUserInput,
  editProfileInput,
  relinkUserInput,
  setUserActiveInput,
  setUserMembershipInput,
  setUserRoleInput,
} from '../../schema/inputs/members.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { ofAdmins } from '../audit/ofAdmins.ts';
import { requireMember } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { followUp } from '../pipeline/followUp.ts';
import { operation } from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { ofMembers } from '../pipeline/rights.ts';
import { memberAccessDecider } from './accessDecider.ts';
import type { MemberAccessCommand, MemberCommand } from './commands.ts';
import { emailTaken, memberDecider, memberEmailDecider } from './decider.ts';
import {
  CreateUserInput,
  EditProfileInput,
  EditUserInput,
  RelinkUserInput,
  SetUserActiveInput,
  SetUserMembershipInput,
  SetUserRoleInput,
} from './inputs.ts';
import { memberWith, userById } from './queries.ts';
import { UserPayload } from './types.ts';

const tag = 'Admin';

/** The stream that claims an address. Its name contains a token instead of the address. */
export const emailStreamOf = ({ addressToken }: Application, email: string): string =>
  memberEmailStream(addressToken(email));

/** Performs a command on a member's stream. */
export const onMember = (app: Application, command: MemberCommand, origin: CommandOrigin) =>
  perform(app, memberDecider, memberStream(command.memberId), command, origin);

/** Performs a command on the stream of all members' access. */
export const onAccess = (app: Application, command: MemberAccessCommand, origin: CommandOrigin) =>
  perform(app, memberAccessDecider, memberAccessStream, command, origin);

/**
 * Whether the member was erased. Waits until the read models have released their address and
 * identities.
 */
export const isErased = async (app: Application, memberId: string): Promise<boolean> => {
  const { state, position } = await app.commands.load(memberDecider, memberStream(memberId));
  if (state.status !== 'erased') return false;
  if (position) await app.feed.waitFor(position);
  return true;
};

/** Changes the caller's names and bio. @throws Refusal NOT_SIGNED_IN, BAD_INPUT */
export const editProfile = operation({
  name: 'editProfile',
  description: "Changes the caller's own names and bio.",
  input: editProfileInput,
  right: ofMembers,
  work: async ({ app, request, origin }, changes) => {
    const { id: memberId } = requireMember(request);
    const { position } = await onMember(app, { type: 'EditProfile', memberId, changes }, origin);
    return { position, user: await userById(app, memberId) };
  },
  mutation: { input: EditProfileInput, payload: UserPayload },
  route: {
    at: 'PATCH /api/auth/profile',
    tag: 'Profile',
    summary: 'Changes your names and bio',
    answer: userAnswer,
    shows: ({ user }) => user,
  },
});

/**
 * Claims an address and returns the id of its future member: the command's own, or that of an
 * interrupted creation, so that its address is not lost.
 * @throws Refusal EMAIL_TAKEN
 */
const newMemberWith = async (
  app: Application,
  email: string,
  origin: CommandOrigin,
): Promise<string> => {
  const stream = emailStreamOf(app, email);
  const memberId = derivedId(origin.commandId, 0);
  const known = await memberWith(app, email);
  if (known && known !== memberId) throw emailTaken();
  const claim = { type: 'ClaimMemberEmail' as const, memberId };
  try {
    await perform(app, memberEmailDecider, stream, claim, origin);
    return memberId;
  } catch (error) {
    if (!isRefusal(error, 'EMAIL_TAKEN')) throw error;
    const { state } = await app.commands.load(memberEmailDecider, stream);
    const claimedBy = state.claimedBy ?? memberId;
    if (await isErased(app, claimedBy)) {
      const claimAnew = { ...claim, inPlaceOf: claimedBy };
      await perform(app, memberEmailDecider, stream, claimAnew, followUp(origin, 'claim'));
      return memberId;
    }
    const { state: member } = await app.commands.load(memberDecider, memberStream(claimedBy));
    if (member.status === 'registered') throw error;
    return claimedBy;
  }
};

/**
 * Creates a member by e-mail address before they first sign in.
 * @throws Refusal EMAIL_TAKEN, FORBIDDEN
 */
export const createUser = operation({
  name: 'createUser',
  description: 'Admins only: creates a member before they first sign in.',
  input: createUserInput,
  right: ofAdmins('createUser'),
  work: async ({ app, origin }, { email, firstName, lastName, role, membershipLevel }) => {
    const memberId = await newMemberWith(app, email, origin);
    const person = {
      email,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      profileImageUrl: null,
    };
    const registered = await onMember(
      app,
      {
        type: 'RegisterMember',
        memberId,
        via: 'admin',
        membershipLevel: membershipLevel ?? 'basic',
        person,
      },
      followUp(origin, 'register'),
    );
    // Another request created the same member first.
    if (registered.events.length === 0) throw emailTaken();
    const access = { type: 'SetMemberRole' as const, memberId, role: role ?? 'user' };
    const granted = await onAccess(app, access, followUp(origin, 'access'));
    return {
      position: granted.position ?? registered.position,
      user: await userById(app, memberId),
    };
  },
  mutation: { input: CreateUserInput, payload: UserPayload },
  route: {
    at: 'POST /api/admin/users',
    tag,
    summary: 'Creates a member before they first sign in',
    answer: userAnswer,
    status: 201,
    shows: ({ user }) => user,
  },
});

/**
 * Changes a member's role.
 * @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const setUserRole = operation({
  name: 'setUserRole',
  description: 'Admins only: the last active admin keeps the role.',
  input: setUserRoleInput,
  right: ofAdmins('setUserRole'),
  work: async ({ app, origin }, { id: memberId, role }) => {
    await userById(app, memberId);
    const { position } = await onAccess(app, { type: 'SetMemberRole', memberId, role }, origin);
    return { position, user: await userById(app, memberId) };
  },
  mutation: { input: SetUserRoleInput, payload: UserPayload },
});

/** Changes a member's level of membership. @throws Refusal MEMBER_NOT_FOUND, FORBIDDEN */
export const setUserMembership = operation({
  name: 'setUserMembership',
  description: 'Admins only: changes the level of membership.',
  input: setUserMembershipInput,
  right: ofAdmins('setUserMembership'),
  work: async ({ app, origin }, { id: memberId, membershipLevel }) => {
    await userById(app, memberId);
    const command = { type: 'SetMembership' as const, memberId, membershipLevel };
    const { position } = await onMember(app, command, origin);
    return { position, user: await userById(app, memberId) };
  },
  mutation: { input: SetUserMembershipInput, payload: UserPayload },
});

/**
 * Unlinks a member's identities and ends their sessions. The next sign-in with their verified address
 * is linked; a provider may give the same person a new subject.
 * @throws Refusal MEMBER_NOT_FOUND, FORBIDDEN
 */
export const relinkUser = operation({
  name: 'relinkUser',
  description:
    'Admins only: unlinks a member from the identities they sign in by, and ends their sessions. Who signs in next with their verified address is linked.',
  input: relinkUserInput,
  right: ofAdmins('relinkUser'),
  work: async ({ app, origin }, { id: memberId }) => {
    await userById(app, memberId);
    const { position } = await onMember(app, { type: 'RelinkMember', memberId }, origin);
    await app.endSessionsOf(memberId);
    return { position, user: await userById(app, memberId) };
  },
  mutation: { input: RelinkUserInput, payload: UserPayload },
  route: {
    at: 'POST /api/admin/users/:id/relink',
    tag,
    summary:
      'Unlinks a member from how they sign in: who comes next with their verified address is linked',
    answer: userAnswer,
    shows: ({ user }) => user,
  },
});

/**
 * Activates or deactivates a member.
 * @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const setUserActive = operation({
  name: 'setUserActive',
  description: 'Admins only: lets a member sign in, or no longer.',
  input: setUserActiveInput,
  right: ofAdmins('setUserActive'),
  work: async ({ app, origin }, { id: memberId, isActive }) => {
    await userById(app, memberId);
    const command = { type: 'SetMemberActive' as const, memberId, isActive };
    const { position } = await onAccess(app, command, origin);
    return { position, user: await userById(app, memberId) };
  },
  mutation: { input: SetUserActiveInput, payload: UserPayload },
});

/**
 * Changes several properties of a member, all or nothing: role and active state are one command,
 * which may be refused and runs first; the membership is never refused.
 * @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const changeUser = operation({
  name: 'changeUser',
  description:
    'Admins only: changes role, membership and active state, all or nothing. The last active admin stays one.',
  input: changeUserInput,
  right: ofAdmins('editUser'),
  work: async ({ app, origin }, { id: memberId, role, membershipLevel, isActive }) => {
    await userById(app, memberId);
    const access = { type: 'ChangeMemberAccess' as const, memberId, role, isActive };
    let { position } = await onAccess(app, access, origin);
    if (membershipLevel) {
      const command = { type: 'SetMembership' as const, memberId, membershipLevel };
      const changed = await onMember(app, command, followUp(origin, 'membership'));
      position = changed.position ?? position;
    }
    return { position, user: await userById(app, memberId) };
  },
  mutation: { name: 'editUser', input: EditUserInput, payload: UserPayload },
  route: {
    at: 'PATCH /api/admin/users/:id',
    tag,
    summary: "Changes a member's role, membership or active state, all or nothing",
    answer: userAnswer,
    shows: ({ user }) => user,
  },
});
