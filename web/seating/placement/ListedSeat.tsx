import { useSetAtom } from 'jotai';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { useBadges, usePersonMark } from '../../chart/marks.ts';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { DropTarget } from '../drag.ts';
import type { Attendee, Seat } from '../seatingPlan.ts';
import { slots } from '../slots.ts';
import { detailsOfAtom } from '../state.ts';
import styles from './ListView.module.css';
import { MarkNote } from './MarkNote.tsx';
import { placingDialogAtom } from './placingDialog.ts';

type ListedSeatProps = {
  seat: Seat;
  person: Attendee | undefined;
  tableName: string;
  isActive: boolean;
  /** Whether a search has found the seat's occupant. */
  isFound: boolean;
  isPicked: boolean;
  isOver: boolean;
  readOnly: boolean;
  onSeat: (seatId: string) => void;
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onPin: (attendeeId: string) => void;
};

/** A seat in the list. Its button acts like the seat on the chart; its menu offers all other actions. */
export const ListedSeat = (props: ListedSeatProps) => {
  const { seat, person, tableName: table, isActive, isPicked, isOver, readOnly, onSeat } = props;
  const place = t('seat-of', { table, position: seat.position });
  const withRole = useDetailsShown();
  const role = withRole && person && attendeeRoleLabel(person.attendeeRole);
  const mark = slots.useRowMark(person?.id ?? seat.id, seat.id);
  const standing = usePersonMark(person?.id);
  const { InList } = useBadges();
  const words = (
    <>
      <VisuallyHidden>{t('seat-at', { table })}</VisuallyHidden>
      <span className={styles.position}>{seat.position}</span>
      {person ? (
        <>
          <VisuallyHidden>{t('taken-by')}</VisuallyHidden>
          <RoleIcon role={person.attendeeRole} />
          <span className={styles.name}>{person.name}</span>
          {person.isPinned && (
            <span className={styles.pin}>
              <Icon name="pin" size={14} />
              <VisuallyHidden>{t('pinned')}</VisuallyHidden>
            </span>
          )}
          <span className={styles.about}>{[role, person.company].filter(Boolean).join(' · ')}</span>
        </>
      ) : (
        <span className={styles.free}>{t('free')}</span>
      )}
      {InList && person && <InList personId={person.id} />}
      {standing?.words && <MarkNote mark={standing} />}
      {mark.label}
    </>
  );
  return (
    <li className={classes(styles.slot, props.isFound && styles.found)}>
      {readOnly ? (
        <div {...mark.attributes} className={classes(styles.seat, mark.className)}>
          {words}
        </div>
      ) : (
        <>
          <button
            type="button"
            {...mark.attributes}
            data-row={seat.id}
            data-drop="seat"
            data-seat={seat.id}
            data-attendee={person?.id}
            tabIndex={isActive ? 0 : -1}
            aria-pressed={person ? isPicked : undefined}
            className={classes(
              styles.seat,
              styles.choosable,
              isPicked && styles.picked,
              isOver && styles.over,
              mark.className,
            )}
            onClick={() => onSeat(seat.id)}
          >
            {words}
          </button>
          {person && (
            <SeatMenu
              person={person}
              place={place}
              tabIndex={isActive ? 0 : -1}
              onPlace={props.onPlace}
              onPin={props.onPin}
            />
          )}
        </>
      )}
    </li>
  );
};

type SeatMenuProps = Pick<ListedSeatProps, 'onPlace' | 'onPin'> & {
  person: Attendee;
  place: string;
  tabIndex: number;
};

const SeatMenu = ({ person, place, tabIndex, onPlace, onPin }: SeatMenuProps) => {
  const { id, name, isPinned } = person;
  const openDialog = useSetAtom(placingDialogAtom);
  const showDetails = useSetAtom(detailsOfAtom);
  return (
    <Menu
      trigger={
        <IconButton
          icon="more"
          size="sm"
          label={t('actions-for', { name, place })}
          tabIndex={tabIndex}
        />
      }
    >
      <MenuItem icon="arrowRight" onSelect={() => openDialog({ kind: 'move', attendeeIds: [id] })}>
        {t('move-to')}
      </MenuItem>
      <MenuItem icon="turn" onSelect={() => openDialog({ kind: 'swap', attendeeId: id })}>
        {t('swap-with')}
      </MenuItem>
      <MenuItem icon="undo" onSelect={() => onPlace([id], { kind: 'pool' })}>
        {t('unassign')}
      </MenuItem>
      <MenuItem icon="hold" onSelect={() => openDialog({ kind: 'hold', attendeeIds: [id] })}>
        {t('hold')}
      </MenuItem>
      <MenuItem icon="pin" onSelect={() => onPin(id)}>
        {t(isPinned ? 'unpin' : 'pin')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="info" onSelect={() => showDetails(id)}>
        {t('details')}
      </MenuItem>
    </Menu>
  );
};
