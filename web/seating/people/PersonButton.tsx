import type { MouseEvent } from 'react';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { useBadges } from '../../chart/marks.ts';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Attendee } from '../seatingPlan.ts';
import { slots } from '../slots.ts';
import styles from './People.module.css';

type PersonButtonProps = {
  attendee: Attendee;
  isPicked: boolean;
  isDragged: boolean;
  readOnly: boolean;
  tabIndex?: number;
  onClick: (event: MouseEvent) => void;
};

/** A person in a list: click or Enter picks them, dragging moves them. */
export const PersonButton = (props: PersonButtonProps) => {
  const { attendee, isPicked, isDragged, readOnly, tabIndex, onClick } = props;
  const { name, title, company, attendeeRole } = attendee;
  const about = [company, title].filter(Boolean).join(' · ');
  const mark = slots.useRowMark(attendee.id);
  const { InList } = useBadges();
  const withRole = useDetailsShown();
  const words = (
    <>
      <RoleIcon role={attendeeRole} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {InList && <InList personId={attendee.id} />}
      {mark.label}
      {/* Sighted users see the role by its shape and colour, which the legend explains. */}
      {withRole && <VisuallyHidden>{attendeeRoleLabel(attendeeRole)}</VisuallyHidden>}
    </>
  );
  if (readOnly) {
    return (
      <div {...mark.attributes} className={classes(styles.person, mark.className)}>
        {words}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...mark.attributes}
      data-attendee={attendee.id}
      aria-pressed={isPicked}
      tabIndex={tabIndex}
      className={classes(
        styles.person,
        styles.movable,
        isDragged && styles.dragged,
        mark.className,
      )}
      onClick={onClick}
      // Space selects. Without this, Firefox would also click when the key is released.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      {words}
    </button>
  );
};
