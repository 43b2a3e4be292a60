import type { ApolloClient } from '@apollo/client';
import { eventMarker } from '../../../schema/ids.ts';

type Cache = ApolloClient['cache'];
/** Who sits where, and who is held, once it is done: by seat, and by person. */
export type Expected = {
  seats?: Record<string, string | null>;
  held?: Record<string, boolean>;
  reason?: string | undefined;
};

/** Shows a change before the server has confirmed it. Answers how to take it back. */
export const showAtOnce = (
  cache: Cache,
  eventId: string,
  { seats = {}, held = {}, reason }: Expected,
) => {
  const undo: (() => void)[] = [];
  const set = (id: string | undefined, field: string, value: unknown) => {
    if (!id) return;
    const fieldTo = (next: (before: unknown) => unknown) =>
      cache.modify({ id, fields: { [field]: next } });
    fieldTo((before) => {
      undo.push(() => fieldTo(() => before));
      return value;
    });
  };
  for (const [id, attendeeId] of Object.entries(seats)) {
    set(cache.identify({ __typename: 'Seat', id }), 'attendeeId', attendeeId);
  }
  for (const [id, isHeld] of Object.entries(held)) {
    const attendee = cache.identify({ __typename: 'Attendee', id });
    set(attendee, 'holdingFor', isHeld ? [eventMarker(eventId)] : []);
    set(attendee, 'holdReason', isHeld ? (reason ?? null) : null);
  }
  return () => {
    for (const takeBack of undo.reverse()) takeBack();
  };
};
