import type { ReactNode } from 'react';
import { z } from 'zod';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/erasure.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { useWhileShown } from '../ui/useWhileShown.ts';

type EraseProps = {
  /** Must be typed, to make sure that the right person is erased. */
  name: string;
  /** @returns what remains to be done, in words */
  erase: () => Promise<string | undefined>;
  /** Lists what an erasure does not reach. */
  paper?: ReactNode;
  onErased: () => void;
  onClose: () => void;
};

/** Requires typing the name, because erasure cannot be undone. */
export const EraseDialog = ({ what, ...props }: EraseProps & { what: string }) => (
  <Dialog
    onClose={props.onClose}
    size="sm"
    keepsEntries={false}
    title={t('erase-title', { name: props.name })}
    description={what}
  >
    <EraseForm {...props} />
  </Dialog>
);

const withoutSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

const EraseForm = ({ name, erase, paper, onErased, onClose }: EraseProps) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const close = useWhileShown(onClose);
  const form = useForm({
    present: { typed: '' },
    schema: z.object({
      typed: z
        .string()
        .refine(
          (typed) => withoutSpaces(typed) === withoutSpaces(name),
          t('does-not-match', { name }),
        ),
    }),
    save: async () => {
      const left = await erase();
      const description = [t('erased-text'), left].filter(Boolean).join(' ');
      notify({ tone: 'success', title: t('erased'), description });
      onErased();
    },
    onSaved: onClose,
    failure: (error) => {
      notifyFailure(t('failed'), error);
      close();
    },
  });
  return (
    <DialogForm form={form} tone="danger" submit={t('erase-now')} onCancel={onClose}>
      {paper}
      <TextField label={t('confirm', { name })} {...form.field('typed')} />
    </DialogForm>
  );
};
