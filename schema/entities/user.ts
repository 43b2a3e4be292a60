import { z } from 'zod';
import { memberRoles, membershipLevels } from '../vocabulary.ts';
import { id, text, time, timestamps } from './fields.ts';

export const userAnswer = z
  .object({
    id,
    email: z.string(),
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    bio: text,
    role: z.enum(memberRoles),
    membershipLevel: z.enum(membershipLevels),
    clubMemberships: z.array(z.string()),
    isActive: z.boolean(),
    lastLoginAt: time.nullable(),
    ...timestamps,
  })
  .meta({ id: 'User' });

export type UserRow = z.infer<typeof userAnswer>;

/** The totals of the home screen. */
export const totals = z.object({ attendees: z.int(), tables: z.int(), capacity: z.int() });
export type TotalsRow = z.infer<typeof totals>;

export const roleCounts = z.object({ admin: z.int(), moderator: z.int(), user: z.int() });
export const membershipCounts = z.object({
  basic: z.int(),
  premium: z.int(),
  enterprise: z.int(),
});

export const statsAnswer = z
  .object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    newUsersThisMonth: z.int(),
    usersByRole: roleCounts,
    usersByMembership: membershipCounts,
  })
  .meta({ id: 'AdminStats' });

export type AdminStats = z.infer<typeof statsAnswer>;
