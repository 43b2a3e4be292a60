import { z } from 'zod';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/erasure.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFooter } from '../ui/Dialog.tsx';
import grid from '../ui/FormGrid.module.css';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';

type EraseProps = {
  /** What has to be typed: whoever erases has read whom. */
  name: string;
  erase: () => Promise<unknown>;
  onErased: () => void;
};
type EraseDialogProps = EraseProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  what: string;
};

/** Asks for the name of whom it is about, since nothing brings them back. */
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
  const { field, submit, isPending } = useForm({
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
    <form noValidate onSubmit={submit}>
      <div className={grid.stack}>
        <TextField label={t('confirm', { name })} {...field('typed')} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" pending={isPending}>
          {t('erase-now')}
        </Button>
      </DialogFooter>
    </form>
  );
};
