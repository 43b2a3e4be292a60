import { createContext, type FormEvent, useContext } from 'react';

/** Tells the surrounding dialog that something was entered. */
export const EntriesOf = createContext(() => {});

/** For changes that fire no change event, such as choosing from a list or removing a row with a button. */
export const useNoteEntry = (): (() => void) => useContext(EntriesOf);

/**
 * Searches and files do not count, because they are easy to enter again. Neither do changes in dialogs above
 * this one.
 */
export const isEntry = ({ target, currentTarget }: FormEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('[type=search], [type=file], [role=combobox]');
