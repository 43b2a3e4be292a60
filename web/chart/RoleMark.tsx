import type { AttendeeRole } from '../../schema/vocabulary.ts';
import { useDetailsShown } from './detailsShown.ts';
import styles from './RoleMark.module.css';

/** A shape for each role, so that colour is never the only sign. */
const shapes: Record<AttendeeRole, string> = {
  employee: 'm-6-6h12v12h-12z',
  prospect: 'm0-7.500 7 13h-14z',
  opportunity: 'm0-8 8 8-8 8-8-8z',
  guest: 'm-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
};

/** The same as large as a chair, where a seat is too small on the screen for a mark upon it. */
const chairs: Record<AttendeeRole | 'free', string> = {
  employee: 'm-20-20h40v40h-40z',
  prospect: 'm0-25 24 43h-48z',
  opportunity: 'm0-27 27 27-27 27-27-27z',
  guest: 'm-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0z',
  free: 'm-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0z',
};

/** A part of a path: the chair of that role, or a free one, around a point. */
export const chairAt = (role: AttendeeRole | 'free', { x, y }: { x: number; y: number }): string =>
  `M${x} ${y}${chairs[role]}`;

type RoleMarkProps = { role: AttendeeRole; x: number; y: number };

/** Within an SVG, around the point x, y; nothing where roles are not told. */
export const RoleMark = ({ role, x, y }: RoleMarkProps) =>
  useDetailsShown() && (
    <path d={`M${x} ${y}${shapes[role]}`} data-role={role} className={styles.mark} />
  );

/** The same beside text. */
export const RoleIcon = ({ role }: { role: AttendeeRole }) =>
  useDetailsShown() && (
    <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true" className={styles.icon}>
      <RoleMark role={role} x={0} y={0} />
    </svg>
  );
