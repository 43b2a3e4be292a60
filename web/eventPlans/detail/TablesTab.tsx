import { useState } from 'react';
import { StartFromTemplate } from '../../arrangements/saved/StartFromTemplate.tsx';
import type { TableView } from '../../seating/planView.ts';
import { displacedText } from '../../seating/tables/tableChanges.ts';
import { useTableCommands } from '../../seating/tables/useTableCommands.ts';
import { layoutLabels } from '../../tables/layoutLabels.ts';
import { type TableDialog, TableDialogs } from '../../tables/TableDialogs.tsx';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import shared from '../../ui/shared.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EditTableDialog } from './EditTableDialog.tsx';
import type { ManagedPlan } from './eventDetail.ts';
import styles from './TablesTab.module.css';

type TablesTabProps = { plan: ManagedPlan; tables: readonly TableView[]; readOnly: boolean };
type Open = { dialog: 'edit' | 'delete'; id: string } | null;

/** The tables as a list: search, rename, change layout, add, delete. */
export const TablesTab = (props: TablesTabProps) => {
  const { plan, readOnly } = props;
  const [adding, setAdding] = useState<TableDialog | null>(null);
  return (
    <>
      <TablesThere {...props} onAdd={setAdding} />
      {!readOnly && (
        <TableDialogs eventId={plan.id} hall={plan} open={adding ?? undefined} onOpen={setAdding} />
      )}
    </>
  );
};

type TablesThereProps = TablesTabProps & { onAdd: (dialog: TableDialog) => void };

const TablesThere = ({ plan, tables, readOnly, onAdd }: TablesThereProps) => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { remove } = useTableCommands(plan.id);
  const view = tables.find(({ table }) => table.id === open?.id);
  // Otherwise undoing the deletion would open the dialog again, over whatever the member does by then.
  if (open && !view) setOpen(null);
  const add = (
    <DialogTrigger onOpen={() => onAdd('table')}>
      <Button variant="primary" icon="plus">
        {t('add-table')}
      </Button>
    </DialogTrigger>
  );
  if (tables.length === 0) {
    return (
      <EmptyState
        icon="table"
        title={t('no-tables')}
        text={t(readOnly ? 'no-tables-to-see' : 'no-tables-text')}
        actions={
          !readOnly && (
            <>
              {add}
              <StartFromTemplate onOpen={() => onAdd('templates')} />
            </>
          )
        }
      />
    );
  }
  return (
    <section aria-label={t('tables')}>
      {!readOnly && <div className={styles.bar}>{add}</div>}
      <div className={styles.frame}>
        <table className={styles.table}>
          <TableHead readOnly={readOnly} />
          <tbody>
            {tables.map((row) => (
              <TableRow key={row.table.id} view={row} readOnly={readOnly} onOpen={setOpen} />
            ))}
          </tbody>
        </table>
      </div>
      {view && open?.dialog === 'edit' && <EditTableDialog onClose={close} view={view} />}
      {view && open?.dialog === 'delete' && (
        <ConfirmDialog
          onClose={close}
          title={t('delete-question', { name: view.table.name })}
          confirm={t('delete-table')}
          onConfirm={() => remove(view.table.id)}
        >
          {displacedText(namesIn(view))}
        </ConfirmDialog>
      )}
    </section>
  );
};

const TableHead = ({ readOnly }: { readOnly: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{t('table-name')}</th>
      <th scope="col">{t('layout')}</th>
      <th scope="col" className={styles.number}>
        {t('capacity')}
      </th>
      <th scope="col" className={styles.number}>
        {t('taken')}
      </th>
      {!readOnly && (
        <th scope="col">
          <VisuallyHidden>{t('actions')}</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
);

type TableRowProps = { view: TableView; readOnly: boolean; onOpen: (open: Open) => void };

const TableRow = ({ view, readOnly, onOpen }: TableRowProps) => {
  const { id, name, layout, capacity } = view.table;
  return (
    <tr>
      <th scope="row" className={shared.name}>
        {name}
      </th>
      <td>{layoutLabels[layout]}</td>
      <td className={styles.number}>{t('seats', { count: capacity })}</td>
      <td className={styles.number}>{t('part-of', { part: takenIn(view), of: capacity })}</td>
      {!readOnly && (
        <td className={styles.actions}>
          <IconButton
            icon="edit"
            size="sm"
            label={t('edit-named', { name })}
            onClick={() => onOpen({ dialog: 'edit', id })}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('delete-named', { name })}
            onClick={() => onOpen({ dialog: 'delete', id })}
          />
        </td>
      )}
    </tr>
  );
};

const namesIn = ({ people }: TableView): string[] =>
  people.flatMap((person) => (person ? [person.name] : []));

const takenIn = (view: TableView): number => namesIn(view).length;
