import type { FormEvent, ReactNode } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import { DialogFooter } from './Dialog.tsx';
import shared from './shared.module.css';

type DialogFormProps = {
  /** What `useForm` returns. */
  form: { submit: (event: FormEvent<HTMLFormElement>) => unknown; isPending: boolean };
  /** The label of the button that submits. */
  submit: string;
  tone?: 'primary' | 'danger';
  onCancel: () => void;
  /** Two columns where there is room; one below the other by default. */
  columns?: boolean;
  /** A further button, before Cancel. */
  extra?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog: its fields, and a footer with Cancel and the button that submits. */
export const DialogForm = (props: DialogFormProps) => (
  <form noValidate onSubmit={props.form.submit}>
    <div className={props.columns ? shared.form : shared.stack}>{props.children}</div>
    <DialogFooter>
      {props.extra}
      <Button onClick={props.onCancel}>{t('cancel')}</Button>
      <Button type="submit" variant={props.tone ?? 'primary'} pending={props.form.isPending}>
        {props.submit}
      </Button>
    </DialogFooter>
  </form>
);
