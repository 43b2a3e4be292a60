import { createContext, type FormEvent, useContext } from 'react';

/** Tells the dialog around it that something was entered. */
export const EntriesOf = createContext(() => {});

/** For forms, as a button changes what they hold without an event of a field. */
export const useNoteEntry = (): (() => void) => useContext(EntriesOf);

/** What is searched for is typed again in a moment. What dialogs above this one hold is theirs. */
export const isEntry = ({ target, currentTarget }: FormEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('[type=search], [role=combobox]');
