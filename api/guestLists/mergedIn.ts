import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { MergedGuests } from '../../schema/entities/guestList.ts';
import type { AttendeeChange, ListedChange } from '../../schema/planChange.ts';
import { changeIn } from '../planChange/stage.ts';

/**
 * The number of people whom a merge changed by the list's contents. Does not count people who only lose a
 * removed host.
 */
export const mergedIn = (importId: string, events: readonly EventPlanEvent[]): MergedGuests => {
  const last = events.at(-1);
  const whole = changeIn(events);
  if (last?.type !== 'GuestListMerged' || !whole)
    return { importId, added: 0, changed: 0, cancelled: 0, removed: 0 };
  const removed = new Set(whole.attendeesRemoved.map(({ attendeeId }) => attendeeId));
  const listed = [...whole.listed, ...last.data.listed];
  const missing = new Set(listed.filter(isMissing).map(({ attendeeId }) => attendeeId));
  const changed = whole.attendeesChanged.filter((one) => !isOnlyLetGo(one, removed));
  const cancelled = changed.filter(({ attendeeId }) => missing.has(attendeeId)).length;
  return {
    importId,
    added: whole.attendeesAdded.length,
    changed: changed.length - cancelled,
    cancelled,
    removed: removed.size,
  };
};

const isMissing = ({ isListed }: ListedChange): boolean => isListed === false;

const isOnlyLetGo = (
  { attendeeId: _, guestOf, ...others }: AttendeeChange,
  removed: ReadonlySet<string>,
): boolean => removed.has(guestOf?.before ?? '') && Object.keys(others).length === 0;
