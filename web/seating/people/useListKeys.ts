import { type KeyboardEvent, useRef } from 'react';
import type { Attendee } from '../seatingPlan.ts';
import { rowAfter, type Typed, typeahead, typeaheadRow } from './listKeys.ts';
import { rowOf } from './useListFocus.ts';
import type { Selecting } from './useSelection.ts';

type ListKeys = {
  people: readonly Attendee[];
  activeIndex: number;
  focusRow: (index: number) => void;
  /** Undefined if nothing can be selected. */
  selecting: Selecting | undefined;
  onDetails: (attendeeId: string) => void;
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Arrows, Home, End and the page keys move through the list; Right and Left move within a row; letters find a
 * name. Space selects, Shift extends the selection along the way, Alt+Enter shows the details.
 */
export const useListKeys = ({ people, activeIndex, focusRow, selecting, onDetails }: ListKeys) => {
  const typed = useRef<Typed>(undefined);
  const active = people[activeIndex];

  const onWay = (event: KeyboardEvent): boolean => {
    const next = rowAfter(event.key, activeIndex, people.length);
    const to = next === undefined ? undefined : people[next];
    if (next === undefined || !to) return false;
    if (event.shiftKey && selecting && active) {
      if (!selecting.selection.has(active.id)) selecting.toggle(active.id);
      selecting.extend(to.id);
    }
    focusRow(next);
    return true;
  };

  const inRow = (event: KeyboardEvent): boolean => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return false;
    const buttons = [...(rowOf(event.target)?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[at + step]?.focus();
    return true;
  };

  const onLetter = (event: KeyboardEvent): boolean => {
    if (!isLetter(event)) return false;
    const now = typeahead(typed.current, event.key, event.timeStamp);
    // A name contains a space only after other letters.
    if (event.key === ' ' && now.text === ' ') return false;
    typed.current = now;
    const names = people.map(({ name }) => name);
    const found = typeaheadRow(names, now.text, activeIndex);
    if (found >= 0) focusRow(found);
    return true;
  };

  const onChoose = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean => {
    if (!selecting || !active) return false;
    const isPerson = target instanceof Element && target.hasAttribute('data-attendee');
    if (key === ' ' && isPerson) selecting.toggle(active.id);
    else if (key === 'a' && (ctrlKey || metaKey)) selecting.all();
    else if (key === 'Escape' && selecting.selection.size > 0) selecting.clear();
    else return false;
    return true;
  };

  const onEnter = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key !== 'Enter' || !altKey || !active) return false;
    onDetails(active.id);
    return true;
  };

  return (event: KeyboardEvent) => {
    // Any other key ends the typeahead.
    if (!isLetter(event) && event.key !== 'Shift') typed.current = undefined;
    const isDone = [onEnter, onWay, inRow, onLetter, onChoose].some((does) => does(event));
    if (isDone) event.preventDefault();
  };
};
