import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { Badge } from '../ui/Badge.tsx';
import { memberRoleLabels, memberRoleTones, membershipLabels } from './labels.ts';
import styles from './MemberBadges.module.css';

type MemberBadgesProps = { role: MemberRole; membershipLevel: MembershipLevel };

export const MemberBadges = ({ role, membershipLevel }: MemberBadgesProps) => (
  <span className={styles.badges}>
    <Badge tone={memberRoleTones[role]}>{memberRoleLabels[role]}</Badge>
    <Badge>{membershipLabels[membershipLevel]}</Badge>
  </span>
);
