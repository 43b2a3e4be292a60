import { createContext, type FormEvent, useContext } from 'react';

/** Tells the dialog around it that something was entered. */
export const EntriesOf = createContext(() => {});

/** For what changes without an event of a field: a list to choose from, a row that a button removes. */
export const useNoteEntry = (): (() => void) => useContext(EntriesOf);

/**
 * A search is quickly typed again, and a file chosen again. Entries in dialogs above this one are their
 * own.
 */
export const isEntry = ({ target, currentTarget }: FormEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('[type=search], [type=file], [role=combobox]');
