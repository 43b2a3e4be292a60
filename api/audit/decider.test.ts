import { describe, expect, it } from 'vitest';
import type { AdminActionEvent } from '../../schema/domainEvents.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import type { AdminActionCommand } from './commands.ts';
import { adminActionsDecider } from './decider.ts';

const given = historyOf(adminActionsDecider);
const memberId = 'mira';

/** Each command with the event that records it. */
const records: {
  [T in AdminActionCommand['type']]: [Extract<AdminActionCommand, { type: T }>, AdminActionEvent];
} = {
  RecordUsersExport: [
    { type: 'RecordUsersExport', memberId, count: 12 },
    { type: 'UsersExported', data: { memberId, count: 12 } },
  ],
  RecordUserDataExport: [
    { type: 'RecordUserDataExport', memberId, targetUserId: 'jonas' },
    { type: 'UserDataExported', data: { memberId, targetUserId: 'jonas' } },
  ],
  RecordAuditExport: [
    { type: 'RecordAuditExport', memberId, format: 'jsonl', count: 3 },
    { type: 'AuditExported', data: { memberId, format: 'jsonl', count: 3 } },
  ],
  RecordAdminAccessDenied: [
    { type: 'RecordAdminAccessDenied', memberId, operation: 'setUserRole' },
    { type: 'AdminAccessDenied', data: { memberId, operation: 'setUserRole' } },
  ],
};

it('records how often somebody was refused within a minute', () => {
  const denied = { memberId, operation: 'setUserRole', times: 29 };
  given([])
    .when({ type: 'RecordAdminAccessDenied', ...denied })
    .gives([{ type: 'AdminAccessDenied', data: denied }]);
});

it('records whom a refused call was about', () => {
  const denied = { memberId, operation: 'setUserRole', targetUserId: 'jonas' };
  given([])
    .when({ type: 'RecordAdminAccessDenied', ...denied })
    .gives([{ type: 'AdminAccessDenied', data: denied }]);
});

describe.each(Object.entries(records))('%s', (_, [command, event]) => {
  it('is recorded', () => {
    given([]).when(command).gives([event]);
  });

  it('is recorded each time, because each time is a separate fact', () => {
    given([event, event]).when(command).gives([event]);
  });

  it('keeps no state for later decisions', () => {
    expect(given([event]).when(command).leaves()).toBeNull();
  });
});
