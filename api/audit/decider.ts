import type { AdminActionEvent } from '../../schema/domainEvents.ts';
import type { Decider } from '../core/decider.ts';
import type { AdminActionCommand } from './commands.ts';

/** Records admin actions, and refused ones, that change no other stream. It has no rules. */
export const adminActionsDecider: Decider<null, AdminActionCommand, AdminActionEvent> = {
  version: 1,
  initialState: null,
  decide: (command) => {
    const { memberId } = command;
    switch (command.type) {
      case 'RecordUsersExport':
        return [{ type: 'UsersExported', data: { memberId, count: command.count } }];
      case 'RecordUserDataExport':
        return [
          { type: 'UserDataExported', data: { memberId, targetUserId: command.targetUserId } },
        ];
      case 'RecordAuditExport': {
        const { format, count } = command;
        return [{ type: 'AuditExported', data: { memberId, format, count } }];
      }
      case 'RecordAdminAccessDenied': {
        const { operation, targetUserId, times } = command;
        const about = targetUserId && { targetUserId };
        const data = { memberId, operation, ...about, ...(times && { times }) };
        return [{ type: 'AdminAccessDenied', data }];
      }
    }
  },
  evolve: () => null,
};
