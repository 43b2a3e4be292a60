import { atom } from 'jotai';

/** A text for screen readers. Each announcement is a new object, so that an equal text is read again. */
type Announced = { text: string };

export const nothingAnnounced: Announced = { text: '' };

const keptForMs = 10_000;

/**
 * The last announcement. It is set by its text. Nobody sees the text, which may name somebody who is erased later: it
 * goes when it has been said.
 */
export const announcedAtom = () => {
  const last = atom(nothingAnnounced);
  return atom(
    (get) => get(last),
    (_get, set, text: string) => {
      const announced = { text };
      set(last, announced);
      setTimeout(() => set(last, (now) => (now === announced ? nothingAnnounced : now)), keptForMs);
    },
  );
};
