import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { t } from '../../texts/en/seatingPeople.ftl';
import styles from './People.module.css';
import { filterRoles } from './search.ts';

/** Explains the colours and shapes of the roles. */
export const RoleLegend = () => (
  <ul className={styles.legend} aria-label={t('legend')}>
    {filterRoles.map((role) => (
      <li key={role}>
        <RoleIcon role={role} />
        {attendeeRoleLabel(role)}
      </li>
    ))}
  </ul>
);
