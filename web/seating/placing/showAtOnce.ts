import type { ApolloClient } from '@apollo/client';
import { eventMarker } from '../../../schema/ids.ts';

type Cache = ApolloClient['cache'];
/** Who sits where, and who is held, once it is done: by seat, and by person. */
export type Expected = {
  seats?: Record<string, string | null>;
  held?: Record<string, boolean>;
  reason?: string | undefined;
};

type ShownField = { id: string; field: string; value: unknown; before: unknown };
/** A change that is shown; `position` is where the log has it, once that is known. */
type ShownChange = { fields: ShownField[]; position: string | null };

/** What is shown and not yet told by the server's deltas, in the order in which it was done. */
const changesAhead = new WeakMap<Cache, Set<ShownChange>>();
const aheadOf = (cache: Cache): Set<ShownChange> => {
  const known = changesAhead.get(cache) ?? new Set();
  changesAhead.set(cache, known);
  return known;
};

/**
 * Shows a change before the server has answered. `answered` says where the log has it, null where
 * nothing needed recording; `takeBack` shows what stood there before.
 */
export const showAtOnce = (cache: Cache, eventId: string, expected: Expected) => {
  const fields = fieldsOf(cache, eventId, expected);
  const change: ShownChange = { fields, position: null };
  const ahead = aheadOf(cache);
  ahead.add(change);
  show(cache, fields);
  const answered = (position: string | null) => {
    change.position = position;
    if (position === null) ahead.delete(change);
  };
  const takeBack = () => {
    ahead.delete(change);
    atOnce(cache, () => {
      for (const { id, field, value, before } of fields) {
        const taken = (now: unknown) => (isSame(now, value) ? before : now);
        cache.modify({ id, fields: { [field]: taken } });
      }
    });
  };
  return { answered, takeBack };
};

/**
 * Shows again what is ahead of a delta of this position: the person who was moved twice would be
 * seen to jump back between.
 */
export const showWhatIsAhead = (cache: Cache, position: string): void => {
  const ahead = aheadOf(cache);
  for (const change of ahead) {
    if (change.position !== null && change.position <= position) ahead.delete(change);
    else show(cache, change.fields);
  }
};

/** As an answer goes into the cache, which may be of an earlier move than what is shown. */
export const showAllAhead = (cache: Cache): void => {
  for (const { fields } of aheadOf(cache)) show(cache, fields);
};

const fieldsOf = (
  cache: Cache,
  eventId: string,
  { seats = {}, held = {}, reason }: Expected,
): ShownField[] => {
  const fieldsIn = (typename: string, key: string, values: Record<string, unknown>) => {
    const id = cache.identify({ __typename: typename, id: key });
    if (!id) return [];
    return Object.entries(values).map(([field, value]) => ({ id, field, value, before: value }));
  };
  return [
    ...Object.entries(seats).flatMap(([id, attendeeId]) => fieldsIn('Seat', id, { attendeeId })),
    ...Object.entries(held).flatMap(([id, isHeld]) =>
      fieldsIn('Attendee', id, {
        holdingFor: isHeld ? [eventMarker(eventId)] : [],
        holdReason: isHeld ? (reason ?? null) : null,
      }),
    ),
  ];
};

const show = (cache: Cache, fields: readonly ShownField[]): void =>
  atOnce(cache, () => {
    for (const shown of fields) {
      const { id, field, value } = shown;
      const shownNow = (now: unknown) => {
        if (isSame(now, value)) return now;
        shown.before = now;
        return value;
      };
      cache.modify({ id, fields: { [field]: shownNow } });
    }
  });

/** Who watches is told once, however many people move. */
const atOnce = (cache: Cache, change: () => void): void => {
  cache.batch({ update: change });
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
