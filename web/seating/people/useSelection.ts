import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { t } from '../../texts/en/seatingPeople.ftl';
import { toggledIn } from '../../ui/toggled.ts';
import type { Attendee } from '../seatingPlan.ts';
import { announcementAtom, pickedAtom, selectedPeopleAtom } from '../state.ts';
import { among, nobody, type Selection, withRange } from './selection.ts';

/** The selection in the pool. People who leave the pool are deselected. */
export const useSelection = (pool: readonly Attendee[], shown: readonly string[]) => {
  const [selection, setSelection] = useAtom(selectedPeopleAtom);
  const [picked, setPicked] = useAtom(pickedAtom);
  const announce = useSetAtom(announcementAtom);
  const anchor = useRef<string | null>(null);

  useEffect(() => {
    const there = new Set(pool.map(({ id }) => id));
    setSelection((before) => among(before, (id) => there.has(id)));
  }, [pool, setSelection]);

  const choose = (next: Selection) => {
    setSelection(next);
    setPicked(null);
    announce(t('selected', { count: next.size }));
  };
  /** When a second person is added, the picked person becomes the first of the selection. */
  const begun = () =>
    selection.size === 0 && picked && shown.includes(picked) ? new Set([picked]) : selection;
  return {
    selection,
    clear: () => choose(nobody),
    all: () => choose(new Set([...selection, ...shown])),
    toggle: (id: string) => {
      choose(toggledIn(begun(), id));
      anchor.current = id;
    },
    extend: (id: string) => {
      choose(withRange(begun(), shown, anchor.current ?? picked ?? id, id));
      anchor.current ??= id;
    },
    /** Clears the selection, and starts the next range at this person. */
    onlyOne: (id: string) => {
      if (selection.size > 0) setSelection(nobody);
      anchor.current = id;
    },
  };
};

export type Selecting = ReturnType<typeof useSelection>;
