import { useUndo } from '../history/useUndo.ts';
import { t } from '../texts/en/seating.ftl';
import { IconButton } from '../ui/Button.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

/** Undoes and redoes the member's own last step, by button or key. */
export const UndoButtons = ({ eventId }: { eventId: string }) => {
  const undoing = useUndo(eventId);
  useUndoKeys(undoing);
  return (
    <>
      <IconButton
        icon="undo"
        label={t('undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void undoing.undo()}
      />
      <IconButton
        icon="redo"
        label={t('redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={() => void undoing.redo()}
      />
    </>
  );
};
