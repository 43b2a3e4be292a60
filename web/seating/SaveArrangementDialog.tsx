import { saveArrangementInput } from '../../schema/inputs/arrangements.ts';
import { SaveArrangement } from '../arrangements/saved/documents.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/seatingParts.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';

type SaveArrangementDialogProps = {
  eventId: string;
  onClose: () => void;
  onSaved: () => void;
};

/** Saves the current seating under a name (specification, section 5). */
export const SaveArrangementDialog = (props: SaveArrangementDialogProps) => (
  <Dialog
    onClose={props.onClose}
    size="sm"
    title={t('save-arrangement')}
    description={t('keeps-moment')}
  >
    <SaveForm {...props} />
  </Dialog>
);

const savedFields = saveArrangementInput.pick({ name: true, description: true, isTemplate: true });

const SaveForm = ({ eventId, onClose, onSaved }: SaveArrangementDialogProps) => {
  const [save] = useCommand(SaveArrangement);
  const notify = useNotify();
  const form = useForm({
    present: { name: '', description: '', isTemplate: false },
    schema: savedFields,
    save: async ({ name, description, isTemplate }) => {
      await save({ eventId, name, description, isTemplate });
      notify({ tone: 'success', title: t('arrangement-saved') });
    },
    onSaved: () => {
      onClose();
      onSaved();
    },
    failure: t('save-failed'),
  });
  return (
    <DialogForm form={form} submit={t('save-arrangement')} onCancel={onClose}>
      <TextField label={t('name')} required {...form.field('name')} />
      <TextArea label={t('description')} rows={3} {...form.field('description')} />
      <Switch
        label={t('as-template')}
        hint={t('as-template-means')}
        {...form.field('isTemplate')}
      />
    </DialogForm>
  );
};
