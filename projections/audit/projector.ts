import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { AuditRow } from '../../schema/readModels.ts';
import { defineProjector } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rowChanges.ts';
import { defineTable } from '../engine/table.ts';
import { utc } from '../engine/times.ts';

export const auditTable = defineTable<AuditRow>('admin_audit_log', {
  id: 'text',
  position: 'text',
  adminUserId: 'text',
  action: 'text',
  targetUserId: 'text',
  targetEventId: 'text',
  previousValue: 'jsonb',
  newValue: 'jsonb',
  ipAddress: 'text',
  userAgent: 'text',
  timestamp: 'timestamptz',
});

/** What the product does by itself (naming the first admins) is no admin action. */
const systemActor = 'system';

type Entry = Pick<AuditRow, 'action'> &
  Partial<Pick<AuditRow, 'targetUserId' | 'targetEventId' | 'previousValue' | 'newValue'>>;

const record = (
  changes: RowChanges,
  { id, position, metadata }: Pick<RecordedEvent, 'id' | 'position' | 'metadata'>,
  entry: Entry,
): void => {
  if (metadata.actorId === systemActor) return;
  changes.insert(auditTable, {
    id,
    position,
    adminUserId: metadata.actorId,
    targetUserId: null,
    targetEventId: null,
    previousValue: null,
    newValue: null,
    ipAddress: metadata.ip ?? null,
    userAgent: metadata.userAgent ?? null,
    timestamp: utc(metadata.at),
    ...entry,
  });
};

/** What admins and moderators did to others, and what they were refused. */
export const auditProjector = defineProjector({
  name: 'admin_audit_log',
  version: 1,
  tables: [auditTable],
  on: {
    MemberRegistered: (changes, event) => {
      const { via, memberId, membershipLevel } = event.data;
      if (via !== 'admin') return;
      const newValue = { membershipLevel };
      record(changes, event, { action: 'user_created', targetUserId: memberId, newValue });
    },
    MemberRoleChanged: (changes, event) =>
      record(changes, event, {
        action: 'user_role_changed',
        targetUserId: event.data.memberId,
        previousValue: { role: event.data.before },
        newValue: { role: event.data.after },
      }),
    MemberMembershipChanged: (changes, event) =>
      record(changes, event, {
        action: 'user_membership_changed',
        targetUserId: event.data.memberId,
        previousValue: { membershipLevel: event.data.before },
        newValue: { membershipLevel: event.data.after },
      }),
    MemberDeactivated: (changes, event) =>
      record(changes, event, {
        action: 'user_deactivated',
        targetUserId: event.data.memberId,
        previousValue: { isActive: true },
        newValue: { isActive: false },
      }),
    MemberReactivated: (changes, event) =>
      record(changes, event, {
        action: 'user_reactivated',
        targetUserId: event.data.memberId,
        previousValue: { isActive: false },
        newValue: { isActive: true },
      }),
    UsersExported: (changes, event) =>
      record(changes, event, { action: 'users_exported', newValue: { count: event.data.count } }),
    AdminAccessDenied: (changes, event) =>
      record(changes, event, {
        action: 'admin_access_denied',
        newValue: { operation: event.data.operation },
      }),
    EventPlanEdited: (changes, event) => {
      const { eventId, ownerId, before, after } = event.data;
      if (event.metadata.actorId === ownerId) return;
      record(changes, event, {
        action: 'event_edited',
        targetUserId: ownerId,
        targetEventId: eventId,
        previousValue: before,
        newValue: after,
      });
    },
    EventPlanDeleted: (changes, event) => {
      const { eventId, ownerId, details } = event.data;
      if (event.metadata.actorId === ownerId) return;
      record(changes, event, {
        action: 'event_deleted',
        targetUserId: ownerId,
        targetEventId: eventId,
        previousValue: details,
      });
    },
  },
});
