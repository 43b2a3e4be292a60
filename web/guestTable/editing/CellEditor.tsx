import type { ListedAttendee } from '../../eventPlans/detail/planLists.ts';
import { t } from '../../texts/en/guestTable.ftl';
import type { CellChange, CellEdit, GuestColumn } from '../columns.ts';
import type { Way } from '../rows.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

type CellEditorProps = {
  guest: ListedAttendee;
  column: GuestColumn;
  edit: CellEdit;
  /** Null: nothing changes. */
  onEdited: (change: CellChange | null, way: Way) => void;
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
