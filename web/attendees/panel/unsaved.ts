import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type SetStateAction, useCallback, useEffect, useRef } from 'react';
import { useNotify } from '../../notices/notices.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import type { Draft } from './draft.ts';

/** What is typed into a field and not saved, with the reason if saving failed. */
type Unsaved = Draft & { error?: string | undefined };
type AllUnsaved = Readonly<Record<string, Unsaved | null>>;

/** By attendee and field. It outlives the field, as another panel may take the place of this one. */
const unsavedAtom = atom<AllUnsaved>({});

/** A state like that of `useState`, for a field of an attendee; it is there again when the field is. */
export const useUnsaved = (attendeeId: string, field: string) => {
  const id = `${attendeeId}.${field}`;
  const setAll = useSetAtom(unsavedAtom);
  const set = useCallback(
    (next: SetStateAction<Unsaved | null>) =>
      setAll((all) => ({
        ...all,
        [id]: typeof next === 'function' ? next(all[id] ?? null) : next,
      })),
    [id, setAll],
  );
  return [useAtomValue(unsavedAtom)[id] ?? null, set] as const;
};

/** When the details of an attendee close, shows a notice if something typed there is not saved. */
export const useNotifyUnsaved = (attendeeId: string, name: string): void => {
  const store = useStore();
  const notify = useNotify();
  const latestName = useRef(name);
  latestName.current = name;
  useEffect(
    () => () => {
      const all = Object.entries(store.get(unsavedAtom));
      const kept = all.filter(([, field]) => field && field.text !== field.base);
      store.set(unsavedAtom, Object.fromEntries(kept));
      if (!kept.some(([id]) => id.startsWith(`${attendeeId}.`))) return;
      const title = t('kept', { name: latestName.current });
      notify({ tone: 'info', title, description: t('kept-text') });
    },
    [store, notify, attendeeId],
  );
};
