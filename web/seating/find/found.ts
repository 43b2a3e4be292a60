import { atom } from 'jotai';

/** The item that Find has led to. Each time is a new object, so that the same item can be shown again. */
export type Found = { kind: 'person' | 'table' | 'object'; id: string };

/** Marked until the next search. */
export const foundAtom = atom<Found | null>(null);

/** The text in the field. */
export const findTypedAtom = atom('');

/** The id of the one that is found, if it is of this kind. */
export const foundIdOf = (found: Found | null, kind: Found['kind']): string | null =>
  found?.kind === kind ? found.id : null;

/** Puts the cursor into the field, wherever it stands on the screen. */
export const focusFind = (): void => {
  const field = document.querySelector<HTMLInputElement>('input[data-find]');
  field?.focus();
  field?.select();
};
