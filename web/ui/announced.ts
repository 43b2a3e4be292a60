import { atom } from 'jotai';

/** What screen readers are told. Each is an object of its own, so that an equal text is told again. */
type Announced = { text: string };

export const nothingAnnounced: Announced = { text: '' };

/** The last announcement. It is set by its text. */
export const announcedAtom = () => {
  const last = atom(nothingAnnounced);
  return atom(
    (get) => get(last),
    (_get, set, text: string) => set(last, { text }),
  );
};
