import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/members.ftl';
import type { BadgeTone } from '../ui/Badge.tsx';

/** The labels of roles and levels (specification, section 2). */
export const memberRoleLabels: Record<MemberRole, string> = {
  admin: t('administrator'),
  moderator: t('moderator'),
  user: t('user'),
};

export const membershipLabels: Record<MembershipLevel, string> = {
  enterprise: t('enterprise'),
  premium: t('premium'),
  basic: t('basic'),
};

export const memberRoleTones: Record<MemberRole, BadgeTone> = {
  admin: 'accent',
  moderator: 'info',
  user: 'neutral',
};
