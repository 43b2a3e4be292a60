import { useQuery } from '@apollo/client/react';
import { SeatingPlan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/imports.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { PartWaiting } from '../ui/PartWaiting.tsx';
import { FileImportDialog } from './FileImportDialog.tsx';
import type { ImportFrom } from './importDialogProps.ts';
import { PasteImportDialog } from './PasteImportDialog.tsx';

type EventImportProps = { eventId: string; from: ImportFrom; onClose: () => void };

/** An import on a screen that does not hold the plan: loads the plan first. */
export const EventImport = ({ eventId, from, onClose }: EventImportProps) => {
  const { data, error, refetch } = useQuery(SeatingPlan, { variables: { id: eventId } });
  const plan = data?.eventPlan;
  if (plan) {
    const ImportDialog = from === 'file' ? FileImportDialog : PasteImportDialog;
    return <ImportDialog plan={plan} onClose={onClose} />;
  }
  if (!error) return <PartWaiting hasFailed={false} onClose={onClose} />;
  return (
    <Dialog title={t('import-list')} onClose={onClose}>
      <LoadError title={t('plan-not-loaded')} error={error} onRetry={refetch} />
    </Dialog>
  );
};
