import { TemplatesDialog, templates } from '../arrangements/saved/onDemand.ts';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { Hall } from './hall.ts';

const form = onDemand(() => import('./newTables.ts'));
const TableFormDialog = lazyPart(form, (code) => code.TableFormDialog);
const AddTablesDialog = lazyPart(form, (code) => code.AddTablesDialog);

export type TableDialog = 'table' | 'several' | 'templates';

type TableDialogsProps = {
  eventId: string;
  /** The tables that stand there, in the order of the plan, and what new ones are previewed in. */
  hall: Hall;
  /** Undefined where none of them is. */
  open: TableDialog | undefined;
  onOpen: (dialog: TableDialog | null) => void;
};

/**
 * The forms for new tables: that for one leads on to the others. They stand outside of what shows that there
 * are no tables, which leaves as somebody adds the first.
 */
export const TableDialogs = ({ eventId, hall, open, onOpen }: TableDialogsProps) => {
  const close = () => onOpen(null);
  usePreload(form);
  return (
    <>
      <TableFormDialog
        open={open === 'table'}
        eventId={eventId}
        tables={hall.tables}
        onClose={close}
        onSeveral={() => onOpen('several')}
        onTemplates={() => {
          void templates.prepare().catch(() => undefined);
          onOpen('templates');
        }}
      />
      <AddTablesDialog open={open === 'several'} eventId={eventId} hall={hall} onClose={close} />
      {open === 'templates' && <TemplatesDialog eventId={eventId} onOpenChange={close} />}
    </>
  );
};
