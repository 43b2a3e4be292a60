import type { MemberEmailEvent, MemberEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decider } from '../core/decider.ts';
import type { MemberCommand, MemberEmailCommand } from './commands.ts';
import { decideMember } from './decide.ts';
import { evolveMember, type MemberState } from './evolve.ts';

export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  version: 3,
  initialState: { status: 'none' },
  decide: decideMember,
  evolve: evolveMember,
};

type EmailState = { claimedBy: string | null };

/** The refusal of an address that another member has. */
export const emailTaken = () =>
  new Refusal('EMAIL_TAKEN', 'A member with this email address exists already');

/** An email address belongs to one member. A repeated claim records nothing. */
export const memberEmailDecider: Decider<EmailState, MemberEmailCommand, MemberEmailEvent> = {
  version: 2,
  initialState: { claimedBy: null },
  decide: (command, { claimedBy }) => {
    const { memberId } = command;
    if (command.type === 'ReleaseMemberEmail')
      return claimedBy === memberId ? [{ type: 'MemberEmailReleased', data: { memberId } }] : [];
    if (claimedBy === memberId) return [];
    if (claimedBy && claimedBy !== command.inPlaceOf) throw emailTaken();
    return [{ type: 'MemberEmailClaimed', data: { memberId } }];
  },
  evolve: (_, { type, data }) => ({
    claimedBy: type === 'MemberEmailClaimed' ? data.memberId : null,
  }),
};
