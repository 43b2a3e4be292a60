import type { ReactNode } from 'react';
import { GuestData } from '../../erasure/GuestData.tsx';
import { TrailButton } from '../../history/panel/TrailButton.tsx';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { Avatar } from '../../ui/Avatar.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { AttendeeDetails } from './AttendeeDetails.tsx';
import { DeleteAttendee } from './DeleteAttendee.tsx';
import styles from './Panel.module.css';
import { useAttendeeDetails } from './useAttendeeDetails.ts';
import { useNotifyUnsaved } from './useNotifyUnsaved.ts';

type AttendeePanelProps = {
  attendeeId: string;
  /** Shown while the details load, and for a guest without a name. */
  name: string;
  eventId: string;
  /** The position of the plan on screen. */
  position: string;
  place: string;
  readOnly: boolean;
  onClose: () => void;
  /** Above the details. */
  first?: ReactNode;
  /** Details of the attendee's place from other slices. */
  children?: ReactNode;
};

/** An attendee's details beside the plan: a panel on wide screens, a sheet on narrow ones. */
export const AttendeePanel = (props: AttendeePanelProps) => {
  const { name, place, readOnly, onClose } = props;
  const state = useAttendeeDetails(props);
  const attendee = state.status === 'ready' ? state.attendee : undefined;
  // The plan on screen names an unnamed guest by their host.
  const shownName = attendee?.isNamed ? attendee.name : name;
  useNotifyUnsaved(props.attendeeId, shownName, state.status === 'gone');
  const [firstName, ...others] = shownName.split(/\s+/);
  return (
    <SidePanel
      title={shownName}
      onClose={onClose}
      picture={
        <Avatar
          firstName={firstName ?? null}
          lastName={others.at(-1) ?? null}
          imageUrl={attendee?.photoUrl ?? null}
          size={40}
        />
      }
    >
      {state.status === 'loading' && (
        <div role="status" aria-label={t('loading')} className={styles.section}>
          {['70%', '100%', '85%', '100%', '60%', '100%'].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <Skeleton key={index} width={width} height="2rem" />
          ))}
        </div>
      )}
      {state.status === 'failed' && (
        <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />
      )}
      {state.status === 'gone' && (
        <EmptyState icon="alert" title={t('gone')} text={t('gone-why')} heading="h3" />
      )}
      {attendee && (
        <>
          {props.first}
          <AttendeeDetails attendee={attendee} place={place} readOnly={readOnly}>
            {props.children}
          </AttendeeDetails>
          <TrailButton attendeeId={attendee.id} />
          {!readOnly && <DeleteAttendee attendee={attendee} onDeleted={onClose} />}
          {!readOnly && <GuestData attendee={attendee} onErased={onClose} />}
        </>
      )}
    </SidePanel>
  );
};
