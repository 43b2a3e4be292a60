import type { Reversal } from '../history/useUndo.ts';
import { useWindowKey } from '../ui/useWindowKey.ts';

/** Fields have their own undo, and dialogs handle their own keys. */
const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]',
  ) !== null;

/** Ctrl+Z or Cmd+Z undoes. With Shift, or as Ctrl+Y, it redoes. */
export const useUndoKeys = ({ undo, redo }: Reversal): void => {
  useWindowKey((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || hasKeysOfItsOwn(target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && !(key === 'y' && !shiftKey)) return;
    event.preventDefault();
    void (key === 'z' && !shiftKey ? undo() : redo());
  });
};
