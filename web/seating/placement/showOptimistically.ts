import type { ApolloClient } from '@apollo/client';
import type { Reply } from '../../../schema/attendees/replies.ts';
import { eventMarker } from '../../../schema/ids.ts';
import { plannerCache } from '../../graphql/cache.ts';
import type { OptimisticField, OptimisticUpdate } from '../../graphql/optimisticUpdates.ts';

type Cache = ApolloClient['cache'];

/** The expected result of a change. */
export type Expected = {
  /** Occupants by seat. The records below are by attendee. */
  seats?: Record<string, string | null>;
  held?: Record<string, boolean>;
  pinned?: Record<string, boolean>;
  replied?: Record<string, Reply>;
  /** Why people are held. */
  reason?: string | undefined;
};

/** Shows a change before the server answers (see optimisticUpdates.ts). */
export const showOptimistically = (
  cache: Cache,
  eventId: string,
  expected: Expected,
): OptimisticUpdate => plannerCache(cache).updateOptimistically(fieldsOf(cache, eventId, expected));

const fieldsOf = (
  cache: Cache,
  eventId: string,
  { seats = {}, held = {}, pinned = {}, replied = {}, reason }: Expected,
): OptimisticField[] => {
  const fieldsIn = (typename: string, key: string, values: Record<string, unknown>) => {
    const id = cache.identify({ __typename: typename, id: key });
    if (!id) return [];
    return Object.entries(values).map(([field, value]) => ({ id, field, value }));
  };
  return [
    ...Object.entries(seats).flatMap(([id, attendeeId]) => fieldsIn('Seat', id, { attendeeId })),
    ...Object.entries(held).flatMap(([id, isHeld]) =>
      fieldsIn('Attendee', id, {
        holdingFor: isHeld ? [eventMarker(eventId)] : [],
        holdReason: isHeld ? (reason ?? null) : null,
      }),
    ),
    ...Object.entries(pinned).flatMap(([id, isPinned]) => fieldsIn('Attendee', id, { isPinned })),
    ...Object.entries(replied).flatMap(([id, reply]) => fieldsIn('Attendee', id, { reply })),
  ];
};
