import { TemplatesDialog, templates } from '../arrangements/saved/onDemand.ts';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { Hall } from './hall.ts';

const form = onDemand(() => import('./newTables.ts'));
const TableFormDialog = lazyPart(form, (code) => code.TableFormDialog);
const AddTablesDialog = lazyPart(form, (code) => code.AddTablesDialog);

export type TableDialog = 'table' | 'several' | 'templates';

type TableDialogsProps = {
  eventId: string;
  /** The existing tables in the order of the plan, and the room for previews. */
  hall: Hall;
  open: TableDialog | undefined;
  onOpen: (dialog: TableDialog | null) => void;
};

/**
 * The forms for new tables. The form for one leads to the others. They are outside of the empty state, which
 * unmounts as soon as the first table is added.
 */
export const TableDialogs = ({ eventId, hall, open, onOpen }: TableDialogsProps) => {
  const close = () => onOpen(null);
  usePreload(form);
  return (
    <>
      {open === 'table' && (
        <TableFormDialog
          eventId={eventId}
          tables={hall.tables}
          onClose={close}
          onSeveral={() => onOpen('several')}
          onTemplates={() => {
            void templates.prepare().catch(() => undefined);
            onOpen('templates');
          }}
        />
      )}
      {open === 'several' && <AddTablesDialog eventId={eventId} hall={hall} onClose={close} />}
      {open === 'templates' && <TemplatesDialog eventId={eventId} onClose={close} />}
    </>
  );
};
