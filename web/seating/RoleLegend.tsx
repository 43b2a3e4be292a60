import { attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { RoleIcon } from '../chart/RoleMark.tsx';
import styles from './People.module.css';

/** What the colours and shapes mean. */
export const RoleLegend = () => (
  <ul className={styles.legend} aria-label="Role colours">
    {attendeeRoles.map((role) => (
      <li key={role}>
        <RoleIcon role={role} />
        {attendeeRoleLabel(role)}
      </li>
    ))}
  </ul>
);
