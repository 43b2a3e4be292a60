import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ListedAttendee } from '../../eventPlans/detail/planLists.ts';
import { classes } from '../../ui/classes.ts';
import { meanwhileText } from '../../ui/meanwhileText.ts';
import { useAskBeforeUnload } from '../../ui/unsavedWork.ts';
import type { CellEdit } from '../columns.ts';
import type { FocusMove } from '../rows.ts';
import type { EditedCell, UnsavedCell } from '../unsavedCells.ts';
import { checkedChange } from './checkedChange.ts';
import styles from './Editors.module.css';

type TextEditorProps = {
  label: string;
  guest: ListedAttendee;
  edit: Extract<CellEdit, { as: 'text' }>;
  textOf: (guest: ListedAttendee) => string;
  unsaved: UnsavedCell | undefined;
  onEdited: (edited: EditedCell | null, way: FocusMove) => void;
};

/**
 * Enter and Tab save and move on, Escape gives up, and blur saves. Text that cannot be saved stays, with the
 * reason.
 */
export const TextEditor = (props: TextEditorProps) => {
  const { label, guest, edit, textOf, unsaved, onEdited } = props;
  const [from] = useState(unsaved?.from ?? guest);
  const [base, shown] = [textOf(from), textOf(guest)];
  const [typed, setTyped] = useState(unsaved?.typed ?? base);
  const [problem, setProblem] = useState(unsaved?.problem);
  useAskBeforeUnload(typed !== base);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const noteId = useId();
  const noteLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) noteLine.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const finish = (edited: EditedCell | null, way: FocusMove) => {
    if (isDone.current) return;
    isDone.current = true;
    onEdited(edited, way);
  };
  const save = (way: FocusMove) => {
    if (typed === base) return finish(null, way);
    const wrong = edit.problemOf?.(typed);
    if (wrong !== undefined) return setProblem(wrong);
    const changeOf = (since: ListedAttendee) => checkedChange(edit.change(typed, since, from));
    const { problem: found } = changeOf(guest);
    if (found === undefined) finish({ typed, from, changeOf }, way);
    else setProblem(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps the field's keys from the grid.
    event.stopPropagation();
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') finish(null, 'stay');
    else if (key === 'Tab') save(shiftKey ? 'left' : 'right');
    else if (key === 'Enter' && !(edit.isLong && shiftKey)) save('down');
    else return;
    event.preventDefault();
  };

  const isOvertaken = shown !== base && shown !== typed;
  const note = problem ?? meanwhileText(isOvertaken ? shown : undefined);
  const Field = edit.isLong ? 'textarea' : 'input';
  return (
    <>
      <Field
        ref={field}
        {...(edit.isLong && { rows: 5 })}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        autoComplete="off"
        spellCheck={false}
        className={classes(styles.field, edit.isLong && styles.long)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save('away')}
      />
      {note && (
        <p
          ref={noteLine}
          id={noteId}
          role="alert"
          className={classes(styles.note, problem && styles.problem)}
        >
          {note}
        </p>
      )}
    </>
  );
};
