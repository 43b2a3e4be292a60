import { atom } from 'jotai';

/** The item that Find has found. Each search makes a new object, so that the same item can be shown again. */
export type Found = { kind: 'person' | 'table' | 'object'; id: string };

/** The item that is marked until the next search. */
export const foundAtom = atom<Found | null>(null);

/** The text in the field. */
export const findTypedAtom = atom('');

/** The id of the found item, if it is of this kind. */
export const foundIdOf = (found: Found | null, kind: Found['kind']): string | null =>
  found?.kind === kind ? found.id : null;

/** Focuses the field, wherever it is on screen. */
export const focusFind = (): void => {
  const field = document.querySelector<HTMLInputElement>('input[data-find]');
  field?.focus();
  field?.select();
};
