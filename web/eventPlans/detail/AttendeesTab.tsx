import { useMemo, useState } from 'react';
import type { Capabilities } from '../../../schema/permissions.ts';
import { SelectedBar } from '../../attendees/many/SelectedBar.tsx';
import { AttentionStrip } from '../../attention/AttentionStrip.tsx';
import type { Attention } from '../../attention/useAttention.ts';
import { GuestTable } from '../../guestTable/GuestTable.tsx';
import { sortedNext } from '../../guestTable/lines.ts';
import { TableViewControls } from '../../guestTable/TableViewControls.tsx';
import { shownColumns } from '../../guestTable/tableView.ts';
import { UnsavedBar } from '../../guestTable/UnsavedBar.tsx';
import { useGuestColumns } from '../../guestTable/useGuestColumns.ts';
import { useTableView } from '../../guestTable/useTableView.ts';
import { ImportMenu } from '../../imports/ImportMenu.tsx';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { useFocusBack } from '../../ui/useReturnFocus.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useIsPhone } from '../../ui/widths.ts';
import { type AttendeeDialog, AttendeeDialogs } from './AttendeeDialogs.tsx';
import { AttendeeList } from './AttendeeList.tsx';
import styles from './AttendeesTab.module.css';
import { GuestListBar } from './GuestListBar.tsx';
import type { ListedAttendee } from './planLists.ts';
import { useAttendeeCommands } from './useAttendeeCommands.ts';
import { useGuestFilter } from './useGuestFilter.ts';
import { useRowSelection } from './useRowSelection.ts';

type AttendeesTabProps = {
  eventId: string;
  userId: string;
  seen: Capabilities;
  attendees: readonly ListedAttendee[];
  /** Undefined while it is loading; null if there is none to show. */
  attention: Attention | null | undefined;
  readOnly: boolean;
};

/** The guest list: search, sort, group, check in, add, edit in place and many at once, delete. */
export const AttendeesTab = ({ attention, ...props }: AttendeesTabProps) => {
  const { eventId, attendees } = props;
  const [open, setOpen] = useState<AttendeeDialog | null>(null);
  return (
    <>
      {/* What needs attention stands above the list, and would push it down. */}
      {attention === undefined ? (
        <LoadingAttendees />
      ) : (
        <AttendeesThere {...props} attention={attention} onOpen={setOpen} />
      )}
      <AttendeeDialogs
        eventId={eventId}
        open={open}
        attendees={attendees}
        onClose={() => setOpen(null)}
      />
    </>
  );
};

const LoadingAttendees = () => (
  <div role="status">
    <VisuallyHidden>{t('loading-attendees')}</VisuallyHidden>
    <Skeleton height="32rem" />
  </div>
);

type AttendeesThereProps = AttendeesTabProps & {
  attention: Attention | null;
  onOpen: (dialog: AttendeeDialog) => void;
};

const AttendeesThere = (props: AttendeesThereProps) => {
  const { eventId, userId, seen, attendees, attention, readOnly, onOpen } = props;
  const [editedId, setEdited] = useState<string | null>(null);
  const { filter, setFilter, kind, setKind, isDone, shown, showEverybody } = useGuestFilter(
    attendees,
    attention,
    editedId,
  );
  const { selection, hasAll, selected, toggle, all, clear } = useRowSelection(attendees, shown);
  const { setCheckedIn } = useAttendeeCommands(eventId);
  // A phone has no room for a table, so each guest is a card there. Turning the phone does not end the edit
  // of a cell.
  const isPhone = useIsPhone() && editedId === null;
  const [view, setView] = useTableView(userId);
  const columns = useGuestColumns(eventId, seen);
  const columnsShown = useMemo(() => shownColumns(columns, view), [columns, view]);
  // Readers see too few fields to choose columns or groups.
  const isChoosing = seen.has('seeDetails') && !isPhone;
  const on = {
    select: toggle,
    selectAll: all,
    clear,
    checkIn: (id: string, isCheckedIn: boolean) => void setCheckedIn(id, isCheckedIn),
    edit: (id: string) => onOpen({ dialog: 'edit', id }),
    remove: (id: string) => onOpen({ dialog: 'delete', id }),
  };
  const add = !readOnly && <AddGuests onOpen={onOpen} />;

  if (attendees.length === 0) {
    return (
      <EmptyState
        icon="users"
        title={t('no-attendees')}
        text={t(readOnly ? 'no-attendees-to-see' : 'no-attendees-text')}
        actions={add}
      />
    );
  }
  return (
    <section aria-label={t('attendees')} className={styles.guests}>
      {attention && <AttentionStrip attention={attention} chosen={kind} onChoose={setKind} />}
      <UnsavedBar eventId={eventId} people={attendees} columns={columns} />
      <GuestListBar
        filter={filter}
        onFilter={setFilter}
        count={{ shown: shown.length, all: attendees.length }}
      >
        <div className={styles.actions}>
          {isChoosing && <TableViewControls columns={columns} view={view} onChange={setView} />}
          {add}
        </div>
        {!readOnly && selected.length > 0 && (
          <SelectedBar
            eventId={eventId}
            selected={selected}
            shown={shown.length}
            hasAll={hasAll}
            onAll={all}
            onClear={clear}
          />
        )}
      </GuestListBar>
      {shown.length === 0 ? (
        <NobodyShown isDone={isDone} onShowEverybody={showEverybody} />
      ) : isPhone ? (
        <AttendeeList
          shown={shown}
          columns={columns}
          readOnly={readOnly}
          selection={selection}
          on={on}
        />
      ) : (
        <GuestTable
          eventId={eventId}
          people={shown}
          columns={columnsShown}
          grouping={isChoosing ? view.grouping : 'none'}
          sorting={view.sorting}
          onSort={(column) => setView({ ...view, sorting: sortedNext(view.sorting, column) })}
          readOnly={readOnly}
          selection={selection}
          on={on}
          editedId={editedId}
          onEditing={setEdited}
        />
      )}
    </section>
  );
};

const AddGuests = ({ onOpen }: Pick<AttendeesThereProps, 'onOpen'>) => (
  <>
    <ImportMenu onFrom={(from) => onOpen({ dialog: 'import', from })} />
    <DialogTrigger onOpen={() => onOpen({ dialog: 'add' })}>
      <Button variant="primary" icon="userPlus">
        {t('add-attendee')}
      </Button>
    </DialogTrigger>
  </>
);

type NobodyShownProps = { isDone: boolean; onShowEverybody: () => void };

const NobodyShown = ({ isDone, onShowEverybody }: NobodyShownProps) => {
  useFocusBack();
  return (
    <EmptyState
      icon={isDone ? 'check' : 'search'}
      title={t(isDone ? 'nobody-left' : 'nobody-matches')}
      text={t(isDone ? 'nobody-left-text' : 'nobody-matches-text')}
      actions={<Button onClick={onShowEverybody}>{t('show-everybody')}</Button>}
    />
  );
};
