import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { RoleIcon } from '../chart/RoleMark.tsx';
import { classes } from '../ui/classes.ts';
import styles from './People.module.css';
import type { Attendee } from './seatingPlan.ts';

type PersonRowProps = {
  attendee: Attendee;
  /** Said below, where somebody is held; the role then stands with the rest. */
  note?: string | null;
  isPicked: boolean;
  isDragged: boolean;
  readOnly: boolean;
  onPick: () => void;
};

/** Somebody in a list: click or Enter picks them, a drag moves them. */
export const PersonRow = (props: PersonRowProps) => {
  const { attendee, note, isPicked, isDragged, readOnly, onPick } = props;
  const { name, title, company, attendeeRole } = attendee;
  const label = attendeeRoleLabel(attendeeRole);
  const isHeld = note !== undefined;
  const facts = isHeld ? [label, company] : [company, title];
  const about = facts.filter(Boolean).join(' · ');
  const words = (
    <>
      <RoleIcon role={attendeeRole} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {!isHeld && <span className={styles.role}>{label}</span>}
    </>
  );
  if (readOnly) return <div className={styles.person}>{words}</div>;
  return (
    <button
      type="button"
      data-attendee={attendee.id}
      aria-pressed={isPicked}
      className={classes(styles.person, styles.movable, isDragged && styles.dragged)}
      onClick={onPick}
    >
      {words}
    </button>
  );
};
