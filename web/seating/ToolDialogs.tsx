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
  const imports = { plan, onOpenChange: close };
  return (
    <>
      <TableDialogs
        eventId={plan.id}
        hall={plan}
        open={ofTables.find((dialog) => dialog === open)}
        onOpen={openDialog}
      />
      <FileImportDialog {...imports} open={open === 'file'} />
      <PasteImportDialog {...imports} open={open === 'paste'} />
      <SaveArrangementDialog
        eventId={plan.id}
        open={open === 'save'}
        onOpenChange={close}
        onSaved={() => openDialog('share')}
      />
      {open === 'try' && <slots.TryDialog eventId={plan.id} onClose={close} />}
      {open === 'share' && (
        <ShareDialog
          eventId={plan.id}
          changed={arrangementsChanged}
          onOpenChange={close}
          onSave={() => openDialog('save')}
        />
      )}
    </>
  );
};
