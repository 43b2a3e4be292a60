import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { auditAnswer } from '../../schema/entities/audit.ts';
import type { AuditRow } from '../../schema/readModels.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector, type Handlers } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

type Entry = Omit<AuditRow, 'sequence' | 'hash'>;

/**
 * The hash chain of the audit log. Address and user agent are personal, so only the event log vouches
 * for them.
 */
export const auditChain = defineHashChain<Entry>(
  'admin_audit_log',
  columnsOf(auditAnswer.omit({ sequence: true, hash: true })),
  {
    unhashed: ['ipAddress', 'userAgent'],
    scope: 'adminUserId',
    isReported: true,
    continuesWith: ({ type }) => Object.hasOwn(entries, type),
  },
);

type AuditedEvent = { id: string; ownerId: string; isDraft: boolean };

/** The owner of each event, which changes of the whole plan do not contain. */
const auditedEventsTable = defineTable<AuditedEvent>(
  'audited_events',
  { id: 'text', ownerId: 'text', isDraft: 'boolean' },
  { scope: 'id' },
);

/** The plan of a change that changes the event's own details. */
const planWithChangedDetails = ({ data }: RecordedEvent): string | undefined =>
  'change' in data && data.change?.details ? data.eventId : undefined;

/** Actions of the product itself, such as naming the first admins, are no admin actions. */
const systemActor = 'system';

type Said = Pick<Entry, 'action'> &
  Partial<Pick<Entry, 'targetUserId' | 'targetEventId' | 'previousValue' | 'newValue'>>;

const record = (
  changes: RowChanges,
  { id, position, metadata }: Pick<RecordedEvent, 'id' | 'position' | 'metadata'>,
  said: Said,
): void => {
  if (metadata.actorId === systemActor) return;
  auditChain.add(changes, {
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
    ...said,
  });
};

/** Erases address and user agent from a member's entries, which otherwise stay. */
const eraseOrigins = (changes: RowChanges, memberId: string): void => {
  const { table } = auditChain;
  for (const { id } of changes.rows(table, memberId))
    changes.patch(table, memberId, id, { ipAddress: null, userAgent: null });
};

/** Records a change of the whole plan that changes the details of another member's event. */
const changeDetails = (changes: RowChanges, event: RecordedPlanChange): void => {
  const { eventId, change } = event.data;
  if (!change?.details) return;
  const [audited] = changes.rows(auditedEventsTable, eventId);
  if (!audited) throw new Error(`nobody's event: ${eventId}`);
  const { ownerId, isDraft } = audited;
  if (event.metadata.actorId === ownerId || isDraft) return;
  record(changes, event, {
    action: 'event_edited',
    targetUserId: ownerId,
    targetEventId: eventId,
    previousValue: change.details.before,
    newValue: change.details.after,
  });
};

const entries: Handlers = {
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
  MemberIdentitiesUnlinked: (changes, event) =>
    record(changes, event, {
      action: 'user_identity_relinked',
      targetUserId: event.data.memberId,
    }),
  MemberErased: (changes, event) => {
    const { memberId } = event.data;
    record(changes, event, { action: 'user_erased', targetUserId: memberId });
    eraseOrigins(changes, memberId);
  },
  UserDataExported: (changes, event) =>
    record(changes, event, {
      action: 'user_data_exported',
      targetUserId: event.data.targetUserId,
    }),
  UsersExported: (changes, event) =>
    record(changes, event, { action: 'users_exported', newValue: { count: event.data.count } }),
  AuditExported: (changes, event) => {
    const { format, count } = event.data;
    record(changes, event, { action: 'audit_exported', newValue: { format, count } });
  },
  AdminAccessDenied: (changes, event) => {
    const { operation, times } = event.data;
    const newValue = { operation, ...(times && { times }) };
    record(changes, event, { action: 'admin_access_denied', newValue });
  },
  EventPlanCreated: (changes, { data: { eventId, ownerId, draftOf } }) =>
    changes.insert(auditedEventsTable, { id: eventId, ownerId, isDraft: draftOf !== undefined }),
  ...onPlanChanged(changeDetails),
  EventPlanEdited: (changes, event) => {
    const { eventId, ownerId, before, after, draftOf } = event.data;
    if (event.metadata.actorId === ownerId || draftOf) return;
    record(changes, event, {
      action: 'event_edited',
      targetUserId: ownerId,
      targetEventId: eventId,
      previousValue: before,
      newValue: after,
    });
  },
  EventPlanDeleted: (changes, event) => {
    const { eventId, ownerId, details, draftOf } = event.data;
    changes.removeAll(auditedEventsTable, eventId);
    // Deleting a draft takes nothing from the event's owner.
    if (event.metadata.actorId === ownerId || draftOf) return;
    record(changes, event, {
      action: 'event_deleted',
      targetUserId: ownerId,
      targetEventId: eventId,
      previousValue: details,
    });
  },
};

/** What admins and moderators did to others, and refused calls. */
export const auditProjector = defineProjector({
  name: 'admin_audit_log',
  version: 5,
  tables: [auditChain.table, auditChain.tips, auditedEventsTable],
  recalls: [
    auditChain.recall,
    { table: auditedEventsTable, scopeFor: planWithChangedDetails },
    {
      table: auditChain.table,
      scopeFor: (event) => (event.type === 'MemberErased' ? event.data.memberId : undefined),
    },
  ],
  on: entries,
});
