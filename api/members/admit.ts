import type { MemberPerson } from '../../schema/domainEvents.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { Identity } from '../auth/identity.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { answerWithinMs } from '../pipeline/inTime.ts';
import { perform } from '../pipeline/perform.ts';
import { originBy } from '../pipeline/runOnce.ts';
import { adoptAddress } from './adoptAddress.ts';
import { memberEmailDecider } from './decider.ts';
import { emailStreamOf, isErased, onAccess, onMember } from './operations.ts';
import { memberWith, userById } from './queries.ts';

type Admission = {
  identity: Identity;
  adminEmails: readonly string[];
  ip?: string;
  userAgent?: string;
};

/**
 * Signs a member in. Finds them by issuer and subject, else by their verified email address, else registers
 * them. An address links a new issuer to its member, but never a second subject of one issuer
 * (docs/decisions/0023). Each step may be repeated, so that the next sign-in completes an interrupted one.
 * `isAddressTaken` says that the provider's verified address belongs to another member, so the member keeps
 * the old one.
 * @throws Refusal FORBIDDEN without a verified address for a new member, if the address's member signs in by
 * another subject of this issuer, or if the member is inactive
 */
export const admitMember = async (
  app: Application,
  { identity, adminEmails, ...from }: Admission,
): Promise<{ memberId: string; isAddressTaken: boolean }> => {
  // All steps share it: a sign-in is answered as soon as a command, not after one wait for each step.
  const deadline = performance.now() + answerWithinMs;
  const memberId = (await knownBy(app, identity)) ?? (await claimedBy(app, identity, deadline));
  const origin = () => ({ ...originBy(memberId, from), deadline });
  await refuseInactive(app, memberId);
  const { issuer, subject, email } = identity;
  const person = await personOf(app, memberId, identity);
  await onMember(
    app,
    { type: 'SignInMember', memberId, person, identity: { issuer, subject } },
    origin(),
  );
  const hasAddress = !email || (await adoptAddress(app, memberId, email, origin));
  if (email && hasAddress && adminEmails.includes(email.toLowerCase())) {
    await onAccess(
      app,
      { type: 'SetMemberRole', memberId, role: 'admin' },
      { commandId: newId(), actorId: 'system', deadline },
    );
  }
  return { memberId, isAddressTaken: !hasAddress };
};

const knownBy = async (
  app: Application,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const row = await app
    .read('user_identities')
    .where({ issuer, subject })
    .whereRaw('md5(subject) = md5(?)', [subject])
    .first<{ memberId: string } | undefined>({ memberId: 'member_id' });
  return row?.memberId;
};

const claimedBy = async (
  app: Application,
  { email }: Identity,
  deadline: number,
): Promise<string> => {
  if (!email) {
    throw new Refusal('FORBIDDEN', 'Your sign-in provider has not verified your email address.');
  }
  return claimEmail(app, email, deadline);
};

/**
 * The member who owns an address: the one who claimed it, else a new one.
 * @throws Refusal as `perform`, except EMAIL_TAKEN
 */
export const claimEmail = async (
  app: Application,
  email: string,
  deadline?: number,
): Promise<string> => {
  const stream = emailStreamOf(app, email);
  const { state } = await app.commands.load(memberEmailDecider, stream);
  const claimedBy = state.claimedBy ?? undefined;
  const origin: CommandOrigin = { commandId: newId(), actorId: 'system', deadline };
  if (claimedBy && !(await isErased(app, claimedBy, origin))) return claimedBy;
  const known = await memberWith(app, email);
  if (known) return known;
  const memberId = newId();
  const claim = { type: 'ClaimMemberEmail' as const, memberId, inPlaceOf: claimedBy };
  try {
    await perform(app, memberEmailDecider, stream, claim, origin);
    return memberId;
  } catch (error) {
    // The same person signed in twice at the same moment, and the other claim came first.
    if (isRefusal(error, 'EMAIL_TAKEN')) return claimEmail(app, email, deadline);
    throw error;
  }
};

const refuseInactive = async (app: Application, memberId: string): Promise<void> => {
  const row = await app
    .read('users')
    .where({ id: memberId })
    .first<{ isActive: boolean } | undefined>({ isActive: 'is_active' });
  if (row && !row.isActive) throw new Refusal('FORBIDDEN', 'This account is not active.');
};

const personOf = async (
  app: Application,
  memberId: string,
  identity: Identity,
): Promise<MemberPerson> => {
  const { email, firstName, lastName, profileImageUrl } = identity;
  return {
    email: email ?? (await userById(app, memberId)).email,
    firstName,
    lastName,
    profileImageUrl,
  };
};
