import { type KeyboardEvent, useRef } from 'react';
import type { ListedAttendee } from '../../eventPlans/detail/planLists.ts';
import { t } from '../../texts/en/guestTable.ftl';
import { OpenSelect } from '../../ui/OpenSelect.tsx';
import type { CellChange, CellEdit, GuestColumn } from '../columns.ts';
import type { FocusMove } from '../rows.ts';
import { TextEditor } from './TextEditor.tsx';

type ChoiceEditorProps = {
  label: string;
  guest: ListedAttendee;
  edit: Extract<CellEdit, { as: 'choice' }>;
  onEdited: (change: CellChange | null, way: FocusMove) => void;
};

/** A list to choose from, open at what is chosen. Enter and Tab save and go on, Escape gives up. */
const ChoiceEditor = ({ label, guest, edit, onEdited }: ChoiceEditorProps) => {
  const isDone = useRef(false);
  const now = edit.chosen(guest);
  const finish = (value: string, way: FocusMove) => {
    if (isDone.current) return;
    isDone.current = true;
    onEdited(value === now ? null : edit.change(value, guest), way);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of the list from the grid
    <div onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}>
      <OpenSelect
        label={label}
        value={now}
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
  /** Null: nothing changes. */
  onEdited: (change: CellChange | null, way: FocusMove) => void;
};

/** Edits a cell in place. */
export const CellEditor = ({ guest, column, edit, onEdited }: CellEditorProps) => {
  const label = t('cell-of', { column: column.label, name: guest.name });
  return edit.as === 'choice' ? (
    <ChoiceEditor {...{ label, guest, edit, onEdited }} />
  ) : (
    <TextEditor
      {...{ label, guest, edit, onEdited }}
      shown={edit.typed ? edit.typed(guest) : column.text(guest)}
    />
  );
};
