import { arrangementFields } from '../../../schema/inputs/arrangements.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/useForm.ts';
import { EditArrangement, type Saved } from './documents.ts';

type RenameDialogProps = { arrangement: Saved; onClose: () => void };

/** Edits name and description. The link stays the same. */
export const RenameDialog = (props: RenameDialogProps) => (
  <Dialog onClose={props.onClose} size="sm" title={t('rename-arrangement')}>
    <RenameForm {...props} />
  </Dialog>
);

const RenameForm = ({ arrangement, onClose }: RenameDialogProps) => {
  const [edit] = useCommand(EditArrangement);
  const notify = useNotify();
  const { id, name, description } = arrangement;
  const form = useForm({
    present: { name, description: description ?? '' },
    schema: arrangementFields,
    save: async (_fields, edited) => {
      await edit({ id, ...edited });
      notify({ tone: 'success', title: t('renamed') });
    },
    onSaved: onClose,
    failure: t('rename-failed'),
  });
  return (
    <DialogForm form={form} submit={t('save-changes')} onCancel={onClose}>
      <TextField label={t('name')} required {...form.field('name')} />
      <TextArea label={t('description')} rows={3} {...form.field('description')} />
    </DialogForm>
  );
};
