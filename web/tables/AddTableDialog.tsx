import { type ReactNode, useState } from 'react';
import { TemplatesDialog, templates } from '../arrangements/saved/onDemand.ts';
import { t } from '../texts/en/tablesButton.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { Hall } from './hall.ts';

const form = onDemand(() => import('./newTables.ts'));
const TableFormDialog = lazyPart(form, (code) => code.TableFormDialog);
const AddTablesDialog = lazyPart(form, (code) => code.AddTablesDialog);

type Open = 'table' | 'several' | 'templates';

type AddTableDialogProps = {
  eventId: string;
  /** The tables that stand there, in the order of the plan, and what new ones are previewed in. */
  hall: Hall;
  /** The button that opens the dialog; "Add Table" by default. */
  trigger?: ReactNode;
  /** The form that it opens: for one table by default. */
  first?: Open;
};

/** A button that opens the form for a table, from which those for many lead on. */
export const AddTableDialog = ({
  eventId,
  hall,
  trigger,
  first = 'table',
}: AddTableDialogProps) => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  usePreload(form);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(first)}>
        {trigger ?? <Button icon="plus">{t('add-table')}</Button>}
      </DialogTrigger>
      <TableFormDialog
        open={open === 'table'}
        eventId={eventId}
        tables={hall.tables}
        onClose={close}
        onSeveral={() => setOpen('several')}
        onTemplates={() => {
          void templates.prepare().catch(() => undefined);
          setOpen('templates');
        }}
      />
      <AddTablesDialog open={open === 'several'} eventId={eventId} hall={hall} onClose={close} />
      {open === 'templates' && <TemplatesDialog eventId={eventId} onOpenChange={close} />}
    </>
  );
};
