import { editTableInput } from '../../../schema/inputs/tables.ts';
import { capacitiesOf } from '../../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../../schema/vocabulary.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import type { TableView } from '../../seating/planView.ts';
import { displacedBy, displacedText } from '../../seating/tables/tableChanges.ts';
import { EditTable } from '../../seating/tables/useTableCommands.ts';
import { everyLayoutOption } from '../../tables/layoutLabels.ts';
import { whole } from '../../tables/tableGroup.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Select } from '../../ui/Select.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/useForm.ts';

type EditTableDialogProps = { onClose: () => void; view: TableView };

/**
 * Edits a table's name, capacity and layout. Names the people who would lose their seats before
 * saving.
 */
export const EditTableDialog = (props: EditTableDialogProps) => (
  <Dialog onClose={props.onClose} size="sm" title={t('edit-table')}>
    <TableForm {...props} />
  </Dialog>
);

type Values = { name: string; capacity: string; layout: TableLayout };

const valuesOf = ({ name, capacity, layout }: TableView['table']): Values => ({
  name,
  capacity: String(capacity),
  layout,
});

const TableForm = ({ view, onClose }: { view: TableView; onClose: () => void }) => {
  const { id } = view.table;
  const [edit] = useCommand(EditTable);
  const notify = useNotify();
  const form = useForm({
    present: valuesOf(view.table),
    schema: editTableInput,
    toInput: ({ capacity, ...values }) => ({ id, ...values, capacity: whole(capacity) }),
    save: async (_input, edited) => {
      await edit({ ...edited, id });
      notify({ tone: 'success', title: t('table-updated') });
    },
    onSaved: onClose,
    failure: t('table-not-updated'),
  });
  const { field } = form;
  const room = capacitiesOf(form.values.layout);
  const fewer = view.table.capacity - whole(form.values.capacity);
  const losing = fewer > 0 ? displacedBy(view, fewer) : [];
  return (
    <DialogForm form={form} submit={t('save-changes')} onCancel={onClose}>
      <TextField label={t('table-name')} required {...field('name')} />
      <NumberField
        label={t('capacity')}
        required
        min={room.min}
        max={room.max}
        step={room.step}
        hint={
          losing.length > 0
            ? displacedText(losing)
            : t('capacity-hint', { min: room.min, max: room.max })
        }
        {...field('capacity')}
      />
      <Select label={t('layout')} options={everyLayoutOption} {...field('layout')} />
    </DialogForm>
  );
};
