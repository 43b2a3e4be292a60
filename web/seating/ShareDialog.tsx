import { SavedArrangements } from '../arrangements/saved/SavedArrangements.tsx';
import { t } from '../texts/en/seatingParts.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type ShareDialogProps = {
  eventId: string;
  /** Increases whenever somebody saves, shares or deletes an arrangement. */
  changed: number;
  onClose: () => void;
  onSave: () => void;
};

/** The saved arrangements, each with its public link if it is shared. */
export const ShareDialog = ({ eventId, changed, onClose, onSave }: ShareDialogProps) => (
  <Dialog
    onClose={onClose}
    focusTitle
    title={t('share')}
    description={t('share-means')}
    footer={
      <Button icon="plus" onClick={onSave}>
        {t('save-present')}
      </Button>
    }
  >
    <SavedArrangements
      eventId={eventId}
      changed={changed}
      // Otherwise the dialog would hide the plan, and the notice that offers to undo.
      onApplied={onClose}
    />
  </Dialog>
);
