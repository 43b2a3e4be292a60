import { type ReactNode, useState } from 'react';
import { TemplatesDialog, templates } from '../arrangements/saved/onDemand.ts';
import { t } from '../texts/en/tables.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { onDemand, partOf, usePrepared } from '../ui/onDemand.tsx';

const form = onDemand(() => import('./TableFormDialog.tsx'));
const TableFormDialog = partOf(form, (code) => code.TableFormDialog);

type AddTableDialogProps = {
  eventId: string;
  /** The button that opens the dialog; "Add Table" by default. */
  trigger?: ReactNode;
};

/** A button that opens the form for a table, or the templates. */
export const AddTableDialog = ({ eventId, trigger }: AddTableDialogProps) => {
  const [open, setOpen] = useState<'table' | 'templates' | null>(null);
  const close = () => setOpen(null);
  usePrepared(form);
  usePrepared(templates);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen('table')}>
        {trigger ?? <Button icon="plus">{t('add-table')}</Button>}
      </DialogTrigger>
      <TableFormDialog
        open={open === 'table'}
        eventId={eventId}
        onClose={close}
        onTemplates={() => setOpen('templates')}
      />
      {open === 'templates' && <TemplatesDialog eventId={eventId} onOpenChange={close} />}
    </>
  );
};
