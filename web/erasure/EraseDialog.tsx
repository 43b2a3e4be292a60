import { z } from 'zod';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/erasure.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';

type EraseProps = {
  /** Must be typed, to make sure that the right person is erased. */
  name: string;
  erase: () => Promise<unknown>;
  onErased: () => void;
};
type EraseDialogProps = EraseProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  what: string;
};

/** Requires typing the name, because erasure cannot be undone. */
export const EraseDialog = ({ open, onOpenChange, what, ...props }: EraseDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    size="sm"
    title={t('erase-title', { name: props.name })}
    description={what}
  >
    <EraseForm {...props} onClose={() => onOpenChange(false)} />
  </Dialog>
);

const withoutSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

const EraseForm = ({ name, erase, onErased, onClose }: EraseProps & { onClose: () => void }) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const form = useForm({
    initial: { typed: '' },
    schema: z.object({
      typed: z
        .string()
        .refine(
          (typed) => withoutSpaces(typed) === withoutSpaces(name),
          t('does-not-match', { name }),
        ),
    }),
    toInput: (values) => values,
    save: async () => {
      await erase();
      notify({ tone: 'success', title: t('erased'), description: t('erased-text') });
      onClose();
      onErased();
    },
    onFailure: (_, error) => {
      notifyFailure(t('failed'), error);
      onClose();
    },
  });
  return (
    <DialogForm form={form} tone="danger" submit={t('erase-now')} onCancel={onClose}>
      <TextField label={t('confirm', { name })} {...form.field('typed')} />
    </DialogForm>
  );
};
