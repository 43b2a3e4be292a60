import { useDeferredValue, useMemo, useState } from 'react';
import type { Attention } from '../../attention/useAttention.ts';
import { useAttentionFilter } from '../../attention/useAttentionFilter.ts';
import { nobody } from '../../seating/people/selection.ts';
import { type AttendeeFilter, filteredAttendees, type ListedAttendee } from './planLists.ts';

const everybody: AttendeeFilter = { typed: '', role: 'all', reply: 'all' };

/**
 * The filters of the guest list: words, role, reply and kind of attention. `kept` is always shown, so that
 * nobody disappears while they are edited.
 */
export const useGuestFilter = (
  attendees: readonly ListedAttendee[],
  attention: Attention | null,
  kept: string | null,
) => {
  const [filter, setFilter] = useState(everybody);
  const typed = useDeferredValue(filter.typed);
  const { role, reply } = filter;
  const [kind, setKind] = useAttentionFilter();
  const ids = kind && attention ? (attention.get(kind) ?? nobody) : undefined;
  const shown = useMemo(
    () => filteredAttendees(attendees, { typed, role, reply, ids, kept }),
    [attendees, typed, role, reply, ids, kept],
  );
  return {
    filter,
    setFilter,
    kind,
    setKind,
    /** Whether the chosen kind of attention no longer concerns anybody. */
    isDone: ids === nobody,
    shown,
    showEverybody: () => {
      setFilter(everybody);
      if (kind) setKind(null);
    },
  };
};
