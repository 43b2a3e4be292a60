import { createContext, type FormEvent, useContext } from 'react';

/** Tells the dialog around it that something was entered. */
export const EntriesOf = createContext(() => {});

/** For what changes without an event of a field: a list to choose from, a row that a button removes. */
export const useNoteEntry = (): (() => void) => useContext(EntriesOf);

/**
 * What is searched for is typed again in a moment, and a file is chosen again. What dialogs above this one
 * hold is theirs.
 */
export const isEntry = ({ target, currentTarget }: FormEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('[type=search], [type=file], [role=combobox]');
