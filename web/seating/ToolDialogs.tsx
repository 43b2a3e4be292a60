import { useAtom } from 'jotai';
import { type TableDialog, TableDialogs } from '../tables/TableDialogs.tsx';
import {
  FileImportDialog,
  PasteImportDialog,
  SaveArrangementDialog,
  ShareDialog,
} from './onDemand.ts';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import { toolDialogAtom } from './state.ts';

type ToolDialogsProps = { plan: Plan; arrangementsChanged: number };

const ofTables: readonly TableDialog[] = ['table', 'several', 'templates'];

/**
 * The dialogs of the tools, and those that an empty room offers. Saving leads to sharing, and sharing back to
 * saving.
 */
export const ToolDialogs = ({ plan, arrangementsChanged }: ToolDialogsProps) => {
  const [open, openDialog] = useAtom(toolDialogAtom);
  const close = () => openDialog(null);
  return (
    <>
      <TableDialogs
        eventId={plan.id}
        hall={plan}
        open={ofTables.find((dialog) => dialog === open)}
        onOpen={openDialog}
      />
      {open === 'file' && <FileImportDialog plan={plan} onClose={close} />}
      {open === 'paste' && <PasteImportDialog plan={plan} onClose={close} />}
      {open === 'save' && (
        <SaveArrangementDialog
          eventId={plan.id}
          onClose={close}
          onSaved={() => openDialog('share')}
        />
      )}
      {open === 'try' && <slots.TryDialog eventId={plan.id} onClose={close} />}
      {open === 'share' && (
        <ShareDialog
          eventId={plan.id}
          changed={arrangementsChanged}
          onClose={close}
          onSave={() => openDialog('save')}
        />
      )}
    </>
  );
};
