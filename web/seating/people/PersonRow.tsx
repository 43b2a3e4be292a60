import type { CSSProperties, MouseEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Attendee } from '../seatingPlan.ts';
import { DetailsButton } from './DetailsButton.tsx';
import styles from './People.module.css';
import { PersonButton } from './PersonButton.tsx';

type PersonRowProps = {
  attendee: Attendee;
  index: number;
  style: CSSProperties;
  /** Whether this row is the list's tab stop. */
  isActive: boolean;
  /** Whether a search has found this person. */
  isFound: boolean;
  isPicked: boolean;
  isDragged: boolean;
  isSelected: boolean;
  /** Whether the row shows a checkbox. */
  isChoosing: boolean;
  readOnly: boolean;
  onClick: (attendee: Attendee, event: MouseEvent) => void;
};

export const PersonRow = (props: PersonRowProps) => {
  const { attendee, index, style, isActive, isSelected, isChoosing, readOnly, onClick } = props;
  const tabIndex = isActive ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons of its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are positioned by transform, unlike a table's
    <div
      role="row"
      data-person={attendee.id}
      aria-rowindex={index + 1}
      aria-selected={readOnly ? undefined : isSelected}
      className={classes(styles.row, props.isFound && styles.found)}
      style={style}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned by transform, unlike a table's */}
      <div role="gridcell" className={styles.cell}>
        {isChoosing && (
          <span className={styles.box} data-ticked={isSelected || undefined}>
            {isSelected && <Icon name="check" size={14} />}
          </span>
        )}
        <PersonButton
          attendee={attendee}
          isPicked={props.isPicked}
          isDragged={props.isDragged}
          readOnly={readOnly}
          tabIndex={tabIndex}
          onClick={(event) => onClick(attendee, event)}
        />
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned by transform, unlike a table's */}
      <div role="gridcell">
        <DetailsButton attendee={attendee} tabIndex={readOnly ? tabIndex : -1} />
      </div>
    </div>
  );
};
