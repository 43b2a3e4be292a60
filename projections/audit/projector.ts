import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { type AuditRow, auditAnswer } from '../../schema/entities/audit.ts';
import type { AdminAction } from '../../schema/vocabulary.ts';
import { defineHashChain } from '../engine/hashChain.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { defineProjector, type Handlers } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

type Entry = Omit<AuditRow, 'sequence' | 'hash'>;

/**
 * The audit log's chain. Omits address and user agent, which are personal; only the event log has them,
 * sealed.
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

/** The owner of each event, whom changes of the whole plan do not name. */
const auditedEventsTable = defineTable<AuditedEvent>(
  'audited_events',
  { id: 'text', ownerId: 'text', isDraft: 'boolean' },
  { scope: 'id' },
);

/** The plan of a change that changes the event's own details. */
const planWithChangedDetails = ({ data }: RecordedEvent): string | undefined =>
  'change' in data && data.change?.details ? data.eventId : undefined;

/** Actions of the product itself, such as naming the first admins, do not count as admin actions. */
const systemActor = 'system';

type Facts = Pick<Entry, 'action'> &
  Partial<Pick<Entry, 'targetUserId' | 'targetEventId' | 'previousValue' | 'newValue'>>;

const record = (
  changes: RowChanges,
  { id, position, metadata }: Pick<RecordedEvent, 'id' | 'position' | 'metadata'>,
  facts: Facts,
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
    ...facts,
  });
};

/** Erases address and user agent from a member's entries, which otherwise stay. */
const eraseOrigins = (changes: RowChanges, memberId: string): void => {
  const { table } = auditChain;
  for (const { id } of changes.rows(table, memberId))
    changes.patch(table, memberId, id, { ipAddress: null, userAgent: null });
};

type State = Entry['previousValue'];
type Origin = Parameters<typeof record>[1];

const recordMember = (
  changes: RowChanges,
  event: Origin & { data: { memberId: string } },
  action: AdminAction,
  previousValue: State = null,
  newValue: State = null,
): void =>
  record(changes, event, { action, targetUserId: event.data.memberId, previousValue, newValue });

/** Records an action on an event. Skips owners' changes to their own events, and any change of a draft. */
const recordEvent = (
  changes: RowChanges,
  event: Origin,
  action: AdminAction,
  { id, ownerId, isDraft }: AuditedEvent,
  previousValue: State,
  newValue: State = null,
): void => {
  if (event.metadata.actorId === ownerId || isDraft) return;
  const targets = { targetUserId: ownerId, targetEventId: id };
  record(changes, event, { action, ...targets, previousValue, newValue });
};

/** Records a change of the whole plan that changes the details of another member's event. */
const changeDetails = (changes: RowChanges, event: RecordedPlanChange): void => {
  const { eventId, change } = event.data;
  if (!change?.details) return;
  const [audited] = changes.rows(auditedEventsTable, eventId);
  if (!audited) throw new Error(`No owner is known for event ${eventId}`);
  const { before, after } = change.details;
  recordEvent(changes, event, 'event_edited', audited, before, after);
};

type OfEvent = { eventId: string; ownerId: string; draftOf?: unknown };
const auditedEvent = ({ eventId: id, ownerId, draftOf }: OfEvent): AuditedEvent => ({
  id,
  ownerId,
  isDraft: draftOf !== undefined,
});

const entries: Handlers = {
  MemberRegistered: (changes, event) => {
    const { via, membershipLevel } = event.data;
    if (via === 'admin') recordMember(changes, event, 'user_created', null, { membershipLevel });
  },
  MemberRoleChanged: (changes, event) => {
    const { before, after } = event.data;
    recordMember(changes, event, 'user_role_changed', { role: before }, { role: after });
  },
  MemberMembershipChanged: (changes, event) => {
    const before = { membershipLevel: event.data.before };
    const after = { membershipLevel: event.data.after };
    recordMember(changes, event, 'user_membership_changed', before, after);
  },
  MemberDeactivated: (changes, event) =>
    recordMember(changes, event, 'user_deactivated', { isActive: true }, { isActive: false }),
  MemberReactivated: (changes, event) =>
    recordMember(changes, event, 'user_reactivated', { isActive: false }, { isActive: true }),
  MemberIdentitiesUnlinked: (changes, event) =>
    recordMember(changes, event, 'user_identity_relinked'),
  MemberErased: (changes, event) => {
    recordMember(changes, event, 'user_erased');
    eraseOrigins(changes, event.data.memberId);
  },
  UserDataExported: (changes, event) => {
    const { targetUserId } = event.data;
    record(changes, event, { action: 'user_data_exported', targetUserId });
  },
  UsersExported: (changes, event) =>
    record(changes, event, { action: 'users_exported', newValue: { count: event.data.count } }),
  AuditExported: (changes, event) => {
    const { format, count } = event.data;
    record(changes, event, { action: 'audit_exported', newValue: { format, count } });
  },
  AdminAccessDenied: (changes, event) => {
    const { operation, targetUserId = null, times } = event.data;
    const newValue = { operation, ...(times && { times }) };
    record(changes, event, { action: 'admin_access_denied', targetUserId, newValue });
  },
  EventPlanCreated: (changes, { data }) => changes.insert(auditedEventsTable, auditedEvent(data)),
  ...onPlanChanged(changeDetails),
  EventPlanEdited: (changes, event) => {
    const { before, after } = event.data;
    recordEvent(changes, event, 'event_edited', auditedEvent(event.data), before, after);
  },
  EventPlanDeleted: (changes, event) => {
    changes.removeAll(auditedEventsTable, event.data.eventId);
    const { details } = event.data;
    recordEvent(changes, event, 'event_deleted', auditedEvent(event.data), details);
  },
};

/** The actions of admins and moderators on others, and refused calls. */
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
