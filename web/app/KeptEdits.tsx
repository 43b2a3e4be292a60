import { useAtomValue } from 'jotai';
import { hasUnsavedFieldsAtom } from '../attendees/panel/unsaved.ts';
import { hasUnsavedCellsAtom } from '../guestTable/unsavedCells.ts';
import { useAskBeforeUnload } from '../ui/unsavedWork.ts';

/**
 * Makes the browser ask about edits that could not be saved. They outlive their screen, so it asks on every
 * screen, even on one that has failed. Renders nothing.
 */
export const KeptEdits = () => {
  const hasCells = useAtomValue(hasUnsavedCellsAtom);
  const hasFields = useAtomValue(hasUnsavedFieldsAtom);
  useAskBeforeUnload(hasCells || hasFields);
  return null;
};
