import type { AttendeeRole } from '../../schema/vocabulary.ts';
import { classes } from '../ui/classes.ts';
import styles from './RoleMark.module.css';

/** A shape for each role, so that colour is never the only sign. */
const shapes: Record<AttendeeRole, string> = {
  employee: 'M-6 -6H6V6H-6Z',
  prospect: 'M0 -7.500 7 5.500H-7Z',
  opportunity: 'M0 -8 8 0 0 8 -8 0Z',
  guest: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0Z',
};

type RoleMarkProps = { role: AttendeeRole; x: number; y: number };

/** Within an SVG, around the point x, y. */
export const RoleMark = ({ role, x, y }: RoleMarkProps) => (
  <path
    d={shapes[role]}
    transform={`translate(${x} ${y})`}
    className={classes(styles.mark, styles[role])}
  />
);

/** The same beside text. */
export const RoleIcon = ({ role }: { role: AttendeeRole }) => (
  <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true" className={styles.icon}>
    <RoleMark role={role} x={0} y={0} />
  </svg>
);
