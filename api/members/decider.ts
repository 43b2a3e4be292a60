import type { MemberEmailEvent, MemberEvent } from '../../schema/domainEvents.ts';
import type { Decider } from '../core/decider.ts';
import { Refusal } from '../core/errors.ts';
import type { MemberCommand, MemberEmailCommand } from './commands.ts';
import { decideMember } from './decide.ts';
import { evolveMember, type MemberState } from './evolve.ts';

export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  version: 2,
  initialState: { status: 'none' },
  decide: decideMember,
  evolve: evolveMember,
};

type EmailState = { claimedBy: string | null };

export const emailTaken = () =>
  new Refusal('EMAIL_TAKEN', 'There is a member with this e-mail address');

/** One e-mail address belongs to one member. Claiming one's own again records nothing. */
export const memberEmailDecider: Decider<EmailState, MemberEmailCommand, MemberEmailEvent> = {
  version: 1,
  initialState: { claimedBy: null },
  decide: ({ memberId, inPlaceOf }, { claimedBy }) => {
    if (claimedBy === memberId) return [];
    if (claimedBy && claimedBy !== inPlaceOf) throw emailTaken();
    return [{ type: 'MemberEmailClaimed', data: { memberId } }];
  },
  evolve: (_, event) => ({ claimedBy: event.data.memberId }),
};
