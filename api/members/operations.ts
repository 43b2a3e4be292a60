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
import { operation, perform } from '../pipeline/perform.ts';
import { ofMembers } from '../pipeline/rights.ts';
import { memberAccessDecider } from './accessDecider.ts';
import type { MemberAccessCommand, MemberCommand } from './commands.ts';
import { emailTaken, memberDecider, memberEmailDecider } from './decider.ts';
import { memberWith, userById } from './queries.ts';

/** The stream that claims an address: by its token, so that nobody finds an address in stream names. */
export const emailStreamOf = ({ addressToken }: Application, email: string): string =>
  memberEmailStream(addressToken(email));

export const onMember = (app: Application, command: MemberCommand, origin: CommandOrigin) =>
  perform(app, memberDecider, memberStream(command.memberId), command, origin);

export const onAccess = (app: Application, command: MemberAccessCommand, origin: CommandOrigin) =>
  perform(app, memberAccessDecider, memberAccessStream, command, origin);

/** Waits until the read models have let go of what was theirs, so that somebody new may take it. */
export const isErased = async (app: Application, memberId: string): Promise<boolean> => {
  const { state, position } = await app.commands.load(memberDecider, memberStream(memberId));
  if (state.status !== 'erased') return false;
  if (position) await app.feed.waitFor(position);
  return true;
};

/** One's own names and bio; nothing else of oneself can be changed. */
export const editProfile = operation(
  'editProfile',
  editProfileInput,
  ofMembers,
  async (app, request, { commandId: _, ...changes }, origin) => {
    const { id: memberId } = requireMember(request);
    const { position } = await onMember(app, { type: 'EditProfile', memberId, changes }, origin);
    return { position, user: await userById(app, memberId) };
  },
);

/**
 * Claims an address and answers the id of its member to be: the command's own, or that of a creation
 * which was cut short after its claim, so that the address is not lost for good.
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
 * Creates a member by e-mail before they first sign in.
 * @throws Refusal EMAIL_TAKEN
 */
export const createUser = operation(
  'createUser',
  createUserInput,
  ofAdmins('createUser'),
  async (app, _request, { email, firstName, lastName, role, membershipLevel }, origin) => {
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
    // Somebody else was creating them at the same moment, and came first.
    if (registered.events.length === 0) throw emailTaken();
    const access = { type: 'SetMemberRole' as const, memberId, role: role ?? 'user' };
    const granted = await onAccess(app, access, followUp(origin, 'access'));
    return {
      position: granted.position ?? registered.position,
      user: await userById(app, memberId),
    };
  },
);

export const setUserRole = operation(
  'setUserRole',
  setUserRoleInput,
  ofAdmins('setUserRole'),
  async (app, _request, { id: memberId, role }, origin) => {
    await userById(app, memberId);
    const { position } = await onAccess(app, { type: 'SetMemberRole', memberId, role }, origin);
    return { position, user: await userById(app, memberId) };
  },
);

export const setUserMembership = operation(
  'setUserMembership',
  setUserMembershipInput,
  ofAdmins('setUserMembership'),
  async (app, _request, { id: memberId, membershipLevel }, origin) => {
    await userById(app, memberId);
    const command = { type: 'SetMembership' as const, memberId, membershipLevel };
    const { position } = await onMember(app, command, origin);
    return { position, user: await userById(app, memberId) };
  },
);

/**
 * Unlinks a member from the identities that they sign in by, and ends their sessions: who signs in
 * next with their verified address is linked, as where a provider knows the same person anew.
 */
export const relinkUser = operation(
  'relinkUser',
  relinkUserInput,
  ofAdmins('relinkUser'),
  async (app, _request, { id: memberId }, origin) => {
    await userById(app, memberId);
    const { position } = await onMember(app, { type: 'RelinkMember', memberId }, origin);
    await app.endSessionsOf(memberId);
    return { position, user: await userById(app, memberId) };
  },
);

/** @throws Refusal LAST_ADMIN where no active admin would be left. */
export const setUserActive = operation(
  'setUserActive',
  setUserActiveInput,
  ofAdmins('setUserActive'),
  async (app, _request, { id: memberId, isActive }, origin) => {
    await userById(app, memberId);
    const command = { type: 'SetMemberActive' as const, memberId, isActive };
    const { position } = await onAccess(app, command, origin);
    return { position, user: await userById(app, memberId) };
  },
);

/**
 * Several changes at once. Role and active state are one command, which may be refused and comes
 * first; the membership may not be refused, so it is all or nothing.
 * @throws Refusal LAST_ADMIN where no active admin would be left.
 */
export const changeUser = operation(
  'changeUser',
  changeUserInput,
  ofAdmins('editUser'),
  async (app, _request, { id: memberId, role, membershipLevel, isActive }, origin) => {
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
);
