import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import type { BadgeTone } from '../ui/Badge.tsx';

/** How roles and levels are shown (specification, section 2). */
export const memberRoleLabels: Record<MemberRole, string> = {
  admin: 'Administrator',
  moderator: 'Moderator',
  user: 'User',
};

export const membershipLabels: Record<MembershipLevel, string> = {
  enterprise: 'Enterprise',
  premium: 'Premium',
  basic: 'Basic',
};

export const memberRoleTones: Record<MemberRole, BadgeTone> = {
  admin: 'accent',
  moderator: 'info',
  user: 'neutral',
};
