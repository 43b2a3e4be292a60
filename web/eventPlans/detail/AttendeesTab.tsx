import { useState } from 'react';
import { AddAttendeeDialog } from '../../attendees/AddAttendeeDialog.tsx';
import { attendeeRoleOptions } from '../../attendees/attendeeForm.ts';
import { SelectedBar } from '../../attendees/many/SelectedBar.tsx';
import { AttendeeFormDialog } from '../../attendees/onDemand.ts';
import { AttentionStrip } from '../../attention/AttentionStrip.tsx';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { replyOptions } from '../../replies/replyText.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { AttendeeList } from './AttendeeList.tsx';
import styles from './AttendeesTab.module.css';
import type { AttendeeFilter, ListedAttendee } from './planLists.ts';
import { useAttendeeCommands } from './useAttendeeCommands.ts';
import { useGuestFilter } from './useGuestFilter.ts';
import { useRowSelection } from './useRowSelection.ts';

type AttendeesTabProps = {
  eventId: string;
  attendees: readonly ListedAttendee[];
  readOnly: boolean;
};

/** The guest list: search, check in, add, edit, also many at once, delete. */
export const AttendeesTab = ({ eventId, attendees, readOnly }: AttendeesTabProps) => {
  const { filter, setFilter, attention, kind, setKind, isDone, shown, showEverybody } =
    useGuestFilter(eventId, attendees);
  const { role, reply } = filter;
  const { selection, selected, toggle, all, clear } = useRowSelection(attendees, shown);
  const { setCheckedIn } = useAttendeeCommands(eventId);
  const withRoles = useDetailsShown();
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; id: string } | null>(null);
  const add = (
    <AddAttendeeDialog
      eventId={eventId}
      trigger={
        <Button variant="primary" icon="userPlus">
          {t('add-attendee')}
        </Button>
      }
    />
  );

  if (attendees.length === 0) {
    return (
      <EmptyState icon="users" title={t('no-attendees')} actions={!readOnly && add}>
        {t(readOnly ? 'no-attendees-to-see' : 'no-attendees-text')}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('attendees')}>
      {attention && <AttentionStrip attention={attention} chosen={kind} onChoose={setKind} />}
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={t('search-attendees')}
            value={filter.typed}
            onChange={(next) => setFilter({ ...filter, typed: next })}
          />
        </div>
        {withRoles && (
          <div className={styles.role}>
            <Select
              label={t('role')}
              hideLabel
              value={role}
              options={[{ value: 'all', label: t('all-roles') }, ...attendeeRoleOptions]}
              onChange={(next: AttendeeFilter['role']) => setFilter({ ...filter, role: next })}
            />
          </div>
        )}
        {withRoles && (
          <div className={styles.role}>
            <Select
              label={t('reply')}
              hideLabel
              value={reply}
              options={[{ value: 'all', label: t('all-replies') }, ...replyOptions]}
              onChange={(next: AttendeeFilter['reply']) => setFilter({ ...filter, reply: next })}
            />
          </div>
        )}
        <p role="status" className={styles.count}>
          {shown.length === attendees.length
            ? t('people', { count: attendees.length })
            : t('people-of', { shown: shown.length, count: attendees.length })}
        </p>
        {!readOnly && <div className={styles.add}>{add}</div>}
        {!readOnly && selected.length > 0 && (
          <SelectedBar
            eventId={eventId}
            selected={selected}
            shown={shown.length}
            onAll={all}
            onClear={clear}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={isDone ? 'check' : 'search'}
          title={t(isDone ? 'nobody-left' : 'nobody-matches')}
          actions={<Button onClick={showEverybody}>{t('show-everybody')}</Button>}
        >
          {t(isDone ? 'nobody-left-text' : 'nobody-matches-text')}
        </EmptyState>
      ) : (
        <AttendeeList
          shown={shown}
          readOnly={readOnly}
          selection={selection}
          onSelect={toggle}
          onCheckedIn={(id, isCheckedIn) => void setCheckedIn(id, isCheckedIn)}
          onEdit={(id) => setOpen({ dialog: 'edit', id })}
          onDelete={(id) => setOpen({ dialog: 'delete', id })}
        />
      )}
      <AttendeeDialogs
        eventId={eventId}
        open={open?.dialog ?? null}
        listed={attendees.find(({ attendee }) => attendee.id === open?.id)}
        onClose={() => setOpen(null)}
      />
    </section>
  );
};

type AttendeeDialogsProps = {
  eventId: string;
  open: 'edit' | 'delete' | null;
  /** Undefined after the attendee was deleted. */
  listed: ListedAttendee | undefined;
  onClose: () => void;
};

const AttendeeDialogs = ({ eventId, open, listed, onClose }: AttendeeDialogsProps) => {
  const { remove } = useAttendeeCommands(eventId);
  const attendee = listed?.attendee;
  return (
    <>
      <AttendeeFormDialog
        open={open === 'edit' && attendee !== undefined}
        onOpenChange={onClose}
        eventId={eventId}
        attendee={attendee}
      />
      <ConfirmDialog
        open={open === 'delete' && attendee !== undefined}
        onOpenChange={onClose}
        title={t('delete-question', { name: listed?.name ?? '' })}
        confirm={t('delete-attendee')}
        onConfirm={() => listed && remove(listed.attendee.id, listed.name)}
      >
        {listed?.where.in === 'seat'
          ? t('delete-seated', { table: listed.where.table, position: listed.where.position })
          : t('delete-unseated')}
      </ConfirmDialog>
    </>
  );
};
