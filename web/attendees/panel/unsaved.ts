import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type SetStateAction, useCallback } from 'react';
import type { Draft } from './draft.ts';

/** Text that was typed into a field but not saved, with the reason if saving failed. */
type Unsaved = Draft & { error?: string | undefined };
type AllUnsaved = Readonly<Record<string, Unsaved | null>>;

/** By attendee and field. Outlives the field's component, because another panel may replace this one. */
export const unsavedAtom = atom<AllUnsaved>({});

export const isUnsaved = (field: Unsaved | null): boolean =>
  field !== null && field.text !== field.base;

export const hasUnsavedFieldsAtom = atom((get) => Object.values(get(unsavedAtom)).some(isUnsaved));

/** Like `useState`, for one field of an attendee. The state survives the component. */
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
