import { type KeyboardEvent, useRef } from 'react';
import type { ListedAttendee } from '../../eventPlans/detail/planLists.ts';
import { t } from '../../texts/en/guestTable.ftl';
import { OpenSelect } from '../../ui/OpenSelect.tsx';
import type { CellEdit, GuestColumn } from '../columns.ts';
import type { FocusMove } from '../rows.ts';
import type { EditedCell, UnsavedCell } from '../unsavedCells.ts';
import { TextEditor } from './TextEditor.tsx';

type ChoiceEditorProps = {
  label: string;
  guest: ListedAttendee;
  edit: Extract<CellEdit, { as: 'choice' }>;
  unsaved: UnsavedCell | undefined;
  onEdited: (edited: EditedCell | null, way: FocusMove) => void;
};

/** A select that opens at the current choice. Enter and Tab save and move on, Escape gives up. */
const ChoiceEditor = ({ label, guest, edit, unsaved, onEdited }: ChoiceEditorProps) => {
  const isDone = useRef(false);
  const now = edit.chosen(guest);
  const finish = (value: string, way: FocusMove) => {
    if (isDone.current) return;
    isDone.current = true;
    const changeOf = (since: ListedAttendee) => ({ value: edit.change(value, since) });
    onEdited(value === now ? null : { typed: value, from: guest, changeOf }, way);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of the list from the grid
    <div onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}>
      <OpenSelect
        label={label}
        value={unsaved?.typed ?? now}
        options={edit.options(guest)}
        onChoose={(value) => finish(value, 'down')}
        onTab={(value, isBack) => finish(value, isBack ? 'left' : 'right')}
        onClose={() => finish(now, 'stay')}
      />
    </div>
  );
};

type CellEditorProps = {
  guest: ListedAttendee;
  column: GuestColumn;
  edit: CellEdit;
  /** The unsaved edit with which the editor starts. */
  unsaved: UnsavedCell | undefined;
  /** Null if nothing changes. */
  onEdited: (edited: EditedCell | null, way: FocusMove) => void;
};

export const CellEditor = ({ guest, column, edit, ...rest }: CellEditorProps) => {
  const label = t('cell-of', { column: column.label, name: guest.name });
  return edit.as === 'choice' ? (
    <ChoiceEditor {...{ label, guest, edit, ...rest }} />
  ) : (
    <TextEditor {...{ label, guest, edit, ...rest }} textOf={edit.typed ?? column.text} />
  );
};
