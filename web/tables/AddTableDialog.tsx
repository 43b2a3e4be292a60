import { lazy, type ReactNode, Suspense, useState } from 'react';
import { addTableInput } from '../../schema/inputs/tables.ts';
import { limits } from '../../schema/limits.ts';
import { type TableLayout, tableLayouts } from '../../schema/vocabulary.ts';
import { graphql } from '../gql/gql.ts';
import type { AddTableMutation } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/tables.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFooter, DialogTrigger } from '../ui/Dialog.tsx';
import grid from '../ui/FormGrid.module.css';
import { Select } from '../ui/Select.tsx';
import { NumberField, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';

const AddTable = graphql(`
  mutation AddTable($input: AddTableInput!) {
    addTable(input: $input) {
      position
      table {
        id
        name
        capacity
        layout
      }
    }
  }
`);

const layoutLabels: Record<TableLayout, string> = {
  rectangular: t('rectangular'),
  circular: t('circular'),
  oval: t('oval'),
};

const TemplatesDialog = lazy(async () => ({
  default: (await import('../arrangements/saved/TemplatesDialog.tsx')).TemplatesDialog,
}));

type AddedTable = AddTableMutation['addTable']['table'];

type AddTableDialogProps = {
  eventId: string;
  /** The button that opens it; "Add Table" where it is left out. */
  trigger?: ReactNode;
  /** Called when the table is there. The live plan brings the table itself and its seats. */
  onAdded?: (table: AddedTable, position: string | null | undefined) => void;
};

/** Add New Table (specification, section 2). */
export const AddTableDialog = ({ eventId, trigger, onAdded }: AddTableDialogProps) => {
  const [open, setOpen] = useState<'table' | 'templates' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen('table')}>
        {trigger ?? <Button icon="plus">{t('add-table')}</Button>}
      </DialogTrigger>
      <Dialog
        open={open === 'table'}
        onOpenChange={close}
        size="sm"
        title={t('add-new-table')}
        description={t('add-description')}
      >
        <TableForm
          eventId={eventId}
          onAdded={onAdded}
          onClose={close}
          onTemplates={() => setOpen('templates')}
        />
      </Dialog>
      {open === 'templates' && (
        <Suspense>
          <TemplatesDialog eventId={eventId} onOpenChange={close} />
        </Suspense>
      )}
    </>
  );
};

type TableFormProps = Pick<AddTableDialogProps, 'eventId' | 'onAdded'> & {
  onClose: () => void;
  /** Several tables at once, instead. */
  onTemplates: () => void;
};

const TableForm = ({ eventId, onAdded, onClose, onTemplates }: TableFormProps) => {
  const [addTable] = useCommand(AddTable);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const form = useForm({
    initial: {
      name: '',
      capacity: String(limits.tableCapacity.default),
      layout: 'rectangular' as TableLayout,
    },
    schema: addTableInput,
    toInput: ({ capacity, ...rest }) => ({
      ...rest,
      eventId,
      capacity: Number.parseInt(capacity, 10),
    }),
    save: async ({ name, capacity, layout }) => {
      const { addTable: added } = await addTable({ eventId, name, capacity, layout });
      notify({
        tone: 'success',
        title: t('created'),
        description: t('created-description'),
      });
      onClose();
      onAdded?.(added.table, added.position);
    },
    onFailure: (_problem, error) => notifyFailure(t('failed'), error, t('failed-description')),
  });
  const { field } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={grid.stack}>
        <TextField
          label={t('name')}
          required
          placeholder={t('name-placeholder')}
          hint={t('name-hint')}
          {...field('name')}
        />
        <NumberField
          label={t('capacity')}
          required
          min={limits.tableCapacity.min}
          max={limits.tableCapacity.max}
          hint={t('capacity-hint', {
            min: limits.tableCapacity.min,
            max: limits.tableCapacity.max,
          })}
          {...field('capacity')}
        />
        <Select
          label={t('layout')}
          placeholder={t('layout-placeholder')}
          hint={t('layout-hint')}
          options={tableLayouts.map((value) => ({ value, label: layoutLabels[value] }))}
          {...field('layout')}
        />
      </div>
      <DialogFooter>
        <Button variant="quiet" onClick={onTemplates}>
          {t('from-template')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.isPending}>
          {form.isPending ? t('creating') : t('create')}
        </Button>
      </DialogFooter>
    </form>
  );
};
