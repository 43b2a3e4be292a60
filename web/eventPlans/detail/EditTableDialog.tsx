import { editTableInput } from '../../../schema/inputs/tables.ts';
import { capacitiesOf } from '../../../schema/tables/seatLayout.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import type { TableView } from '../../seating/planView.ts';
import { displacedBy, displacedText } from '../../seating/tables/tableChanges.ts';
import { EditTable } from '../../seating/tables/useTableCommands.ts';
import { everyLayoutOption } from '../../tables/layoutLabels.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Select } from '../../ui/Select.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/useForm.ts';

type EditTableDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: TableView;
};

/**
 * Edits a table's name, capacity and layout. Names the people who would lose their seats before
 * saving.
 */
export const EditTableDialog = ({ open, onOpenChange, view }: EditTableDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={t('edit-table')}>
    <TableForm view={view} onClose={() => onOpenChange(false)} />
  </Dialog>
);

const TableForm = ({ view, onClose }: { view: TableView; onClose: () => void }) => {
  const { id, name, capacity, layout } = view.table;
  const [edit] = useCommand(EditTable);
  const notify = useNotify();
  const form = useForm({
    initial: { name, capacity: String(capacity), layout },
    schema: editTableInput,
    toInput: (values) => ({ ...values, id, capacity: Number.parseInt(values.capacity, 10) }),
    save: async (input) => {
      await edit(input);
      notify({ tone: 'success', title: t('table-updated') });
      onClose();
    },
    failure: t('table-not-updated'),
  });
  const { field } = form;
  const room = capacitiesOf(form.values.layout);
  const fewer = capacity - Number.parseInt(form.values.capacity, 10);
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
