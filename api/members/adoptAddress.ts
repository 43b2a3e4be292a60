import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { perform } from '../pipeline/perform.ts';
import { memberEmailDecider } from './decider.ts';
import { emailStreamOf, isErased, onMember } from './operations.ts';
import { memberWith, userById } from './queries.ts';

/**
 * Gives a member the address that their provider has verified, unless another member has it. Claims the new
 * address first and releases the old one before the member changes, so that the next sign-in completes an
 * interrupted change, and no two members ever share an address.
 * @returns whether the address is now the member's
 * @throws Refusal MEMBER_NOT_FOUND, and as `perform`
 */
export const adoptAddress = async (
  app: Application,
  memberId: string,
  email: string,
  origin: () => CommandOrigin,
): Promise<boolean> => {
  const { email: before } = await userById(app, memberId);
  if (before.toLowerCase() === email.toLowerCase()) return true;
  if (!(await isClaimed(app, memberId, email, origin))) return false;
  const release = { type: 'ReleaseMemberEmail' as const, memberId };
  await perform(app, memberEmailDecider, emailStreamOf(app, before), release, origin());
  await onMember(app, { type: 'ChangeMemberEmail', memberId, email }, origin());
  return true;
};

const isClaimed = async (
  app: Application,
  memberId: string,
  email: string,
  origin: () => CommandOrigin,
): Promise<boolean> => {
  const stream = emailStreamOf(app, email);
  const { state } = await app.commands.load(memberEmailDecider, stream);
  const claimedBy = state.claimedBy ?? undefined;
  const isAnothers =
    claimedBy && claimedBy !== memberId && !(await isErased(app, claimedBy, origin()));
  const known = await memberWith(app, email);
  if (isAnothers || (known && known !== memberId)) return false;
  const claim = { type: 'ClaimMemberEmail' as const, memberId, inPlaceOf: claimedBy };
  try {
    await perform(app, memberEmailDecider, stream, claim, origin());
    return true;
  } catch (error) {
    if (isRefusal(error, 'EMAIL_TAKEN')) return false;
    throw error;
  }
};
