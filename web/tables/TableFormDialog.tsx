import { useSetAtom } from 'jotai';
import { addTableInput } from '../../schema/inputs/tables.ts';
import { limits } from '../../schema/limits.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/tables.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { NumberField, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { layoutOptions } from './layoutLabels.ts';
import { nextName } from './nextName.ts';
import { whole } from './tableGroup.ts';

const AddTable = graphql(`
  mutation AddTable($input: AddTableInput!) {
    addTable(input: $input) {
      table {
        id
        name
        capacity
        layout
      }
    }
  }
`);

type TableFormProps = {
  eventId: string;
  onClose: () => void;
  /** The existing tables, whose numbers the new name continues. */
  tables: readonly { name: string }[];
  /** Switches to the form for many tables. */
  onSeveral: () => void;
  /** Switches to the templates, which add several tables at once. */
  onTemplates: () => void;
};

/** Add New Table (specification, section 2). */
export const TableFormDialog = (props: TableFormProps) => (
  <Dialog
    onClose={props.onClose}
    size="sm"
    title={t('add-new-table')}
    description={t('add-description')}
  >
    <TableForm {...props} />
  </Dialog>
);

const TableForm = ({ eventId, tables, onClose, onSeveral, onTemplates }: TableFormProps) => {
  const setViewTarget = useSetAtom(viewTargetAtom);
  const [addTable] = useCommand(AddTable);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const form = useForm({
    present: {
      name: nextName(tables),
      capacity: String(limits.tableCapacity.default),
      layout: 'rectangular' as TableLayout,
    },
    schema: addTableInput,
    toInput: ({ capacity, ...rest }) => ({
      ...rest,
      eventId,
      capacity: whole(capacity),
    }),
    save: async ({ name, capacity, layout }) => {
      // The table and its seats arrive with the live plan.
      const { table } = (await addTable({ eventId, name, capacity, layout })).addTable;
      setViewTarget({ tableIds: [table.id], isNew: true });
      notify({
        tone: 'success',
        title: t('created'),
        description: t('created-description'),
      });
    },
    onSaved: onClose,
    failure: (error) => notifyFailure(t('failed'), error, t('failed-description')),
  });
  const { field } = form;
  return (
    <DialogForm
      form={form}
      submit={form.isPending ? t('creating') : t('create')}
      onCancel={onClose}
    >
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
        options={layoutOptions}
        {...field('layout')}
      />
      <div className={shared.cluster}>
        <Button variant="quiet" icon="table" onClick={onSeveral}>
          {t('several')}
        </Button>
        <Button variant="quiet" icon="copy" onClick={onTemplates}>
          {t('from-template')}
        </Button>
      </div>
    </DialogForm>
  );
};
