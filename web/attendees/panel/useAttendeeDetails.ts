import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type Loading, loadingOf } from '../../graphql/loading.ts';
import { useLiveUpdates } from '../../graphql/useLiveUpdates.ts';
import { AttendeeDetails, AttendeeDetailsChanged, type Details } from './attendeeDetails.ts';

export type DetailsState = Loading | { status: 'gone' } | { status: 'ready'; attendee: Details };

type DetailsOptions = { attendeeId: string; eventId: string; position: string };

/**
 * An attendee's details, kept live. `position` is the plan's position when the details opened. The
 * subscription starts there, so that no change between plan and details is missed.
 */
export const useAttendeeDetails = ({
  attendeeId,
  eventId,
  position,
}: DetailsOptions): DetailsState => {
  const [after] = useState(position);
  const [isGone, setGone] = useState(false);
  const result = useQuery(AttendeeDetails, { variables: { id: attendeeId } });
  const attendee = result.data?.attendee;

  useLiveUpdates({
    document: AttendeeDetailsChanged,
    variables: { id: eventId },
    after,
    skip: !attendee,
    error: result.error,
    deltaOf: (message) => message.eventPlanChanged,
    apply: ({ attendees, removedAttendeeIds }) => {
      // Undoing a deletion brings the attendee back.
      if (removedAttendeeIds.includes(attendeeId)) setGone(true);
      if (attendees.some(({ id }) => id === attendeeId)) setGone(false);
    },
    resync: () => result.refetch(),
  });

  if (isGone || attendee === null) return { status: 'gone' };
  if (attendee) return { status: 'ready', attendee };
  return loadingOf(result);
};
