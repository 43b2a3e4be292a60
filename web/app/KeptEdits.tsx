import { useAtomValue } from 'jotai';
import { hasUnsavedFieldsAtom } from '../attendees/panel/unsaved.ts';
import { hasUnsavedCellsAtom } from '../guestTable/unsavedCells.ts';
import { useAskBeforeUnload } from '../ui/unsavedWork.ts';

/**
 * Edits that could not be saved outlive their screen, so the browser asks about them on every screen, and also where a
 * screen fails. Renders nothing.
 */
export const KeptEdits = () => {
  const hasCells = useAtomValue(hasUnsavedCellsAtom);
  const hasFields = useAtomValue(hasUnsavedFieldsAtom);
  useAskBeforeUnload(hasCells || hasFields);
  return null;
};
