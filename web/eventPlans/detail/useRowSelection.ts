import { useMemo, useRef, useState } from 'react';
import { among, nobody, withRange } from '../../seating/people/selection.ts';
import { toggledIn } from '../../ui/toggled.ts';
import type { ListedAttendee } from './planLists.ts';

/** The selection in the guest list. People who leave the event are deselected. */
export const useRowSelection = (
  attendees: readonly ListedAttendee[],
  shown: readonly ListedAttendee[],
) => {
  const [chosen, setChosen] = useState(nobody);
  const anchor = useRef<string | null>(null);
  const byId = useMemo(
    () => new Map(attendees.map(({ attendee }) => [attendee.id, attendee])),
    [attendees],
  );
  const selection = among(chosen, (id) => byId.has(id));
  const all = shown.map(({ attendee }) => attendee.id);
  return {
    selection,
    /** Whether everybody shown is selected. */
    hasAll: all.every((id) => selection.has(id)),
    selected: [...selection].flatMap((id) => byId.get(id) ?? []),
    /** With `isRange`, selects everybody from the last one to this one. */
    toggle: (id: string, isRange: boolean, ids: readonly string[] = all) => {
      const from = anchor.current;
      setChosen(
        isRange && from !== null ? withRange(selection, ids, from, id) : toggledIn(selection, id),
      );
      anchor.current = id;
    },
    all: () => setChosen(new Set([...selection, ...all])),
    clear: () => setChosen(nobody),
  };
};
