import { Map as Keyed } from 'immutable';
import type { MemberAccessEvent } from '../../schema/domainEvents.ts';
import type { MemberRole } from '../../schema/vocabulary.ts';
import type { Decider } from '../core/decider.ts';
import { Refusal } from '../core/errors.ts';
import type { MemberAccessCommand } from './commands.ts';

type Access = { role: MemberRole; isActive: boolean };
/** Who is not listed is an active user. */
type AccessState = Keyed<string, Access>;

const unlisted: Access = { role: 'user', isActive: true };

const accessOf = (state: AccessState, memberId: string): Access => state.get(memberId) ?? unlisted;

const isActiveAdmin = ({ role, isActive }: Access): boolean => role === 'admin' && isActive;

/** Role and active state of all members: one stream, for the sake of the last admin (decision 0003). */
export const memberAccessDecider: Decider<AccessState, MemberAccessCommand, MemberAccessEvent> = {
  version: 1,
  initialState: Keyed(),
  decide: (command, state) => {
    const { memberId } = command;
    const access = accessOf(state, memberId);
    switch (command.type) {
      case 'SetMemberRole':
        if (command.role === access.role) return [];
        refuseLosingTheLastAdmin(state, memberId, { ...access, role: command.role });
        return [
          {
            type: 'MemberRoleChanged',
            data: { memberId, before: access.role, after: command.role },
          },
        ];
      case 'SetMemberActive':
        if (command.isActive === access.isActive) return [];
        refuseLosingTheLastAdmin(state, memberId, { ...access, isActive: command.isActive });
        return command.isActive
          ? [{ type: 'MemberReactivated', data: { memberId } }]
          : [{ type: 'MemberDeactivated', data: { memberId } }];
    }
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

const refuseLosingTheLastAdmin = (state: AccessState, memberId: string, after: Access): void => {
  if (!isActiveAdmin(accessOf(state, memberId)) || isActiveAdmin(after)) return;
  const others = state.filter((access, id) => id !== memberId && isActiveAdmin(access));
  if (others.size > 0) return;
  throw new Refusal('LAST_ADMIN', 'The last active admin cannot be demoted or deactivated');
};
