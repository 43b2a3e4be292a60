import { Map as Keyed } from 'immutable';
import type { MemberAccessEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { MemberRole } from '../../schema/vocabulary.ts';
import type { Decider } from '../core/decider.ts';
import type { MemberAccessCommand } from './commands.ts';

type Access = { role: MemberRole; isActive: boolean };
/** Members without an entry are active users. */
type AccessState = Keyed<string, Access>;

const unlisted: Access = { role: 'user', isActive: true };

const accessOf = (state: AccessState, memberId: string): Access => state.get(memberId) ?? unlisted;

const isActiveAdmin = ({ role, isActive }: Access): boolean => role === 'admin' && isActive;

/** Role and active state of all members, in one stream, which protects the last admin (decision 0003). */
export const memberAccessDecider: Decider<AccessState, MemberAccessCommand, MemberAccessEvent> = {
  version: 1,
  initialState: Keyed(),
  decide: (command, state) => {
    const { memberId } = command;
    const before = accessOf(state, memberId);
    const after = accessAfter(command, before);
    refuseLosingTheLastAdmin(state, memberId, after);
    return [...roleChange(memberId, before, after), ...activeChange(memberId, before, after)];
  },
  evolve: (state, event) => {
    const { memberId } = event.data;
    const access = accessOf(state, memberId);
    switch (event.type) {
      case 'MemberRoleChanged':
        return state.set(memberId, { ...access, role: event.data.after });
      case 'MemberDeactivated':
        return state.set(memberId, { ...access, isActive: false });
      case 'MemberReactivated':
        return state.set(memberId, { ...access, isActive: true });
    }
  },
};

const accessAfter = (command: MemberAccessCommand, before: Access): Access => {
  switch (command.type) {
    case 'SetMemberRole':
      return { ...before, role: command.role };
    case 'SetMemberActive':
      return { ...before, isActive: command.isActive };
    case 'ChangeMemberAccess':
      return { role: command.role ?? before.role, isActive: command.isActive ?? before.isActive };
  }
};

type Change = (memberId: string, before: Access, after: Access) => MemberAccessEvent[];

const roleChange: Change = (memberId, { role: before }, { role: after }) =>
  before === after ? [] : [{ type: 'MemberRoleChanged', data: { memberId, before, after } }];

const activeChange: Change = (memberId, { isActive: before }, { isActive: after }) =>
  before === after
    ? []
    : [{ type: after ? 'MemberReactivated' : 'MemberDeactivated', data: { memberId } }];

const refuseLosingTheLastAdmin = (state: AccessState, memberId: string, after: Access): void => {
  if (!isActiveAdmin(accessOf(state, memberId)) || isActiveAdmin(after)) return;
  const others = state.filter((access, id) => id !== memberId && isActiveAdmin(access));
  if (others.size > 0) return;
  throw new Refusal('LAST_ADMIN', 'The last active admin cannot be demoted or deactivated');
};
