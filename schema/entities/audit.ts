import { z } from 'zod';
import { adminActions, memberRoles, membershipLevels } from '../vocabulary.ts';
import { anyId, facts, text, time } from './fields.ts';

export const auditAnswer = z
  .object({
    id: anyId,
    position: z.string(),
    adminUserId: anyId,
    action: z.enum(adminActions),
    targetUserId: anyId.nullable(),
    targetEventId: anyId.nullable(),
    previousValue: facts,
    newValue: facts,
    ipAddress: text,
    userAgent: text,
    timestamp: time,
    /** The entry's position in the table's hash chain, from 1, and its hash. */
    sequence: z.int(),
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' });

export type AuditRow = z.infer<typeof auditAnswer>;

/** A member at a past moment, with present names and address. */
export const replayedUser = z.object({
  id: anyId,
  email: text,
  firstName: text,
  lastName: text,
  role: z.enum(memberRoles),
  membershipLevel: z.enum(membershipLevels),
  isActive: z.boolean(),
  registeredAt: time,
});

export type ReplayedUser = z.infer<typeof replayedUser>;

export const replayAnswer = z
  .object({ until: time, users: z.array(replayedUser), lastAction: auditAnswer.nullable() })
  .meta({ id: 'Replay', description: 'Names and addresses are the present ones.' });

/** Consecutive entries. `next` is the start of the following part; null at the end. */
export const auditSlice = z.object({ items: z.array(auditAnswer), total: z.int(), next: text });
export type AuditSlice = z.infer<typeof auditSlice>;

export const replayedTotals = z.object({
  users: z.int(),
  active: z.int(),
  admins: z.int(),
  moderators: z.int(),
});

export type ReplayedTotals = z.infer<typeof replayedTotals>;

/** The last admin action up to a moment, and the positions of the actions before and after it. */
export const replay = z.object({
  until: time,
  lastAction: auditAnswer.nullable(),
  previous: text,
  next: text,
});

export type Replay = z.infer<typeof replay>;

/** The number of actions that are close together, and the time of the first. */
export const replayMark = z.object({
  timestamp: time,
  count: z.int(),
  action: z.enum(adminActions),
});

export type ReplayMark = z.infer<typeof replayMark>;
