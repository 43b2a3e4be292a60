import type { ReactNode } from 'react';
import { isDeclined } from '../../../schema/attendees/replies.ts';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { replyText } from '../../replies/replyText.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AttendeesTab.module.css';
import { Place } from './Place.tsx';
import type { ListedAttendee } from './planLists.ts';

type AttendeeRowProps = {
  listed: ListedAttendee;
  /** Further facts, below the row. */
  children?: ReactNode;
  readOnly: boolean;
  isSelected: boolean;
  /** `isRange` also selects everybody up to the guest who was selected last. */
  onSelect: (isRange: boolean) => void;
  onCheckedIn: (isCheckedIn: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export const AttendeeRow = (props: AttendeeRowProps) => {
  const { listed, children, readOnly, isSelected, onSelect, onCheckedIn, onEdit, onDelete } = props;
  const { attendee, name, where } = listed;
  const { title, company, attendeeRole, isCheckedIn, reply } = attendee;
  const role = useDetailsShown() && attendeeRoleLabel(attendeeRole);
  const about = [role, title, company].filter(Boolean).join(' · ');
  return (
    <div className={styles.row}>
      <div className={styles.who}>
        {!readOnly && (
          <input
            type="checkbox"
            aria-label={t('select-named', { name })}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <RoleIcon role={attendeeRole} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.about}>{about}</p>
        </div>
      </div>
      <div className={styles.where}>
        {(where.in !== 'pool' || !isDeclined(reply)) && <Place where={where} />}
        {reply !== 'none' && (
          <span className={styles.reply}>
            <Badge>{replyText(reply)}</Badge>
          </span>
        )}
      </div>
      <div className={styles.arrival}>
        {readOnly ? (
          isCheckedIn && (
            <Badge tone="success">
              <Icon name="check" size={13} />
              {t('checked-in')}
            </Badge>
          )
        ) : (
          <Switch
            label={
              <>
                <VisuallyHidden>
                  {t('checked-in')} {name}
                </VisuallyHidden>
                <span aria-hidden="true">{t(isCheckedIn ? 'checked-in' : 'not-here-yet')}</span>
              </>
            }
            value={isCheckedIn}
            onChange={onCheckedIn}
          />
        )}
      </div>
      {!readOnly && (
        <div className={styles.rowActions}>
          <Menu trigger={<IconButton icon="more" label={t('actions-for', { name })} />}>
            <MenuItem icon="edit" onSelect={onEdit}>
              {t('edit')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onSelect={onDelete}>
              {t('delete-more')}
            </MenuItem>
          </Menu>
        </div>
      )}
      {children}
    </div>
  );
};
