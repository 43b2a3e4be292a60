import type { ReactNode } from 'react';
import { allergySeverities } from '../../schema/attendees/allergies.ts';
import { severityIcons } from '../attendees/allergies/allergyWords.ts';
import { allergiesOf } from '../attendees/attendeeForm.ts';
import { RoleIcon } from '../chart/RoleMark.tsx';
import { Place } from '../eventPlans/detail/Place.tsx';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/eventDetail.ftl';
import { t as of } from '../texts/en/guestTable.ftl';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Switch } from '../ui/Switch.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { CellEdit, GuestColumn } from './columns.ts';
import { GridPart } from './GridPart.tsx';
import styles from './GuestTable.module.css';
import type { UnsavedCell } from './unsavedCells.ts';
import { unsavedText } from './unsavedText.ts';

type CellProps = {
  guest: ListedAttendee;
  column: GuestColumn;
  readOnly: boolean;
  unsaved: UnsavedCell | undefined;
  tabIndex: 0 | -1;
  onCheckedIn: (id: string, isCheckedIn: boolean) => void;
};

export const Cell = (props: CellProps) => {
  const { guest, column, readOnly, unsaved, tabIndex, onCheckedIn } = props;
  const isSwitch = column.id === 'isCheckedIn' && !readOnly;
  const text = column.text(guest);
  return (
    <GridPart
      role={column.id === 'name' ? 'rowheader' : 'gridcell'}
      data-column={column.id}
      tabIndex={isSwitch ? undefined : tabIndex}
      aria-readonly={readOnly || column.edit || isSwitch ? undefined : true}
      aria-invalid={unsaved ? true : undefined}
      className={classes(
        styles.cell,
        column.id === 'name' && styles.named,
        column.edit && !readOnly && styles.editable,
        unsaved && styles.unsaved,
      )}
    >
      {isSwitch ? (
        <CheckIn guest={guest} tabIndex={tabIndex} onCheckedIn={onCheckedIn} />
      ) : unsaved && column.edit ? (
        <Unsaved guest={guest} edit={column.edit} unsaved={unsaved} />
      ) : (
        <Said guest={guest} column={column.id} text={text} />
      )}
    </GridPart>
  );
};

const CheckIn = ({
  guest: { attendee, name },
  tabIndex,
  onCheckedIn,
}: Pick<CellProps, 'guest' | 'tabIndex' | 'onCheckedIn'>) => (
  <Switch
    label={
      <VisuallyHidden>
        {t('checked-in')} {name}
      </VisuallyHidden>
    }
    tabIndex={tabIndex}
    value={attendee.isCheckedIn}
    onChange={(isCheckedIn) => onCheckedIn(attendee.id, isCheckedIn)}
  />
);

/** What was typed or chosen in the cell and could not be saved. */
const Unsaved = ({
  guest,
  edit,
  unsaved,
}: {
  guest: ListedAttendee;
  edit: CellEdit;
  unsaved: UnsavedCell;
}) => {
  const why = of('not-saved', { problem: unsaved.problem });
  return (
    <>
      <Icon name="alert" size={16} />
      <span className={styles.text} title={why}>
        {unsavedText(guest, edit, unsaved)}
      </span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </>
  );
};

const Said = ({
  guest,
  column,
  text,
}: {
  guest: ListedAttendee;
  column: string;
  text: string;
}): ReactNode => {
  if (text === '') return null;
  const { attendee, where } = guest;
  const shown = (
    <span className={styles.text} title={text}>
      {text}
    </span>
  );
  switch (column) {
    case 'name':
      return (
        <>
          <RoleIcon role={attendee.attendeeRole} />
          {shown}
        </>
      );
    case 'reply':
      return attendee.reply === 'none' ? (
        <span className={styles.faint}>{text}</span>
      ) : (
        <Badge tone={replyTones[attendee.reply]}>{text}</Badge>
      );
    case 'place':
      return <Place where={where} />;
    case 'isCheckedIn':
      return (
        <Badge tone="success">
          <Icon name="check" size={13} />
          {text}
        </Badge>
      );
    case 'allergies':
      return (
        <>
          <Icon name={severityIcons[worstOf(guest)]} size={16} className={styles.severity} />
          {shown}
        </>
      );
    default:
      return shown;
  }
};

const worstOf = ({ attendee }: ListedAttendee) => {
  const has = allergiesOf(attendee).map(({ severity }) => severity);
  return allergySeverities.findLast((severity) => has.includes(severity)) ?? 'intolerance';
};

const replyTones: Record<string, BadgeTone> = {
  invited: 'info',
  yes: 'success',
  maybe: 'warning',
};
