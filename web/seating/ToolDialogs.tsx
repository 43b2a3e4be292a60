import {
  ImportCsvDialog,
  PasteImportDialog,
  SaveArrangementDialog,
  ShareDialog,
} from './onDemand.ts';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';

export type ToolDialog = 'csv' | 'paste' | 'save' | 'share' | 'try';

type ToolDialogsProps = {
  plan: Plan;
  arrangementsChanged: number;
  open: ToolDialog | null;
  onOpen: (dialog: ToolDialog | null) => void;
};

/** The dialogs of the tools. Saving leads on to sharing, and sharing back to saving. */
export const ToolDialogs = ({ plan, arrangementsChanged, open, onOpen }: ToolDialogsProps) => {
  const close = () => onOpen(null);
  const imports = { plan, onOpenChange: close };
  return (
    <>
      <ImportCsvDialog {...imports} open={open === 'csv'} />
      <PasteImportDialog {...imports} open={open === 'paste'} />
      <SaveArrangementDialog
        eventId={plan.id}
        open={open === 'save'}
        onOpenChange={close}
        onSaved={() => onOpen('share')}
      />
      {open === 'try' && <slots.TryDialog eventId={plan.id} onClose={close} />}
      {open === 'share' && (
        <ShareDialog
          eventId={plan.id}
          changed={arrangementsChanged}
          onOpenChange={close}
          onSave={() => onOpen('save')}
        />
      )}
    </>
  );
};
