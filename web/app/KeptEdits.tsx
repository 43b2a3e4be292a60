import { useAtomValue } from 'jotai';
import { hasUnsavedFieldsAtom } from '../attendees/panel/unsaved.ts';
import { hasUnsavedCellsAtom } from '../guestTable/unsavedCells.ts';
import { useAskBeforeUnload } from '../ui/unsavedWork.ts';

/**
 * What could not be saved outlives the screen on which it was edited: the browser asks about it on all screens, also
 * where one fails. Renders nothing.
 */
export const KeptEdits = () => {
  const hasCells = useAtomValue(hasUnsavedCellsAtom);
  const hasFields = useAtomValue(hasUnsavedFieldsAtom);
  useAskBeforeUnload(hasCells || hasFields);
  return null;
};
