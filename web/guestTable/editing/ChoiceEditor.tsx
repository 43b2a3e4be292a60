import { type KeyboardEvent, useRef } from 'react';
import type { ListedAttendee } from '../../eventPlans/detail/planLists.ts';
import { OpenSelect } from '../../ui/OpenSelect.tsx';
import type { CellChange, CellEdit } from '../columns.ts';
import type { Way } from '../rows.ts';

type ChoiceEditorProps = {
  label: string;
  guest: ListedAttendee;
  edit: Extract<CellEdit, { as: 'choice' }>;
  onEdited: (change: CellChange | null, way: Way) => void;
};

/** A list to choose from, open at what is chosen. Enter and Tab save and go on, Escape gives up. */
export const ChoiceEditor = ({ label, guest, edit, onEdited }: ChoiceEditorProps) => {
  const isDone = useRef(false);
  const now = edit.chosen(guest);
  const finish = (value: string, way: Way) => {
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
