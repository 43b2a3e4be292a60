import type { z } from 'zod';
import { type UserRow, userAnswer } from '../../schema/entities/user.ts';
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
import { ofAdmins, ofAdminsOnMember } from '../audit/ofAdmins.ts';
import { requireMember } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { followUp } from '../pipeline/followUp.ts';
import {
  answers,
  type OperationCall,
  operation,
  type RouteDefinition,
} from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { ofMembers } from '../pipeline/rights.ts';
import { untilShown } from '../pipeline/untilShown.ts';
import { memberAccessDecider } from './accessDecider.ts';
import type { MemberAccessCommand, MemberCommand } from './commands.ts';
import { emailTaken, memberDecider, memberEmailDecider } from './decider.ts';
import { memberWith, userById } from './queries.ts';
import { UserPayload } from './types.ts';

const answersUser = answers('user', userAnswer);

/** The stream that claims an address. Its name contains a token instead of the address. */
export const emailStreamOf = ({ addressToken }: Application, email: string): string =>
  memberEmailStream(addressToken(email));

/**
 * Performs a command on a member's stream.
 * @throws Refusal as `perform`
 */
export const onMember = (app: Application, command: MemberCommand, origin: CommandOrigin) =>
  perform(app, memberDecider, memberStream(command.memberId), command, origin);

/**
 * Performs a command on the stream of all members' access. Ends the sessions of a member who becomes
 * inactive, which would otherwise be valid again once the member is reactivated.
 * @throws Refusal as `perform`
 */
export const onAccess = async (
  app: Application,
  command: MemberAccessCommand,
  origin: CommandOrigin,
) => {
  const performed = await perform(app, memberAccessDecider, memberAccessStream, command, origin);
  if ('isActive' in command && command.isActive === false)
    await app.endSessionsOf(command.memberId);
  return performed;
};

/** Whether the member was erased. Waits until the read models have released their address. */
export const isErased = async (
  app: Application,
  memberId: string,
  origin: Pick<CommandOrigin, 'deadline'>,
): Promise<boolean> => {
  const { state, position } = await app.commands.load(memberDecider, memberStream(memberId));
  if (state.status !== 'erased') return false;
  await untilShown(app, position, origin);
  return true;
};

/** @throws Refusal NOT_SIGNED_IN, BAD_INPUT */
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
  mutation: { payload: UserPayload },
  route: {
    at: 'PATCH /api/auth/profile',
    tag: 'Profile',
    summary: 'Changes your names and bio',
    ...answersUser,
  },
});

/**
 * Claims an address and returns the id of its future member: the command's own id, or that of an interrupted
 * creation, so that its address is not lost.
 * @throws Refusal EMAIL_TAKEN
 */
const newMemberWith = async (
  app: Application,
  email: string,
  { onRecorded: _, ...origin }: CommandOrigin,
): Promise<string> => {
  // Nothing counts as recorded yet, because a claim alone creates no member, and the next step may still be
  // refused.
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
    if (await isErased(app, claimedBy, origin)) {
      const claimAnew = { ...claim, inPlaceOf: claimedBy };
      await perform(app, memberEmailDecider, stream, claimAnew, followUp(origin, 'claim'));
      return memberId;
    }
    const { state: member } = await app.commands.load(memberDecider, memberStream(claimedBy));
    if (member.status === 'registered') throw error;
    return claimedBy;
  }
};

/** @throws Refusal EMAIL_TAKEN, FORBIDDEN */
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
  mutation: { payload: UserPayload },
  route: {
    at: 'POST /api/admin/users',
    summary: 'Creates a member before they first sign in',
    status: 201,
    ...answersUser,
  },
});

/** Defines an operation of admins that changes a member and returns them. */
const changesMember = <
  S extends z.ZodObject & z.ZodType<{ id: string; commandId?: string | null }>,
>({
  change,
  mutation,
  ...definition
}: {
  name: string;
  description: string;
  input: S;
  mutation?: string;
  route?: RouteDefinition<{ user: UserRow }>;
  change: (
    call: OperationCall<null>,
    input: Omit<z.output<S>, 'commandId'>,
  ) => Promise<{ position: string | null }>;
}) =>
  operation({
    ...definition,
    right: ofAdminsOnMember(mutation ?? definition.name),
    work: async (call, input) => {
      const { id } = input as unknown as { id: string };
      await userById(call.app, id);
      const { position } = await change(call, input);
      return { position, user: await userById(call.app, id) };
    },
    mutation: { name: mutation, payload: UserPayload },
  });

/** @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN */
export const setUserRole = changesMember({
  name: 'setUserRole',
  description: "Admins only: changes a member's role. The last active admin keeps the role.",
  input: setUserRoleInput,
  change: ({ app, origin }, { id: memberId, role }) =>
    onAccess(app, { type: 'SetMemberRole', memberId, role }, origin),
});

/** @throws Refusal MEMBER_NOT_FOUND, FORBIDDEN */
export const setUserMembership = changesMember({
  name: 'setUserMembership',
  description: "Admins only: changes a member's level of membership.",
  input: setUserMembershipInput,
  change: ({ app, origin }, { id: memberId, membershipLevel }) =>
    onMember(app, { type: 'SetMembership', memberId, membershipLevel }, origin),
});

/**
 * A provider may give the same person a new subject.
 * @throws Refusal MEMBER_NOT_FOUND, FORBIDDEN
 */
export const relinkUser = changesMember({
  name: 'relinkUser',
  description:
    'Admins only: unlinks a member from their sign-in identities and ends their sessions. The next sign-in with their verified address is linked.',
  input: relinkUserInput,
  change: async ({ app, origin }, { id: memberId }) => {
    const relinked = await onMember(app, { type: 'RelinkMember', memberId }, origin);
    await app.endSessionsOf(memberId);
    return relinked;
  },
  route: {
    at: 'POST /api/admin/users/:id/relink',
    summary:
      'Unlinks a member from their sign-in identities; the next sign-in with their verified address is linked',
    ...answersUser,
  },
});

/** @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN */
export const setUserActive = changesMember({
  name: 'setUserActive',
  description: 'Admins only: activates or deactivates a member.',
  input: setUserActiveInput,
  change: ({ app, origin }, { id: memberId, isActive }) =>
    onAccess(app, { type: 'SetMemberActive', memberId, isActive }, origin),
});

/**
 * Role and active state are one command, which may be refused and runs first; the membership is never
 * refused.
 * @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const changeUser = changesMember({
  name: 'changeUser',
  description:
    'Admins only: changes role, membership and active state, all or nothing. The last active admin keeps the role.',
  input: changeUserInput,
  mutation: 'editUser',
  change: async ({ app, origin }, { id: memberId, role, membershipLevel, isActive }) => {
    const access = { type: 'ChangeMemberAccess' as const, memberId, role, isActive };
    const { position } = await onAccess(app, access, origin);
    if (!membershipLevel) return { position };
    const command = { type: 'SetMembership' as const, memberId, membershipLevel };
    const changed = await onMember(app, command, followUp(origin, 'membership'));
    return { position: changed.position ?? position };
  },
  route: {
    at: 'PATCH /api/admin/users/:id',
    summary: "Changes a member's role, membership or active state, all or nothing",
    ...answersUser,
  },
});
