import type { AttendeeRole } from '../../schema/vocabulary.ts';
import { useDetailsShown } from './detailsShown.ts';
import styles from './RoleMark.module.css';

/** A shape per role, so that colour is never the only cue. */
const shapes: Record<AttendeeRole, string> = {
  employee: 'm-6-6h12v12h-12z',
  prospect: 'm0-7.500 7 13h-14z',
  opportunity: 'm0-8 8 8-8 8-8-8z',
  guest: 'm-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
};

/** The same shapes as large as a chair, for seats that are too small on screen for a mark. */
const chairs: Record<AttendeeRole | 'free', string> = {
  employee: 'm-20-20h40v40h-40z',
  prospect: 'm0-25 24 43h-48z',
  opportunity: 'm0-27 27 27-27 27-27-27z',
  guest: 'm-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0z',
  free: 'm-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0z',
};

/** A path segment: the chair shape of a role, or of a free seat, around a point. */
export const chairAt = (role: AttendeeRole | 'free', { x, y }: { x: number; y: number }): string =>
  `M${x} ${y}${chairs[role]}`;

type RoleMarkProps = { role: AttendeeRole; x: number; y: number };

/** An SVG mark around the point x, y. Nothing for viewers who may not see roles. */
export const RoleMark = ({ role, x, y }: RoleMarkProps) =>
  useDetailsShown() && (
    <path d={`M${x} ${y}${shapes[role]}`} data-role={role} className={styles.mark} />
  );

/** The mark for use beside text. */
export const RoleIcon = ({ role }: { role: AttendeeRole }) =>
  useDetailsShown() && (
    <svg
      viewBox="-10 -10 20 20"
      width="0.875rem"
      height="0.875rem"
      aria-hidden="true"
      className={styles.icon}
    >
      <RoleMark role={role} x={0} y={0} />
    </svg>
  );
